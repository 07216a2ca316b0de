"""A pytest plugin that prints the processor seconds used by the tests of each folder, child processes
included.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

ROOMS: Final = Path(__file__).parent
PROCESSES: Final = Path("/proc")
"""The folder in which Linux reports what each process has used. Elsewhere running children are left out."""
_PARENT, _USED = 1, slice(11, 15)
"""Fields of a process's `stat` line after its name: the parent's id, and its own and its ended children's
time.
"""
_SENT: Final = "budget"


def room_of(path: Path) -> str:
    """Return the folder below `tests` to which a test belongs, or "doctests" for a doctest in the code."""
    inside = path.relative_to(ROOMS).parts if path.is_relative_to(ROOMS) else ()
    return inside[0] if len(inside) > 1 else "doctests"


def used() -> float:
    """Return the processor seconds of this process and all its descendants."""
    return sum(os.times()[:4]) + sum(_descendants(os.getpid(), dict(_running())))


def _running() -> Iterator[tuple[int, tuple[int, float]]]:
    """Yield the id of each running process, with its parent's id and its processor seconds."""
    for process in PROCESSES.glob("[0-9]*/stat"):
        try:
            line = process.read_text("utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        ticks = sum(map(int, line[_USED]))
        yield int(process.parent.name), (int(line[_PARENT]), ticks / os.sysconf("SC_CLK_TCK"))


def _descendants(ancestor: int, running: Mapping[int, tuple[int, float]]) -> Iterator[float]:
    for process, (parent, seconds) in running.items():
        if parent == ancestor:
            yield seconds
            yield from _descendants(process, running)


class Budget:
    """A pytest plugin that adds up processor seconds by folder.

    Processes of pytest-xdist send their sums to the main one.
    """

    def __init__(self) -> None:
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._room = ""
        self._since = 0.0

    def _enter(self, room: str) -> None:
        """Charge the processor time since the last call to the previous folder, and make `room` the current
        one.
        """
        now = used()
        if self._room:
            self._spent[self._room] += now - self._since
        self._room, self._since = room, now

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        room = room_of(item.path)
        if room != self._room:
            self._enter(room)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._enter("")
        sent: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if sent is not None:
            sent[_SENT] = dict(self._spent)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401 - xdist's
        for room, seconds in getattr(node, "workeroutput", {}).get(_SENT, {}).items():
            self._spent[room] += seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._spent:
            terminalreporter.section("processor seconds by room")
            for line in room_lines(self._spent):
                terminalreporter.write_line(line)


def room_lines(spent: Mapping[str, float]) -> Iterator[str]:
    """Yield a line for each folder, the most expensive first, and a line for the sum.

    >>> list(room_lines({"cards": 1.25, "server": 80.0}))
    ['   80.0  server', '    1.2  cards', '   81.2  all']

    >>>
    """
    for room, seconds in sorted(spent.items(), key=lambda line: -line[1]):
        yield f"{seconds:7.1f}  {room}"
    yield f"{sum(spent.values()):7.1f}  all"
