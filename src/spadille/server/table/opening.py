"""A table's beginning: what is wanted, judged, and who sits down."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import asdict
from typing import Final

from spadille.games import game_named
from spadille.notation.records import differing
from spadille.play.match import agreed
from spadille.rules.refusal import NotAllowed
from spadille.server.messages import NewTable
from spadille.server.refusal import refuse, refused
from spadille.server.storage import Event, Row
from spadille.server.storage.event import now
from spadille.server.storage.store import Player, event_row, seat_row, table_row
from spadille.server.table.state import Sitter

NAMES: Final = ("Alma", "Bruno", "Clara", "David", "Elsa", "Folke", "Greta", "Hugo")
"""What bots are called."""


def opening(table: str, wanted: NewTable, player: Player, bots: Container[str]) -> tuple[Event, list[Row]]:
    """A new table's first event, and everything that is stored with it.

    Raises:
        Refusal: there can be no such table, and why.
    """
    if wanted.bot not in bots:
        raise refuse("unknown-bot", bot=wanted.bot)
    payload = _judged(wanted)
    line_up = _line_up(wanted, player)
    payload["line_up"] = [None if sitter is None else asdict(sitter) for sitter in line_up]
    event = Event(table, 1, 1, 0, 0, player.id, "opened", payload, now())
    rows = [table_row(table, wanted.game, wanted.rules, event.time), event_row(event)]
    rows += [
        seat_row(table, seat, event.seq, sitter.name, player=sitter.player, bot=sitter.bot)
        for seat, sitter in enumerate(line_up)
        if sitter is not None
    ]
    return event, rows


def _judged(wanted: NewTable) -> dict[str, object]:
    """What the table is for, as it is stored."""
    try:
        game = game_named(wanted.game)
        rules = game.rules(wanted.rules, wanted.options)
        if wanted.seats not in rules.seats:
            raise refuse("bad-deal", rules.anchor("table"), seats=wanted.seats)
        chosen = wanted.match.model_dump()
        terms = agreed(game.id, game.preset(wanted.rules), wanted.seats, chosen)
    except NotAllowed as no:
        raise refused(no) from no
    if not set(wanted.free) <= set(range(1, wanted.seats)):
        raise refuse("malformed")
    return {"game": game.id, "rules": wanted.rules, "options": differing(rules), "match": terms.to_json()}


def _line_up(wanted: NewTable, player: Player) -> list[Sitter | None]:
    """The opener on seat 0, bots everywhere else but on the seats kept free."""
    names = _names(wanted.name)
    others = [
        None if seat in wanted.free else Sitter(next(names), bot=wanted.bot)
        for seat in range(1, wanted.seats)
    ]
    return [Sitter(wanted.name, player=player.id), *others]


def _names(taken: str) -> Iterator[str]:
    return (name for name in NAMES if name.casefold() != taken.casefold())
