"""A fixture with a built wheel."""

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and return its path."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "maturin", "build", "--release", "--quiet", "--out", str(folder)]
    with (ROOT / "Cargo.toml").open() as one_at_a_time:
        # two builds in one folder overwrite each other's files
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built
