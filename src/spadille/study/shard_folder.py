"""A folder of shards: files that are named by what they are of and by what they hold.

A file is written beside its place and then renamed, so that whatever stands there is whole. Nothing else is
kept: what is done is read from the names, and whoever is killed leaves a file that nobody reads.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar
from uuid import uuid4

from spadille.study.no_study import NoStudy

DIGITS = 16
"""How much of a hash names something: 64 bits."""
UNDER_WAY = "under-way"


class HasId(Protocol):
    """Something that comes to a shard."""

    @property
    def id(self) -> str:
        """What it is known by; it has no `-`."""
        ...


Named = TypeVar("Named", bound=HasId)


@dataclass(frozen=True, slots=True)
class ShardFile:
    """One table of a shard."""

    table: str
    name: str
    """What it is of, then the content's hash."""
    content: bytes


class FilledShard(Protocol):
    """What something came to."""

    @property
    def unit(self) -> str:
        """What it is of."""
        ...

    @property
    def files(self) -> Sequence[ShardFile]:
        """Those that belong together, in the order in which they are put in place."""
        ...


def short_hash(content: bytes) -> str:
    """The hash of a content, as short as names have it."""
    return sha256(content).hexdigest()[:DIGITS]


def file_name(unit: str, content: bytes, kind: str) -> str:
    """What a file is called."""
    return f"{unit}-{short_hash(content)}.{kind}"


class ShardFolder:
    """A folder with the tables of shards, one folder each; a shard with a file in `last` is whole."""

    def __init__(self, path: Path, last: str) -> None:
        self.path = path
        self._last = last

    def missing(self, units: Iterable[Named]) -> list[Named]:
        """Those that have no shard yet.

        Raises:
            NoStudy: `two-shards` where one came to two different things.
        """
        shards = self.shards(self._last)
        return [unit for unit in units if unit.id not in shards]

    def keep(self, shard: FilledShard) -> None:
        """Puts a shard in its place."""
        for file in shard.files:
            self.write(f"{file.table}/{file.name}", file.content)

    def files(self, units: Iterable[HasId], table: str | None = None) -> list[Path]:
        """The files of some units that are there, in their order.

        Raises:
            NoStudy: `two-shards`.
        """
        shards = self.shards(table or self._last)
        return [shards[unit.id] for unit in units if unit.id in shards]

    def judge(self, files: Iterable[Path]) -> None:
        """Sees that files hold what they are named by.

        Raises:
            NoStudy: `broken-shard`.
        """
        for path in files:
            if short_hash(path.read_bytes()) != path.stem.rpartition("-")[2]:
                raise NoStudy("broken-shard", file=path.name)

    def shards(self, table: str) -> dict[str, Path]:
        """The files of a table that are there, by what they are of.

        Raises:
            NoStudy: `two-shards`.
        """
        shards: dict[str, Path] = {}
        for path in sorted((self.path / table).glob("*-*.*")):
            unit = path.stem.partition("-")[0]
            if unit in shards:
                raise NoStudy("two-shards", first=shards[unit].name, second=path.name)
            shards[unit] = path
        return shards

    def write(self, name: str, content: bytes) -> None:
        """Writes a file beside its place, and puts it there when it is safe on the disk."""
        place, beside = self.path / name, self.path / UNDER_WAY / uuid4().hex
        beside.parent.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
