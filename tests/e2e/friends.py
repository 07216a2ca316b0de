"""Simulated people at the table, who do only what a test tells them to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from spadille import protocol
from spadille.protocol import Accepted
from spadille.rules.seating import Seat
from tests.support.client import Guest


class Friend:
    """A person at a seat, simulated by a connection without a browser."""

    def __init__(self, guest: Guest, table: str, seat: Seat) -> None:
        self._guest = guest
        self.seat = seat
        self.page = guest.page(table)

    @classmethod
    def sitting(cls, address: str, table: str, seat: Seat, name: str) -> Self:
        """Take a free seat of a table."""
        guest = Guest(address, name)
        answer = guest.sit(table, seat)
        assert answer.status_code == 201, answer.text
        return cls(guest, table, seat)

    @classmethod
    def opening(cls, address: str, name: str, **wanted: object) -> Self:
        """Open a table."""
        guest = Guest(address, name)
        return cls(guest, guest.open_table(**wanted), 0)

    def leave(self) -> None:
        """Close the connection."""
        self._guest.leave()

    def send(self, kind: str, **more: object) -> None:
        """Send a command that must be accepted."""
        accepted = self.page.send_and_wait(kind, **more)
        assert isinstance(accepted, Accepted), accepted
        self.page.until_seq(accepted.seq)

    def until(self, wanted: Callable[[protocol.State], bool]) -> protocol.State:
        """Wait until the table's state satisfies `wanted`, and return the state."""
        return self.page.until(wanted)

    def until_asked(self) -> list[str]:
        """Wait for a decision and return the legal actions."""
        self.until(lambda state: bool(state.view and state.view.decision))
        return self.page.answers

    def do(self, *wishes: str) -> None:
        """Wait for a decision. Take the first of `wishes` that is legal, or else the first legal action."""
        answers = self.until_asked()
        wished = [f"{self.seat} {wish}" for wish in wishes]
        self.send("act", action=next((wish for wish in wished if wish in answers), answers[0]))

    def until_question(self) -> protocol.Question:
        """Wait until a vote is open, and return its question."""
        question = self.until(lambda state: state.table.question is not None).table.question
        assert question is not None
        return question

    def agree(self) -> None:
        """Vote yes."""
        self.send("answer", question=self.until_question().number, yes=True)

    def wait_until_declined(self) -> None:
        """Wait until a vote was opened and has ended."""
        self.until_question()
        self.until(lambda state: state.table.question is None)

    def decline(self) -> None:
        """Vote no."""
        self.send("answer", question=self.until_question().number, yes=False)
