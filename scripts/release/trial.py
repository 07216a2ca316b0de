"""Try a package in an environment of its own: `python -m scripts.release.trial FOLDER [--source]`.

FOLDER has the packages; pip takes the one that fits this machine, or with `--source` the source distribution.
This module needs the standard library alone, so that it runs in a bare image.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_INSTALLED = 3
"""The exit status of a command whose extra is missing."""
_RUN_IN_IMAGE = "cd /spadille && PYTHONDONTWRITEBYTECODE=1 python -m scripts.release.trial /packages"


def try_package(folder: Path, *, from_source: bool = False) -> None:
    """Install the package without any extra, and use it as a newcomer would."""
    with tempfile.TemporaryDirectory() as made:
        python = make_environment(Path(made) / "venv")
        fitting = ["--no-index", "--find-links", folder.resolve(), "spadille"]
        chosen = [path.resolve() for path in folder.glob("*.tar.gz")] if from_source else fitting
        run([python, "-m", "pip", "install", *chosen], made)
        version = run([python, "-m", "spadille", "--version"], made)
        if version.split()[1] not in "".join(path.name for path in folder.iterdir()):
            raise SystemExit(f"spadille: {folder} has no package of {version}")
        run([python.with_name("spadille"), "--help"], made)
        run([python, "-m", "spadille", "deal"], made, status=NOT_INSTALLED)
        script = ROOT / "tests" / "house" / "user_script.py"
        if "Card('AS'): 18" not in run([python, script], made):
            raise SystemExit("spadille: the newcomer's script gives another answer")


def make_environment(folder: Path) -> Path:
    """Make an environment and return its Python."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(command: list[str | Path], folder: str | Path, *, status: int = 0) -> str:
    """Run a command in a folder and return what it prints. Fail if it ends with another status."""
    env = {**os.environ, "PYTHONUTF8": "1"}
    ended = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False)
    if ended.returncode != status:
        raise SystemExit(f"{ended.stdout}{ended.stderr}\nspadille: {command} ended with {ended.returncode}")
    return ended.stdout


def image_command(folder: Path, image: str) -> list[str]:
    """Return the command that tries a package in an image of Python."""
    volumes = ["--volume", f"{ROOT}:/spadille:ro", "--volume", f"{folder.resolve()}:/packages:ro"]
    return ["docker", "run", "--rm", *volumes, f"python:{image}", "sh", "-ec", _RUN_IN_IMAGE]


def main(words: list[str]) -> None:
    """Try the package here, or in the image that is named."""
    folder, *options = words
    images = [option.partition("=")[2] for option in options if option.startswith("--image=")]
    for image in images:
        subprocess.run(image_command(Path(folder), image), check=True)
    if not images:
        try_package(Path(folder), from_source="--source" in options)
    print("spadille: the package works")


if __name__ == "__main__":
    main(sys.argv[1:])
