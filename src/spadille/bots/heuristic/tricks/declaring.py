"""The heuristic for naming trumps and for calling a partner, in games in which tricks are counted."""

from __future__ import annotations

from spadille.bots.explanation import Reasons, Rule, make_rule_reasons, rank_answers
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tricks.contract_value import PlayersHand, contract_value_in
from spadille.bots.heuristic.tricks.trick_estimate import PARTNERED, count_tricks
from spadille.bots.player import Chance
from spadille.cards import Card, Hand
from spadille.play.action import Call, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.bonus import mackers
from spadille.rules.contract import Contract, Partner
from spadille.rules.goal import Count

_A_MACKER = 0.15
"""The value, in tricks, of each counter that is paid for mackers, in the choice of trumps."""
_BY_LENGTH = (0.2, 1.0, 0.8, 0.6, 0.4)
"""The preference for calling a card, by how many cards of its suit the caller has. One card, to lead to the
called one, is best."""
_NEXT_IN_HAND = 0.25
"""The preference for calling a card if the caller has the next lower one, which wins once the called one is
played."""


def name_trump(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Name trumps, as the declarer or as the called partner."""
    if view.known is None:
        return None
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    own = PlayersHand(view, 0.0)
    valued = [(_trump_worth(own, view.known, name), name) for name in names]
    return make_rule_reasons(view, errors.pick(valued, chance), Rule.COUNTING, rank_answers(valued))


def _trump_worth(own: PlayersHand, known: Known, name: NameTrump) -> float:
    if known.contract.partner is Partner.NAMES_TRUMP:
        return _partnership_worth(own.hand, known.contract, name)
    return contract_value_in(own, known.contract, name.suit)


def _partnership_worth(hand: Cards, contract: Contract, name: NameTrump) -> float:
    """Return the value of naming a suit for the called partner, in tricks.

    It counts the partner's own hand and the cards that the declarer must hold.
    """
    both = hand | _find_shown_cards(contract).mask
    ranking = contract.order.ranking(name.suit)
    macker_value = contract.macker.value(Count(0, 0, name.suit)) if contract.macker else 0
    return count_tricks(both, ranking, PARTNERED) + _A_MACKER * macker_value * mackers(Hand(both), ranking)


def _find_shown_cards(contract: Contract) -> Hand:
    """Return the cards that every declarer of the contract holds, because the contract requires all of
    them.
    """
    needs = contract.needs
    return needs.cards if needs is not None and needs.least == len(needs.cards) else Hand()


def call_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Call a card for a partner."""
    calls = [answer for answer in decision.answers if isinstance(answer, Call) and answer.card]
    if not calls:
        return None
    valued = [(_call_worth(view, answer.card), answer) for answer in calls]
    return make_rule_reasons(view, errors.pick(valued, chance), Rule.LENGTH, rank_answers(valued))


def _call_worth(view: View, card: Card | None) -> float:
    assert card is not None
    suit = view.ranking.suits[view.ranking.suit_of[card.number]]
    length = min((view.hand.mask & suit).bit_count(), len(_BY_LENGTH) - 1)
    height = view.ranking.strength[card.number]
    following = any(view.ranking.strength[own.number] == height - 1 for own in Hand(view.hand.mask & suit))
    return _BY_LENGTH[length] + (_NEXT_IN_HAND if following and length > 1 else 0.0)
