"""Laying cards away for a widow that was taken up: burying counters, making voids, keeping trumps; or being
rid of what takes tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.suit_risk import counters_only, danger_in, danger_of_blanks, suit_risk
from spadille.bots.heuristic.tally import KEPT, PLAIN, Tally, suit_tally
from spadille.bots.player import Chance
from spadille.cards import Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.action import Discard
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.contract import Contract
from spadille.rules.order import Ranking

_UNSAFE = 1e-6
"""The chance that is left to a hand that cannot stay below."""
_RUINOUS = 1e3
"""How much worse than any hand a counter is that is laid away where it loses."""


@dataclass(frozen=True, slots=True)
class LayingAwayWorth:
    """How a hand is judged from which cards are laid away."""

    kept: Callable[[Suit, Cards], float]
    """What the cards kept of a suit are worth."""
    buried: Callable[[tuple[Card, ...]], float]
    """What the cards laid away are worth."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Some cards laid away, and what they and those that are kept beside them are worth."""

    away: tuple[Card, ...]
    worth: float


def lay_away(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """The cards that the declarer lays away. Who misjudges hands buries counters and thinks no further."""
    del chance
    rules, hand, contract = view.rules, view.hand.mask, _declared(view).contract
    count = PLAIN if errors.misjudges else KEPT
    worth = judged(contract, view.ranking, rules.pack.hand.mask & ~hand, count)
    rule = Rule.DUCKING if contract.goal.mark is None else Rule.BURYING
    chosen = Discard(decision.seat, best_away(hand, view.ranking, rules.packets.widow_size, worth).away)
    return make_rule_reasons(view, chosen, rule, [EvaluatedAnswer(chosen)])


def _declared(view: View) -> Known:
    assert view.known is not None
    return view.known


def judged(contract: Contract, ranking: Ranking, theirs: Cards, count: Tally) -> LayingAwayWorth:
    """How the declarer's hand is judged, beside the cards of the others: by what it takes, or by how long it
    stays below.
    """
    if contract.goal.mark is None:
        return _ducking(contract, ranking, theirs)
    return LayingAwayWorth(
        kept=lambda suit, left: suit_tally(left, suit, ranking, count), buried=ranking.points_in
    )


def _ducking(contract: Contract, ranking: Ranking, theirs: Cards) -> LayingAwayWorth:
    blank, danger = danger_of_blanks(contract), danger_in(contract)
    costs = _RUINOUS if counters_only(contract) else 0.0

    def kept(suit: Suit, left: Cards) -> float:
        risk = suit_risk(ranking, left, theirs & ranking.suits[suit], blank, danger)
        return log(max(1 - risk, _UNSAFE))

    return LayingAwayWorth(kept, lambda away: -costs if ranking.points_in(away) else 0.0)


def best_away(hand: Cards, ranking: Ranking, size: int, worth: LayingAwayWorth) -> Laid:
    """Of all ways to lay away so many cards the one that leaves and buries most. Each suit is looked at
    alone, and what is best in each put together.
    """
    best = {0: Laid((), 0.0)}
    for suit in Suit:
        own = hand & ranking.suits[suit]
        best = _joined(best, _best_of_each(_ways(own, suit, size, worth)), size)
    return best[size]


def _joined(ways: dict[int, Laid], more: dict[int, Laid], size: int) -> dict[int, Laid]:
    """The best ways to lay away from some suits and one more, by the number of cards."""
    together = (
        Laid(first.away + other.away, first.worth + other.worth)
        for first in ways.values()
        for other in more.values()
    )
    return _best_of_each(laid for laid in together if len(laid.away) <= size)


def _ways(own: Cards, suit: Suit, size: int, worth: LayingAwayWorth) -> Iterator[Laid]:
    for many in range(min(size, own.bit_count()) + 1):
        for away in combinations(cards_of(own), many):
            left = own & ~Hand.of(away).mask
            yield Laid(away, worth.kept(suit, left) + worth.buried(away))


def _best_of_each(ways: Iterable[Laid]) -> dict[int, Laid]:
    """For each number of cards the way that is worth most."""
    best: dict[int, Laid] = {}
    for laid in ways:
        many = len(laid.away)
        if many not in best or laid.worth > best[many].worth:
            best[many] = laid
    return best
