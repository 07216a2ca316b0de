"""Handlers and endpoints of the API that the HTTP server and the in-browser server share."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any, Final

from spadille import protocol
from spadille.app import text_input
from spadille.app.accounts.session_store import player_and_rows
from spadille.app.daily.routes import DAILY_ROUTES
from spadille.app.deals.routes import DEAL_ROUTES
from spadille.app.endpoint import Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.lessons.routes import LESSON_ROUTES
from spadille.app.puzzles.routes import PUZZLE_ROUTES
from spadille.app.request_context import RequestContext
from spadille.app.reviews.routes import REVIEW_ROUTES
from spadille.app.stats.routes import STATS_ROUTES
from spadille.app.tables import match_results
from spadille.app.tables.routes import TABLE_DEAL_ROUTES
from spadille.app.tables.visibility import require_visible
from spadille.pad.api import handle_request
from spadille.pad.club import handle_club_request
from spadille.play.seeing import view_of
from spadille.protocol.api_error import api_error
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.table.deal_sentences import render_hint
from spadille.table.state import required
from spadille.workers.threads import run_in_thread

_RULEBOOK: Final = "spadille.app.rulebook.pages:render_page"
"""The name of the function, so that the Markdown parser is imported with the first page."""


async def games(context: RequestContext) -> protocol.Games:
    """Return the catalogue: games, presets with the origin of every value, options, bots."""
    return context.services.catalogue


async def open_table(context: RequestContext, wanted: protocol.NewTable) -> protocol.Opened:
    """Create a table; the caller takes seat 0."""
    for bot in (wanted.bot, *wanted.bots.values()):
        require_allowed_bot(bot)
    return await context.open_table(wanted)


async def preview_hand(context: RequestContext, wanted: protocol.HandWanted) -> protocol.HandShown:
    """Return a hand to look at. A table created with this hand begins with these cards."""
    return context.services.preview_hand(wanted)


async def list_my_tables(context: RequestContext) -> protocol.MyTables:
    """Return the caller's own tables, latest first."""
    return (
        await context.services.list_tables_of(context.player)
        if context.player
        else protocol.MyTables(tables=[])
    )


async def take_seat(context: RequestContext, table: str, wanted: protocol.Sit) -> protocol.Opened:
    """Take a free seat or a bot's seat. During a deal the seat is promised for later."""
    owner = await context.services.get_table(table)
    who = context.player_or_new(wanted.name)
    opened = await owner.sit(wanted, *player_and_rows(who))
    context.set_session_cookie(who)
    return opened


async def redeal(context: RequestContext, table: str, wanted: protocol.Again) -> protocol.Opened:
    """Deal the cards of a finished deal of the caller's table again, at a new table."""
    return await context.services.open_redeal(table, wanted.deal, context.player)


async def get_table(context: RequestContext, table: str) -> protocol.Table:
    """Return the public state of a table."""
    return (await context.services.get_table(table)).to_message()


async def record(context: RequestContext, table: str) -> dict[str, Any]:
    """Return the record of the current match, with finished deals only."""
    owner = await context.services.get_table(table)
    await require_visible(context, owner.state)
    return owner.to_record()


async def get_results(context: RequestContext, table: str) -> protocol.TableResults:
    """Return every match at the table with its standing and its finished deals, latest first."""
    states = await run_in_thread(context.services.load_matches, table)
    await require_visible(context, states[-1])
    return match_results.build_results(table, states)


async def read_command(context: RequestContext, table: str, words: protocol.Words) -> protocol.Heard:
    """Parse a text command: return its action or its answer, by what the caller may know."""
    state = (await context.services.get_table(table)).state
    return text_input.read_command(state, state.seat_of(context.player.id if context.player else None), words)


async def get_hint(context: RequestContext, table: str) -> protocol.Reasons:
    """Return what the best bot would do in the caller's seat, and why, by what the caller may know."""
    state = (await context.services.get_table(table)).state
    seat = state.seat_of(context.player.id if context.player else None)
    reasons = await context.services.hints.give_hint(state, seat)
    hinted = render_hint(view_of(required(state.deal), reasons.seat), reasons)
    return protocol.Reasons.model_validate({**reasons.to_json(), "told": hinted})


