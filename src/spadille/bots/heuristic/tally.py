"""Tallies: the card points that a hand promises before the play, with a suit as trumps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from spadille.bots.heuristic.memory import Cards
from spadille.cards import THIRTY_SIX, Card, Pack, Suit
from spadille.cards.hand import cards_of
from spadille.rules.order import Ranking

_MANY = 4


@dataclass(frozen=True)
class Tally:
    """The card points to count for each feature of a hand.

    Aces, tens and kings stand for the three highest cards of a suit, whatever their ranks.
    """

    base: float
    """Counted for every hand: the points of the widow and of the cards that others add to tricks."""
    trump: float
    """For every trump."""
    highest: tuple[float, ...]
    """In addition, for the highest trumps of the pack, from the top down."""
    ace: float
    """For the highest card of a plain suit."""
    ten_with_ace: float
    """For the second highest card, with the highest."""
    ten_guarded: float
    """For the second highest card, without the highest but with a lower card."""
    ten_bare: float
    """For the second highest card, as the only one of its suit."""
    king_with_ace: float
    """For the third highest card, with the highest but without the second highest."""
    void: float
    """For a plain suit of which the hand has no card."""
    single: float
    """For a plain suit of which the hand has one card."""
    long_trump: float = 0.0
    """For each trump from the fifth on."""


UNSEEN = Tally(
    base=2.0,
    trump=4.8,
    highest=(13.0, 8.7, 2.8, 1.6),
    ace=12.6,
    ten_with_ace=5.6,
    ten_guarded=7.7,
    ten_bare=-3.8,
    king_with_ace=1.3,
    void=10.5,
    single=3.8,
)
"""For a declarer who does not see the widow."""
TAKEN_UP = Tally(
    base=21.0,
    trump=5.5,
    highest=(12.2, 8.8, 1.5, 1.5),
    ace=9.0,
    ten_with_ace=5.9,
    ten_guarded=5.2,
    ten_bare=6.1,
    king_with_ace=1.4,
    void=2.7,
    single=1.4,
)
"""For a declarer before they take up the widow. They will be able to bury tens and to make voids."""
KEPT = replace(UNSEEN, ace=18.0, ten_with_ace=9.0, void=12.5)
"""For the cards that a declarer keeps after laying away."""
PLAIN = replace(KEPT, void=0.0, single=0.0)
"""The tally `KEPT` of a player who does not value voids and single cards."""
AGAINST = Tally(
    base=84.0,
    trump=-1.8,
    highest=(-5.5, -4.0, -1.0),
    ace=-4.5,
    ten_with_ace=-2.5,
    ten_guarded=-3.7,
    ten_bare=3.0,
    king_with_ace=-0.5,
    void=-6.5,
    single=-1.0,
    long_trump=-8.0,
)
"""For an opponent's hand: the points that it leaves to the declarer."""


def tally_hand(hand: Cards, ranking: Ranking, count: Tally, pack: Pack) -> float:
    """Return the card points that a hand promises, scaled to the points in the pack.

    >>> from spadille.cards import Hand, Rank
    >>> from spadille.rules.order import ACE_TEN
    >>> hand, spades = Hand.read("AS TS KS 9S AH").mask, ACE_TEN.ranking(Suit.SPADES)
    >>> two_suits = Pack(tuple(Rank), (Suit.SPADES, Suit.HEARTS))
    >>> packs = THIRTY_SIX, two_suits
    >>> [round(tally_hand(hand, spades, UNSEEN, pack), 1) for pack in packs]
    [83.1, 31.1]
    """
    by_suit = (tally_suit(hand & ranking.suits[suit], suit, ranking, count) for suit in pack.suits)
    return (count.base + sum(by_suit)) * point_scale(ranking, pack)


@lru_cache(maxsize=256)
def point_scale(ranking: Ranking, pack: Pack) -> float:
    """Return the pack's card points relative to the 36-card pack of the tallies; 1 if cards have none."""
    measured = ranking.points_in(THIRTY_SIX.hand)
    return ranking.points_in(pack.hand) / measured if measured else 1.0


def tally_suit(own: Cards, suit: Suit, ranking: Ranking, count: Tally) -> float:
    """Return the card points that one suit promises."""
    if suit is ranking.trump:
        return _tally_trumps(own, ranking, count)
    return _tally_plain_suit(own, suit, ranking, count)


def _tally_trumps(own: Cards, ranking: Ranking, count: Tally) -> float:
    assert ranking.trump is not None
    length = own.bit_count()
    highest = sort_from_top(ranking.suits[ranking.trump], ranking)
    more = sum(points for points, card in zip(count.highest, highest, strict=False) if own & card.bit)
    return count.trump * length + count.long_trump * max(0, length - _MANY) + more


def _tally_plain_suit(own: Cards, suit: Suit, ranking: Ranking, count: Tally) -> float:
    if not own:
        return count.void
    ace, ten, king = (bool(own & card.bit) for card in sort_from_top(ranking.suits[suit], ranking)[:3])
    points = count.single if own.bit_count() == 1 else 0.0
    if ace:
        return points + count.ace + (count.ten_with_ace if ten else count.king_with_ace if king else 0.0)
    if ten:
        return points + (count.ten_bare if own.bit_count() == 1 else count.ten_guarded)
    return points


@lru_cache(maxsize=1 << 10)
def sort_from_top(cards: Cards, ranking: Ranking) -> tuple[Card, ...]:
    """Sort cards of a suit, the highest first."""
    return tuple(sorted(cards_of(cards), key=lambda card: -ranking.strength[card.number]))
