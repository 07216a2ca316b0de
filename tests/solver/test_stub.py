"""What is said of the native core's types is what it has."""

import subprocess
import sys

from tests.house.source import ROOT

STUBTEST = (sys.executable, "-m", "mypy.stubtest", "spadille._core")


def test_the_stub_is_the_binarys() -> None:
    ended = subprocess.run(STUBTEST, cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
