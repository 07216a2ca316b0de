"""A table's beginning: what is wanted, judged, and who sits down."""

from __future__ import annotations

from collections.abc import Container

from spadille.server.messages import NewTable
from spadille.server.refusal import refuse
from spadille.server.storage import Event, Row
from spadille.server.storage.chain import BEFORE_ALL, sealed
from spadille.server.storage.event import now
from spadille.server.storage.guests import told_apart
from spadille.server.storage.store import Player, event_rows, table_row
from spadille.server.table.asking import judged
from spadille.server.table.keeping import seat_rows
from spadille.server.table.names import unused
from spadille.server.table.seating import LineUp, Sitter, written


def opening(table: str, wanted: NewTable, player: Player, bots: Container[str]) -> tuple[Event, list[Row]]:
    """A new table's first event, and everything that is stored with it.

    Raises:
        Refusal: there can be no such table, and why.
    """
    for bot in (wanted.bot, *wanted.bots.values()):
        if bot not in bots:
            raise refuse("unknown-bot", bot=bot)
    payload = judged(wanted)
    others = set(range(1, wanted.seats))
    if not set(wanted.free) <= others or not set(map(int, wanted.bots)) <= others - set(wanted.free):
        raise refuse("malformed")
    line_up = _line_up(table, wanted, player)
    payload |= {"line_up": written(line_up), "bot": wanted.bot}
    payload |= {"public": wanted.public, "waits": wanted.waits.model_dump()}
    payload["hints"] = not wanted.free if wanted.hints is None else wanted.hints
    event = sealed(told_apart(Event(table, 1, 1, 0, 0, player.id, "opened", payload, now())), BEFORE_ALL)
    rows = [table_row(table, wanted.game, wanted.rules, event.time), *event_rows(event)]
    return event, rows + seat_rows(table, event.seq, line_up)


def _line_up(table: str, wanted: NewTable, player: Player) -> LineUp:
    """The opener on seat 0, bots everywhere else but on the seats kept free."""
    names = unused([wanted.name], table)
    others = [
        None if seat in wanted.free else Sitter(next(names), bot=wanted.bots.get(str(seat), wanted.bot))
        for seat in range(1, wanted.seats)
    ]
    return (Sitter(wanted.name, player=player.id), *others)
