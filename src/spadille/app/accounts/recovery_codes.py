"""Recovery codes: a word of many letters that makes another browser the same player."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import LETTERS

_GROUPS: Final = 5
_LETTERS_A_GROUP: Final = 4


def new_code() -> str:
    """A code in groups that can be read out and written down (98 bits)."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(_LETTERS_A_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hashed(code: str) -> bytes:
    """What is kept of a code, however it was written.

    >>> hashed("ABCD efgh-2345") == hashed("abcd-efgh-2345 ")
    True
    """
    written = "".join(letter for letter in code.casefold() if letter.isalnum())
    return sha256(f"recovery/{written}".encode()).digest()
