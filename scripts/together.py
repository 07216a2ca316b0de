"""Runs steps side by side, each given as "name: command".

As each ends its name is told, with the processor seconds it took (user and system) and all that it said.
Fails if one of them fails, and says which; cut off, it leaves none of them behind.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from resource import struct_rusage
from typing import IO, NamedTuple

ENDS = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
HEARD = {*ENDS, signal.SIGCHLD}


class Step(NamedTuple):
    """A step that has begun."""

    name: str
    pid: int
    output: IO[bytes]
    """A file that takes all it says."""


def begun(step: str) -> Step:
    """A step in a process group of its own, to be ended as one."""
    name, _, command = step.partition(": ")
    output = tempfile.TemporaryFile()  # noqa: SIM115 - it is open as long as the step goes on
    process = subprocess.Popen(
        ["bash", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        close_fds=False,
        process_group=0,
        preexec_fn=_heard_again,  # noqa: PLW1509 - there is one thread
    )
    process.returncode = 0  # it is waited for below, where the time it took is told
    return Step(name, process.pid, output)


def _heard_again() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)


def ended() -> Iterator[tuple[int, int, struct_rusage | None]]:
    """Whoever has ended by now: its id, its status, what it took."""
    with suppress(ChildProcessError):
        while (found := os.wait4(-1, os.WNOHANG))[0]:
            yield found[0], os.waitstatus_to_exitcode(found[1]), found[2]


def tell(step: Step, took: struct_rusage | None) -> None:
    """What a step said, in one piece."""
    step.output.seek(0)
    times = f"{took.ru_utime:.3f} + {took.ru_stime:.3f}" if took else "?"
    sys.stdout.flush()
    sys.stdout.buffer.write(f"spadille: {step.name} ({times} s)\n".encode() + step.output.read())
    sys.stdout.buffer.flush()


def main(wanted: list[str]) -> int:
    """Runs the steps; gives the exit status."""
    # Signals wait until they are asked for: none is missed between a look and a sleep.
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    running = {step.pid: step for step in map(begun, wanted)}
    failed = set[str]()
    while running:
        heard = signal.sigwait(HEARD)
        if heard in ENDS:
            for pid in running:
                with suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGTERM)
            return 128 + heard
        for pid, status, took in ended():
            step = running.pop(pid)
            tell(step, took)
            failed |= {step.name} if status else set()
    for name in (step.partition(": ")[0] for step in wanted):
        if name in failed:
            sys.stderr.write(f"spadille: {name} failed\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
