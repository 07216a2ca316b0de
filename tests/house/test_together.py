"""Tests of the parallel steps of `make check`: each is reported, a failed one is named, and an interrupt
ends all.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TOGETHER = [sys.executable, str(Path(__file__).parents[2] / "scripts" / "together.py")]
PATIENCE = 120.0
"""The number of seconds after which a test gives up waiting. No test that passes waits that long."""
ENDLESS = "echo begun >&{door}; sleep infinity"


def run(*steps: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*TOGETHER, *steps], capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_each_step_is_reported_with_its_output() -> None:
    done = run("types: echo sound", "lint: echo tidy >&2")
    assert (done.returncode, done.stderr) == (0, "")
    printed = {part.partition(" (")[0]: part.splitlines()[1:] for part in done.stdout.split("spadille: ")[1:]}
    assert printed == {"types": ["sound"], "lint": ["tidy"]}


@pytest.mark.parametrize("place", range(3))
def test_a_failing_step_is_named_and_the_others_finish(place: int) -> None:
    steps = ["types: echo sound", "lint: echo tidy", "format: echo neat"]
    name = steps[place].partition(":")[0]
    steps[place] = f"{name}: echo wrong; exit 3"
    done = run(*steps)
    assert (done.returncode, done.stderr) == (1, f"spadille: {name} failed\n")
    assert done.stdout.count("spadille: ") == len(steps)
    assert "wrong\n" in done.stdout


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_ends_all_steps(by: signal.Signals) -> None:
    hearing, door = os.pipe()
    with os.fdopen(hearing, "rb", buffering=0) as heard:
        endless = ENDLESS.format(door=door)
        together = subprocess.Popen([*TOGETHER, f"types: {endless}", f"lint: {endless}"], pass_fds=[door])
        os.close(door)
        assert [heard.read(len("begun\n")) for _ in ("types", "lint")] == [b"begun\n"] * 2
        together.send_signal(by)
        assert together.wait(PATIENCE) == 128 + by
        assert select.select([heard], [], [], PATIENCE)[0]
        assert heard.read(1024) == b"", "whoever still runs holds the door open"
