"""Counting a hand before the play: how many card points it promises with a suit as trumps."""

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
    """What each thing in a hand promises, in card points."""

    base: float
    """An empty hand, the widow and what the others throw in included."""
    trump: float
    """Every trump, and beside it ..."""
    highest: tuple[float, ...]
    """... the highest of them, from the top."""
    ace: float
    """The highest card of a plain suit."""
    ten_with_ace: float
    """The second highest, with the highest ..."""
    ten_guarded: float
    """... with a lower one to wait behind ..."""
    ten_bare: float
    """... and alone."""
    king_with_ace: float
    void: float
    single: float
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
"""Where the widow stays as it lies."""
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
"""Where it is still to be taken up: tens can be buried, and voids be made."""
KEPT = replace(UNSEEN, ace=18.0, ten_with_ace=9.0, void=12.5)
"""What is left when cards are laid away: an ace brings in what others must give to it."""
PLAIN = replace(KEPT, void=0.0, single=0.0)
"""As somebody counts who thinks of high cards alone."""
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
"""An opponent's hand: what it leaves the declarer."""


def tally_hand(hand: Cards, ranking: Ranking, count: Tally, pack: Pack) -> float:
    """The card points a hand promises, in a pack with more of them or fewer in proportion.

    >>> from spadille.cards import Hand, Rank
    >>> from spadille.rules.order import ACE_TEN
    >>> hand, spades = Hand.read("AS TS KS 9S AH").mask, ACE_TEN.ranking(Suit.SPADES)
    >>> two_suits = Pack(tuple(Rank), (Suit.SPADES, Suit.HEARTS))
    >>> round(tally(hand, spades, UNSEEN, THIRTY_SIX), 1), round(tally(hand, spades, UNSEEN, two_suits), 1)
    (83.1, 31.1)
    """
    by_suit = (tally_suit(hand & ranking.suits[suit], suit, ranking, count) for suit in pack.suits)
    return (count.base + sum(by_suit)) * point_scale(ranking, pack)


@lru_cache(maxsize=256)
def point_scale(ranking: Ranking, pack: Pack) -> float:
    """The card points of a pack, in those of the pack the tallies were measured with; 1 where none are."""
    measured = ranking.points_in(THIRTY_SIX.hand)
    return ranking.points_in(pack.hand) / measured if measured else 1.0


def tally_suit(own: Cards, suit: Suit, ranking: Ranking, count: Tally) -> float:
    """What the cards of one suit promise."""
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
    """Some cards of a suit, the highest first."""
    return tuple(sorted(cards_of(cards), key=lambda card: -ranking.strength[card.number]))
