"""Tests that the stub of the native core matches the binary."""

import subprocess
import sys
from pathlib import Path

from tests.house.source import ROOT

STUBTEST = (sys.executable, "-m", "mypy.stubtest", "spadille._core", "--mypy-config-file")
THE_STUB_ALONE = "[mypy]\nfollow_imports = skip\n"
"""The modules that the stub imports are checked elsewhere. Following them takes four times as long."""


def test_the_stub_matches_the_binary(tmp_path: Path) -> None:
    config = tmp_path / "stub.ini"
    config.write_text(THE_STUB_ALONE, encoding="utf-8")
    ended = subprocess.run(
        (*STUBTEST, str(config)), cwd=ROOT / "src", capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
