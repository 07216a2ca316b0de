"""Calling a partner by naming a card: an ace, a king when all aces are held, then lower."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.cards import Card, Hand
from spadille.play.action import Action, Call
from spadille.play.declared import Declared, PartnerCalled
from spadille.rules.contract import Partner
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CallingPartner:
    """The declarer calls a card of another player, who becomes the partner."""

    kind = "call"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.partner is not Partner.ALONE and declared.partner is None

    def turn(self, declared: Declared) -> Seat:
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        return tuple(Call(declared.declarer, card) for card in callable_cards(declared))

    def judge(self, declared: Declared, action: Action) -> None:
        assert isinstance(action, Call)
        if action.card is None or action.card not in callable_cards(declared):
            named = action.card.text if action.card else "none"
            raise NotAllowed("bad-call", declared.anchor("call"), card=named, why="partner")

    def after(self, declared: Declared, action: Action) -> Declared:
        """Make the card's holder the partner. Others may not know who it is."""
        assert isinstance(action, Call)
        assert action.card is not None
        holder = next(seat for seat, hand in enumerate(declared.hands) if action.card in hand)
        return replace(declared, partner=PartnerCalled(action.card, holder))


def callable_cards(declared: Declared) -> Hand:
    """Return the aces of plain suits that the declarer does not hold.

    If all are held, return the next rank down.
    """
    held = declared.hands[declared.declarer]
    others = [card for card in declared.layout.rules.pack.cards if _in_a_plain_suit(declared, card, held)]
    ranks = declared.contract.order.ranks
    highest = min(ranks.index(card.rank) for card in others)
    return Hand.of(card for card in others if ranks.index(card.rank) == highest)


def _in_a_plain_suit(declared: Declared, card: Card, held: Hand) -> bool:
    """Return whether another holds the card, and it can be neither a trump nor a matador."""
    matadors = declared.contract.order.matadors
    return card not in held and card not in matadors and not declared.ranking.is_trump(card)
