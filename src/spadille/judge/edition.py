"""Which judge it is: what he finds is kept as long as he is the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from spadille.judge.review import WORLDS

_LETTERS: Final = 12
_WHAT_HE_IS: Final = ("judge", "bots", "env", "solver", "play", "games", "rules", "cards")
"""The packages whose code and data decide what he finds."""
_OF_IT: Final = (".py", ".json", ".safetensors")
_NATIVE: Final = (".so", ".pyd")


@lru_cache(maxsize=1)
def edition() -> str:
    """A name for the judge as he is: by all that decides what he finds, and in how many worlds he looks."""
    named = sha256(str(WORLDS).encode())
    for file in _what_he_is(files("spadille")):
        named.update(file.read_bytes())
    return named.hexdigest()[:_LETTERS]


def _what_he_is(house: Traversable) -> Iterator[Traversable]:
    """His own files, those he thinks by, and the native core."""
    for package in _WHAT_HE_IS:
        yield from _within(house.joinpath(package))
    yield from (file for file in _sorted(house) if file.name.endswith(_NATIVE))


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)


def _within(folder: Traversable) -> Iterator[Traversable]:
    for found in _sorted(folder):
        if found.is_dir():
            yield from _within(found)
        elif found.name.endswith(_OF_IT):
            yield found
