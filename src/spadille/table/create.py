"""Create a table: check the request, and build the first event and its rows."""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from spadille.protocol import NewTable
from spadille.protocol.api_error import api_error
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.storage.database import Insert
from spadille.storage.event import Event, now
from spadille.storage.hash_chain import GENESIS, seal_event
from spadille.storage.pseudonyms import pseudonymize
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused_names
from spadille.table.commands.votes import require_valid_match
from spadille.table.event_codec import encode_event
from spadille.table.events import SecretCommitted, TableOpened
from spadille.table.pending_event import PendingEvent
from spadille.table.projections import project_seats
from spadille.table.reducer import initial_state
from spadille.table.seating import LineUp, Sitter
from spadille.table.state import required


class HandSource(Protocol):
    """The interface to the hands that players saw in a preview before they opened a table."""

    def deal(self, name: str, rules: Rules, seats: int) -> SecretCommitted:
        """Return the commitment to a deal that gives the opener the hand with this name."""

    def take(self, name: str) -> None:
        """Mark the hand with this name as played, so that it is not dealt again."""


def create_table(
    table: str, wanted: NewTable, player: Player, bots: Container[str]
) -> tuple[Event, list[Insert]]:
    """Return a new table's first event and all rows to store with it.

    Raises:
        ApiError: The request is invalid.
    """
    for bot in (wanted.bot, *wanted.bots.values()):
        if bot not in bots:
            raise api_error("unknown-bot", bot=bot)
    setup = require_valid_match(wanted)
    others = set(range(1, wanted.seats))
    if not set(wanted.free) <= others or not set(map(int, wanted.bots)) <= others - set(wanted.free):
        raise api_error("malformed")
    line_up = _first_line_up(table, wanted, player)
    hints = not wanted.free if wanted.hints is None else wanted.hints
    what = TableOpened(setup, line_up, wanted.bot, wanted.waits, wanted.public, hints)
    event = first_event(table, 0, player.id, what)
    rows = [table_row(table, wanted.game, wanted.rules, event.time), *event_rows(event)]
    return event, rows + project_seats(table, event.seq, line_up)


def dealt_rows(opening_event: Event, wanted: NewTable, hands: HandSource) -> list[Insert]:
    """Return the rows of the events that deal a previewed hand to the player who opens the table.

    Raises:
        ApiError: `hand-gone`, or `malformed` if other people may sit down, who have not seen the hand.
    """
    if wanted.free or wanted.public:
        raise api_error("malformed")
    name, table = required(wanted.hand), initial_state(opening_event)
    bound, table = PendingEvent(hands.deal(name, table.rules, table.seats)).apply_to(table)
    dealt, _ = PendingEvent(required(table.commitment).to_cards_dealt).apply_to(table)
    hands.take(name)
    return [*event_rows(bound), *event_rows(dealt)]


def first_event(table: str, seat: Seat, player: str | None, what: TableOpened) -> Event:
    """Return the event with which the player on `seat` opens a table."""
    text = encode_event(what)
    return seal_event(pseudonymize(Event(table, 1, 1, 0, seat, player, what.kind, text, now())), GENESIS)


def _first_line_up(table: str, wanted: NewTable, player: Player) -> LineUp:
    """Return the line-up with the opener on seat 0 and bots on all other seats that are not kept free."""
    names = unused_names([wanted.name], table)
    others = [
        None if seat in wanted.free else Sitter(next(names), bot=wanted.bots.get(str(seat), wanted.bot))
        for seat in range(1, wanted.seats)
    ]
    return (Sitter(wanted.name, player=player.id), *others)
