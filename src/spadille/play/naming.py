"""Naming trumps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.play.action import Action, NameTrump
from spadille.play.declared import Declared
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The declarer names trumps where the contract leaves a choice."""

    kind = "trump"

    def occurs(self, declared: Declared) -> bool:
        """Where there is a choice, until it is made."""
        return declared.trump is None and declared.contract.trump_is_named

    def turn(self, declared: Declared) -> Seat:
        """The declarer's."""
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """The suits the contract allows."""
        return tuple(NameTrump(declared.declarer, suit) for suit in declared.contract.trumps)

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse a suit the contract does not allow."""
        assert isinstance(action, NameTrump)
        if action.suit not in declared.contract.trumps:
            rule = declared.anchor("trump")
            raise NotAllowed("bad-trump", rule, suit=action.suit.letter, contract=declared.contract.id)

    def after(self, declared: Declared, action: Action) -> Declared:
        """With these trumps."""
        assert isinstance(action, NameTrump)
        return replace(declared, trump=action.suit)
