"""Endpoints of the deal of the day."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.days import ME, SCHEME, RevealedDay, codes_of_day
from spadille.table.state import required
from spadille.workers.threads import run_in_thread


async def get_today(context: RequestContext) -> protocol.DailyDeals:
    """Return today's deals, the caller's progress in each, and yesterday's secret."""
    days = context.services.daily.calendar
    return protocol.DailyDeals(
        day=days.today.isoformat(),
        head=days.chain(days.today.year).head.hex(),
        kept=days.today.year in days.chains,
        games=[await _game_message(context, game) for game in GAMES],
        yesterday=await run_in_thread(_past_day_message, days.yesterday),
    )


async def start_deal(context: RequestContext, game: str, wanted: protocol.PlayDailyDeal) -> protocol.Opened:
    """Return the caller's table with today's deal. Create the table if there is none."""
    daily = context.services.daily
    deal = daily.deal(game)
    begun = await daily.load_state(deal, context.player)
    if begun is not None:
        return protocol.Opened(table=begun.id, seat=ME)
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(wanted.name)
    opened = await daily.open_table(deal, who)
    context.set_session_cookie(who)
    return opened


async def get_result(context: RequestContext, game: str) -> protocol.DailyResult:
    """Return the caller's result in today's deal, and how many other players have each result.

    The caller must have finished the deal.
    """
    daily = context.services.daily
    deal = daily.deal(game)
    state = await daily.require_finished(deal, context.player)
    played = state.finished[0]
    others = await daily.count_others(deal, state.id)
    return protocol.DailyResult(
        day=daily.calendar.today.isoformat(),
        game=game,
        table=state.id,
        code=code_of(played),
        counters=required(played.result).payments[ME],
        others=[protocol.ResultCount(counters=paid, players=count) for paid, count in others.items()],
    )


async def get_par(context: RequestContext, game: str) -> protocol.DailyPar:
    """Return par: the expert bot's result in today's deal. The caller must have finished the deal."""
    daily = context.services.daily
    deal = daily.deal(game)
    await daily.require_finished(deal, context.player)
    return protocol.DailyPar(counters=await daily.find_par(deal))


async def _game_message(context: RequestContext, game: str) -> protocol.DailyGame:
    deal = context.services.daily.deal(game)
    state = await context.services.daily.load_state(deal, context.player)
    return protocol.DailyGame(
        game=game,
        rules=deal.rules.settings.preset,
        seats=deal.seats,
        stage="open" if state is None else "done" if state.finished else "playing",
        table=None if state is None else state.id,
        commitment=deal.promise.commitment.hex(),
    )


def _past_day_message(day: RevealedDay) -> protocol.PastDailyDeals:
    codes = codes_of_day(day.secret)
    return protocol.PastDailyDeals(
        scheme=SCHEME,
        day=day.day.isoformat(),
        head=day.head.hex(),
        secret=day.secret.hex(),
        deals=[protocol.DailyDealCode(game=game, code=code) for game, code in codes.items()],
    )


ROUTES: Final = (
    Endpoint("GET", "/day", get_today),
    Endpoint("GET", "/day/{game}", get_result),
    Endpoint("GET", "/day/{game}/par", get_par),
    Endpoint("POST", "/day/{game}", start_deal, 201),
)
