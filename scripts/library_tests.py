"""Run the tests of the library in their own environment: `python -m scripts.library_tests [ARGUMENT ...]`.

This is for systems that the web and the server are not tested on: it needs Python and Rust, and no make. The
arguments go to pytest.
"""

from __future__ import annotations

import os
import shutil
import sys
import venv
from pathlib import Path
from typing import Final

from scripts.address import ROOT
from scripts.release.project import run

FOLDER: Final = ROOT / "target" / "library-tests"
LIBRARY: Final = (
    *("cards", "rules", "play", "notation", "solver", "bots", "arena", "env", "evaluation", "puzzles", "pad"),
    *("text", "sentences", "text_commands", "golden", "conformance"),
)
"""The folders of tests that need no server."""
PLUGINS: Final = ("tests.support.cli", "tests.support.profiles")


def main(words: list[str]) -> None:
    """Make the environment, build the package into it, and run the tests."""
    programs = FOLDER / ("Scripts" if os.name == "nt" else "bin")
    suffix = ".exe" if os.name == "nt" else ""
    python = programs / f"python{suffix}"
    if not python.is_file():
        venv.create(FOLDER, with_pip=True)
    locked = ROOT / "requirements" / "library.txt"
    run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", locked])
    wheels = FOLDER / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    run([programs / f"maturin{suffix}", "build", "--release", "--locked", "--quiet", "--out", wheels])
    run([python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", *wheels.glob("*.whl")])
    plugins = [word for plugin in PLUGINS for word in ("-p", plugin)]
    folders = [Path("tests", name) for name in LIBRARY]
    utf8 = {**os.environ, "PYTHONUTF8": "1"}
    run([python, "-m", "pytest", "--noconftest", *plugins, "-q", "-n", "auto", *words, *folders], env=utf8)


if __name__ == "__main__":
    main(sys.argv[1:])
