"""Tricks: find the card that wins."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import Card
from spadille.rules.order import Ranking


def winning(cards: Sequence[Card], ranking: Ranking) -> int:
    """Return the index, in playing order, of the card that wins the trick.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> winning([Card("KD"), Card("TD"), Card("6S")], ACE_TEN.ranking(Suit.SPADES))
    2
    >>> winning([Card("KD"), Card("TD"), Card("AS")], ACE_TEN.ranking(None))
    1
    """
    suit_of, strength, trump = ranking.suit_of, ranking.strength, ranking.trump
    best, led = 0, suit_of[cards[0].number]
    highest = strength[cards[0].number]
    for place in range(1, len(cards)):
        number = cards[place].number
        if strength[number] > highest and suit_of[number] in (led, trump):
            best, highest = place, strength[number]
    return best
