"""What is asked to take an evening along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from spadille import protocol
from spadille.app.endpoint import HouseCall
from spadille.app.request_context import Visit
from spadille.app.tables.session_export import evening_deals, evening_json, evening_page
from spadille.app.tables.visibility import require_visible
from spadille.table.reducer import TableState
from spadille.text import load_catalogue
from spadille.workers.threads import run_in_thread


async def evening(visit: Visit, table: str) -> dict[str, Any]:
    """Every match at the table as its record, with what the judge has found of its deals."""
    states, kept = await _kept(visit, table)
    return await visit.house.compute.run(evening_json, states, kept)


async def evening_as_page(visit: Visit, table: str, language: Literal["en", "sv"]) -> protocol.DealText:
    """The same as a page that needs nothing else."""
    states, kept = await _kept(visit, table)
    return protocol.DealText(
        text=await visit.house.compute.run(evening_page, states, kept, load_catalogue(language))
    )


async def _kept(visit: Visit, table: str) -> tuple[Sequence[TableState], Mapping[bytes, str]]:
    states = await run_in_thread(visit.house.matches, table)
    await require_visible(visit, states[-1])
    keys = [key for state in states for deal in evening_deals(state) for key in deal.keys.values()]
    return states, await visit.house.findings.find_all(keys)


EVENING_CALLS: Final = (
    HouseCall("GET", "/tables/{table}/evening", evening),
    HouseCall("GET", "/tables/{table}/evening/{language}", evening_as_page),
)
