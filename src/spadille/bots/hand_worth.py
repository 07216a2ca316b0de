"""Counting a hand: the card points it can be expected to bring its declarer with these trumps."""

from __future__ import annotations

from spadille.bots.heights import heights
from spadille.cards import Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.rules.game import Rules
from spadille.rules.order import Ranking

_NOTHING = 2.0
_ALL_TRUMPS = 55.0
"""For a hand of nothing but trumps; so five for each of eleven."""
_TRUMP_HONOURS = (13.0, 8.5, 3.0, 1.5, 1.0)
"""From the highest trump down, beyond what each counts as a trump."""
_SIDE_ACE = 12.5
_SIDE_TEN = 7.0
"""With the ace, or with a lower card to wait behind."""
_VOID = 12.5
_SINGLETON = 2.5
SPREAD = 11.0
"""How far the points won lie from the points counted, as a standard deviation."""


def expected_points(rules: Rules, ranking: Ranking, hand: Hand) -> float:
    """The points the hand can be expected to bring, those of the widow included.

    >>> from spadille.games import SIX_BID
    >>> standard = SIX_BID.rules("standard")
    >>> spades = standard.contracts[0].order.ranking(Suit.SPADES)
    >>> expected_points(standard, spades, Hand.read("AS TS KS JS 9S 7S AH TH 8H 9D 7C"))
    85.0
    """
    assert ranking.trump is not None
    trumps = hand.mask & ranking.suits[ranking.trump]
    counted = _NOTHING + _ALL_TRUMPS * trumps.bit_count() / rules.packets.hand_size
    for card in cards_of(trumps):
        place = _place(rules, ranking, card)
        counted += _TRUMP_HONOURS[place] if place < len(_TRUMP_HONOURS) else 0
    return counted + sum(
        _side_suit(rules, ranking, hand.mask & ranking.suits[suit])
        for suit in rules.pack.suits
        if suit is not ranking.trump
    )


def _side_suit(rules: Rules, ranking: Ranking, cards: int) -> float:
    if not cards:
        return _VOID
    held = {_place(rules, ranking, card) for card in cards_of(cards)}
    counted = _SIDE_ACE if 0 in held else 0.0
    if len(held) == 1:
        return counted or _SINGLETON
    return counted + (_SIDE_TEN if 1 in held else 0)


def _place(rules: Rules, ranking: Ranking, card: Card) -> int:
    """How many cards of the suit are higher."""
    return (heights(ranking).above[card.number] & rules.pack.hand.mask).bit_count()
