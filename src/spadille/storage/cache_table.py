"""The persistent cache of results that are expensive to compute, such as reviews.

A cached result can be computed again. It is deleted when the version of the evaluator changes, or when the
cache has too many results. It is also deleted with the player for whom it was computed, and with the table
whose deal was evaluated.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from spadille.storage.database import Insert, Statement
from spadille.storage.event import now
from spadille.storage.store import Store

MAX_RESULTS: Final = 10_000
"""The number of results that are kept, the newest ones. A review takes about 2,500 bytes."""
_BATCH_SIZE: Final = 200
_SELECT_RESULTS: Final = (
    "SELECT request, result FROM result_cache WHERE version = :version AND request IN ({these})"
)
_DELETE_OTHER_VERSIONS: Final = "DELETE FROM result_cache WHERE version <> :version"
_DELETE_OLDEST: Final = """
DELETE FROM result_cache
WHERE created < (SELECT created FROM result_cache ORDER BY created DESC LIMIT 1 OFFSET :last)
"""
_DELETE_RESULT: Final = "DELETE FROM result_cache WHERE request = :request"


def make_key(*request: object) -> bytes:
    """Return the cache key of a request.

    >>> make_key("review", "BA", 11) == make_key("review", "BA1", 1)
    False
    """
    return sha256("\n".join(map(str, request)).encode()).digest()


def find_results(store: Store, version: str, keys: Sequence[bytes]) -> Mapping[bytes, bytes]:
    """Return the cached results of an evaluator version, by key. Keys without a result are left out.

    Raises:
        DatabaseUnavailable: the database does not answer.
    """
    results: dict[bytes, bytes] = {}
    for first in range(0, len(keys), _BATCH_SIZE):
        names = {f"request{index}": key for index, key in enumerate(keys[first : first + _BATCH_SIZE])}
        query = _SELECT_RESULTS.format(these=", ".join(f":{name}" for name in names))
        results |= {bytes(key): bytes(result) for key, result in store.query(query, version=version, **names)}
    return results


def result_row(key: bytes, version: str, result: bytes, player: str | None) -> Insert:
    """Return the row for a result, computed for `player` by an evaluator of this version."""
    row = {"id": secrets.token_hex(16), "request": key, "version": version, "player": player}
    return "result_cache", {**row, "created": now(), "result": result}


def delete_other_versions(version: str) -> Statement:
    """Return the statement that deletes the results of all other versions."""
    return _DELETE_OTHER_VERSIONS, {"version": version}


def evict_oldest(most: int = MAX_RESULTS) -> Statement:
    """Return the statement that deletes all but the `most` newest results."""
    return _DELETE_OLDEST, {"last": most - 1}


def delete_result(key: bytes) -> Statement:
    """Return the statement that deletes the results for a key."""
    return _DELETE_RESULT, {"request": key}
