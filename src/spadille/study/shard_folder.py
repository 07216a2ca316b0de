"""A folder of shards: files named after their unit and a hash of their content.

A file is written under a temporary name and then renamed, so that any file with a final name is complete. The
file names alone record which units are done. A killed process leaves at most one temporary file.
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
"""The number of hexadecimal digits of a short hash, which has 64 bits."""
TEMPORARY = "under-way"


class HasId(Protocol):
    """The interface of a unit of work whose result is a shard."""

    @property
    def id(self) -> str:
        """The id of the unit. It contains no `-`."""
        ...


ShardedUnit = TypeVar("ShardedUnit", bound=HasId)


@dataclass(frozen=True, slots=True)
class ShardFile:
    """A file of a shard, with the unit's rows of one table."""

    table: str
    name: str
    """The file name: the unit's id and the hash of the content."""
    content: bytes


class ShardContent(Protocol):
    """The interface of a unit's result, which consists of files."""

    @property
    def unit(self) -> str:
        """The id of the unit."""
        ...

    @property
    def files(self) -> Sequence[ShardFile]:
        """The files, in the order in which they are written."""
        ...


def short_hash(content: bytes) -> str:
    """Return a hash of the content, shortened for use in file names."""
    return sha256(content).hexdigest()[:HASH_DIGITS]


def make_file_name(unit: str, content: bytes, kind: str) -> str:
    """Return the name of a unit's file. `kind` is its extension."""
    return f"{unit}-{short_hash(content)}.{kind}"


class ShardFolder:
    """A folder with a subfolder for each table. A unit with a file in the table `last` is complete."""

    def __init__(self, path: Path, last: str) -> None:
        self.path = path
        self._last = last

    def find_missing(self, units: Iterable[ShardedUnit]) -> list[ShardedUnit]:
        """Return the units without a shard.

        Raises:
            StudyError: `two-shards` if one unit has two different results.
        """
        shards = self.find_shards(self._last)
        return [unit for unit in units if unit.id not in shards]

    def add(self, shard: ShardContent) -> None:
        """Write the files of a shard."""
        for file in shard.files:
            self.write(f"{file.table}/{file.name}", file.content)

    def find_files(self, units: Iterable[HasId], table: str | None = None) -> list[Path]:
        """Return the existing files of these units, in order. `table` is the last table by default.

        Raises:
            StudyError: `two-shards`.
        """
        shards = self.find_shards(table or self._last)
        return [shards[unit.id] for unit in units if unit.id in shards]

    def verify(self, files: Iterable[Path]) -> None:
        """Check files against the hashes in their names.

        Raises:
            StudyError: `broken-shard` if a file was changed or is damaged.
        """
        for path in files:
            if short_hash(path.read_bytes()) != path.stem.rpartition("-")[2]:
                raise StudyError("broken-shard", file=path.name)

    def find_shards(self, table: str) -> dict[str, Path]:
        """Return the files of a table, by the id of their unit.

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
        """Write a file atomically: sync it under a temporary name, then rename it."""
        place, beside = self.path / name, self.path / TEMPORARY / uuid4().hex
        beside.parent.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
