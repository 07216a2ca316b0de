"""Naming trumps, and calling a partner."""

from __future__ import annotations

from spadille.bots.player import Chance
from spadille.bots.tricks.habits import Habits, swayed
from spadille.bots.tricks.promise import Own, promise_in
from spadille.bots.tricks.strength import PARTNERED, tricks
from spadille.cards import Card, Hand
from spadille.play.action import Action, Call, NameTrump
from spadille.play.view import Known, View
from spadille.rules.bonus import mackers
from spadille.rules.contract import Contract, Partner
from spadille.rules.goal import Count

_A_MACKER = 0.15
"""How much of a trick a counter's worth of mackers weighs in the choice of trumps."""
_BY_LENGTH = (0.2, 1.0, 0.8, 0.6, 0.4)
"""How gladly a card is called, by how many cards of its suit the caller holds: one to lead to it is best."""
_NEXT_IN_HAND = 0.25
"""For the next lower card of the suit in the caller's hand: it is good once the called one is gone."""


def trump_named(view: View, habits: Habits, chance: Chance) -> Action:
    """The trumps that the player whose turn it is names."""
    assert view.decision is not None
    assert view.known is not None
    names = [answer for answer in view.decision.answers if isinstance(answer, NameTrump)]
    worth = {name: _worth(view, view.known, name) + swayed(habits, chance) for name in names}
    return max(names, key=lambda name: worth[name])


def _worth(view: View, known: Known, name: NameTrump) -> float:
    if known.contract.partner is Partner.NAMES_TRUMP:
        return _for_both(view, known.contract, name)
    return promise_in(Own(view), known.contract, name.suit)


def _for_both(view: View, contract: Contract, name: NameTrump) -> float:
    """A partner's choice: with what the declarer has shown, how strong the two are together."""
    both = view.hand.mask | _shown(contract).mask
    ranking = contract.order.ranking(name.suit)
    each = contract.macker.value(Count(0, 0, name.suit)) if contract.macker else 0
    return tricks(both, ranking, PARTNERED) + _A_MACKER * each * mackers(Hand(both), ranking)


def _shown(contract: Contract) -> Hand:
    """The cards that whoever bids the contract must hold, all of them."""
    needs = contract.needs
    return needs.cards if needs is not None and needs.least == len(needs.cards) else Hand()


def partner_called(view: View, habits: Habits, chance: Chance) -> Action:
    """The card that the declarer calls."""
    assert view.decision is not None
    calls = [answer for answer in view.decision.answers if isinstance(answer, Call)]
    worth = {call: _gladly(view, call.card) + swayed(habits, chance) for call in calls}
    return max(calls, key=lambda call: worth[call])


def _gladly(view: View, card: Card | None) -> float:
    assert card is not None
    suit = view.ranking.suits[view.ranking.suit_of[card.number]]
    length = min((view.hand.mask & suit).bit_count(), len(_BY_LENGTH) - 1)
    height = view.ranking.strength[card.number]
    following = any(view.ranking.strength[own.number] == height - 1 for own in Hand(view.hand.mask & suit))
    return _BY_LENGTH[length] + (_NEXT_IN_HAND if following and length > 1 else 0.0)
