"""Endpoints of score sheets: computing one, and sharing it, which only a server can."""

from __future__ import annotations

from typing import Any, Final

from spadille import protocol
from spadille.app.accounts.session_store import make_id, player_and_rows
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.writes import execute_statements, insert_rows
from spadille.pad.api import handle_request
from spadille.pad.club import handle_club_request
from spadille.protocol.api_error import RULES_STATUS, ApiError, api_error
from spadille.storage import sheets as stored
from spadille.storage.sheets import StoredSheet
from spadille.workers.threads import run_in_thread

_MOST: Final = 200
"""Limit of stored sheets per player."""


async def update_sheet(context: RequestContext, asked: protocol.PadRequest) -> protocol.PadResponse:
    """Compute a score sheet from its log, and preview a hand. Nothing is stored."""
    return protocol.PadResponse.model_validate(
        await context.services.compute.run(handle_request, asked.model_dump())
    )


async def make_club_list(context: RequestContext, asked: protocol.ClubRequest) -> protocol.ClubResponse:
    """Compute a club's lists: an evening's from score sheets, a season's from evenings. Nothing is stored."""
    return protocol.ClubResponse.model_validate(
        await context.services.compute.run(handle_club_request, asked.model_dump())
    )


async def create_sheet(context: RequestContext, wanted: protocol.NewStoredSheet) -> protocol.StoredSheet:
    """Store a sheet. All clients that have its link can read it."""
    await _compute_sheet(context, wanted.log)
    context.services.rate_limiter.check_new_table(context.address)
    who = context.player_or_new(wanted.name)
    player, newcomers = player_and_rows(who)
    if await run_in_thread(stored.count_sheets, context.services.store, player) >= _MOST:
        raise api_error("too-many-sheets", most=_MOST)
    id = make_id()
    await insert_rows(context.services.store, *newcomers, stored.sheet_row(id, player, wanted.log))
    context.set_session_cookie(who)
    return protocol.StoredSheet(sheet=id, version=1)


async def replace_sheet(
    context: RequestContext, sheet: str, wanted: protocol.SheetLog
) -> protocol.StoredSheet:
    """Replace the log of the caller's own sheet."""
    mine = await _require_own(context, sheet)
    await _compute_sheet(context, wanted.log)
    await execute_statements(context.services.store, stored.replace_log(mine, wanted.log))
    return protocol.StoredSheet(sheet=sheet, version=mine.version + 1)


async def delete_sheet(context: RequestContext, sheet: str) -> protocol.SheetList:
    """Delete the caller's own sheet. Its link becomes invalid."""
    await execute_statements(context.services.store, stored.delete_sheet(await _require_own(context, sheet)))
    return await list_sheets(context)


async def get_sheet(context: RequestContext, sheet: str, after: int = 0) -> protocol.WatchedSheet:
    """Return a sheet; without its contents if the version is still `after`."""
    found = await run_in_thread(stored.load_version, context.services.store, sheet)
    if found is not None and found.version != after:
        found = await run_in_thread(stored.load_sheet, context.services.store, sheet)
    if found is None:
        raise api_error("no-such-sheet")
    seen = None if found.version == after else await _compute_sheet(context, found.log)
    mine = context.player is not None and context.player.id == found.player
    return protocol.WatchedSheet(version=found.version, changed=found.changed, mine=mine, seen=seen)


async def list_sheets(context: RequestContext) -> protocol.SheetList:
    """Return the caller's own stored sheets, latest first."""
    if context.player is None:
        return protocol.SheetList(sheets=[])
    found = await run_in_thread(stored.list_sheets, context.services.store, context.player, _MOST)
    return protocol.SheetList(sheets=[_sheet_message(sheet) for sheet in found])


async def _require_own(context: RequestContext, sheet: str) -> StoredSheet:
    """Return the caller's own sheet.

    Raises:
        ApiError: `no-such-sheet`, also if the sheet belongs to another player.
    """
    found = await run_in_thread(stored.load_version, context.services.store, sheet)
    if found is None or context.player is None or found.player != context.player.id:
        raise api_error("no-such-sheet")
    return found


async def _compute_sheet(context: RequestContext, log: list[Any]) -> protocol.PadSheet:
    """Return the sheet of a log.

    Raises:
        ApiError: the log is invalid.
    """
    answer = protocol.PadResponse.model_validate(
        await context.services.compute.run(handle_request, {"log": log})
    )
    if answer.sheet is None:
        assert answer.refusal is not None
        raise ApiError(answer.refusal, RULES_STATUS)
    return answer.sheet


def _sheet_message(sheet: StoredSheet) -> protocol.SheetEntry:
    head, *entries = sheet.log
    kinds = [entry["entry"] for entry in entries]
    return protocol.SheetEntry(
        sheet=sheet.id,
        title=str(head.get("title", "")),
        game=head["game"],
        hands=kinds.count("hand") - kinds.count("strike"),
        changed=sheet.changed,
    )


ROUTES: Final = (
    Endpoint("POST", "/pad", update_sheet),
    Endpoint("POST", "/pad/club", make_club_list),
)

SERVER_ROUTES: Final = (
    Endpoint("GET", "/sheets", list_sheets),
    Endpoint("POST", "/sheets", create_sheet, 201),
    Endpoint("GET", "/sheets/{sheet}", get_sheet),
    Endpoint("POST", "/sheets/{sheet}", replace_sheet),
    Endpoint("POST", "/sheets/{sheet}/end", delete_sheet),
)
