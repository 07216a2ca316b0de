"""A folder of shards: files named by their unit and by a hash of their contents.

A file is written under another name and then renamed, so that whatever has its final name is complete.
Nothing else is kept: the names tell what is done, and a killed process leaves only a file that nobody reads.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar
from uuid import uuid4

from spadille.study.study_error import StudyError

HASH_DIGITS = 16
"""How much of a hash names something: 64 bits."""
TEMPORARY = "under-way"


class HasId(Protocol):
    """Something that gives a shard."""

    @property
    def id(self) -> str:
        """Its name, without any `-`."""
        ...


ShardedUnit = TypeVar("ShardedUnit", bound=HasId)


@dataclass(frozen=True, slots=True)
class ShardFile:
    """One table of a shard."""

    table: str
    name: str
    """What it is of, then the content's hash."""
    content: bytes


class ShardContent(Protocol):
    """A unit's result, as files."""

    @property
    def unit(self) -> str:
        """The unit it belongs to."""
        ...

    @property
    def files(self) -> Sequence[ShardFile]:
        """The files that belong together, in the order they are put in place."""
        ...


def short_hash(content: bytes) -> str:
    """A hash of the contents, shortened for names."""
    return sha256(content).hexdigest()[:HASH_DIGITS]


def make_file_name(unit: str, content: bytes, kind: str) -> str:
    """A file's name."""
    return f"{unit}-{short_hash(content)}.{kind}"


class ShardFolder:
    """A folder with a subfolder for each table; a shard with a file in the table `last` is complete."""

    def __init__(self, path: Path, last: str) -> None:
        self.path = path
        self._last = last

    def find_missing(self, units: Iterable[ShardedUnit]) -> list[ShardedUnit]:
        """The units without a shard so far.

        Raises:
            StudyError: `two-shards` if one unit has two different results.
        """
        shards = self.find_shards(self._last)
        return [unit for unit in units if unit.id not in shards]

    def add(self, shard: ShardContent) -> None:
        """Puts a shard in its place."""
        for file in shard.files:
            self.write(f"{file.table}/{file.name}", file.content)

    def find_files(self, units: Iterable[HasId], table: str | None = None) -> list[Path]:
        """The files of these units as far as they exist, in order.

        Raises:
            StudyError: `two-shards`.
        """
        shards = self.find_shards(table or self._last)
        return [shards[unit.id] for unit in units if unit.id in shards]

    def verify(self, files: Iterable[Path]) -> None:
        """Checks files against the hashes in their names.

        Raises:
            StudyError: `broken-shard`.
        """
        for path in files:
            if short_hash(path.read_bytes()) != path.stem.rpartition("-")[2]:
                raise StudyError("broken-shard", file=path.name)

    def find_shards(self, table: str) -> dict[str, Path]:
        """The files of a table, by unit.

        Raises:
            StudyError: `two-shards`.
        """
        shards: dict[str, Path] = {}
        for path in sorted((self.path / table).glob("*-*.*")):
            unit = path.stem.partition("-")[0]
            if unit in shards:
                raise StudyError("two-shards", first=shards[unit].name, second=path.name)
            shards[unit] = path
        return shards

    def write(self, name: str, content: bytes) -> None:
        """Writes a file under another name, and renames it once it is safely on disk."""
        place, beside = self.path / name, self.path / TEMPORARY / uuid4().hex
        beside.parent.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
