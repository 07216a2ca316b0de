"""What is asked over HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from spadille.server import lessons, messages, rulebook, talking, taught
from spadille.server.house import House
from spadille.server.identity import Newcomer
from spadille.server.refusal import refuse
from spadille.server.storage.store import Player

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.Error, "description": "A refusal"} for status in (403, 404, 409, 413, 422, 503)
}
api = APIRouter(prefix="/api", responses=_REFUSALS)
health = APIRouter()


def the_house(request: Request) -> House:
    """The house this request came to."""
    house = request.app.state.house
    if not isinstance(house, House):
        raise TypeError("no house is open")
    return house


@dataclass(frozen=True)
class Visit:
    """A request and who makes it."""

    house: House
    player: Player | None
    """None for somebody not seen before."""
    request: Request
    response: Response

    def who(self, name: str) -> Player | Newcomer:
        """The caller; whoever is new gets this name."""
        return self.player or Newcomer.named(name)

    def welcome(self, who: Player | Newcomer) -> None:
        """Lets a newcomer's browser remember who it is."""
        if isinstance(who, Newcomer):
            who.remember(self.response, secure=self.request.url.scheme == "https")


async def the_visit(request: Request, response: Response) -> Visit:
    """This request, and who makes it."""
    house = the_house(request)
    return Visit(house, await house.callers.who(request), request, response)


Here = Annotated[House, Depends(the_house)]
Visiting = Annotated[Visit, Depends(the_visit)]


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
    return messages.MyTables(tables=await visit.house.tables_of(visit.player) if visit.player else [])


@api.post("/tables/{table}/seats", status_code=201)
async def sit(table: str, wanted: messages.Sit, visit: Visiting) -> messages.Opened:
    """Sits down on a free seat."""
    owner = await visit.house.table(table)
    who = visit.who(wanted.name)
    await owner.sit(wanted, who)
    visit.welcome(who)
    return messages.Opened(table=table, seat=wanted.seat)


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


@api.post("/tables/{table}/words")
async def say(table: str, said: messages.Words, visit: Visiting) -> messages.Heard:
    """Takes a line of words for an action, or answers the question it asks, by what the caller may know."""
    state = (await visit.house.table(table)).state
    return talking.heard(state, state.seat_of(visit.player.id if visit.player else None), said)


@api.get("/rulebook/{page}/{language}")
def rulebook_page(page: str, language: str) -> messages.RulebookPage:
    """A page of the rulebook as HTML, its anchors as ids."""
    return rulebook.page(page, language)


@health.get("/health")
async def healthy() -> dict[str, bool]:
    """Whether the server is up."""
    return {"ok": True}
