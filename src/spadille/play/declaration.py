"""Between the auction and the first lead: everything the declarer names, calls and gives."""

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
    """One thing that may have to be declared before the play."""

    @property
    def kind(self) -> str:
        """The kind of choice; its verb too."""

    def occurs(self, declared: Declared) -> bool:
        """Whether it is still to be done in this contract."""

    def turn(self, declared: Declared) -> Seat:
        """Whose choice it is."""

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Everything that seat may do."""

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse what the rules do not allow.

        Raises:
            NotAllowed: with the code, the rule and what the sentence needs.
        """

    def after(self, declared: Declared, action: Action) -> Declared:
        """What is declared after a legal action."""


STEPS: tuple[Step, ...] = (NamingTrump(), Calling(), Giving(), CallingPartner(), LayingAway())
"""In the order in which they come, each where it occurs."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A step on the way to the play."""

    declared: Declared
    step: Step
    tricks: tuple[Trick, ...] = ()
    table: None = None
    result: Result | None = None

    @property
    def kind(self) -> str:
        """The step's kind of choice."""
        return self.step.kind

    @property
    def verbs(self) -> tuple[str, ...]:
        """The step's one verb."""
        return (self.step.kind,)

    @property
    def turn(self) -> Seat:
        """Whose choice it is."""
        return self.step.turn(self.declared)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards held now, by seat."""
        return self.declared.hands

    def answers(self) -> tuple[Action, ...]:
        """Everything the seat whose turn it is may do."""
        return self.step.answers(self.declared)

    def refused(self) -> dict[Card, NotAllowed]:
        """The called card, which may not be given back for itself."""
        called = self.declared.called.card if self.declared.called else None
        if called is None or called not in self.hands[self.turn]:
            return {}
        return {called: called_itself(self.declared, called)}

    def judge(self, action: Action) -> None:
        """Refuse what the step does not allow."""
        self.step.judge(self.declared, action)

    def after(self, action: Action) -> Phase:
        """The next step, or the play."""
        return onward(self.step.after(self.declared, action))


def onward(declared: Declared) -> Phase:
    """The next thing to declare, or the play when there is none left."""
    for step in STEPS:
        if step.occurs(declared):
            return Declaration(declared, step)
    return tricks.begin(declared)
