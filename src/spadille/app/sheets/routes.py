"""What is asked about score sheets that a house keeps, so that others look on. It takes a server."""

from __future__ import annotations

from typing import Any, Final

from spadille import protocol
from spadille.app.accounts.session_store import arrival, random_id
from spadille.app.endpoint import HouseCall
from spadille.app.request_context import Visit
from spadille.pad.api import handle_request
from spadille.protocol.api_error import Refusal, refuse
from spadille.storage import sheets as stored
from spadille.storage.sheets import StoredSheet
from spadille.workers.threads import run_in_thread

_MOST: Final = 200
"""So many sheets are kept for one player."""


async def keep(visit: Visit, wanted: protocol.SheetToKeep) -> protocol.SheetKept:
    """Keeps a sheet; whoever has its link looks on from now on."""
    await _reckoned(visit, wanted.log)
    visit.house.doorkeeper.opens_table(visit.address)
    who = visit.who(wanted.name)
    player, newcomers = arrival(who)
    if await run_in_thread(stored.how_many, visit.house.store, player) >= _MOST:
        raise refuse("too-many-sheets", most=_MOST)
    id = random_id()
    await visit.house.keep(*newcomers, stored.sheet_row(id, player, wanted.log))
    visit.welcome(who)
    return protocol.SheetKept(sheet=id, version=1)


async def write(visit: Visit, sheet: str, wanted: protocol.SheetLog) -> protocol.SheetKept:
    """Says how the caller's own sheet stands now."""
    mine = await _own(visit, sheet)
    await _reckoned(visit, wanted.log)
    await visit.house.change(stored.changed(mine, wanted.log))
    return protocol.SheetKept(sheet=sheet, version=mine.version + 1)


async def end(visit: Visit, sheet: str) -> protocol.KeptSheets:
    """Keeps the caller's own sheet no longer; its link leads nowhere from now on."""
    await visit.house.change(stored.gone(await _own(visit, sheet)))
    return await kept(visit)


async def look(visit: Visit, sheet: str, after: int = 0) -> protocol.SheetLooked:
    """A sheet, for whoever has its link; nothing of it where nothing is new since a version."""
    found = await run_in_thread(stored.version_of, visit.house.store, sheet)
    if found is not None and found.version != after:
        found = await run_in_thread(stored.sheet_named, visit.house.store, sheet)
    if found is None:
        raise refuse("no-such-sheet")
    seen = None if found.version == after else await _reckoned(visit, found.log)
    mine = visit.player is not None and visit.player.id == found.player
    return protocol.SheetLooked(version=found.version, changed=found.changed, mine=mine, seen=seen)


async def kept(visit: Visit) -> protocol.KeptSheets:
    """The caller's own sheets that the house keeps, the latest first."""
    if visit.player is None:
        return protocol.KeptSheets(sheets=[])
    found = await run_in_thread(stored.sheets_of, visit.house.store, visit.player, _MOST)
    return protocol.KeptSheets(sheets=[_line(sheet) for sheet in found])


async def _own(visit: Visit, sheet: str) -> StoredSheet:
    """The caller's own sheet.

    Raises:
        Refusal: `no-such-sheet`, also where it is another's.
    """
    found = await run_in_thread(stored.version_of, visit.house.store, sheet)
    if found is None or visit.player is None or found.player != visit.player.id:
        raise refuse("no-such-sheet")
    return found


async def _reckoned(visit: Visit, log: list[Any]) -> protocol.PadSheet:
    """The sheet that a log comes to.

    Raises:
        Refusal: it comes to none.
    """
    reckoned = protocol.PadAnswer.model_validate(await visit.house.compute.run(handle_request, {"log": log}))
    if reckoned.sheet is None:
        assert reckoned.refusal is not None
        raise Refusal(reckoned.refusal)
    return reckoned.sheet


def _line(sheet: StoredSheet) -> protocol.KeptSheet:
    head, *entries = sheet.log
    kinds = [entry["entry"] for entry in entries]
    return protocol.KeptSheet(
        sheet=sheet.id,
        title=str(head.get("title", "")),
        game=head["game"],
        hands=kinds.count("hand") - kinds.count("strike"),
        changed=sheet.changed,
    )


SHEET_CALLS: Final = (
    HouseCall("GET", "/sheets", kept),
    HouseCall("POST", "/sheets", keep, 201),
    HouseCall("GET", "/sheets/{sheet}", look),
    HouseCall("POST", "/sheets/{sheet}", write),
    HouseCall("POST", "/sheets/{sheet}/end", end),
)
