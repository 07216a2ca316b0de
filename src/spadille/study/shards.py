"""Shards: a unit's result, as files named by the unit and by a hash of their contents."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit
from spadille.study.parquet import parquet
from spadille.study.rows import play
from spadille.study.shard_folder import ShardFile, file_name
from spadille.study.units import Unit, written

LAST = "deals"
"""The table whose file is put in place last: a unit with one is done."""


@dataclass(frozen=True, slots=True)
class Shard:
    """All tables of a unit."""

    unit: str
    files: tuple[ShardFile, ...]
    watches: tuple[Stopwatch, ...]
    """How long each bot took; never kept, since it is another time each time."""


def shard(unit: Unit) -> Shard | Forfeit:
    """Plays a unit: it gives the same files everywhere.

    Raises:
        NoContest: `other-code`.
    """
    played = play(unit)
    if isinstance(played, Forfeit):
        return played
    about, tables = written(unit.to_json()), unit.wanted.tables
    assert tables[0] == LAST
    files = [(table, parquet(table, played.rows[table], about)) for table in reversed(tables)]
    named = tuple(
        ShardFile(table, file_name(unit.id, content, "parquet"), content) for table, content in files
    )
    return Shard(unit.id, named, played.watches)
