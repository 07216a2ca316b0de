"""Simulated players at the table, each with a connection of its own, who play as agreed beforehand."""

from __future__ import annotations

import threading

from websockets.exceptions import ConnectionClosed

from spadille.protocol import Accepted
from spadille.rules.seating import Seat
from tests.support.client import TIMEOUT, Guest, Page

OPENER: Seat = 0
"""The seat of the player who opened the table."""


class Companion:
    """A simulated player at a free seat.

    The player takes the first action of its wishes that is legal, otherwise passes, otherwise takes the first
    legal action. The player is ready for the next deal when the opener is. With `holding_back`, the player
    does nothing until `go_ahead` is called.
    """

    def __init__(
        self, address: str, table: str, seat: Seat, name: str, *wishes: str, holding_back: bool = False
    ) -> None:
        self._seat = seat
        self._may_answer = threading.Event()
        if not holding_back:
            self.go_ahead()
        self.wish(*wishes)
        self._guest = Guest(address, name)
        answer = self._guest.sit(table, seat)
        assert answer.status_code == 201, answer.text
        self._table = table
        self.trouble: BaseException | None = None
        """The error that stopped the player's thread."""
        self.connect()

    def wish(self, *wishes: str) -> None:
        """Replace the actions that the player prefers."""
        self._wishes = [f"{self._seat} {wish}" for wish in (*wishes, "pass")]

    def go_ahead(self) -> None:
        """Let the player answer from now on."""
        self._may_answer.set()

    def connect(self) -> None:
        """Connect to the table, for the first time or after a restart of the server."""
        page = self._guest.page(self._table)
        self._thread = threading.Thread(target=self._play, args=(page,), daemon=True)
        self._thread.start()

    def leave(self) -> None:
        """Close the player's connection."""
        self.go_ahead()
        self._guest.leave()
        self._thread.join(TIMEOUT)

    def _play(self, page: Page) -> None:
        try:
            while True:
                self._go_on(page)
        except ConnectionClosed:
            pass
        except BaseException as trouble:  # noqa: BLE001 - told in the test's own thread
            self.trouble = trouble

    def _go_on(self, page: Page) -> None:
        if page.answers:
            self._may_answer.wait()
            self._say(page, "act", action=self._answer(page.answers))
        elif self._is_waited_for(page):
            self._say(page, "next")
        else:
            self._look(page)

    def _say(self, page: Page, kind: str, **more: str) -> None:
        accepted = page.send_and_wait(kind, **more)
        assert isinstance(accepted, Accepted), accepted
        page.until_seq(accepted.seq)

    def _answer(self, answers: list[str]) -> str:
        return next((wish for wish in self._wishes if wish in answers), answers[0])

    def _is_waited_for(self, page: Page) -> bool:
        seats = page.table.seats
        return page.table.stage == "between" and seats[OPENER].ready and not seats[self._seat].ready

    def _look(self, page: Page) -> None:
        """Wait for the next state of the table or for a timeout."""
        try:
            page.read_state()
        except TimeoutError:
            return
