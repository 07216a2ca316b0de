"""Friends at the table, who do and say what a test tells them, when it tells them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from spadille import protocol
from spadille.protocol import Accepted
from spadille.rules.seating import Seat
from tests.support.client import Guest


class Friend:
    """Sits at a seat with a page of his own open, and does nothing by himself."""

    def __init__(self, guest: Guest, table: str, seat: Seat) -> None:
        self._guest = guest
        self.seat = seat
        self.page = guest.page(table)

    @classmethod
    def sitting(cls, address: str, table: str, seat: Seat, name: str) -> Self:
        """Sits down at a seat kept free."""
        guest = Guest(address, name)
        answer = guest.sit(table, seat)
        assert answer.status_code == 201, answer.text
        return cls(guest, table, seat)

    @classmethod
    def opening(cls, address: str, name: str, **wanted: object) -> Self:
        """Opens a table of his own."""
        guest = Guest(address, name)
        return cls(guest, guest.open_table(**wanted), 0)

    def leave(self) -> None:
        """Closes his browser."""
        self._guest.leave()

    def tell(self, kind: str, **more: object) -> None:
        """Says something that is accepted."""
        accepted = self.page.say(kind, **more)
        assert isinstance(accepted, Accepted), accepted
        self.page.until_seq(accepted.seq)

    def until(self, wanted: Callable[[protocol.State], bool]) -> protocol.State:
        """Looks on until the table is as wanted."""
        return self.page.until(wanted)

    def until_asked(self) -> list[str]:
        """Waits until he is to answer; gives what he may."""
        self.until(lambda state: bool(state.view and state.view.decision))
        return self.page.answers

    def do(self, *wishes: str) -> None:
        """Answers when he is asked: the first wish that is allowed, else the first answer there is."""
        answers = self.until_asked()
        wished = [f"{self.seat} {wish}" for wish in wishes]
        self.tell("act", action=next((wish for wish in wished if wish in answers), answers[0]))

    def until_question(self) -> protocol.Question:
        """Waits until the table is asked something."""
        question = self.until(lambda state: state.table.question is not None).table.question
        assert question is not None
        return question

    def agree(self) -> None:
        """Says yes to what is asked."""
        self.tell("answer", question=self.until_question().number, yes=True)

    def hear_it_declined(self) -> None:
        """Sees that the table was asked something, and is no longer."""
        self.until_question()
        self.until(lambda state: state.table.question is None)

    def decline(self) -> None:
        """Says no to what is asked."""
        self.tell("answer", question=self.until_question().number, yes=False)
