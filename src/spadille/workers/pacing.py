"""The delay of a bot's answer: a human pace, which depends only on public facts and so reveals nothing."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

HUMAN_DELAY: Final = 0.4
"""The number of seconds that a human player takes for a card late in a deal."""
_BID_FACTOR, _CHOICE_FACTOR = 4.0, 3.0
_KIND_FACTORS: Final[Mapping[str, float]] = {
    "auction": _BID_FACTOR,
    "trump": _CHOICE_FACTOR,
    "give": _CHOICE_FACTOR,
    "call": _BID_FACTOR,
    "discard": _BID_FACTOR,
}
"""The factor on the delay for each kind of decision."""
_TRICK_FACTORS: Final = (3.5, 2.0, 1.5, 1.25)
"""The factor on the delay for a card in each of the first tricks, in which both the expert's search and
people take longest."""
_MIN_JITTER, _JITTER_SPREAD = 0.8, 0.4
"""The pseudorandom factor on every delay: its minimum, and the width of its range."""


def bot_delay(delay: float, kind: str, tricks: int, moment: str) -> float:
    """Return the number of seconds that a bot takes for a decision of kind `kind`, after `tricks` tricks.

    `delay` is the time for a card late in a deal. `moment` is a text that identifies the decision. It seeds a
    pseudorandom factor.
    """
    if kind != "play":
        factor = _KIND_FACTORS.get(kind, 1.0)
    else:
        factor = _TRICK_FACTORS[tricks] if tricks < len(_TRICK_FACTORS) else 1.0
    return delay * factor * (_MIN_JITTER + _JITTER_SPREAD * _hash_to_fraction(moment))


def _hash_to_fraction(moment: str) -> float:
    """Return a pseudorandom number from 0 to 1 that depends on the text alone."""
    return int.from_bytes(sha256(moment.encode()).digest()[:4], "big") / (1 << 32)
