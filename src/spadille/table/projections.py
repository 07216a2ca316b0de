"""Database rows that are derived from events: who has which seat, and the results of matches."""

from __future__ import annotations

from spadille.storage.database import Insert
from spadille.storage.event import Event
from spadille.storage.pseudonyms import is_pseudonym
from spadille.storage.store import seat_row
from spadille.table.events import BotPlaced, MatchBegan, SeatLeft, SeatTaken
from spadille.table.seating import LineUp
from spadille.table.state import TableState

_SEAT_CHANGES = (SeatTaken.kind, SeatLeft.kind, BotPlaced.kind)
"""The kinds of events that give a seat to another player or bot."""


def project_event(before: TableState, event: Event, after: TableState) -> list[Insert]:
    """Return the rows to insert with an event that leads from state `before` to state `after`."""
    rows: list[Insert] = []
    if event.kind == MatchBegan.kind:
        rows += project_seats(after.id, event.seq, after.line_up)
    elif event.kind in _SEAT_CHANGES and event.seat is not None:
        rows += project_seats(after.id, event.seq, after.line_up, event.seat)
    if after.match.ended and not before.match.ended and after.again is None:
        rows += project_results(after, event)
    return rows


def project_seats(table: str, since: int, line_up: LineUp, only: int | None = None) -> list[Insert]:
    """Return the rows that say who has which seat from event `since` on, for all seats or seat `only`."""
    return [
        seat_row(table, seat, since, sitter.name, player=sitter.player, bot=sitter.bot)
        for seat, sitter in enumerate(line_up)
        if sitter is not None and only in (None, seat) and not is_pseudonym(sitter.player)
    ]


def project_results(state: TableState, event: Event) -> list[Insert]:
    """Return the rows with a match's results, one for each seat. The time is that of `event`."""
    match, settings = state.match, state.rules.settings
    places = {entry.seat: entry for entry in match.standing}
    return [
        (
            "match_results",
            {
                "table_id": state.id,
                "match": state.number,
                "seat": seat,
                "player": None if sitter is None or is_pseudonym(sitter.player) else sitter.player,
                "name": "" if sitter is None else sitter.name,
                "game": settings.game,
                "rules": settings.preset,
                "deals": match.deals,
                "chips": places[seat].chips,
                "place": places[seat].place,
                "ended": event.time,
            },
        )
        for seat, sitter in enumerate(state.line_up)
    ]
