"""When a bot answers: at a human pace, by what everybody at the table knows and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

HUMAN: Final = 0.4
"""Seconds for a card late in a deal, at the pace at which people play."""
_BID, _CHOICE = 4.0, 3.0
_AT_LENGTH: Final[Mapping[str, float]] = {
    "auction": _BID,
    "trump": _CHOICE,
    "give": _CHOICE,
    "call": _BID,
    "discard": _BID,
}
"""By the kind of decision, how many times as long."""
_FIRST_TRICKS: Final = (3.5, 2.0, 1.5, 1.25)
"""The same for a card to the first tricks: there an expert needs most, and people take their time too."""
_LEAST, _SPREAD = 0.8, 0.4
"""A pause is longer or shorter by chance, from so much of it on and by so much more."""


def pause(pace: float, kind: str, tricks: int, moment: str) -> float:
    """How many seconds a bot takes for a decision of this kind after so many tricks.

    The moment names the decision, and with it by how much chance makes the pause longer or shorter.
    """
    if kind != "play":
        times = _AT_LENGTH.get(kind, 1.0)
    else:
        times = _FIRST_TRICKS[tricks] if tricks < len(_FIRST_TRICKS) else 1.0
    return pace * times * (_LEAST + _SPREAD * _fraction(moment))


def _fraction(moment: str) -> float:
    """A number from 0 to 1 that a name stands for."""
    return int.from_bytes(sha256(moment.encode()).digest()[:4], "big") / (1 << 32)
