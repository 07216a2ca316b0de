"""Endpoints that export a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.tables.session_export import export_html, export_json, list_deals
from spadille.app.tables.visibility import require_visible
from spadille.table.reducer import TableState
from spadille.text import load_catalogue
from spadille.workers.threads import run_in_thread


async def get_session(visit: RequestContext, table: str) -> dict[str, Any]:
    """Return every match at the table as its record, with the cached reviews of its deals."""
    states, cached = await _load_session(visit, table)
    return await visit.services.compute.run(export_json, states, cached)


async def get_session_page(
    visit: RequestContext, table: str, language: Literal["en", "sv"]
) -> protocol.DealText:
    """Return the session as a self-contained page."""
    states, cached = await _load_session(visit, table)
    return protocol.DealText(
        text=await visit.services.compute.run(export_html, states, cached, load_catalogue(language))
    )


async def _load_session(
    visit: RequestContext, table: str
) -> tuple[Sequence[TableState], Mapping[bytes, str]]:
    states = await run_in_thread(visit.services.load_matches, table)
    await require_visible(visit, states[-1])
    keys = [key for state in states for deal in list_deals(state) for key in deal.review_keys.values()]
    return states, await visit.services.result_cache.get_all(keys)


SESSION_ROUTES: Final = (
    Endpoint("GET", "/tables/{table}/evening", get_session),
    Endpoint("GET", "/tables/{table}/evening/{language}", get_session_page),
)
