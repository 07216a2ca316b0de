"""Laying cards away for a widow that was taken up: burying counters, making voids, keeping trumps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from spadille.bots.explanation import Reasons, Rule, Weighed, by_rule
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import KEPT, PLAIN, Tally, suit_tally
from spadille.bots.player import Chance
from spadille.cards import Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.action import Discard
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.order import Ranking


@dataclass(frozen=True, slots=True)
class Laid:
    """Some cards laid away, and what they and those that are kept beside them are worth."""

    away: tuple[Card, ...]
    points: float


def lay_away(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """The cards that the declarer lays away. Who misjudges hands buries counters and thinks no further."""
    del chance
    size, count = view.rules.packets.widow_size, PLAIN if errors.misjudges else KEPT
    chosen = Discard(decision.seat, best_away(view.hand.mask, view.ranking, size, count))
    return by_rule(view, chosen, Rule.BURYING, [Weighed(chosen)])


def best_away(hand: Cards, ranking: Ranking, size: int, count: Tally) -> tuple[Card, ...]:
    """Of all ways to lay away so many cards the one that leaves and buries most. Each suit is looked at
    alone, and what is best in each put together.
    """
    best = {0: Laid((), 0.0)}
    for suit in Suit:
        own = hand & ranking.suits[suit]
        best = _joined(best, _from_suit(own, suit, ranking, size, count), size)
    return best[size].away


def _joined(ways: dict[int, Laid], more: dict[int, Laid], size: int) -> dict[int, Laid]:
    """The best ways to lay away from some suits and one more, by the number of cards."""
    together = (
        Laid(first.away + other.away, first.points + other.points)
        for first in ways.values()
        for other in more.values()
    )
    return _best_of_each(laid for laid in together if len(laid.away) <= size)


def _from_suit(own: Cards, suit: Suit, ranking: Ranking, size: int, count: Tally) -> dict[int, Laid]:
    """The best ways to lay away from one suit."""
    return _best_of_each(_ways(own, suit, ranking, size, count))


def _ways(own: Cards, suit: Suit, ranking: Ranking, size: int, count: Tally) -> Iterator[Laid]:
    for many in range(min(size, own.bit_count()) + 1):
        for away in combinations(cards_of(own), many):
            left = own & ~Hand.of(away).mask
            yield Laid(away, suit_tally(left, suit, ranking, count) + ranking.points_in(away))


def _best_of_each(ways: Iterable[Laid]) -> dict[int, Laid]:
    """For each number of cards the way that is worth most."""
    best: dict[int, Laid] = {}
    for laid in ways:
        many = len(laid.away)
        if many not in best or laid.points > best[many].points:
            best[many] = laid
    return best
