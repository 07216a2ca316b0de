"""Endpoints of the deal of the day."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import player_and_rows
from spadille.app.daily.day_tables import table_id, table_rows
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.days import ME, SCHEME, DayDeal, DayTold, codes_of_day
from spadille.protocol.api_error import ApiError, api_error
from spadille.table.state import TableState
from spadille.workers.threads import run_in_thread


async def get_today(context: RequestContext) -> protocol.DayToday:
    """Return today's deals, the caller's progress in each, and yesterday's secret."""
    days = context.services.daily_calendar
    return protocol.DayToday(
        day=days.today.isoformat(),
        head=days.chain(days.today.year).head.hex(),
        kept=days.today.year in days.chains,
        games=[await _game_message(context, game) for game in GAMES],
        yesterday=await run_in_thread(_past_day_message, days.yesterday),
    )


async def start_deal(context: RequestContext, game: str, wanted: protocol.DayWanted) -> protocol.Opened:
    """Return the caller's table with today's deal. Create the table if there is none."""
    deal = context.services.daily_calendar.deal(context.services.daily_calendar.today, game)
    begun = await _load_state(context, deal)
    if begun is not None:
        return protocol.Opened(table=begun.id, seat=ME)
    context.services.rate_limiter.check_new_table(context.address)
    who = context.player_or_new(wanted.name)
    player, newcomers = player_and_rows(who)
    await context.services.insert(
        *newcomers, *table_rows(context.services.daily_calendar.today, deal, player)
    )
    await context.services.get_table(table_id(deal, player))
    context.set_session_cookie(who)
    return protocol.Opened(table=table_id(deal, player), seat=ME)


async def get_result(context: RequestContext, game: str) -> protocol.DayResult:
    """Return the caller's result in today's deal and the other results, once the caller has finished it."""
    services = context.services
    deal = services.daily_calendar.deal(services.daily_calendar.today, game)
    state = await _require_finished(context, deal)
    played = state.finished[0]
    assert played.result is not None
    others = await run_in_thread(services.daily_results.count_others, deal, state.id)
    return protocol.DayResult(
        day=services.daily_calendar.today.isoformat(),
        game=game,
        table=state.id,
        code=code_of(played),
        counters=played.result.payments[ME],
        others=[protocol.DayCount(counters=paid, players=count) for paid, count in others.items()],
    )


async def get_par(context: RequestContext, game: str) -> protocol.DayPar:
    """Return the expert's result in today's deal, once the caller has finished it."""
    deal = context.services.daily_calendar.deal(context.services.daily_calendar.today, game)
    await _require_finished(context, deal)
    return protocol.DayPar(counters=await context.services.find_par(deal))


async def has_played(context: RequestContext, game: str) -> bool:
    """Return whether the caller has finished today's deal of a game."""
    state = await _load_state(
        context, context.services.daily_calendar.deal(context.services.daily_calendar.today, game)
    )
    return state is not None and bool(state.finished)


async def _game_message(context: RequestContext, game: str) -> protocol.DayGame:
    deal = context.services.daily_calendar.deal(context.services.daily_calendar.today, game)
    state = await _load_state(context, deal)
    return protocol.DayGame(
        game=game,
        rules=deal.rules.settings.preset,
        seats=deal.seats,
        stage="open" if state is None else "done" if state.finished else "playing",
        table=None if state is None else state.id,
        commitment=deal.promise.commitment.hex(),
    )


async def _require_finished(context: RequestContext, deal: DayDeal) -> TableState:
    """Return the caller's table, where the deal must be over.

    Raises:
        ApiError: `day-unfinished`.
    """
    state = await _load_state(context, deal)
    if state is None or not state.finished:
        raise api_error("day-unfinished")
    return state


async def _load_state(context: RequestContext, deal: DayDeal) -> TableState | None:
    """Return the state of the caller's table at the end of its first match; None if there is no table."""
    if context.player is None:
        return None
    try:
        states = await run_in_thread(context.services.load_matches, table_id(deal, context.player))
    except ApiError as error:
        if error.error.code == "unknown-table":
            return None
        raise
    return states[0]


def _past_day_message(day: DayTold) -> protocol.PastDay:
    codes = codes_of_day(day.secret)
    return protocol.PastDay(
        scheme=SCHEME,
        day=day.day.isoformat(),
        head=day.head.hex(),
        secret=day.secret.hex(),
        deals=[protocol.DayCards(game=game, code=code) for game, code in codes.items()],
    )


DAILY_ROUTES: Final = (
    Endpoint("GET", "/day", get_today),
    Endpoint("GET", "/day/{game}", get_result),
    Endpoint("GET", "/day/{game}/par", get_par),
    Endpoint("POST", "/day/{game}", start_deal, 201),
)
