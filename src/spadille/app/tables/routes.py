"""Endpoints of finished deals at a table, one by one and as a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from spadille import protocol
from spadille.app.deals import replay
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.tables.session_export import export_html, export_json, list_deals
from spadille.app.tables.visibility import require_visible
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.reducer import TableState
from spadille.text import load_catalogue
from spadille.workers.threads import run_in_thread


async def get_session(context: RequestContext, table: str) -> dict[str, Any]:
    """Return every match at the table as its record, with the cached reviews of its deals."""
    states, cached = await _load_session(context, table)
    return await context.services.compute.run(export_json, states, cached)


async def get_session_page(
    context: RequestContext, table: str, language: Literal["en", "sv"]
) -> protocol.DealText:
    """Return the session as a self-contained page."""
    states, cached = await _load_session(context, table)
    return protocol.DealText(
        text=await context.services.compute.run(export_html, states, cached, load_catalogue(language))
    )


async def _load_session(
    context: RequestContext, table: str
) -> tuple[Sequence[TableState], Mapping[bytes, str]]:
    states = await run_in_thread(context.services.load_matches, table)
    await require_visible(context, states[-1])
    keys = [key for state in states for deal in list_deals(state) for key in deal.review_keys.values()]
    return states, await context.services.result_cache.get_all(keys)


async def get_table_deal(
    context: RequestContext, table: str, match: int, deal: int, seat: Seat | None = None
) -> protocol.Replay:
    """Return a finished deal of a match, with its place in the match and the players' names."""
    states = await run_in_thread(context.services.load_matches, table)
    found = next((state for state in states if state.number == match), None)
    if found is None or not 1 <= deal <= len(found.finished):
        raise api_error("no-such-deal")
    await require_visible(context, found)
    played = found.finished[deal - 1]
    return await context.services.compute.run(
        replay.build_replay, played, seat, _match_deal(found, deal, context.player)
    )


def _match_deal(state: TableState, deal: int, reader: Player | None) -> protocol.MatchDeal:
    """Return the deal's place in its match. A match in progress counts its finished deals."""
    sitters = state.closed or state.line_up
    people = [sitter.player if sitter else None for sitter in sitters]
    return protocol.MatchDeal(
        table=state.id,
        match=state.number,
        deal=deal,
        deals=len(state.finished),
        names=[sitter.name if sitter else "" for sitter in sitters],
        bots=[sitter.bot if sitter else None for sitter in sitters],
        you=people.index(reader.id) if reader and reader.id in people else None,
    )


TABLE_DEAL_ROUTES: Final = (
    Endpoint("GET", "/tables/{table}/deals/{match}/{deal}", get_table_deal),
    Endpoint("GET", "/tables/{table}/evening", get_session),
    Endpoint("GET", "/tables/{table}/evening/{language}", get_session_page),
)
