"""Recovery codes, which sign a player in on another browser."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import ID_ALPHABET

_GROUPS: Final = 5
_LETTERS_A_GROUP: Final = 4


def make_recovery_code() -> str:
    """Return a random code of 98 bits, in groups that are easy to read out and write down."""
    groups = ("".join(secrets.choice(ID_ALPHABET) for _ in range(_LETTERS_A_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hash_recovery_code(code: str) -> bytes:
    """Return the hash of a code. Case and punctuation do not matter.

    >>> hash_recovery_code("ABCD efgh-2345") == hash_recovery_code("abcd-efgh-2345 ")
    True
    """
    letters = "".join(letter for letter in code.casefold() if letter.isalnum())
    return sha256(f"recovery/{letters}".encode()).digest()
