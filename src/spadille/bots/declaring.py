"""What a declarer names, calls and gives before the play. Here everybody does the best he can."""

from __future__ import annotations

from spadille.bots.habits import Habits
from spadille.bots.player import Chance
from spadille.bots.sweep_worth import best_exchange, best_gift, sweep_chance
from spadille.bots.undertaking import hopeful
from spadille.cards import Hand
from spadille.play.action import Action, Call, Give, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View


def trump(view: View, decision: Decision, habits: Habits, chance: Chance) -> Action | None:
    """The suit with which the contract is worth most."""
    del habits, chance
    if view.known is None:
        return None
    own, contract = hopeful(view), view.known.contract
    counters = {one.trump: one.counters for one in own.undertakings(contract)}
    named = [one for one in decision.answers if isinstance(one, NameTrump) and one.suit in counters]
    return max(named, key=lambda one: (counters[one.suit], own.points(contract, one.suit)), default=None)


def call(view: View, decision: Decision, habits: Habits, chance: Chance) -> Action | None:
    """The card that mends most; none, where that may be, if it mends nothing."""
    del habits, chance
    calls = {answer.card: answer for answer in decision.answers if isinstance(answer, Call)}
    exchange = best_exchange(view.rules, view.ranking, view.hand.mask)
    if None in calls and exchange.chance <= sweep_chance(view.rules, view.ranking, view.hand.mask):
        return calls[None]
    return calls.get(exchange.called)


def give(view: View, decision: Decision, habits: Habits, chance: Chance) -> Action | None:
    """The card that will be missed least."""
    del habits, chance
    called = view.known.called if view.known else None
    gifts = {answer.card: answer for answer in decision.answers if isinstance(answer, Give)}
    losers = Hand.of(card for card in gifts if card is not called)
    card, _ = best_gift(view.rules, view.ranking, view.hand.mask, losers.mask)
    return gifts[card]
