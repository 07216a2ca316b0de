"""The HTTP routes."""

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


def _make_handler(endpoint: Endpoint) -> Callable[..., Any]:
    """Return an endpoint's handler for FastAPI, with the HTTP request context as its `context`."""

    @wraps(endpoint.handler)
    async def handle(**arguments: object) -> object:
        return await endpoint.handler(**arguments)

    # FastAPI reads parameters and dependencies from `inspect.signature`, which returns `__signature__` if it
    # is set. Handlers in app/ declare a transport-independent `RequestContext`; here it becomes the annotated
    # dependency that builds an `HttpRequestContext`.
    plain = signature(endpoint.handler, eval_str=True)
    parameters = [
        parameter.replace(
            kind=parameter.KEYWORD_ONLY,
            annotation=Context if parameter.name == "context" else parameter.annotation,
        )
        for parameter in plain.parameters.values()
    ]
    handle.__signature__ = plain.replace(parameters=parameters)  # type: ignore[attr-defined]
    return handle


for _endpoint in (*ROUTES, *SHEET_ROUTES, *CHALLENGE_ROUTES):
    api_router.add_api_route(
        _endpoint.path, _make_handler(_endpoint), methods=[_endpoint.method], status_code=_endpoint.status
    )


_OPEN_HERE: Final = "/api/open-tables?here=true"


@api_router.get("/open-tables")
async def list_open_tables(
    request: Request,
    services: Here,
    game: str | None = None,
    rules: str | None = None,
    *,
    free: bool = False,
    here: bool = False,
) -> protocol.OpenTables:
    """Return the public tables with a connected player, those with free seats first.

    Where several servers share a database, `here` restricts the list to this server's tables.
    """
    found = [*services.list_open_tables(), *([] if here else await _list_peers_tables(request))]
    listed = [
        table
        for table in found
        if game in (None, table.game) and rules in (None, table.rules) and (table.free or not free)
    ]
    return protocol.OpenTables(tables=match_results.sort_open_tables(listed))


async def _list_peers_tables(request: Request) -> list[protocol.OpenTable]:
    """Return the open tables of the other servers that share the database."""
    cluster = request.app.state.cluster
    answers = await cluster.ask_peers(_OPEN_HERE) if isinstance(cluster, Cluster) else []
    return [table for answer in answers for table in protocol.OpenTables.model_validate_json(answer).tables]


@api_router.get("/tables/{table}/records", response_class=Response)
async def get_records(table: str, context: Context) -> Response:
    """Return every match at the table as a record, one per line. Only finished deals are included."""
    states = await run_in_thread(context.services.load_matches, table)
    await require_visible(context, states[-1])
    lines = match_results.record_lines(states)
    headers = {"Content-Disposition": f'attachment; filename="spadille-{table}.jsonl"'}
    return Response(lines, media_type="application/x-ndjson", headers=headers)


@health_router.get("/health")
async def get_health() -> dict[str, bool]:
    """Return that the server is up."""
    return {"ok": True}


@health_router.get("/health/ready", responses={503: {"description": "Nothing can be stored"}})
async def get_readiness(services: Here, response: Response) -> dict[str, bool]:
    """Return whether the server is ready: the database answers, and the latest events are stored."""
    is_healthy = await services.is_healthy()
    response.status_code = 200 if is_healthy else 503
    return {"ok": is_healthy}


@metrics_router.get("/metrics", response_class=Response, include_in_schema=False)
async def get_metrics(services: Here) -> Response:
    """Return the metrics for Prometheus."""
    metrics.TABLES.set(services.loaded_count)
    metrics.WAITING.set(services.store.pending_count)
    return Response(metrics.render_metrics(), media_type=metrics.CONTENT_TYPE)
