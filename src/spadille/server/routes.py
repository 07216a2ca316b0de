"""What is asked over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from spadille import protocol
from spadille.app.challenges.routes import CHALLENGE_CALLS
from spadille.app.endpoint import HouseCall
from spadille.app.routes import CALLS
from spadille.app.sheets.routes import SHEET_CALLS
from spadille.app.tables import match_results
from spadille.app.tables.visibility import require_visible
from spadille.server import metrics
from spadille.server.accounts.routes import me
from spadille.server.cluster import Neighbours
from spadille.server.push.routes import bell
from spadille.server.request_context import Here, Visiting
from spadille.workers.threads import run_in_thread

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Error, "description": "A refusal"}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=_REFUSALS)
health = APIRouter()
counts = APIRouter()
api.include_router(me)
api.include_router(bell)


def _over_http(call: HouseCall) -> Callable[..., Any]:
    """The call's answer, its visit the one that HTTP makes."""

    @wraps(call.answer)
    async def answered(**asked: object) -> object:
        return await call.answer(**asked)

    plain = signature(call.answer, eval_str=True)
    parameters = [
        parameter.replace(
            kind=parameter.KEYWORD_ONLY,
            annotation=Visiting if parameter.name == "visit" else parameter.annotation,
        )
        for parameter in plain.parameters.values()
    ]
    answered.__signature__ = plain.replace(parameters=parameters)  # type: ignore[attr-defined]
    return answered


for _call in (*CALLS, *SHEET_CALLS, *CHALLENGE_CALLS):
    api.add_api_route(_call.path, _over_http(_call), methods=[_call.way], status_code=_call.status)


_OPEN_HERE: Final = "/api/open-tables?here=true"


@api.get("/open-tables")
async def open_tables(
    request: Request,
    house: Here,
    game: str | None = None,
    rules: str | None = None,
    *,
    free: bool = False,
    here: bool = False,
) -> protocol.OpenTables:
    """The tables that everybody may find, where somebody is just now; those with free seats first.

    Where several servers share a database, `here` asks for those of this one alone.
    """
    found = [*house.open_tables(), *([] if here else await _open_elsewhere(request))]
    listed = [
        table
        for table in found
        if game in (None, table.game) and rules in (None, table.rules) and (table.free or not free)
    ]
    return protocol.OpenTables(tables=match_results.in_order(listed))


async def _open_elsewhere(request: Request) -> list[protocol.OpenTable]:
    """The open tables of the servers that share the database."""
    neighbours = request.app.state.neighbours
    answers = await neighbours.asked(_OPEN_HERE) if isinstance(neighbours, Neighbours) else []
    return [table for answer in answers for table in protocol.OpenTables.model_validate_json(answer).tables]


@api.get("/tables/{table}/records", response_class=Response)
async def records(table: str, visit: Visiting) -> Response:
    """Every match at the table as a record, one a line: finished deals only."""
    states = await run_in_thread(visit.house.matches, table)
    await require_visible(visit, states[-1])
    lines = match_results.lines(states)
    named = {"Content-Disposition": f'attachment; filename="spadille-{table}.jsonl"'}
    return Response(lines, media_type="application/x-ndjson", headers=named)


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
    metrics.TABLES.set(house.at_hand)
    metrics.WAITING.set(house.store.waiting)
    return Response(metrics.written(), media_type=metrics.CONTENT_TYPE)
