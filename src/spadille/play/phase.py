"""The phases of a deal. In each of them a seat has a choice of one kind; in the last there is none."""

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
        """The kind of choice, as views and the catalogue name it."""

    @property
    def turn(self) -> Seat | None:
        """The seat whose choice it is, or None when the deal is over."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the actions that belong here."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards held now, by seat."""

    @property
    def declared(self) -> Declared | None:
        """The declared contract, once the auction is over."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks taken."""

    @property
    def table(self) -> TableTrick | None:
        """The trick on the table."""

    @property
    def result(self) -> Result | None:
        """The result, once the deal is over."""

    def answers(self) -> tuple[Action, ...]:
        """Return everything that the seat whose turn it is may do."""

    def refused(self) -> dict[Card, NotAllowed]:
        """Return the cards in hand that may not be played now, and why."""

    def judge(self, action: Action) -> None:
        """Refuse what the rules do not allow. Seat and verb have been checked already.

        Raises:
            NotAllowed: with the code, the rule and what the sentence needs.
        """

    def after(self, action: Action) -> Phase:
        """Return the phase that follows a legal action."""
