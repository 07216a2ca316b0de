"""The expert's declarations: name trumps, call, give and lay away cards. Playouts in worlds of the posterior
compare the choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.heuristic.sweep_worth import find_best_gift
from spadille.bots.learned.auction_model import AuctionModel, sample_likely_worlds
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.forecast import ContractForecast
from spadille.bots.learned.model import Model
from spadille.bots.learned.playouts import Playouts
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
"""The number of exchanges compared, best first by the heuristic."""
_GIFTS = 6
"""The number of gifts compared."""
_DISCARDS = 16
"""The number of discards compared, best first by the heuristic."""
_FIRST_LOOK_PART = 4
"""The first look uses one of this number of worlds."""
_LEADING = 4
"""The number of choices examined further after the first look."""


def name_trump(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Name the trumps that are worth most, each with the best call and gift that would follow."""
    return _choose_best(model, view, budget, chance, list_trump_ways(view, decision))


def list_trump_ways(view: View, decision: Decision) -> list[Way]:
    """Return the ways to play the contract in each suit, with the calls and gifts that would follow."""
    declared = declared_so_far(view)
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    return [way for name in names for way in _list_ways_in_suit(view, declared, name)]


def _list_ways_in_suit(view: View, declared: Undertaking, name: NameTrump) -> Iterator[Way]:
    """Yield the contract in one suit: with each promising exchange, if the contract has one, or with the card
    that the declarer would call.
    """
    named = replace(declared, trump=name.suit)
    if declared.contract.calls_first:
        yield named, name
    elif declared.contract.card_call is not CardCall.NONE:
        yield from ((exchange, name) for exchange in _list_exchanges(view, named, _EXCHANGES // 2))
    elif declared.called is not None:
        yield named, name
    else:
        yield chosen(view.rules, named, view.hand.mask), name


def call_card(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Call the card that is worth most. For an exchange, each call is evaluated with the best gift."""
    return _choose_best(model, view, budget, chance, list_call_ways(view, decision))


def list_call_ways(view: View, decision: Decision) -> list[Way]:
    """Return every call of a partner, or the promising calls for an exchange, with their gifts."""
    declared = declared_so_far(view)
    calls = {answer.card: answer for answer in decision.answers if isinstance(answer, Call)}
    ways: list[Way]
    if declared.contract.partner is not Partner.ALONE:
        ways = [(replace(declared, called=card), answer) for card, answer in calls.items()]
    else:
        exchanges = [*_list_exchanges(view, declared, _EXCHANGES), replace(declared, called=None)]
        ways = [(exchange, calls[exchange.called]) for exchange in exchanges if exchange.called in calls]
    return ways or [(declared, decision.answers[0])]


def _list_exchanges(view: View, declared: Undertaking, count: int) -> list[Undertaking]:
    """Return the `count` best exchanges by the heuristic: of the highest missing cards, with their best
    gifts.
    """
    ranking, hand = declared.contract.order.ranking(declared.trump), view.hand.mask
    found: list[tuple[float, Undertaking]] = []
    for card in highest_missing(view, ranking):
        given, made = find_best_gift(view.rules, ranking, hand | card.bit, hand)
        found.append((made, replace(declared, called=card, given=given)))
    return [exchange for _, exchange in sorted(found, key=lambda exchange: -exchange[0])][:count]


def give_card(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Give the card whose loss costs least, among the best gifts by the heuristic."""
    return _choose_best(model, view, budget, chance, list_give_ways(view, decision))


def list_give_ways(view: View, decision: Decision) -> list[Way]:
    """Return the gifts whose loss costs least by the heuristic."""
    return gifts(view, decision, _GIFTS)


def discard(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Lay away the cards with the best result, among the best discards by the heuristic."""
    return _choose_best(model, view, budget, chance, list_discard_ways(view, decision))


def list_discard_ways(view: View, decision: Decision) -> list[Way]:
    """Return the best discards by the heuristic."""
    return burials(view, decision, _DISCARDS)


def _choose_best(model: Model, view: View, budget: Budget, chance: Chance, ways: Iterable[Way]) -> Reasons:
    """Choose the answer that leads to the most valuable undertaking, the first among equals.

    Each answer is reported with the best undertaking that it allows.
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
    """Return the four ways that are best in a part of the worlds, or all if there are no more."""
    if len(ways) <= _LEADING:
        return ways
    few = max(len(playouts.worlds) // _FIRST_LOOK_PART, 1)
    return sorted(ways, key=lambda way: -playouts.evaluate(way[0], count=few).worth)[:_LEADING]