async def get_rulebook_page(page: str, language: str) -> protocol.RulebookPage:
    """Return a page of the rulebook as HTML, with its anchors as ids."""
    found: protocol.RulebookPage = await run_in_thread(resolve_name(_RULEBOOK), page, language)
    return found


async def update_sheet(context: RequestContext, asked: protocol.PadAsked) -> protocol.PadAnswer:
    """Compute a score sheet from its log, and preview a hand. Nothing is stored."""
    return protocol.PadAnswer.model_validate(
        await context.services.compute.run(handle_request, asked.model_dump())
    )


async def make_club_list(context: RequestContext, asked: protocol.ClubAsked) -> protocol.ClubAnswer:
    """Compute a club's lists: an evening's from score sheets, a season's from evenings. Nothing is stored."""
    return protocol.ClubAnswer.model_validate(
        await context.services.compute.run(handle_club_request, asked.model_dump())
    )


# The caller's account


async def get_me(context: RequestContext) -> protocol.Me:
    """Return the caller's account."""
    return await build_me_message(context, context.player)


async def build_me_message(context: RequestContext, player: Player | None) -> protocol.Me:
    """Return the account of a player as a message."""
    if player is None:
        return protocol.Me(known=False, name=None, recovery=None)
    made = await run_in_thread(stored.code_created_at, context.services.store, player)
    return protocol.Me(known=True, name=player.name, recovery=made)


async def get_history(context: RequestContext, after: str = "", most: int = 20) -> protocol.History:
    """Return the caller's finished matches, latest first."""
    if context.player is None:
        return protocol.History(matches=[], next=None)
    found = await run_in_thread(stored.list_matches, context.services.store, context.player, after, most)
    following = found[-1].cursor if len(found) == most else None
    return protocol.History(matches=[_match_message(played) for played in found], next=following)


def _match_message(played: stored.PlayedMatch) -> protocol.PlayedMatch:
    return protocol.PlayedMatch(
        table=played.table,
        number=played.match,
        game=played.game,
        rules=played.rules,
        ended=played.ended,
        seat=played.seat,
        deals=played.deals,
        chips=played.chips,
        place=played.place,
        others=list(played.others),
    )


def require_confirmation(player: Player, name: str) -> None:
    """Check that a player has confirmed the deletion of the account with their name.

    Raises:
        ApiError: `not-confirmed`.
    """
    if name.strip().casefold() != player.name.casefold():
        raise api_error("not-confirmed")


ROUTES: Final = (
    Endpoint("GET", "/games", games),
    Endpoint("POST", "/tables", open_table, 201),
    Endpoint("POST", "/hand-previews", preview_hand),
    Endpoint("GET", "/tables", list_my_tables),
    Endpoint("POST", "/tables/{table}/seats", take_seat, 201),
    Endpoint("POST", "/tables/{table}/redeals", redeal, 201),
    Endpoint("GET", "/tables/{table}", get_table),
    Endpoint("GET", "/tables/{table}/record", record),
    Endpoint("GET", "/tables/{table}/results", get_results),
    Endpoint("POST", "/tables/{table}/text-commands", read_command),
    Endpoint("POST", "/tables/{table}/hint", get_hint),
    Endpoint("GET", "/rulebook/{page}/{language}", get_rulebook_page),
    Endpoint("POST", "/pad", update_sheet),
    Endpoint("POST", "/pad/club", make_club_list),
    Endpoint("GET", "/me", get_me),
    *LESSON_ROUTES,
    *DEAL_ROUTES,
    *DAILY_ROUTES,
    *PUZZLE_ROUTES,
    *STATS_ROUTES,
    *TABLE_DEAL_ROUTES,
    *REVIEW_ROUTES,
)
"""The endpoints that the HTTP server and the in-browser server share."""
