"""Laying cards away for a widow that was taken up: burying counters, making voids, keeping trumps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from spadille.bots.memory import Cards
from spadille.bots.player import Chance
from spadille.bots.tally import UNSEEN, Tally, suit_tally
from spadille.cards import Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.action import Action, Discard
from spadille.play.view import View
from spadille.rules.order import Ranking


@dataclass(frozen=True, slots=True)
class Laid:
    """Some cards laid away, and what they and those that are kept beside them are worth."""

    away: tuple[Card, ...]
    points: float


def laid_away(view: View, chance: Chance, tally: Tally = UNSEEN) -> Action:
    """The cards that the player whose turn it is lays away."""
    del chance
    assert view.decision is not None
    size = view.rules.packets.widow_size
    return Discard(view.decision.seat, best_away(view.hand.mask, view.ranking, size, tally))


def best_away(hand: Cards, ranking: Ranking, size: int, tally: Tally) -> tuple[Card, ...]:
    """Of all ways to lay away so many cards the one that leaves and buries most. Each suit is looked at
    alone, and what is best in each put together.
    """
    best = {0: Laid((), 0.0)}
    for suit in Suit:
        own = hand & ranking.suits[suit]
        best = _joined(best, _from_suit(own, suit, ranking, size, tally), size)
    return best[size].away


def _joined(some: dict[int, Laid], more: dict[int, Laid], size: int) -> dict[int, Laid]:
    """The best ways to lay away from some suits and one more, by the number of cards."""
    together = (
        Laid(one.away + other.away, one.points + other.points) for one in some.values() for other in more.values()
    )
    return _best_of_each(laid for laid in together if len(laid.away) <= size)


def _from_suit(own: Cards, suit: Suit, ranking: Ranking, size: int, tally: Tally) -> dict[int, Laid]:
    """The best ways to lay away from one suit."""
    return _best_of_each(_ways(own, suit, ranking, size, tally))


def _ways(own: Cards, suit: Suit, ranking: Ranking, size: int, tally: Tally) -> Iterator[Laid]:
    for count in range(min(size, own.bit_count()) + 1):
        for away in combinations(cards_of(own), count):
            left = own & ~Hand.of(away).mask
            yield Laid(away, suit_tally(left, suit, ranking, tally) + ranking.points_in(away))


def _best_of_each(ways: Iterable[Laid]) -> dict[int, Laid]:
    """For each number of cards the way that is worth most."""
    best: dict[int, Laid] = {}
    for laid in ways:
        count = len(laid.away)
        if count not in best or laid.points > best[count].points:
            best[count] = laid
    return best
