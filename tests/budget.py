"""What each room's tests cost the processor: counted with every process they start, printed at the end."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

ROOMS: Final = Path(__file__).parent
PROCESSES: Final = Path("/proc")
"""Where Linux tells what each process has used; elsewhere those that still run are left out."""
_PARENT, _USED = 1, slice(11, 15)
"""In a process's line behind its name: who started it; its time, and that of those it saw end."""
_SENT: Final = "budget"


def room_of(path: Path) -> str:
    """The room that a test belongs to; doctests stand in the code."""
    inside = path.relative_to(ROOMS).parts if path.is_relative_to(ROOMS) else ()
    return inside[0] if len(inside) > 1 else "doctests"


def used() -> float:
    """Processor seconds of this process and of all that it started."""
    return sum(os.times()[:4]) + sum(_descendants(os.getpid(), dict(_running())))


def _running() -> Iterator[tuple[int, tuple[int, float]]]:
    """By process that runs: who started it, and what it has used."""
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
    """Counts while tests run; where several processes share them, each sends home what it counted."""

    def __init__(self) -> None:
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._room = ""
        self._since = 0.0

    def _enter(self, room: str) -> None:
        """From now on it is this room that spends."""
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
    """A line for each room, the dearest first, and one for all.

    >>> list(room_lines({"cards": 1.25, "server": 80.0}))
    ['   80.0  server', '    1.2  cards', '   81.2  all']
    """
    for room, seconds in sorted(spent.items(), key=lambda line: -line[1]):
        yield f"{seconds:7.1f}  {room}"
    yield f"{sum(spent.values()):7.1f}  all"
