"""Recovery codes: a word of many letters that makes another browser the same player."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import ID_ALPHABET

_GROUPS: Final = 5
_LETTERS_A_GROUP: Final = 4


def make_recovery_code() -> str:
    """A code in groups that can be read out and written down (98 bits)."""
    groups = ("".join(secrets.choice(ID_ALPHABET) for _ in range(_LETTERS_A_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hash_recovery_code(code: str) -> bytes:
    """What is kept of a code, however it was written.

    >>> hashed("ABCD efgh-2345") == hashed("abcd-efgh-2345 ")
    True
    """
    written = "".join(letter for letter in code.casefold() if letter.isalnum())
    return sha256(f"recovery/{written}".encode()).digest()
