"""The declarer's choices before the play: trumps, the card to call, and the card to give for it. They do not
depend on the error model.
"""

from __future__ import annotations

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.contract_value import make_hand_valuer
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.sweep_worth import find_best_exchange, find_best_gift, sweep_chance
from spadille.bots.player import Chance
from spadille.cards import Hand
from spadille.play.action import Call, Give, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.order import Ranking


def name_trump(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Name the trump suit in which the contract is worth most."""
    del errors, chance
    if view.known is None:
        return None
    own, contract = make_hand_valuer(view), view.known.contract
    counters = {choice.trump: choice.counters for choice in own.list_promises(contract)}
    named = [
        answer for answer in decision.answers if isinstance(answer, NameTrump) and answer.suit in counters
    ]
    if not named:
        return None
    weighed = [
        EvaluatedAnswer(naming, counters[naming.suit], own.expected_points(contract, naming.suit))
        for naming in named
    ]
    chosen = max(weighed, key=lambda answer: (answer.worth or 0.0, answer.count or 0.0)).action
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def _list_rankings(view: View) -> list[Ranking]:
    """Return the rankings that may apply: the known one, or one for each possible trump suit if a card is
    called before trumps are named.
    """
    known = view.known
    if known is None or known.trump is not None:
        return [view.ranking]
    if not (known.contract.calls_first and known.contract.trump_is_named):
        return [view.ranking]
    return [known.contract.order.ranking(trump) for trump in known.contract.trumps]


def call_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Call the card that improves the hand most. If none improves it and the rules allow it, call no card."""
    del errors, chance
    calls = {answer.card: answer for answer in decision.answers if isinstance(answer, Call)}
    rankings = _list_rankings(view)
    exchanges = [find_best_exchange(view.rules, ranking, view.hand.mask) for ranking in rankings]
    exchange = max(exchanges, key=lambda exchange: exchange.chance)
    promised = {exchange.called: exchange.chance}
    if None in calls:
        plain = max(sweep_chance(view.rules, ranking, view.hand.mask) for ranking in rankings)
        promised = {None: plain, **promised}
    weighed = [EvaluatedAnswer(calls[card], chance=made) for card, made in promised.items() if card in calls]
    best = max(weighed, key=lambda answer: answer.chance or 0.0, default=None)
    return None if best is None else make_rule_reasons(view, best.action, Rule.MENDING, weighed)


def give_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Give the card whose loss weakens the declarer's hand least."""
    del errors, chance
    called = view.known.called if view.known else None
    gifts = {answer.card: answer for answer in decision.answers if isinstance(answer, Give)}
    losers = Hand.of(card for card in gifts if card is not called)
    hand = view.hand.mask
    best = [find_best_gift(view.rules, ranking, hand, losers.mask) for ranking in _list_rankings(view)]
    card, made = max(best, key=lambda gift: gift[1])
    return make_rule_reasons(view, gifts[card], Rule.MENDING, [EvaluatedAnswer(gifts[card], chance=made)])
