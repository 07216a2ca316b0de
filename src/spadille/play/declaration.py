"""Between the auction and the first lead: everything that the declarer names, calls and gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spadille.cards import Card, Hand
from spadille.play import tricks
from spadille.play.action import Action
from spadille.play.calling import Calling, Giving, called_itself
from spadille.play.declared import Declared
from spadille.play.laying_away import LayingAway
from spadille.play.naming import NamingTrump
from spadille.play.partnering import CallingPartner
from spadille.play.phase import Phase
from spadille.play.trick import Trick
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


class Step(Protocol):
    """A choice that may have to be made before the play."""

    @property
    def kind(self) -> str:
        """The kind of choice, which is also its verb."""

    def occurs(self, declared: Declared) -> bool:
        """Return whether the choice is still to be made in this contract."""

    def turn(self, declared: Declared) -> Seat:
        """Return the seat whose choice it is."""

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return everything that the seat may do."""

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse what the rules do not allow.

        Raises:
            NotAllowed: with the code, the rule and what the sentence needs.
        """

    def after(self, declared: Declared, action: Action) -> Declared:
        """Return what is declared after a legal action."""


STEPS: tuple[Step, ...] = (NamingTrump(), Calling(), Giving(), CallingPartner(), LayingAway())
"""In the order in which they come, each where it occurs."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A phase before the play with one kind of choice."""

    declared: Declared
    step: Step
    tricks: tuple[Trick, ...] = ()
    table: None = None
    result: Result | None = None

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def verbs(self) -> tuple[str, ...]:
        return (self.step.kind,)

    @property
    def turn(self) -> Seat:
        return self.step.turn(self.declared)

    @property
    def hands(self) -> tuple[Hand, ...]:
        return self.declared.hands

    def answers(self) -> tuple[Action, ...]:
        return self.step.answers(self.declared)

    def refused(self) -> dict[Card, NotAllowed]:
        """Return the refusal of the called card where it may not be given back for itself."""
        called = self.declared.called.card if self.declared.called else None
        if called is None or self.step.kind != "give" or self.declared.contract.may_give_called_back:
            return {}
        return {called: called_itself(self.declared, called)}

    def judge(self, action: Action) -> None:
        self.step.judge(self.declared, action)

    def after(self, action: Action) -> Phase:
        """Return the next step, or the play."""
        return onward(self.step.after(self.declared, action))


def onward(declared: Declared) -> Phase:
    """Return the next declaration, or the play when there is none left."""
    for step in STEPS:
        if step.occurs(declared):
            return Declaration(declared, step)
    return tricks.begin(declared)
