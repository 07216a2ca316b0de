"""What is asked over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from spadille import protocol
from spadille.app.challenges.routes import CHALLENGE_ROUTES
from spadille.app.endpoint import Endpoint
from spadille.app.routes import ROUTES
from spadille.app.sheets.routes import SHEET_ROUTES
from spadille.app.tables import match_results
from spadille.app.tables.visibility import require_visible
from spadille.server import metrics
from spadille.server.accounts.routes import account_router
from spadille.server.cluster import Cluster
from spadille.server.push.routes import push_router
from spadille.server.request_context import Context, Here
from spadille.workers.threads import run_in_thread

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Error, "description": "A refusal"}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
api_router = APIRouter(prefix="/api", responses=_REFUSALS)
health_router = APIRouter()
metrics_router = APIRouter()
api_router.include_router(account_router)
api_router.include_router(push_router)


def _make_handler(call: Endpoint) -> Callable[..., Any]:
    """The call's answer, its visit the one that HTTP makes."""

    @wraps(call.handler)
    async def answered(**asked: object) -> object:
        return await call.handler(**asked)

    plain = signature(call.handler, eval_str=True)
    parameters = [
        parameter.replace(
            kind=parameter.KEYWORD_ONLY,
            annotation=Context if parameter.name == "visit" else parameter.annotation,
        )
        for parameter in plain.parameters.values()
    ]
    answered.__signature__ = plain.replace(parameters=parameters)  # type: ignore[attr-defined]
    return answered


for _call in (*ROUTES, *SHEET_ROUTES, *CHALLENGE_ROUTES):
    api_router.add_api_route(
        _call.path, _make_handler(_call), methods=[_call.method], status_code=_call.status
    )


_OPEN_HERE: Final = "/api/open-tables?here=true"


@api_router.get("/open-tables")
async def list_open_tables(
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
    found = [*house.list_open_tables(), *([] if here else await _list_peers_tables(request))]
    listed = [
        table
        for table in found
        if game in (None, table.game) and rules in (None, table.rules) and (table.free or not free)
    ]
    return protocol.OpenTables(tables=match_results.sort_open_tables(listed))


async def _list_peers_tables(request: Request) -> list[protocol.OpenTable]:
    """The open tables of the servers that share the database."""
    neighbours = request.app.state.neighbours
    answers = await neighbours.ask_peers(_OPEN_HERE) if isinstance(neighbours, Cluster) else []
    return [table for answer in answers for table in protocol.OpenTables.model_validate_json(answer).tables]


@api_router.get("/tables/{table}/records", response_class=Response)
async def get_records(table: str, visit: Context) -> Response:
    """Every match at the table as a record, one a line: finished deals only."""
    states = await run_in_thread(visit.services.load_matches, table)
    await require_visible(visit, states[-1])
    lines = match_results.record_lines(states)
    named = {"Content-Disposition": f'attachment; filename="spadille-{table}.jsonl"'}
    return Response(lines, media_type="application/x-ndjson", headers=named)


@health_router.get("/health")
async def get_health() -> dict[str, bool]:
    """Whether the server is up."""
    return {"ok": True}


@health_router.get("/health/ready", responses={503: {"description": "Nothing can be stored"}})
async def get_readiness(house: Here, response: Response) -> dict[str, bool]:
    """Whether the server can be played at: its database answers, and what came last is stored."""
    well = await house.is_healthy()
    response.status_code = 200 if well else 503
    return {"ok": well}


@metrics_router.get("/metrics", response_class=Response, include_in_schema=False)
async def get_metrics(house: Here) -> Response:
    """What the server counts of its work, for Prometheus."""
    metrics.TABLES.set(house.loaded_count)
    metrics.WAITING.set(house.store.pending_count)
    return Response(metrics.render_metrics(), media_type=metrics.CONTENT_TYPE)
