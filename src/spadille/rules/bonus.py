"""Bonuses: mackers (the highest trumps in one hand or partnership), and first and last (tricks in a row)."""

from __future__ import annotations

from spadille.cards import CARDS, Hand
from spadille.rules.contract import Missed, Streak
from spadille.rules.order import Ranking

_FEWEST, _MOST = 3, 5
MACKERS = (0, *range(_FEWEST, _MOST + 1))
"""The possible numbers of mackers that are paid for: none, or three to five."""


MATADORS = _FEWEST
"""The number of top trumps that are matadors."""
BONUSES = ("first", "last", "missed")
"""The bonuses for tricks in a row. `missed` stands for a side that went on for *last* and failed, which may
cost the contract.
"""


def mackers(dealt: Hand, ranking: Ranking) -> int:
    """Return the number of mackers of a side: the highest trumps, from the top without a gap, among its cards
    as dealt.

    Fewer than three count as 0, and more than five as 5.

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
    """Return the bonus for tricks in a row of a side that reached its goal: `first`, `last`, `missed` or
    None.

    The side won the first `in_a_row` of the deal's `tricks` tricks. If `stopped`, it then ended the play. If
    `asked`, the declarer asked who the partner is, which forfeits *last*.

    `missed` means that the side could have stopped, played on and lost a trick, in games in which that loses
    the contract.
    """
    if stopped:
        return "first"
    if in_a_row == tricks:
        return None if asked else "last"
    if streak.stop_after is None:
        return None
    if in_a_row >= streak.stop_after and streak.missed is Missed.LOST and not asked:
        return "missed"
    return "first" if streak.earned_after <= in_a_row < streak.stop_after else None
