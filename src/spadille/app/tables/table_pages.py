"""A cache of what is computed from a table's events. A new event or a player's erasure invalidates it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from spadille.app.endpoint import Encoded
from spadille.storage import Store
from spadille.table.reducer import TableState
from spadille.workers.threads import ComputePool, run_in_thread

T = TypeVar("T")
_MAX_TABLES: Final = 8
"""The number of tables whose states are cached. The states of a long table take megabytes."""
_MAX_PAGES, _MAX_BYTES = 256, 32_000_000
_SELECT_VERSION: Final = """
SELECT (SELECT max(seq) FROM events WHERE table_id = :table),
       (SELECT count(*) FROM pseudonyms WHERE table_id = :table)
"""
"""Selects the version of a table's data, which changes with each event and when a player is erased."""


class TablePages:
    """A cache of tables' states at the ends of their matches, and of the encoded answers made from them."""

    def __init__(
        self, store: Store, compute: ComputePool, read_matches: Callable[[str], list[TableState]]
    ) -> None:
        self._store = store
        self._compute = compute
        self._read_matches = read_matches
        self._matches = _Versions[list[TableState]](_MAX_TABLES)
        self._pages = _Versions[Encoded[Any]](_MAX_PAGES, _MAX_BYTES)

    async def load_matches(self, table: str) -> list[TableState]:
        """Return a table's state at the end of each match, and its current state.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        version = await self._find_version(table)
        found = self._matches.get(table, version)
        if found is None:
            found = await self._compute.run(self._read_matches, table)
            self._matches.put(table, version, found)
        return found

    async def encode(self, table: str, key: Hashable, make: Callable[[list[TableState]], T]) -> Encoded[T]:
        """Return the encoded answer that `make` makes from a table's states. Cache it under `key`.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        version = await self._find_version(table)
        found = self._pages.get((table, key), version)
        if found is None:
            states = await self.load_matches(table)
            page = await self._compute.run(lambda: Encoded.of(make(states)))
            self._pages.put((table, key), version, page, len(page.text))
            return page
        return found

    def forget(self, table: str) -> None:
        """Remove everything that is cached for a table."""
        self._matches.drop(lambda key: key == table)
        self._pages.drop(lambda key: isinstance(key, tuple) and key[0] == table)

    async def _find_version(self, table: str) -> Hashable:
        ((seq, known),) = await run_in_thread(self._store.query, _SELECT_VERSION, table=table)
        return seq, known


class _Versions(Generic[T]):
    """A least-recently-used cache that holds one version of the value of each key."""

    def __init__(self, most: int, most_bytes: int = 0) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._values: dict[Hashable, tuple[Hashable, T, int]] = {}
        self._bytes = 0

    def get(self, key: Hashable, version: Hashable) -> T | None:
        """Return the value of a key if it has this version, else None. Remove a value of another version."""
        entry = self._remove(key)
        if entry is None or entry[0] != version:
            return None
        self.put(key, *entry)
        return entry[1]

    def put(self, key: Hashable, version: Hashable, value: T, size: int = 0) -> None:
        """Store a value of `size` bytes. Evict the least recently used values beyond the limits."""
        self._remove(key)
        self._values[key] = version, value, size
        self._bytes += size
        while len(self._values) > self._most or self._bytes > self._most_bytes > 0:
            self._remove(next(iter(self._values)))

    def drop(self, is_old: Callable[[Hashable], bool]) -> None:
        """Remove the values of the keys for which `is_old` returns true."""
        for key in [key for key in self._values if is_old(key)]:
            self._remove(key)

    def _remove(self, key: Hashable) -> tuple[Hashable, T, int] | None:
        entry = self._values.pop(key, None)
        self._bytes -= entry[2] if entry else 0
        return entry
