"""The interface of a deal's phases. In each phase a seat has a choice of one kind; in the last, none."""

from __future__ import annotations

from typing import Protocol

from spadille.cards import Card, Hand
from spadille.play.action import Action
from spadille.play.declared import Declared
from spadille.play.trick import TableTrick, Trick
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


class Phase(Protocol):
    """A part of the deal with one kind of choice."""

    @property
    def kind(self) -> str:
        """The name of the kind of choice, which views and translated sentences use."""

    @property
    def turn(self) -> Seat | None:
        """The seat whose choice it is, or None when the deal is over."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the actions that are possible in this phase."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards held now, by seat."""

    @property
    def declared(self) -> Declared | None:
        """The declared contract, once the auction is over."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""

    @property
    def table(self) -> TableTrick | None:
        """The trick being played."""

    @property
    def result(self) -> Result | None:
        """The result, once the deal is over."""

    def answers(self) -> tuple[Action, ...]:
        """Return every action that the seat whose turn it is may take."""

    def refused(self) -> dict[Card, NotAllowed]:
        """Return the cards in hand that may not be played now, and why."""

    def judge(self, action: Action) -> None:
        """Raise an error if the rules do not allow an action. The caller has checked its seat and verb.

        Raises:
            NotAllowed: with a code, the broken rule, and the facts for an error message.
        """

    def after(self, action: Action) -> Phase:
        """Return the phase that follows a legal action."""
