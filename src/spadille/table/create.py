"""A table's beginning: what is wanted, judged, and who sits down."""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from spadille.protocol import NewTable
from spadille.protocol.api_error import refuse
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.storage.database import Row
from spadille.storage.event import Event, now
from spadille.storage.hash_chain import BEFORE_ALL, sealed
from spadille.storage.pseudonyms import told_apart
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused
from spadille.table.commands.votes import judged
from spadille.table.event_codec import written_event
from spadille.table.events import CommitmentMade, TableOpened
from spadille.table.pending_event import PendingEvent
from spadille.table.projections import seat_rows
from spadille.table.reducer import opened
from spadille.table.seating import LineUp, Sitter
from spadille.table.state import required


class ShownHands(Protocol):
    """The hands that were shown to people before they had a table."""

    def deal(self, name: str, rules: Rules, seats: int) -> CommitmentMade:
        """What a deal is bound to that gives the opener this hand."""

    def take(self, name: str) -> None:
        """The hand is played."""


def opening(table: str, wanted: NewTable, player: Player, bots: Container[str]) -> tuple[Event, list[Row]]:
    """A new table's first event, and everything that is stored with it.

    Raises:
        Refusal: there can be no such table, and why.
    """
    for bot in (wanted.bot, *wanted.bots.values()):
        if bot not in bots:
            raise refuse("unknown-bot", bot=bot)
    setup = judged(wanted)
    others = set(range(1, wanted.seats))
    if not set(wanted.free) <= others or not set(map(int, wanted.bots)) <= others - set(wanted.free):
        raise refuse("malformed")
    line_up = _line_up(table, wanted, player)
    hints = not wanted.free if wanted.hints is None else wanted.hints
    what = TableOpened(setup, line_up, wanted.bot, wanted.waits, wanted.public, hints)
    event = first_event(table, 0, player.id, what)
    rows = [table_row(table, wanted.game, wanted.rules, event.time), *event_rows(event)]
    return event, rows + seat_rows(table, event.seq, line_up)


def dealt_rows(opening_event: Event, wanted: NewTable, hands: ShownHands) -> list[Row]:
    """What is stored besides where the opener sits down to a hand that he was shown: it is dealt at once.

    Raises:
        Refusal: `hand-gone`, or `malformed` where others may sit down who know nothing of the hand.
    """
    if wanted.free or wanted.public:
        raise refuse("malformed")
    name, table = required(wanted.hand), opened(opening_event)
    bound, table = PendingEvent(hands.deal(name, table.rules, table.seats)).at(table)
    dealt, _ = PendingEvent(required(table.commitment).kept).at(table)
    hands.take(name)
    return [*event_rows(bound), *event_rows(dealt)]


def first_event(table: str, seat: Seat, player: str | None, what: TableOpened) -> Event:
    """A table's first event, with which somebody on a seat of it opens it."""
    text = written_event(what)
    return sealed(told_apart(Event(table, 1, 1, 0, seat, player, what.kind, text, now())), BEFORE_ALL)


def _line_up(table: str, wanted: NewTable, player: Player) -> LineUp:
    """The opener on seat 0, bots everywhere else but on the seats kept free."""
    names = unused([wanted.name], table)
    others = [
        None if seat in wanted.free else Sitter(next(names), bot=wanted.bots.get(str(seat), wanted.bot))
        for seat in range(1, wanted.seats)
    ]
    return (Sitter(wanted.name, player=player.id), *others)
