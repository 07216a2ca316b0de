"""Endpoints of single deals, found by their codes."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.deals import deal_lookup, entry, export_text, replay
from spadille.app.deals.deal_tables import DealToPlay
from spadille.app.endpoint import Encoded, Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.request_context import RequestContext
from spadille.play.deal import Deal
from spadille.rules.seating import Seat
from spadille.text import load_catalogue


async def find_deal(context: RequestContext, wanted: protocol.FindDeal) -> protocol.FoundDeal:
    """Return the code of the deal that a text names: a code, an address or a record."""
    return await context.services.compute.run(lambda: deal_lookup.find_deal(wanted.text).to_message())


async def describe_entry(
    context: RequestContext, entered: protocol.DealEntry
) -> Encoded[protocol.EntryTable]:
    """Return what has to be entered of a deal by these rules, with this dealer."""
    return await context.encode(entry.describe_table, entered)


async def enter_deal(context: RequestContext, entered: protocol.DealEntry) -> Encoded[protocol.EnteredDeal]:
    """Check an entered deal, and return its code and everything that may come next."""
    return await context.encode(entry.continue_deal, entered)


async def get_replay(
    context: RequestContext, code: str, seat: Seat | None = None
) -> Encoded[protocol.Replay]:
    """Return a deal step by step, with all cards visible or as one seat saw it."""
    deal = await load_deal(context, code)
    return await context.encode(replay.build_replay, deal, seat)


async def get_record(context: RequestContext, code: str) -> protocol.DealText:
    """Return a deal's record."""
    deal = await load_deal(context, code)
    return protocol.DealText(text=await context.services.compute.run(export_text.render_record, deal))


async def get_diagram(context: RequestContext, code: str, language: protocol.Language) -> protocol.DealText:
    """Return a deal's diagram in a fixed-width font."""
    deal, catalogue = await load_deal(context, code), load_catalogue(language)
    return protocol.DealText(
        text=await context.services.compute.run(export_text.render_diagram, deal, catalogue)
    )


async def explain_play(context: RequestContext, code: str, step: int) -> protocol.PlayReason:
    """Return how good the card played at a step was, from what the seat knew, and why.

    Raises:
        ApiError: `bad-code`, `not-found` if the step plays no card or leaves no choice.
    """
    deal = await load_deal(context, code)
    view, action = await context.services.compute.run(replay.find_play, deal, step)
    reasons = await context.services.hints.explain_view(view, context.network)
    return await context.services.compute.run(replay.explain_play, view, action, reasons)


async def open_deal_table(context: RequestContext, code: str, wanted: protocol.PlayDeal) -> protocol.Opened:
    """Create a table where the caller and bots play on from a step of a deal."""
    require_allowed_bot(wanted.bot)
    deal = await load_deal(context, code)
    begun = await context.services.compute.run(Deal.of, deal.layout, deal.actions[: wanted.step])
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(wanted.name)
    opened = await context.services.lobby.open_deal_table(DealToPlay(code, begun), wanted, who)
    context.set_session_cookie(who)
    return opened


async def load_deal(context: RequestContext, code: str) -> Deal:
    """Return the deal of a code.

    A code holds all cards of its deal, so no answer about a code depends on tables of this server. A player
    could otherwise ask for every deal that is still possible, and learn which one is in play.

    Raises:
        ApiError: `bad-code`.
    """
    return await context.services.compute.run(deal_lookup.decode_deal, code)


ROUTES: Final = (
    Endpoint("POST", "/deals", find_deal),
    Endpoint("POST", "/deal-entries", enter_deal),
    Endpoint("POST", "/deal-entries/table", describe_entry),
    Endpoint("GET", "/deals/{code}", get_replay),
    Endpoint("GET", "/deals/{code}/record", get_record),
    Endpoint("POST", "/deals/{code}/steps/{step}/why", explain_play),
    Endpoint("GET", "/deals/{code}/diagram/{language}", get_diagram),
    Endpoint("POST", "/deals/{code}/tables", open_deal_table, 201),
)
