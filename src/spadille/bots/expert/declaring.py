"""Naming, calling, giving and laying away, by what comes of it in the worlds that the seat believes in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from spadille.bots.expert.auction_model import AuctionModel, sample_likely_worlds
from spadille.bots.expert.bid_evaluation import HandEvaluator
from spadille.bots.expert.forecast import ContractForecast
from spadille.bots.expert.model import Model
from spadille.bots.expert.playouts import Playouts
from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.heuristic.sweep_worth import find_best_gift
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget
from spadille.bots.search.candidates import Way, burials, declared_so_far, gifts, highest_missing
from spadille.bots.search.choosing import chosen
from spadille.bots.search.determinization import Undertaking
from spadille.bots.search.evaluation import Evaluation
from spadille.play.action import Action, Call, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import CardCall, Partner

_EXCHANGES = 6
"""How many exchanges are looked at beside each other, the best by the heuristic."""
_GIFTS = 6
"""How many cards are thought of to be given back."""
_DISCARDS = 16
"""How many ways of laying away are looked at, the best by the heuristic."""
_FIRST_LOOK_PART = 4
"""In which part of the worlds some ways are looked at first: one in so many."""
_LEADING = 4
"""How many of some ways are looked at again after a first look at all."""


def name_trump(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The suit with which the contract is worth most, with what would be called and given then."""
    return _choose_best(model, view, budget, chance, list_trump_ways(view, decision))


def list_trump_ways(view: View, decision: Decision) -> list[Way]:
    """The suits, with what would be called and given then."""
    declared = declared_so_far(view)
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    return [way for name in names for way in _list_ways_in_suit(view, declared, name)]


def _list_ways_in_suit(view: View, declared: Undertaking, name: NameTrump) -> Iterator[Way]:
    """The contract in a suit, with the exchanges or with what the declarer would call then."""
    named = replace(declared, trump=name.suit)
    if declared.contract.card_call is not CardCall.NONE:
        yield from ((exchange, name) for exchange in _list_exchanges(view, named, _EXCHANGES // 2))
    elif declared.called is not None:
        yield named, name
    else:
        yield chosen(view.rules, named, view.hand.mask), name


def call_card(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card whose call is worth most, for an exchange with what would be given for it."""
    return _choose_best(model, view, budget, chance, list_call_ways(view, decision))


def list_call_ways(view: View, decision: Decision) -> list[Way]:
    """The cards that may be called, for an exchange the likely ones with what would be given for them."""
    declared = declared_so_far(view)
    calls = {answer.card: answer for answer in decision.answers if isinstance(answer, Call)}
    ways: list[Way]
    if declared.contract.partner is not Partner.ALONE:
        ways = [(replace(declared, called=card), answer) for card, answer in calls.items()]
    else:
        exchanges = [*_list_exchanges(view, declared, _EXCHANGES), replace(declared, called=None)]
        ways = [(exchange, calls[exchange.called]) for exchange in exchanges if exchange.called in calls]
    return ways or [(declared, decision.answers[0])]


def _list_exchanges(view: View, declared: Undertaking, many: int) -> list[Undertaking]:
    """One of the highest missing cards called, and one given for it; the best by the heuristic first."""
    ranking, hand = declared.contract.order.ranking(declared.trump), view.hand.mask
    found: list[tuple[float, Undertaking]] = []
    for card in highest_missing(view, ranking):
        given, made = find_best_gift(view.rules, ranking, hand | card.bit, hand)
        found.append((made, replace(declared, called=card, given=given)))
    return [exchange for _, exchange in sorted(found, key=lambda exchange: -exchange[0])][:many]


def give_card(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card that is missed least, of those missed least by the heuristic."""
    return _choose_best(model, view, budget, chance, list_give_ways(view, decision))


def list_give_ways(view: View, decision: Decision) -> list[Way]:
    """The cards that are missed least."""
    return gifts(view, decision, _GIFTS)


def discard(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The cards whose laying away is worth most, of the ways that are best by the heuristic."""
    return _choose_best(model, view, budget, chance, list_discard_ways(view, decision))


def list_discard_ways(view: View, decision: Decision) -> list[Way]:
    """The best ways of laying away by the heuristic."""
    return burials(view, decision, _DISCARDS)


def _choose_best(model: Model, view: View, budget: Budget, chance: Chance, ways: Iterable[Way]) -> Reasons:
    """The answer whose undertaking is worth most; of those worth as much, the first. Each answer is told by
    the best that may come with it.
    """
    others = AuctionModel(view, HandEvaluator(view, model))
    playouts = Playouts(view, sample_likely_worlds(view, others, budget, chance), model)
    found = [
        (playouts.evaluate(undertaking), undertaking, answer)
        for undertaking, answer in select_leading(playouts, list(ways))
    ]
    best: dict[Action, Evaluation] = {}
    for evaluation, way, answer in sorted(found, key=lambda entry: -entry[0].worth):
        if answer not in best:
            best[answer] = ContractForecast(playouts).make_coherent(way, evaluation)
    weighed = [evaluation.of(answer) for answer, evaluation in best.items()]
    return make_reasons(view, weighed[0].action, DecidedBy.BEST_MEAN, weighed, worlds=len(playouts.worlds))


def select_leading(playouts: Playouts, ways: list[Way]) -> list[Way]:
    """Of many ways those that are best in a part of the worlds; few are all looked at."""
    if len(ways) <= _LEADING:
        return ways
    few = max(len(playouts.worlds) // _FIRST_LOOK_PART, 1)
    return sorted(ways, key=lambda way: -playouts.evaluate(way[0], count=few).worth)[:_LEADING]
