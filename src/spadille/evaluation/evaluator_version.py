"""The version of the evaluator. Cached reviews are valid while it stays the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from spadille.evaluation.review import WORLDS

_LETTERS: Final = 12
_PACKAGES: Final = ("evaluation", "bots", "env", "solver", "play", "games", "rules", "cards")
"""The packages whose code and data can change the result of a review."""
_SUFFIXES: Final = (".py", ".json", ".safetensors")
_NATIVE: Final = (".so", ".pyd")


VERSION_FILE: Final = "evaluation/version.txt"
"""The file to which a build writes the version, if it packs Spadille without its sources."""


@lru_cache(maxsize=1)
def evaluator_version() -> str:
    """Return the version: a hash of all code and data that can change the result of a review."""
    root = files("spadille")
    written = root.joinpath(VERSION_FILE)
    return written.read_text("utf-8") if written.is_file() else compute_version(root)


def compute_version(root: Traversable) -> str:
    """Compute the version from the sources, the data files and the native core in the folder `root`."""
    named = sha256(str(WORLDS).encode())
    for file in _version_files(root):
        named.update(file.read_bytes())
    return named.hexdigest()[:_LETTERS]


def _version_files(root: Traversable) -> Iterator[Traversable]:
    """Yield the files of the packages in `_PACKAGES`, and those of the native core."""
    for package in _PACKAGES:
        yield from _walk_package(root.joinpath(package))
    yield from (file for file in _list_folder(root) if file.name.endswith(_NATIVE))


def _list_folder(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)


def _walk_package(folder: Traversable) -> Iterator[Traversable]:
    for entry in _list_folder(folder):
        if entry.is_dir():
            yield from _walk_package(entry)
        elif entry.name.endswith(_SUFFIXES):
            yield entry
