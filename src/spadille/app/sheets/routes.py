"""Endpoints of score sheets: computing a sheet, and sharing it. Only the HTTP server can share sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spadille import protocol
from spadille.app.accounts.session_store import make_id, player_and_rows
from spadille.app.endpoint import Encoded, Endpoint
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
_MAX_SUMMARIES: Final = 10_000


async def update_sheet(context: RequestContext, asked: protocol.PadRequest) -> Encoded[protocol.PadResponse]:
    """Compute a score sheet from its log of hands, or preview a hand. Nothing is stored."""
    return await context.encode(lambda: _answer_pad(asked.model_dump()))


async def make_club_list(
    context: RequestContext, asked: protocol.ClubRequest
) -> Encoded[protocol.ClubResponse]:
    """Compute the list of a club's evening from score sheets, or of a season from evenings. Store nothing."""
    return await context.encode(
        lambda: protocol.ClubResponse.model_validate(handle_club_request(asked.model_dump()))
    )


async def create_sheet(context: RequestContext, wanted: protocol.NewStoredSheet) -> protocol.StoredSheet:
    """Store a sheet. All clients that have its link can read it."""
    await context.services.compute.run(_compute_sheet, wanted.log)
    context.services.rate_limiter.check_new_table(context.network)
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
    await context.services.compute.run(_compute_sheet, wanted.log)
    await execute_statements(context.services.store, stored.replace_log(mine, wanted.log))
    return protocol.StoredSheet(sheet=sheet, version=mine.version + 1)


async def delete_sheet(context: RequestContext, sheet: str) -> protocol.SheetList:
    """Delete the caller's own sheet. Its link becomes invalid."""
    await execute_statements(context.services.store, stored.delete_sheet(await _require_own(context, sheet)))
    return await list_sheets(context)


async def get_sheet(context: RequestContext, sheet: str, after: int = 0) -> Encoded[protocol.WatchedSheet]:
    """Return a stored sheet. Leave its contents out if its version is `after`, which the client has."""
    found = await run_in_thread(stored.load_version, context.services.store, sheet)
    if found is not None and found.version != after:
        found = await run_in_thread(stored.load_sheet, context.services.store, sheet)
    if found is None:
        raise api_error("no-such-sheet")
    mine = context.player is not None and context.player.id == found.player
    return await context.encode(_sheet_looked, found, after, mine=mine)


def _sheet_looked(found: StoredSheet, after: int, *, mine: bool) -> protocol.WatchedSheet:
    seen = None if found.version == after else _compute_sheet(found.log)
    return protocol.WatchedSheet(version=found.version, changed=found.changed, mine=mine, seen=seen)


async def list_sheets(context: RequestContext) -> protocol.SheetList:
    """Return the caller's own stored sheets, latest first."""
    if context.player is None:
        return protocol.SheetList(sheets=[])
    found = await run_in_thread(stored.list_sheets, context.services.store, context.player, _MOST)
    listed = [await _find_summary(context, sheet) for sheet in found]
    return protocol.SheetList(sheets=[message for message in listed if message is not None])


async def _find_summary(context: RequestContext, sheet: StoredSheet) -> protocol.SheetEntry | None:
    """Return the entry of a sheet for the player's list; None if the sheet has just been deleted.

    The log of a sheet is loaded only once for each version.
    """
    found = _summaries.get((sheet.id, sheet.version))
    if found is not None:
        return found
    whole = await run_in_thread(stored.load_sheet, context.services.store, sheet.id)
    if whole is None:
        return None
    message = await context.services.compute.run(_sheet_message, whole)
    _summaries[whole.id, whole.version] = message
    if len(_summaries) > _MAX_SUMMARIES:
        del _summaries[next(iter(_summaries))]
    return message


_summaries: Final[dict[tuple[str, int], protocol.SheetEntry]] = {}
"""A cache of list entries by the sheet's id and version. The latest entry comes last."""


async def _require_own(context: RequestContext, sheet: str) -> StoredSheet:
    """Return the caller's own sheet.

    Raises:
        ApiError: `no-such-sheet`, also if the sheet belongs to another player.
    """
    found = await run_in_thread(stored.load_version, context.services.store, sheet)
    if found is None or context.player is None or found.player != context.player.id:
        raise api_error("no-such-sheet")
    return found


def _answer_pad(request: Mapping[str, object]) -> protocol.PadResponse:
    return protocol.PadResponse.model_validate(handle_request(request))


def _compute_sheet(log: list[Any]) -> protocol.PadSheet:
    """Return the sheet of a log.

    Raises:
        ApiError: the log is invalid.
    """
    answer = _answer_pad({"log": log})
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
