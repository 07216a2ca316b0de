"""Card orders: the suit that each card belongs to, its strength, and its points."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from spadille.cards import CARDS, Card, Hand, Rank, Suit
from spadille.cards.hand import cards_of

_ABOVE_PLAIN = len(CARDS)


@dataclass(frozen=True)
class CardOrder:
    """An order of the ranks and the points of the cards, whatever suit is trumps."""

    ranks: tuple[Rank, ...]
    """The ranks from high to low, the same in every suit."""
    points: tuple[tuple[Rank, int], ...] = ()
    """The points of a card of each rank. Ranks that are left out are worth nothing."""
    matadors: tuple[Card | Rank, ...] = ()
    """The fixed highest trumps, high to low: each a card, or a rank of the trump suit.

    A matador counts as a trump only, whatever suit is printed on it.
    """

    def ranking(self, trump: Suit | None) -> Ranking:
        """Return the ranking of all cards with a trump suit, or without trumps."""
        return _ranking(self, trump)


@dataclass(frozen=True)
class Ranking:
    """A card order with a trump suit, as tables indexed by the card's number."""

    trump: Suit | None
    suit_of: tuple[Suit, ...]
    """The suit that each card counts as."""
    strength: tuple[int, ...]
    """The strength of each card.

    Within a suit the stronger card wins; every trump is above every plain card.
    """
    points: tuple[int, ...]
    suits: tuple[int, ...]
    """For each suit, the bit mask of the cards that count as that suit."""
    matadors: tuple[Card, ...] = ()
    """The fixed highest trumps, high to low."""

    def __repr__(self) -> str:
        trump = "no trumps" if self.trump is None else f"trumps {self.trump.name.lower()}"
        return f"<Ranking of {trump}>"

    @property
    def trumps(self) -> tuple[Card, ...]:
        """All cards that count as trumps, high to low.

        >>> " ".join(map(str, GERMAN.ranking(Suit.SPADES).trumps))
        'QC 7S QS AS KS JS TS 9S 8S'
        """
        if self.trump is None:
            return ()
        counted = Hand(self.suits[self.trump])
        return tuple(sorted(counted, key=lambda card: -self.strength[card.number]))

    def is_trump(self, card: Card) -> bool:
        """Return whether a card counts as a trump."""
        return self.suit_of[card.number] is self.trump

    def points_in(self, cards: Hand | tuple[Card, ...]) -> int:
        """Return the sum of the card points of some cards.

        >>> ACE_TEN.ranking(None).points_in(Hand.read("AS TS KH 9D"))
        25
        """
        return sum(self.points[card.number] for card in cards)

    def sorted(self, hand: Hand) -> tuple[Card, ...]:
        """Return the cards of a hand as a player sorts them: trumps first, then suits in alternating colours,
        high on the left.

        >>> " ".join(map(str, ACE_TEN.ranking(Suit.HEARTS).sorted(Hand.read("AS KS TS 9H AD 7C"))))
        '9H AS TS KS AD 7C'
        """
        held = tuple([suit for suit in _SUITS if hand.mask & self.suits[suit]])
        by_suit = [cards_of(hand.mask & self.suits[suit]) for suit in _alternating(held, self.trump)]
        return tuple([card for cards in by_suit for card in sorted(cards, key=self._place)])

    def _place(self, card: Card) -> int:
        return -self.strength[card.number]


_SUITS = tuple(Suit)
_ROUNDS = (
    (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES),
    (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS),
)
_RED = (Suit.HEARTS, Suit.DIAMONDS)


@lru_cache
def _alternating(held: tuple[Suit, ...], trump: Suit | None) -> list[Suit]:
    """Return the suits held, trumps first, in an order with as few neighbours of one colour as possible."""
    starts = (trump,) if trump in held else held
    rounds = [[suit for suit in order if suit in held] for order in _ROUNDS]
    return min((order for order in rounds if not held or order[0] in starts), key=_clashes)


def _clashes(order: list[Suit]) -> int:
    return sum((suit in _RED) == (other in _RED) for suit, other in pairwise(order))


@lru_cache(maxsize=64)
def _ranking(order: CardOrder, trump: Suit | None) -> Ranking:
    matadors = _matadors(order, trump)
    suit_of = tuple(trump if trump is not None and card in matadors else card.suit for card in CARDS)
    points = dict(order.points)
    return Ranking(
        trump=trump,
        suit_of=suit_of,
        strength=tuple(_strength(order, trump, matadors, card) for card in CARDS),
        points=tuple(points.get(card.rank, 0) for card in CARDS),
        suits=tuple(
            sum(card.bit for card in CARDS if suit_of[card.number] is suit and card.rank in order.ranks)
            for suit in Suit
        ),
        matadors=matadors,
    )


def _matadors(order: CardOrder, trump: Suit | None) -> tuple[Card, ...]:
    if trump is None:
        return ()
    return tuple(
        matador if isinstance(matador, Card) else Card(matador.letter + trump.letter)
        for matador in order.matadors
    )


def _strength(order: CardOrder, trump: Suit | None, matadors: tuple[Card, ...], card: Card) -> int:
    if card in matadors:
        return 2 * _ABOVE_PLAIN - matadors.index(card)
    if card.rank not in order.ranks:
        return 0
    plain = len(order.ranks) - order.ranks.index(card.rank)
    return plain + _ABOVE_PLAIN if card.suit is trump else plain


ACE_TEN = CardOrder(
    ranks=(
        Rank.ACE,
        Rank.TEN,
        Rank.KING,
        Rank.QUEEN,
        Rank.JACK,
        Rank.NINE,
        Rank.EIGHT,
        Rank.SEVEN,
        Rank.SIX,
    ),
    points=((Rank.ACE, 11), (Rank.TEN, 10), (Rank.KING, 4), (Rank.QUEEN, 3), (Rank.JACK, 2)),
)
"""The order of the ace-ten games: the ten ranks second, and a suit has 30 points."""

SPADILLE, BASTA = Card("QC"), Card("QS")
GERMAN = CardOrder(
    ranks=(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
    matadors=(SPADILLE, Rank.SEVEN, BASTA),
)
"""The order of the games of tricks: ace high, and no points.

With trumps, the three matadors are the highest: spadille, manille (the seven of trumps) and basta.
"""
