"""What is shown of a table: to a seat its own view, to everybody the table, to a reader the record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from pydantic_core import to_json

from spadille.notation.matches import match_json
from spadille.notation.records import differing
from spadille.notation.views import view_json
from spadille.play.match import Leaver
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat
from spadille.server import menu, messages
from spadille.server.table.client import Client
from spadille.server.table.state import Sitter, TableState


def table(state: TableState, present: frozenset[Seat]) -> messages.Table:
    """The table as everybody may know it."""
    match, settings = state.match, state.rules.settings
    return messages.Table(
        id=state.id,
        game=settings.game,
        rules=settings.preset,
        options=dict(settings.values),
        differing=list(differing(state.rules)),
        sheet=menu.sheet(state.rules),
        antes=dict(state.rules.antes),
        match=messages.MatchRules.model_validate(match.terms.to_json()),
        seats=[_seat(state, seat, present) for seat in range(state.seats)],
        deal=state.deal_number,
        stage=state.stage.value,
        ended=None if match.ended is None else match.ended.value,
        standing=[
            messages.Place(seat=line.seat, chips=line.chips, place=line.place) for line in match.standing
        ],
        left=[_left(state, leaver) for leaver in match.left],
        again=None if state.again is None else messages.Earlier(**asdict(state.again)),
    )


def record(state: TableState) -> dict[str, Any]:
    """The match so far as a record: finished deals only."""
    written = match_json(state.match, [_player(sitter) for sitter in state.line_up], state.finished)
    deals: Any = written["deals"]
    told = [{**deal, "n": n, "time": state.begun[n - 1]} for n, deal in enumerate(deals, 1)]
    return {**written, "id": state.id, "deals": told}


def _seat(state: TableState, seat: Seat, present: frozenset[Seat]) -> messages.SeatedPlayer:
    sitter = state.line_up[seat]
    is_bot = sitter is not None and sitter.bot is not None
    return messages.SeatedPlayer(
        seat=seat,
        name=sitter.name if sitter else "",
        bot=sitter.bot if sitter else None,
        taken=sitter is not None,
        present=is_bot or seat in present,
        chips=state.match.chips[seat],
        ready=is_bot or seat in state.ready,
        freeride=seat in state.match.freerides,
    )


def _left(state: TableState, leaver: Leaver) -> messages.Left:
    sitter = state.line_up[leaver.seat]
    name = sitter.name if sitter else ""
    return messages.Left(seat=leaver.seat, name=name, chips=leaver.chips, after_deal=leaver.after_deal)


def _player(sitter: Sitter | None) -> dict[str, object]:
    """Somebody in a record; a bot is known by its name, a person by the id."""
    if sitter is None:
        return {"id": None, "name": "", "bot": None}
    return {"id": sitter.player or f"bot-{sitter.name}", "name": sitter.name, "bot": sitter.bot}


def show(state: TableState, present: frozenset[Seat], clients: Iterable[Client]) -> None:
    """Sends everybody the table as it stands; pages of one seat get the very same."""
    shared = table(state, present).model_dump_json()
    texts: dict[Seat | None, str] = {}
    for client in clients:
        seat = state.seat_of(client.player)
        if seat not in texts:
            texts[seat] = _state(state, seat, shared)
        client.send(texts[seat])


def _state(state: TableState, seat: Seat | None, shared: str) -> str:
    view = None if state.deal is None else view_json(view_of(state.deal, seat))
    you, told = to_json(seat).decode(), to_json(view).decode()
    return f'{{"type":"state","seq":{state.seq},"you":{you},"table":{shared},"view":{told}}}'
