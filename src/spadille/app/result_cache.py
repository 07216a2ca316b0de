"""A cache in the database for results that take long to compute."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spadille.app.tables.match_results import split_matches
from spadille.evaluation.evaluator_version import evaluator_version
from spadille.notation.codes import code_of
from spadille.rules.seating import Seat
from spadille.storage import Corrupted, DatabaseUnavailable, Store, WriteFailed
from spadille.storage import cache_table as stored
from spadille.storage.cache_table import make_key
from spadille.storage.database import Statement
from spadille.telemetry.log import Logger
from spadille.workers.threads import run_in_thread

_PRUNE_INTERVAL: Final = 100
"""The number of inserts after which old results are deleted again."""

log = Logger("spadille")


class ResultCache:
    """A cache of results as texts. Results of other versions of the evaluator are not returned."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until_pruned = 0

    async def get(self, key: bytes) -> str | None:
        """Return the cached result of a key; None if there is none."""
        return (await self.get_all([key])).get(key)

    async def get_all(self, keys: Sequence[bytes]) -> Mapping[bytes, str]:
        """Return the cached results by key. Return nothing if the database is unavailable."""
        try:
            found = await run_in_thread(
                stored.find_results, self._store, await self._evaluator_version(), keys
            )
        except DatabaseUnavailable:
            return {}
        return {key: zlib.decompress(data).decode() for key, data in found.items()}

    async def put(self, key: bytes, text: str, player: str | None = None) -> None:
        """Store a result. If this fails, log a warning and go on.

        The result is deleted with the account of `player`, if given.
        """
        version = await self._evaluator_version()
        packed = zlib.compress(text.encode())
        try:
            await self._store.insert(stored.result_row(key, version, packed, player))
            await self._prune(version)
        except WriteFailed as error:
            log.warning("a finding is not kept", because=str(error))

    async def _prune(self, version: str) -> None:
        """Delete the results of other evaluator versions, and the oldest beyond the limit.

        Only one in `_PRUNE_INTERVAL` calls deletes anything.
        """
        if self._until_pruned == 0:
            await run_in_thread(
                self._store.execute, stored.delete_other_versions(version), stored.evict_oldest()
            )
        self._until_pruned = (self._until_pruned - 1) % _PRUNE_INTERVAL

    async def _evaluator_version(self) -> str:
        return await run_in_thread(evaluator_version)


def review_key(code: str, seat: Seat) -> bytes:
    """Return the cache key of the review of a seat in the deal with this code."""
    return make_key("review", code, seat)


def less_luck_key(table: str, match: int) -> bytes:
    """Return the cache key of the results less luck of an ended match."""
    return make_key("less-luck", table, match)


def delete_for_table(store: Store, table: str) -> list[Statement]:
    """Return statements that delete the cached reviews of a table's deals, and its results less luck."""
    try:
        return [stored.delete_result(key) for key in _keys(store, table)]
    except Corrupted:
        return []


def _keys(store: Store, table: str) -> Iterator[bytes]:
    events = store.load_events(table)
    for state in split_matches(events) if events else ():
        yield less_luck_key(table, state.number)
        for deal in state.finished:
            code = code_of(deal)
            yield from (review_key(code, seat) for seat in deal.layout.active)
