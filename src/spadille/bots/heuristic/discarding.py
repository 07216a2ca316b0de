"""Discarding after the widow was taken up. Discard counters, make voids and keep trumps. In contracts in
which the declarer must take nothing, discard high cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.suit_risk import find_blank_danger, find_danger, only_counters_lose, suit_risk
from spadille.bots.heuristic.tally import KEPT, PLAIN, Tally, tally_suit
from spadille.bots.player import Chance
from spadille.cards import Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.action import Discard
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.contract import Contract
from spadille.rules.order import Ranking

_UNSAFE = 1e-6
"""The least chance assumed for a hand that is sure to take a trick, so that its logarithm is finite."""
_RUINOUS = 1e3
"""The penalty for laying away a counter in contracts that are lost by it."""


@dataclass(frozen=True, slots=True)
class DiscardWorth:
    """The worth of a discard: the worth of the cards kept plus that of the cards laid away."""

    kept: Callable[[Suit, Cards], float]
    """Returns the value of the cards kept of a suit."""
    buried: Callable[[tuple[Card, ...]], float]
    """Returns the value of the cards laid away of a suit."""
    may_lay: Callable[[Cards, tuple[Card, ...]], bool]
    """Takes the hand's cards of a suit and some of these, and returns whether those may be laid away."""


@dataclass(frozen=True, slots=True)
class EvaluatedDiscard:
    """A discard and its total value."""

    cards: tuple[Card, ...]
    worth: float


def discard(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """Choose a discard. Players whose error model misjudges hands do not value voids and single cards."""
    del chance
    rules, hand, contract = view.rules, view.hand.mask, _find_declared(view).contract
    count = PLAIN if errors.misjudges else KEPT
    worth = make_discard_worth(contract, view.ranking, rules.pack.hand.mask & ~hand, count)
    rule = Rule.DUCKING if contract.goal.mark is None else Rule.BURYING
    chosen = Discard(
        decision.seat, find_best_discard(hand, view.ranking, rules.packets.widow_size, worth).cards
    )
    return make_rule_reasons(view, chosen, rule, [EvaluatedAnswer(chosen)])


def _find_declared(view: View) -> Known:
    assert view.known is not None
    return view.known


def make_discard_worth(contract: Contract, ranking: Ranking, theirs: Cards, count: Tally) -> DiscardWorth:
    """Return how to value discards in a contract: by the points that the hand promises, or if the declarer
    must take nothing, by the chance that the hand takes nothing. `theirs` are all cards not in the hand.
    """
    if contract.goal.mark is None:
        return _make_ducking_worth(contract, ranking, theirs)
    return DiscardWorth(
        kept=lambda suit, left: tally_suit(left, suit, ranking, count),
        buried=ranking.points_in,
        may_lay=_judge_suit(contract),
    )


def _judge_suit(contract: Contract) -> Callable[[Cards, tuple[Card, ...]], bool]:
    return lambda own, away: contract.may_lay_away(Hand(own), Hand.of(away))


def _make_ducking_worth(contract: Contract, ranking: Ranking, theirs: Cards) -> DiscardWorth:
    blank, danger = find_blank_danger(contract), find_danger(contract)
    costs = _RUINOUS if only_counters_lose(contract) else 0.0

    def kept(suit: Suit, left: Cards) -> float:
        risk = suit_risk(ranking, left, theirs & ranking.suits[suit], blank, danger)
        return log(max(1 - risk, _UNSAFE))

    return DiscardWorth(kept, lambda away: -costs if ranking.points_in(away) else 0.0, _judge_suit(contract))


def find_best_discard(hand: Cards, ranking: Ranking, size: int, worth: DiscardWorth) -> EvaluatedDiscard:
    """Return the best discard of `size` cards. The best discards of each suit are found first, then
    combined.
    """
    best = {0: EvaluatedDiscard((), 0.0)}
    for suit in Suit:
        own = hand & ranking.suits[suit]
        best = _combine(best, _keep_best(_list_discards(own, suit, size, worth)), size)
    return best[size]


def _combine(
    ways: dict[int, EvaluatedDiscard], more: dict[int, EvaluatedDiscard], size: int
) -> dict[int, EvaluatedDiscard]:
    """Combine each discard in `ways` with each in `more`, which is of another suit.

    Return the best combination for each number of cards, up to `size`.
    """
    together = (
        EvaluatedDiscard(first.cards + other.cards, first.worth + other.worth)
        for first in ways.values()
        for other in more.values()
    )
    return _keep_best(laid for laid in together if len(laid.cards) <= size)


def _list_discards(own: Cards, suit: Suit, size: int, worth: DiscardWorth) -> Iterator[EvaluatedDiscard]:
    for count in range(min(size, own.bit_count()) + 1):
        for away in combinations(cards_of(own), count):
            if not worth.may_lay(own, away):
                continue
            left = own & ~Hand.of(away).mask
            yield EvaluatedDiscard(away, worth.kept(suit, left) + worth.buried(away))


def _keep_best(ways: Iterable[EvaluatedDiscard]) -> dict[int, EvaluatedDiscard]:
    """Keep the best discard for each number of cards."""
    best: dict[int, EvaluatedDiscard] = {}
    for laid in ways:
        count = len(laid.cards)
        if count not in best or laid.worth > best[count].worth:
            best[count] = laid
    return best
