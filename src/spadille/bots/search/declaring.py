"""Name trumps, call, give and lay away cards by solved worlds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.heuristic.sweep_worth import find_best_gift
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget, seed
from spadille.bots.search.candidates import (
    Way,
    burials,
    declared_ranking,
    declared_so_far,
    gifts,
    highest_missing,
)
from spadille.bots.search.choosing import chosen
from spadille.bots.search.determinization import SolvedWorlds, Undertaking, determinizations
from spadille.cards import Card, Suit
from spadille.play.action import Call, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Partner

_GIFTS = 5
"""The number of gifts considered."""


def trump(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Name the most valuable trumps."""
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    return _best(view, budget, chance, ((_in_suit(view, name.suit), name) for name in names))


def _in_suit(view: View, suit: Suit) -> Undertaking:
    """Return the contract with `suit` as trumps.

    Add the card that the declarer would call, unless one is called already.
    """
    named = replace(declared_so_far(view), trump=suit)
    is_called = named.called is not None or named.contract.calls_first
    return named if is_called else chosen(view.rules, named, view.hand.mask)


def call(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Call the most valuable card. For an exchange, consider only the highest missing cards."""
    calls = [answer for answer in decision.answers if isinstance(answer, Call)]
    if declared_so_far(view).contract.partner is Partner.ALONE:
        high = {None, *highest_missing(view, declared_ranking(view))}
        calls = [answer for answer in calls if answer.card in high] or calls[:1]
    return _best(view, budget, chance, ((with_call(view, answer.card), answer) for answer in calls))


def with_call(view: View, card: Card | None) -> Undertaking:
    """Return the contract with a called card, and for an exchange, with the best card to give for it."""
    called = replace(declared_so_far(view), called=card)
    if called.contract.partner is not Partner.ALONE or card is None or card in view.hand:
        return called
    hand = view.hand.mask
    given, _ = find_best_gift(view.rules, declared_ranking(view), hand | card.bit, hand)
    return replace(called, given=given)


def give(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Give the card whose loss costs least, among the best gifts by the heuristic."""
    return _best(view, budget, chance, gifts(view, decision, _GIFTS))


def lay_away(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Lay away the cards with the best result, among the best discards by the heuristic."""
    return _best(view, budget, chance, burials(view, decision, budget.laid_away))


def _best(view: View, budget: Budget, chance: Chance, ways: Iterable[Way]) -> Reasons:
    """Choose the answer that leads to the most valuable undertaking, the first among equals."""
    solved = SolvedWorlds(view, determinizations(view, budget.worlds, seed(chance)))
    weighed = [solved.found(undertaking).of(answer) for undertaking, answer in ways]
    best = max(weighed, key=lambda choice: choice.worth or 0.0).action
    return make_reasons(view, best, DecidedBy.BEST_MEAN, weighed, worlds=len(solved.all))
