"""Tests of the budget of processor time, which includes child processes."""

import subprocess
import sys
from pathlib import Path

from tests.budget import ROOMS, room_of, used

BUSY = "import time\nwhile time.process_time() < 0.3: pass\nprint('busy', flush=True)\ninput()"


def test_a_process_counts_while_it_runs_and_when_it_has_ended() -> None:
    before = used()
    with subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as busy:
        assert busy.stdout is not None
        assert busy.stdout.readline() == b"busy\n"
        running = used()
    assert running - before > (0.25 if Path("/proc/self/stat").exists() else 0)
    assert used() - before > 0.25


def test_a_test_belongs_to_the_room_it_stands_in() -> None:
    assert room_of(ROOMS / "server" / "security" / "test_http.py") == "server"
    assert room_of(ROOMS.parent / "src" / "spadille" / "cards" / "card.py") == "doctests"
