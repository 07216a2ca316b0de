"""Tests that the repository contains nothing specific to the machine on which it was written."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.house.source import ROOT

MADE = {
    ".git", ".venv", "dist", "target", "node_modules", "__pycache__", ".hypothesis", ".import_linter_cache",
    ".mypy_cache", ".pytest_cache", ".ruff_cache", ".idea", ".vscode",
}  # fmt: skip
BUILT = [ROOT / "src" / "spadille" / name for name in ("web", "rulebook")]
MACHINE_PATH = re.compile(r"(?<![\w./~$}-])/(?:work|root|home|Users|tmp|private)/")
ADDRESS = re.compile(r"https?://")
CRATES = "registry+https://github.com/rust-lang/crates.io-index"
"""The name of crates.io in Cargo's lock file, even if a mirror is used."""


def source_files(folder: Path) -> Iterator[Path]:
    """Yield every file of the repository that is not generated."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in MADE and path not in BUILT:
            yield from source_files(path)
        elif path.is_file() and path.name not in MADE:
            yield path


def lines(path: Path) -> list[str]:
    """Return the lines of a text file, or none for a binary file."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def without_funding(lock: object) -> object:
    """Return a lock file without its entries about funding."""
    match lock:
        case dict():
            return {key: without_funding(value) for key, value in lock.items() if key != "funding"}
        case list():
            return [without_funding(value) for value in lock]
        case _:
            return lock


def places(is_left: Callable[[str], object]) -> list[str]:
    """Return the place, as `path:line`, of every line in the repository for which `is_left` is true."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in source_files(ROOT)
        for number, line in enumerate(lines(path), start=1)
        if is_left(line)
    ]


def test_no_file_names_a_machines_folder() -> None:
    assert places(MACHINE_PATH.search) == []


def test_no_file_holds_the_marks_of_an_unfinished_merge() -> None:
    marks = ("<" * 7 + " ", ">" * 7 + " ")
    assert places(lambda line: line.startswith(marks)) == []


def test_the_locks_name_no_index() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert locks
    assert [path.name for path in locks if ADDRESS.search(path.read_text())] == []
    assert [path.name for path in locks if "--hash=sha256:" not in path.read_text()] == []


def test_the_cores_lock_names_no_registry_but_cargos_own() -> None:
    packages = tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]
    sources = {package.get("source", "here") for package in packages}
    assert sources == {"here", CRATES}
    assert all("checksum" in package for package in packages if "source" in package)


def test_the_webs_lock_names_no_registry() -> None:
    lock = without_funding(json.loads((ROOT / "web" / "package-lock.json").read_text()))
    assert ADDRESS.findall(json.dumps(lock)) == []
