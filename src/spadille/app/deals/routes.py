"""What is asked of single deals: they come from their codes, or out of the matches of the house."""

from __future__ import annotations

from typing import Final, Literal

from spadille import protocol
from spadille.app.deals import deal_lookup, export_text, replay
from spadille.app.deals.deal_tables import DealToPlay
from spadille.app.endpoint import Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.request_context import RequestContext
from spadille.app.reviews.review_html import render_review
from spadille.app.reviews.service import Requester
from spadille.app.tables.visibility import require_visible
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.reducer import TableState
from spadille.text import load_catalogue
from spadille.workers.threads import run_in_thread


async def find_deal(visit: RequestContext, wanted: protocol.WantedDeal) -> protocol.FoundDeal:
    """The code of the deal that a text stands for: a code, an address or a record."""
    return (await visit.services.compute.run(deal_lookup.find_deal, wanted.text)).to_message()


async def get_replay(visit: RequestContext, code: str, seat: Seat | None = None) -> protocol.Replay:
    """A deal step by step, all its cards seen, or as one seat saw it."""
    deal = await _decode_deal(visit, code)
    return await visit.services.compute.run(replay.build_replay, deal, seat)


async def get_record(visit: RequestContext, code: str) -> protocol.DealText:
    """A deal's record."""
    return protocol.DealText(text=export_text.render_record(await _decode_deal(visit, code)))


async def get_diagram(visit: RequestContext, code: str, language: Literal["en", "sv"]) -> protocol.DealText:
    """A deal in letters of one width."""
    return protocol.DealText(
        text=export_text.render_diagram(await _decode_deal(visit, code), load_catalogue(language))
    )


async def open_deal_table(visit: RequestContext, code: str, wanted: protocol.PlayDeal) -> protocol.Opened:
    """Lays a deal out at a table of the caller's own, as far as it had been played at a step."""
    require_allowed_bot(wanted.bot)
    deal = await _decode_deal(visit, code)
    begun = await visit.services.compute.run(replay.replay_to_step, deal, wanted.step)
    visit.services.rate_limiter.check_new_table(visit.address)
    who = visit.player_or_new(wanted.name)
    table = await visit.services.open_deal_table(DealToPlay(code, begun), wanted, who)
    visit.set_session_cookie(who)
    return protocol.Opened(table=table, seat=wanted.seat)


async def start_review(
    visit: RequestContext, code: str, wanted: protocol.WantedReview
) -> protocol.ReviewAnswer:
    """What each decision of one seat was worth, or how far the judge has come with it."""
    deal = await _decode_deal(visit, code)
    return await visit.services.reviews.get_or_start(code_of(deal), deal, wanted.seat, _requester(visit))


async def get_review_page(
    visit: RequestContext, code: str, seat: Seat, language: Literal["en", "sv"]
) -> protocol.DealText:
    """The review as a page that needs nothing else."""
    deal = await _decode_deal(visit, code)
    found = await visit.services.reviews.wait_for_review(code_of(deal), deal, seat, _requester(visit))
    return protocol.DealText(
        text=await visit.services.compute.run(render_review, found, deal, load_catalogue(language))
    )


def _requester(visit: RequestContext) -> Requester:
    player = visit.player
    return Requester(visit.address) if player is None else Requester(player.id, player.id)


async def get_table_deal(
    visit: RequestContext, table: str, match: int, deal: int, seat: Seat | None = None
) -> protocol.Replay:
    """A finished deal of a match of the house, with its place there and the players' names."""
    states = await run_in_thread(visit.services.load_matches, table)
    found = next((state for state in states if state.number == match), None)
    if found is None or not 1 <= deal <= len(found.finished):
        raise api_error("no-such-deal")
    await require_visible(visit, found)
    played = found.finished[deal - 1]
    return await visit.services.compute.run(
        replay.build_replay, played, seat, _match_deal(found, deal, visit.player)
    )


async def _decode_deal(visit: RequestContext, code: str) -> Deal:
    """Return the deal of a code.

    A code holds all cards of its deal, so no answer about a code depends on what is played here. A player
    could otherwise ask for every deal that is still possible, and learn which one is in play.

    Raises:
        Refusal: `bad-code`.
    """
    return await visit.services.compute.run(deal_lookup.decode_deal, code)


def _match_deal(state: TableState, deal: int, reader: Player | None) -> protocol.MatchDeal:
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


DEAL_ROUTES: Final = (
    Endpoint("POST", "/deals", find_deal),
    Endpoint("GET", "/deals/{code}", get_replay),
    Endpoint("GET", "/deals/{code}/record", get_record),
    Endpoint("GET", "/deals/{code}/diagram/{language}", get_diagram),
    Endpoint("POST", "/deals/{code}/tables", open_deal_table, 201),
    Endpoint("POST", "/deals/{code}/reviews", start_review),
    Endpoint("GET", "/deals/{code}/reviews/{seat}/{language}", get_review_page),
    Endpoint("GET", "/tables/{table}/deals/{match}/{deal}", get_table_deal),
)
