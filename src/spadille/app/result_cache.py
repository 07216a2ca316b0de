"""What the house has thought out at length, and need not think out again."""

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

_EVERY: Final = 100
"""So many come to be kept between two looks whether there are too many."""

log = Logger("spadille")


class ResultCache:
    """Texts by what was asked, found by the judge and the expert as they are now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until_tidied = 0

    async def get(self, key: bytes) -> str | None:
        """What was found, if it is kept."""
        return (await self.get_all([key])).get(key)

    async def get_all(self, keys: Sequence[bytes]) -> Mapping[bytes, str]:
        """By key what was found; a database that does not answer keeps nothing."""
        try:
            there = await run_in_thread(
                stored.find_results, self._store, await self._evaluator_version(), keys
            )
        except DatabaseUnavailable:
            return {}
        return {key: zlib.decompress(what).decode() for key, what in there.items()}

    async def put(self, key: bytes, what: str, player: str | None = None) -> None:
        """Keeps what was found, if that is possible."""
        edition = await self._evaluator_version()
        packed = zlib.compress(what.encode())
        try:
            await self._store.insert(stored.result_row(key, edition, packed, player))
            await self._prune(edition)
        except WriteFailed as trouble:
            log.warning("a finding is not kept", because=str(trouble))

    async def _prune(self, edition: str) -> None:
        """Throws away, now and then, what others found, and the oldest of too many."""
        if self._until_tidied == 0:
            await run_in_thread(
                self._store.execute, stored.delete_other_versions(edition), stored.evict_oldest()
            )
        self._until_tidied = (self._until_tidied - 1) % _EVERY

    async def _evaluator_version(self) -> str:
        return await run_in_thread(evaluator_version)


def review_key(code: str, seat: Seat) -> bytes:
    """What the review of a deal is looked up by."""
    return make_key("review", code, seat)


def delete_for_table(store: Store, table: str) -> list[Statement]:
    """What was found of the deals of a table is thrown away."""
    try:
        return [stored.delete_result(key) for key in _keys(store, table)]
    except Corrupted:
        return []


def _keys(store: Store, table: str) -> Iterator[bytes]:
    events = store.load_events(table)
    for state in split_matches(events) if events else ():
        for deal in state.finished:
            code = code_of(deal)
            yield from (review_key(code, seat) for seat in deal.layout.active)
