"""A table's beginning: what is wanted, judged, and who sits down."""

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
    """The hands that were shown to people before they had a table."""

    def deal(self, name: str, rules: Rules, seats: int) -> SecretCommitted:
        """What a deal is bound to that gives the opener this hand."""

    def take(self, name: str) -> None:
        """The hand is played."""


def create_table(
    table: str, wanted: NewTable, player: Player, bots: Container[str]
) -> tuple[Event, list[Insert]]:
    """A new table's first event, and everything that is stored with it.

    Raises:
        Refusal: there can be no such table, and why.
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
    """What is stored besides where the opener sits down to a hand that he was shown: it is dealt at once.

    Raises:
        Refusal: `hand-gone`, or `malformed` where others may sit down who know nothing of the hand.
    """
    if wanted.free or wanted.public:
        raise api_error("malformed")
    name, table = required(wanted.hand), initial_state(opening_event)
    bound, table = PendingEvent(hands.deal(name, table.rules, table.seats)).at(table)
    dealt, _ = PendingEvent(required(table.commitment).to_cards_dealt).at(table)
    hands.take(name)
    return [*event_rows(bound), *event_rows(dealt)]


def first_event(table: str, seat: Seat, player: str | None, what: TableOpened) -> Event:
    """A table's first event, with which somebody on a seat of it opens it."""
    text = encode_event(what)
    return seal_event(pseudonymize(Event(table, 1, 1, 0, seat, player, what.kind, text, now())), GENESIS)


def _first_line_up(table: str, wanted: NewTable, player: Player) -> LineUp:
    """The opener on seat 0, bots everywhere else but on the seats kept free."""
    names = unused_names([wanted.name], table)
    others = [
        None if seat in wanted.free else Sitter(next(names), bot=wanted.bots.get(str(seat), wanted.bot))
        for seat in range(1, wanted.seats)
    ]
    return (Sitter(wanted.name, player=player.id), *others)
