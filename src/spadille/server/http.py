"""What is asked over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from spadille.server import messages, rulebook
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


async def the_caller(request: Request, house: Annotated[House, Depends(the_house)]) -> Player | None:
    """Who asks; None for somebody not seen before."""
    return await house.callers.who(request)


Here = Annotated[House, Depends(the_house)]
Caller = Annotated[Player | None, Depends(the_caller)]


@api.get("/games")
async def games(house: Here) -> messages.Games:
    """The menu: games, presets with the origin of every value, options, bots."""
    return house.menu


@api.post("/tables", status_code=201)
async def open_table(
    wanted: messages.NewTable, house: Here, caller: Caller, request: Request, response: Response
) -> messages.Opened:
    """Opens a table; the caller sits on seat 0."""
    newcomer = Newcomer.named(wanted.name) if caller is None else None
    table = await house.open_table(wanted, caller or newcomer)
    _remember(newcomer, request, response)
    return messages.Opened(table=table, seat=0)


@api.get("/tables")
async def my_tables(house: Here, caller: Caller) -> messages.MyTables:
    """The caller's own tables, latest first."""
    return messages.MyTables(tables=await house.tables_of(caller) if caller else [])


@api.post("/tables/{table}/seats", status_code=201)
async def sit(
    table: str, wanted: messages.Sit, house: Here, caller: Caller, request: Request, response: Response
) -> messages.Opened:
    """Sits down on a free seat."""
    owner = await house.table(table)
    newcomer = Newcomer.named(wanted.name) if caller is None else None
    await owner.sit(wanted, caller or newcomer)
    _remember(newcomer, request, response)
    return messages.Opened(table=table, seat=wanted.seat)


@api.get("/tables/{table}")
async def look(table: str, house: Here) -> messages.Table:
    """The table, as everybody may know it."""
    return (await house.table(table)).seen()


@api.get("/tables/{table}/record")
async def record(table: str, house: Here) -> dict[str, Any]:
    """The match so far as a record: finished deals only."""
    return (await house.table(table)).record()


@api.get("/rulebook/{page}/{language}")
def rulebook_page(page: str, language: str) -> messages.RulebookPage:
    """A page of the rulebook as HTML, its anchors as ids."""
    return rulebook.page(page, language)


@api.api_route("/{path:path}", methods=["GET", "POST"], include_in_schema=False)
def nothing_here(path: str) -> None:
    """There is nothing else."""
    raise refuse("not-found")


@health.get("/health")
async def healthy() -> dict[str, bool]:
    """Whether the server is up."""
    return {"ok": True}


def _remember(newcomer: Newcomer | None, request: Request, response: Response) -> None:
    if newcomer is not None:
        newcomer.remember(response, secure=request.url.scheme == "https")
