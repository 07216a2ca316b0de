"""Run steps in parallel, each given as "name: command".

When a step ends, print its name, its processor seconds (user and system) and its output. Fail if a step
fails, and name it. An interrupt ends all steps.
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
    """A running step."""

    name: str
    pid: int
    output: IO[bytes]
    """The file with the step's output."""


def start_step(step: str) -> Step:
    """Start a step in its own process group, so that it can be ended with its children."""
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
    process.returncode = 0  # the process is waited for below, where its time is read
    return Step(name, process.pid, output)


def _heard_again() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)


def reap_ended() -> Iterator[tuple[int, int, struct_rusage | None]]:
    """Yield the process id, the status and the resource usage of each process that has ended."""
    with suppress(ChildProcessError):
        while (found := os.wait4(-1, os.WNOHANG))[0]:
            yield found[0], os.waitstatus_to_exitcode(found[1]), found[2]


def print_output(step: Step, took: struct_rusage | None) -> None:
    """Print the output of a step in one piece."""
    step.output.seek(0)
    times = f"{took.ru_utime:.3f} + {took.ru_stime:.3f}" if took else "?"
    sys.stdout.flush()
    sys.stdout.buffer.write(f"spadille: {step.name} ({times} s)\n".encode() + step.output.read())
    sys.stdout.buffer.flush()


def main(wanted: list[str]) -> int:
    """Run the steps and return the exit status."""
    # Signals wait until they are asked for: none is missed between a look and a sleep.
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    running = {step.pid: step for step in map(start_step, wanted)}
    failed = set[str]()
    while running:
        heard = signal.sigwait(HEARD)
        if heard in ENDS:
            for pid in running:
                with suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGTERM)
            return 128 + heard
        for pid, status, took in reap_ended():
            step = running.pop(pid)
            print_output(step, took)
            failed |= {step.name} if status else set()
    for name in (step.partition(": ")[0] for step in wanted):
        if name in failed:
            sys.stderr.write(f"spadille: {name} failed\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
