"""What is said of the native core's types is what it has."""

import subprocess
import sys
from pathlib import Path

from tests.house.source import ROOT

STUBTEST = (sys.executable, "-m", "mypy.stubtest", "spadille._core", "--mypy-config-file")
THE_STUB_ALONE = "[mypy]\nfollow_imports = skip\n"
"""What it imports is checked elsewhere, and would take four times as long to read as it does itself."""


def test_the_stub_is_the_binarys(tmp_path: Path) -> None:
    config = tmp_path / "stub.ini"
    config.write_text(THE_STUB_ALONE, encoding="utf-8")
    ended = subprocess.run(
        (*STUBTEST, str(config)), cwd=ROOT / "src", capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
