"""What can be asked of a house: each call a function, whoever carries question and answer. The server has
them over HTTP, a page without a server asks them of the house in its worker.
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any, Final

from spadille import protocol
from spadille.app import text_input
from spadille.app.accounts.session_store import arrival
from spadille.app.daily.routes import DAY_CALLS
from spadille.app.deals.routes import DEAL_CALLS
from spadille.app.endpoint import HouseCall
from spadille.app.lessons import judge_bot
from spadille.app.lessons.routes import COACH_CALLS
from spadille.app.puzzles.routes import PUZZLE_CALLS
from spadille.app.request_context import Visit
from spadille.app.stats.routes import MY_PLAY_CALLS
from spadille.app.tables import match_results
from spadille.app.tables.session_routes import EVENING_CALLS
from spadille.app.tables.visibility import require_visible
from spadille.pad.api import handle_request
from spadille.pad.club import handle_club_request as club_told
from spadille.play.seeing import view_of
from spadille.protocol.api_error import refuse
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.table.deal_sentences import hint_wording
from spadille.table.state import required
from spadille.workers.threads import run_in_thread

_RULEBOOK: Final = "spadille.app.rulebook.pages:page"
"""Named: reading Markdown is loaded with the first page that somebody opens."""


async def games(visit: Visit) -> protocol.Games:
    """The menu: games, presets with the origin of every value, options, bots."""
    return visit.house.menu


async def open_table(visit: Visit, wanted: protocol.NewTable) -> protocol.Opened:
    """Opens a table; the caller sits on seat 0."""
    for bot in (wanted.bot, *wanted.bots.values()):
        judge_bot(bot)
    return await visit.open_table(wanted)


async def hand(visit: Visit, wanted: protocol.HandWanted) -> protocol.HandShown:
    """Deals a hand to look at; a table opened with it begins with these cards."""
    return visit.house.hand(wanted)


async def my_tables(visit: Visit) -> protocol.MyTables:
    """The caller's own tables, latest first."""
    return await visit.house.tables_of(visit.player) if visit.player else protocol.MyTables(tables=[])


async def sit(visit: Visit, table: str, wanted: protocol.Sit) -> protocol.Opened:
    """Sits down on a free seat, or on a bot's: in the middle of a deal that is promised."""
    owner = await visit.house.table(table)
    who = visit.who(wanted.name)
    opened = await owner.sit(wanted, *arrival(who))
    visit.welcome(who)
    return opened


async def again(visit: Visit, table: str, wanted: protocol.Again) -> protocol.Opened:
    """Lays a finished deal of the caller's own table out again, on a table of its own."""
    return await visit.house.open_again(table, wanted.deal, visit.player)


async def look(visit: Visit, table: str) -> protocol.Table:
    """The table, as everybody may know it."""
    return (await visit.house.table(table)).seen()


async def record(visit: Visit, table: str) -> dict[str, Any]:
    """The match so far as a record: finished deals only."""
    owner = await visit.house.table(table)
    await require_visible(visit, owner.state)
    return owner.record()


async def results(visit: Visit, table: str) -> protocol.TableResults:
    """Every match at the table with its standing and its finished deals, the latest first."""
    states = await run_in_thread(visit.house.matches, table)
    await require_visible(visit, states[-1])
    return match_results.results(table, states)


async def say(visit: Visit, table: str, words: protocol.Words) -> protocol.Heard:
    """Takes a line of words for an action, or answers the question it asks, by what the caller may know."""
    state = (await visit.house.table(table)).state
    return text_input.heard(state, state.seat_of(visit.player.id if visit.player else None), words)


async def hint(visit: Visit, table: str) -> protocol.Reasons:
    """What the best player here would do in the caller's place, and why, by what the caller may know."""
    state = (await visit.house.table(table)).state
    seat = state.seat_of(visit.player.id if visit.player else None)
    reasons = await visit.house.hints.hint(state, seat)
    hinted = hint_wording(view_of(required(state.deal), reasons.seat), reasons)
    return protocol.Reasons.model_validate({**reasons.to_json(), "told": hinted})


async def rulebook_page(page: str, language: str) -> protocol.RulebookPage:
    """A page of the rulebook as HTML, its anchors as ids."""
    found: protocol.RulebookPage = await run_in_thread(resolve_name(_RULEBOOK), page, language)
    return found


async def pad(visit: Visit, asked: protocol.PadAsked) -> protocol.PadAnswer:
    """Reckons a score sheet from its log, and a hand before it is entered; the house keeps nothing of it."""
    return protocol.PadAnswer.model_validate(
        await visit.house.compute.run(handle_request, asked.model_dump())
    )


async def club(visit: Visit, asked: protocol.ClubAsked) -> protocol.ClubAnswer:
    """Makes a club's lists: of sheets an evening's, of evenings a season's; the house keeps nothing of it."""
    return protocol.ClubAnswer.model_validate(await visit.house.compute.run(club_told, asked.model_dump()))


# Oneself


async def who(visit: Visit) -> protocol.Me:
    """Who this browser is."""
    return await about_me(visit, visit.player)


async def about_me(visit: Visit, player: Player | None) -> protocol.Me:
    """What somebody is told of himself."""
    if player is None:
        return protocol.Me(known=False, name=None, recovery=None)
    made = await run_in_thread(stored.code_made, visit.house.store, player)
    return protocol.Me(known=True, name=player.name, recovery=made)


async def history(visit: Visit, after: str = "", most: int = 20) -> protocol.History:
    """The caller's finished matches, the latest first."""
    if visit.player is None:
        return protocol.History(matches=[], next=None)
    found = await run_in_thread(stored.played_by, visit.house.store, visit.player, after, most)
    following = found[-1].mark if len(found) == most else None
    return protocol.History(matches=[_match(played) for played in found], next=following)


def _match(played: stored.Played) -> protocol.PlayedMatch:
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


def confirm(player: Player, name: str) -> None:
    """Whoever is to be forgotten has said so by his name.

    Raises:
        Refusal: `not-confirmed`.
    """
    if name.strip().casefold() != player.name.casefold():
        raise refuse("not-confirmed")


CALLS: Final = (
    HouseCall("GET", "/games", games),
    HouseCall("POST", "/tables", open_table, 201),
    HouseCall("POST", "/hands", hand),
    HouseCall("GET", "/tables", my_tables),
    HouseCall("POST", "/tables/{table}/seats", sit, 201),
    HouseCall("POST", "/tables/{table}/again", again, 201),
    HouseCall("GET", "/tables/{table}", look),
    HouseCall("GET", "/tables/{table}/record", record),
    HouseCall("GET", "/tables/{table}/results", results),
    HouseCall("POST", "/tables/{table}/words", say),
    HouseCall("POST", "/tables/{table}/hint", hint),
    HouseCall("GET", "/rulebook/{page}/{language}", rulebook_page),
    HouseCall("POST", "/pad", pad),
    HouseCall("POST", "/pad/club", club),
    HouseCall("GET", "/me", who),
    *COACH_CALLS,
    *DEAL_CALLS,
    *DAY_CALLS,
    *PUZZLE_CALLS,
    *MY_PLAY_CALLS,
    *EVENING_CALLS,
)
"""What is asked alike with a server and without one."""
