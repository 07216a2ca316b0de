"""What is asked of single deals: they come from their codes, or out of the matches of the house."""

from __future__ import annotations

from typing import Final, Literal

from spadille import protocol
from spadille.app.deals import deal_lookup, export_text, replay
from spadille.app.deals.deal_tables import LaidDeal
from spadille.app.endpoint import HouseCall
from spadille.app.lessons import judge_bot
from spadille.app.request_context import Visit
from spadille.app.reviews.review_html import review_page
from spadille.app.reviews.service import Asker
from spadille.app.tables.visibility import require_visible
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.protocol.api_error import refuse
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.reducer import TableState
from spadille.text import load_catalogue
from spadille.workers.threads import run_in_thread


async def find(visit: Visit, wanted: protocol.WantedDeal) -> protocol.FoundDeal:
    """The code of the deal that a text stands for: a code, an address or a record."""
    return (await visit.house.compute.run(deal_lookup.found_in, wanted.text)).message()


async def look(visit: Visit, code: str, seat: Seat | None = None) -> protocol.Replay:
    """A deal step by step, all its cards seen, or as one seat saw it."""
    deal = await _deal(visit, code)
    return await visit.house.compute.run(replay.replay, deal, seat)


async def record(visit: Visit, code: str) -> protocol.DealText:
    """A deal's record."""
    return protocol.DealText(text=export_text.record_text(await _deal(visit, code)))


async def diagram(visit: Visit, code: str, language: Literal["en", "sv"]) -> protocol.DealText:
    """A deal in letters of one width."""
    return protocol.DealText(text=export_text.diagram(await _deal(visit, code), load_catalogue(language)))


async def play(visit: Visit, code: str, wanted: protocol.PlayDeal) -> protocol.Opened:
    """Lays a deal out at a table of the caller's own, as far as it had been played at a step."""
    judge_bot(wanted.bot)
    deal = await _deal(visit, code)
    begun = await visit.house.compute.run(replay.at_step, deal, wanted.step)
    visit.house.doorkeeper.opens_table(visit.address)
    who = visit.who(wanted.name)
    table = await visit.house.open_laid(LaidDeal(code, begun), wanted, who)
    visit.welcome(who)
    return protocol.Opened(table=table, seat=wanted.seat)


async def review(visit: Visit, code: str, wanted: protocol.WantedReview) -> protocol.ReviewAnswer:
    """What each decision of one seat was worth, or how far the judge has come with it."""
    deal = await _deal(visit, code)
    return await visit.house.reviews.review(code_of(deal), deal, wanted.seat, _asker(visit))


async def review_as_page(
    visit: Visit, code: str, seat: Seat, language: Literal["en", "sv"]
) -> protocol.DealText:
    """The review as a page that needs nothing else."""
    deal = await _deal(visit, code)
    found = await visit.house.reviews.whole(code_of(deal), deal, seat, _asker(visit))
    return protocol.DealText(
        text=await visit.house.compute.run(review_page, found, deal, load_catalogue(language))
    )


def _asker(visit: Visit) -> Asker:
    player = visit.player
    return Asker(visit.address) if player is None else Asker(player.id, player.id)


async def look_back(
    visit: Visit, table: str, match: int, deal: int, seat: Seat | None = None
) -> protocol.Replay:
    """A finished deal of a match of the house, with its place there and the players' names."""
    states = await run_in_thread(visit.house.matches, table)
    found = next((state for state in states if state.number == match), None)
    if found is None or not 1 <= deal <= len(found.finished):
        raise refuse("no-such-deal")
    await require_visible(visit, found)
    played = found.finished[deal - 1]
    return await visit.house.compute.run(replay.replay, played, seat, _place(found, deal, visit.player))


async def _deal(visit: Visit, code: str) -> Deal:
    """Return the deal of a code.

    A code holds all cards of its deal, so no answer about a code depends on what is played here. A player
    could otherwise ask for every deal that is still possible, and learn which one is in play.

    Raises:
        Refusal: `bad-code`.
    """
    return await visit.house.compute.run(deal_lookup.deal_by, code)


def _place(state: TableState, deal: int, reader: Player | None) -> protocol.MatchDeal:
    """The deal's place in its match; of one that goes on, as far as it has come."""
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


DEAL_CALLS: Final = (
    HouseCall("POST", "/deals", find),
    HouseCall("GET", "/deals/{code}", look),
    HouseCall("GET", "/deals/{code}/record", record),
    HouseCall("GET", "/deals/{code}/diagram/{language}", diagram),
    HouseCall("POST", "/deals/{code}/tables", play, 201),
    HouseCall("POST", "/deals/{code}/reviews", review),
    HouseCall("GET", "/deals/{code}/reviews/{seat}/{language}", review_as_page),
    HouseCall("GET", "/tables/{table}/deals/{match}/{deal}", look_back),
)
