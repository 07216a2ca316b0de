"""A table as it stands: the fold of everything that happened at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from spadille.games import game_named
from spadille.notation.actions import read_action
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.shape import read_hand
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.refusal import refuse
from spadille.server.storage import Event


class Stage(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    """Seats are free."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A deal is over; the next waits until people are ready."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, or a bot."""

    name: str
    player: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """One table. Every event makes the next state; nothing else does."""

    id: str
    rules: Rules
    match: Match
    line_up: tuple[Sitter | None, ...]
    """By seat; None for one that is free."""
    seq: int = 0
    """The number of the latest event."""
    since: int = 0
    """The number of the latest event that changed what anybody is asked."""
    deal: Deal | None = None
    key: str = ""
    """What the deal's chance comes from."""
    dealt: tuple[str, ...] = ()
    """When each deal began."""
    ready: frozenset[Seat] = frozenset()
    heard: frozenset[tuple[Seat, str]] = frozenset()
    """The messages that were carried out, by seat and id."""
    stopped: bool = False

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.line_up)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.line_up

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.match.ended:
            return Stage.FINISHED
        if self.deal is None:
            return Stage.WAITING
        return Stage.BETWEEN if self.deal.over else Stage.PLAYING

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is in the deal."""
        return None if self.deal is None else self.deal.turn

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals next; None where that is still to be drawn."""
        return None if self.deal is None else (self.deal.layout.dealer + 1) % self.seats

    def seat_of(self, player: str | None) -> Seat | None:
        """Where somebody sits; None for a watcher."""
        if player is None:
            return None
        return next((seat for seat, who in enumerate(self.line_up) if who and who.player == player), None)

    def people(self) -> frozenset[Seat]:
        """The seats of people, bots left out."""
        return frozenset(seat for seat, who in enumerate(self.line_up) if who and who.player)

    def judge_sitting(self, seat: Seat, player: str) -> None:
        """Whether somebody may take a seat.

        Raises:
            Refusal: `malformed` for a seat there is not, `seat-taken`, `already-seated`.
        """
        if seat not in range(self.seats):
            raise refuse("malformed")
        if self.seat_of(player) is not None:
            raise refuse("already-seated")
        if self.line_up[seat] is not None:
            raise refuse("seat-taken", seat=seat)

    def after(self, event: Event) -> TableState:
        """The table after this event.

        Raises:
            Unreadable: the event does not fit.
        """
        if event.seq != self.seq + 1:
            raise Unreadable(event)
        try:
            state = _AFTER[event.kind](self, event)
        except (KeyError, ValueError, TypeError, IndexError, NotAllowed) as trouble:
            raise Unreadable(event) from trouble
        return replace(state, seq=event.seq, heard=_heard(self.heard, event))


class Unreadable(Exception):
    """A table's events do not make a table: the database was changed by another hand."""

    def __init__(self, event: Event | None = None) -> None:
        super().__init__(f"{event.table} {event.seq}" if event else "")


def fold(events: Iterable[Event]) -> TableState:
    """The table that its events come to.

    Raises:
        Unreadable: they come to none.
    """
    state: TableState | None = None
    for event in events:
        state = _opened(event) if state is None else state.after(event)
    if state is None:
        raise Unreadable
    return state
