"""What was thought out at length, kept so that a house that begins anew need not think again.

None of it is a part of what happened: it is thrown away when whoever thought has changed, when there is too
much of it, and with the player for whom it was thought or the table whose deal it is about.
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
"""So many are kept, the newest: a review takes about 2,500 bytes."""
_BATCH_SIZE: Final = 200
_SELECT_RESULTS: Final = "SELECT asked, found FROM findings WHERE edition = :edition AND asked IN ({these})"
_DELETE_OTHER_VERSIONS: Final = "DELETE FROM findings WHERE edition <> :edition"
_DELETE_OLDEST: Final = """
DELETE FROM findings WHERE made < (SELECT made FROM findings ORDER BY made DESC LIMIT 1 OFFSET :last)
"""
_DELETE_RESULT: Final = "DELETE FROM findings WHERE asked = :asked"


def make_key(*asked: object) -> bytes:
    """What something that was asked is looked up by.

    >>> key_of("review", "BA", 11) == key_of("review", "BA1", 1)
    False
    """
    return sha256("\n".join(map(str, asked)).encode()).digest()


def find_results(store: Store, edition: str, keys: Sequence[bytes]) -> Mapping[bytes, bytes]:
    """By key what an edition has found, where it is kept.

    Raises:
        OutOfReach: there is no answer.
    """
    there: dict[bytes, bytes] = {}
    for first in range(0, len(keys), _BATCH_SIZE):
        names = {f"asked{place}": key for place, key in enumerate(keys[first : first + _BATCH_SIZE])}
        question = _SELECT_RESULTS.format(these=", ".join(f":{name}" for name in names))
        there |= {bytes(key): bytes(what) for key, what in store.query(question, edition=edition, **names)}
    return there


def result_row(key: bytes, edition: str, what: bytes, player: str | None) -> Insert:
    """Something found, as a line of the database."""
    line = {"id": secrets.token_hex(16), "asked": key, "edition": edition, "player": player}
    return "findings", {**line, "made": now(), "found": what}


def delete_other_versions(edition: str) -> Statement:
    """What other editions found is thrown away."""
    return _DELETE_OTHER_VERSIONS, {"edition": edition}


def delete_oldest(most: int = MAX_RESULTS) -> Statement:
    """Only so many are kept, the newest."""
    return _DELETE_OLDEST, {"last": most - 1}


def delete_result(key: bytes) -> Statement:
    """What was found of something is thrown away."""
    return _DELETE_RESULT, {"asked": key}
