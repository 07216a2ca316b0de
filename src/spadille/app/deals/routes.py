"""Endpoints of single deals, which come from a code or from a match on this server."""

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
    """Return the code of the deal that a text names: a code, an address or a record."""
    return (await visit.services.compute.run(deal_lookup.find_deal, wanted.text)).to_message()


async def get_replay(visit: RequestContext, code: str, seat: Seat | None = None) -> protocol.Replay:
    """Return a deal step by step, with all cards visible or as one seat saw it."""
    deal = await _decode_deal(visit, code)
    return await visit.services.compute.run(replay.build_replay, deal, seat)


async def get_record(visit: RequestContext, code: str) -> protocol.DealText:
    """Return a deal's record."""
    return protocol.DealText(text=export_text.render_record(await _decode_deal(visit, code)))


async def get_diagram(visit: RequestContext, code: str, language: Literal["en", "sv"]) -> protocol.DealText:
    """Return a deal's diagram in a fixed-width font."""
    return protocol.DealText(
        text=export_text.render_diagram(await _decode_deal(visit, code), load_catalogue(language))
    )


async def open_deal_table(visit: RequestContext, code: str, wanted: protocol.PlayDeal) -> protocol.Opened:
    """Create a table for the caller with a deal, as far as it had been played at a step."""
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
    """Return the review of one seat's decisions, or its progress."""
    deal = await _decode_deal(visit, code)
    return await visit.services.reviews.get_or_start(code_of(deal), deal, wanted.seat, _requester(visit))


async def get_review_page(
    visit: RequestContext, code: str, seat: Seat, language: Literal["en", "sv"]
) -> protocol.DealText:
    """Return the review as a self-contained page."""
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
    """Return a finished deal of a match, with its place in the match and the players' names."""
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

    A code holds all cards of its deal, so no answer about a code depends on tables of this server. A player
    could otherwise ask for every deal that is still possible, and learn which one is in play.

    Raises:
        ApiError: `bad-code`.
    """
    return await visit.services.compute.run(deal_lookup.decode_deal, code)


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
