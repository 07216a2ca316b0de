"""What is asked over HTTP."""

from __future__ import annotations

import asyncio
from pkgutil import resolve_name
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from spadille.pad.answering import answer
from spadille.play.seeing import view_of
from spadille.server import lessons, listing, messages, metrics, talking, taught
from spadille.server.identity import arrival
from spadille.server.me import me
from spadille.server.neighbours import Neighbours
from spadille.server.refusal import refuse
from spadille.server.table.standing import required
from spadille.server.table.wording import hint_wording
from spadille.server.visiting import Here, Visit, Visiting

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.Error, "description": "A refusal"}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
_RULEBOOK: Final = "spadille.server.rulebook:page"
"""Named: reading Markdown is loaded with the first page that somebody opens."""

api = APIRouter(prefix="/api", responses=_REFUSALS)
health = APIRouter()
counts = APIRouter()
api.include_router(me)


@api.get("/games")
async def games(house: Here) -> messages.Games:
    """The menu: games, presets with the origin of every value, options, bots."""
    return house.menu


@api.post("/tables", status_code=201)
async def open_table(wanted: messages.NewTable, visit: Visiting) -> messages.Opened:
    """Opens a table; the caller sits on seat 0."""
    if wanted.bot == lessons.COMPANION:
        raise refuse("unknown-bot", bot=wanted.bot)
    return await _opened(wanted, visit)


async def _opened(wanted: messages.NewTable, visit: Visit) -> messages.Opened:
    visit.house.doorkeeper.opens_table(visit.address)
    who = visit.who(wanted.name)
    table = await visit.house.open_table(wanted, who)
    visit.welcome(who)
    return messages.Opened(table=table, seat=0)


@api.post("/lessons", status_code=201)
async def learn(wanted: taught.Learner, visit: Visiting) -> messages.Opened:
    """Opens a table for a lesson; the caller sits on seat 0."""
    return await _opened(lessons.wanted(wanted.game, wanted.name), visit)


@api.get("/lessons/{game}")
def lesson(game: str) -> taught.Lesson:
    """What the coach says in a game's lesson, and the tips for the deals after it."""
    return lessons.lesson_of(game).told


@api.get("/tables")
async def my_tables(visit: Visiting) -> messages.MyTables:
    """The caller's own tables, latest first."""
    return await visit.house.tables_of(visit.player) if visit.player else messages.MyTables(tables=[])


@api.get("/open-tables")
async def open_tables(
    request: Request, house: Here, game: str | None = None, rules: str | None = None, *, free: bool = False
) -> messages.OpenTables:
    """The tables that everybody may find, where somebody is just now; those with free seats first."""
    found = [*house.open_tables(), *await _open_elsewhere(request)]
    listed = [
        table
        for table in found
        if game in (None, table.game) and rules in (None, table.rules) and (table.free or not free)
    ]
    return messages.OpenTables(tables=listing.in_order(listed))


async def _open_elsewhere(request: Request) -> list[messages.OpenTable]:
    """The open tables of the servers that share the database."""
    neighbours = request.app.state.neighbours
    told = await neighbours.asked(request.scope) if isinstance(neighbours, Neighbours) else []
    return [table for answer in told for table in messages.OpenTables.model_validate_json(answer).tables]


@api.post("/tables/{table}/seats", status_code=201)
async def sit(table: str, wanted: messages.Sit, visit: Visiting) -> messages.Opened:
    """Sits down on a free seat, or on a bot's: in the middle of a deal that is promised."""
    owner = await visit.house.table(table)
    who = visit.who(wanted.name)
    opened = await owner.sit(wanted, *arrival(who))
    visit.welcome(who)
    return opened


@api.post("/tables/{table}/again", status_code=201)
async def again(table: str, wanted: messages.Again, visit: Visiting) -> messages.Opened:
    """Lays a finished deal of the caller's own table out again, on a table of its own."""
    return await visit.house.open_again(table, wanted.deal, visit.player)


@api.get("/tables/{table}")
async def look(table: str, house: Here) -> messages.Table:
    """The table, as everybody may know it."""
    return (await house.table(table)).seen()


@api.get("/tables/{table}/record")
async def record(table: str, house: Here) -> dict[str, Any]:
    """The match so far as a record: finished deals only."""
    return (await house.table(table)).record()


@api.get("/tables/{table}/results")
async def results(table: str, house: Here) -> messages.TableResults:
    """Every match at the table with its standing and its finished deals, the latest first."""
    return listing.results(table, await asyncio.to_thread(house.matches, table))


@api.get("/tables/{table}/records", response_class=Response)
async def records(table: str, house: Here) -> Response:
    """Every match at the table as a record, one a line: finished deals only."""
    lines = listing.lines(await asyncio.to_thread(house.matches, table))
    named = {"Content-Disposition": f'attachment; filename="spadille-{table}.jsonl"'}
    return Response(lines, media_type="application/x-ndjson", headers=named)


@api.post("/tables/{table}/words")
async def say(table: str, said: messages.Words, visit: Visiting) -> messages.Heard:
    """Takes a line of words for an action, or answers the question it asks, by what the caller may know."""
    state = (await visit.house.table(table)).state
    return talking.heard(state, state.seat_of(visit.player.id if visit.player else None), said)


@api.post("/tables/{table}/hint")
async def hint(table: str, visit: Visiting) -> messages.Reasons:
    """What the best player here would do in the caller's place, and why, by what the caller may know."""
    state = (await visit.house.table(table)).state
    seat = state.seat_of(visit.player.id if visit.player else None)
    reasons = await visit.house.hints.hint(state, seat)
    told = hint_wording(view_of(required(state.deal), reasons.seat), reasons)
    return messages.Reasons.model_validate({**reasons.to_json(), "told": told})


@api.get("/rulebook/{page}/{language}")
def rulebook_page(page: str, language: str) -> messages.RulebookPage:
    """A page of the rulebook as HTML, its anchors as ids."""
    found: messages.RulebookPage = resolve_name(_RULEBOOK)(page, language)
    return found


@api.post("/pad")
def pad(asked: messages.PadAsked) -> messages.PadAnswer:
    """Reckons a score sheet from its log, and a hand before it is entered; the server keeps nothing of it."""
    return messages.PadAnswer.model_validate(answer(asked.model_dump()))


@health.get("/health")
async def healthy() -> dict[str, bool]:
    """Whether the server is up."""
    return {"ok": True}


@health.get("/health/ready", responses={503: {"description": "Nothing can be stored"}})
async def ready(house: Here, response: Response) -> dict[str, bool]:
    """Whether the server can be played at: its database answers, and what came last is stored."""
    well = await house.well()
    response.status_code = 200 if well else 503
    return {"ok": well}


@counts.get("/metrics", response_class=Response, include_in_schema=False)
async def counted(house: Here) -> Response:
    """What the server counts of its work, for Prometheus."""
    house.count()
    return Response(metrics.written(), media_type=metrics.CONTENT_TYPE)
