"""Bonuses: mackers (the highest trumps in one hand or partnership), and first and last (tricks in a row)."""

from __future__ import annotations

from spadille.cards import CARDS, Hand
from spadille.rules.contract import Streak
from spadille.rules.order import Ranking

_FEWEST, _MOST = 3, 5
MACKERS = (0, *range(_FEWEST, _MOST + 1))
"""The numbers of mackers that are paid for: three to five, or none."""


def mackers(dealt: Hand, ranking: Ranking) -> int:
    """Return how many of the highest trumps, from the top without a gap, a side was dealt: 0, 3, 4 or 5.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import GERMAN
    >>> mackers(Hand.read("QC 7H QS AH JH"), GERMAN.ranking(Suit.HEARTS))
    4
    """
    if ranking.trump is None:
        return 0
    trumps = sorted(CARDS, key=lambda card: -ranking.strength[card.number])[:_MOST]
    together = next((place for place, card in enumerate(trumps) if card not in dealt), _MOST)
    return together if together >= _FEWEST else 0


def earned(streak: Streak, in_a_row: int, tricks: int, *, stopped: bool, asked: bool) -> str | None:
    """Return the bonus that a side earned by making its contract: `first`, `last` or None.

    The side won the first `in_a_row` of the deal's `tricks` tricks. `stopped`: it ended the play after them.
    `asked`: the declarer asked who the partner is.
    """
    if stopped:
        return "first"
    if in_a_row == tricks:
        return None if asked else "last"
    if streak.stop_after is None:
        return None
    return "first" if streak.earned_after <= in_a_row < streak.stop_after else None
