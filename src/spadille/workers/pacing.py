"""When a bot answers: at a human pace, by what everybody at the table knows and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

HUMAN_DELAY: Final = 0.4
"""Seconds for a card late in a deal, at the pace at which people play."""
_BID_FACTOR, _CHOICE_FACTOR = 4.0, 3.0
_KIND_FACTORS: Final[Mapping[str, float]] = {
    "auction": _BID_FACTOR,
    "trump": _CHOICE_FACTOR,
    "give": _CHOICE_FACTOR,
    "call": _BID_FACTOR,
    "discard": _BID_FACTOR,
}
"""By the kind of decision, how many times as long."""
_TRICK_FACTORS: Final = (3.5, 2.0, 1.5, 1.25)
"""The same for a card to the first tricks: there an expert needs most, and people take their time too."""
_MIN_JITTER, _JITTER_SPREAD = 0.8, 0.4
"""A pause is longer or shorter by chance, from so much of it on and by so much more."""


def bot_delay(pace: float, kind: str, tricks: int, moment: str) -> float:
    """How many seconds a bot takes for a decision of this kind after so many tricks.

    The moment names the decision, and with it by how much chance makes the pause longer or shorter.
    """
    if kind != "play":
        times = _KIND_FACTORS.get(kind, 1.0)
    else:
        times = _TRICK_FACTORS[tricks] if tricks < len(_TRICK_FACTORS) else 1.0
    return pace * times * (_MIN_JITTER + _JITTER_SPREAD * _hash_to_fraction(moment))


def _hash_to_fraction(moment: str) -> float:
    """A number from 0 to 1 that a name stands for."""
    return int.from_bytes(sha256(moment.encode()).digest()[:4], "big") / (1 << 32)
