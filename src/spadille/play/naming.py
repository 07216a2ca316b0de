"""Naming trumps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.cards import Suit
from spadille.play.action import Action, NameTrump
from spadille.play.calling import exchanging
from spadille.play.declared import Declared
from spadille.rules.contract import Partner
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The declarer names trumps where the contract leaves a choice, or the called partner does."""

    kind = "trump"

    def occurs(self, declared: Declared) -> bool:
        """Return whether trumps are to be chosen now.

        A partner who names them must be called first, and so must a card where the contract says so.
        """
        if declared.trump is not None or not declared.contract.trump_is_named:
            return False
        if declared.contract.calls_first and exchanging(declared):
            return False
        return declared.contract.partner is not Partner.NAMES_TRUMP or declared.partner is not None

    def turn(self, declared: Declared) -> Seat:
        names_it = declared.contract.partner is Partner.NAMES_TRUMP
        return declared.partner.seat if names_it and declared.partner else declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return the suits that the contract allows, without the suit of a partner's card."""
        turn = self.turn(declared)
        return tuple(
            NameTrump(turn, suit) for suit in declared.contract.trumps if not _called(declared, suit)
        )

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse a suit that the contract does not allow, or the called one."""
        assert isinstance(action, NameTrump)
        if action.suit not in declared.contract.trumps or _called(declared, action.suit):
            rule = declared.anchor("trump")
            raise NotAllowed("bad-trump", rule, suit=action.suit.letter, contract=declared.contract.id)

    def after(self, declared: Declared, action: Action) -> Declared:
        assert isinstance(action, NameTrump)
        return replace(declared, trump=action.suit)


def _called(declared: Declared, suit: Suit) -> bool:
    return declared.partner is not None and declared.partner.card.suit is suit
