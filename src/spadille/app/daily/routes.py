"""What is asked about the deal of the day."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import arrival
from spadille.app.daily.day_tables import day_rows, day_table
from spadille.app.endpoint import HouseCall
from spadille.app.request_context import Visit
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.days import ME, SCHEME, DayDeal, DayTold, codes_of_day
from spadille.protocol.api_error import Refusal, refuse
from spadille.table.state import TableState
from spadille.workers.threads import run_in_thread


async def today(visit: Visit) -> protocol.DayToday:
    """Today's deals, how far the caller has come with each, and yesterday's secret."""
    days = visit.house.days
    return protocol.DayToday(
        day=days.today.isoformat(),
        head=days.chain(days.today.year).head.hex(),
        kept=days.today.year in days.chains,
        games=[await _game(visit, game) for game in GAMES],
        yesterday=await run_in_thread(_past_day, days.yesterday),
    )


async def begin(visit: Visit, game: str, wanted: protocol.DayWanted) -> protocol.Opened:
    """Sits the caller down to today's deal: at the table where he has begun it, else at a new one."""
    deal = visit.house.days.deal(visit.house.days.today, game)
    begun = await _state(visit, deal)
    if begun is not None:
        return protocol.Opened(table=begun.id, seat=ME)
    visit.house.doorkeeper.opens_table(visit.address)
    who = visit.who(wanted.name)
    player, newcomers = arrival(who)
    await visit.house.keep(*newcomers, *day_rows(visit.house.days.today, deal, player))
    await visit.house.table(day_table(deal, player))
    visit.welcome(who)
    return protocol.Opened(table=day_table(deal, player), seat=ME)


async def result(visit: Visit, game: str) -> protocol.DayResult:
    """What the caller made of today's deal, and the others who played it here; once he has played it."""
    house = visit.house
    deal = house.days.deal(house.days.today, game)
    state = await _finished(visit, deal)
    played = state.finished[0]
    assert played.result is not None
    others = await run_in_thread(house.day_results.others, deal, state.id)
    return protocol.DayResult(
        day=house.days.today.isoformat(),
        game=game,
        table=state.id,
        code=code_of(played),
        counters=played.result.payments[ME],
        others=[protocol.DayCount(counters=paid, players=many) for paid, many in others.items()],
    )


async def par(visit: Visit, game: str) -> protocol.DayPar:
    """What the expert makes of today's deal in the caller's seat; once he has played it himself."""
    deal = visit.house.days.deal(visit.house.days.today, game)
    await _finished(visit, deal)
    return protocol.DayPar(counters=await visit.house.day_par(deal))


async def has_played(visit: Visit, game: str) -> bool:
    """Whether the caller is through with today's deal of a game."""
    state = await _state(visit, visit.house.days.deal(visit.house.days.today, game))
    return state is not None and bool(state.finished)


async def _game(visit: Visit, game: str) -> protocol.DayGame:
    deal = visit.house.days.deal(visit.house.days.today, game)
    state = await _state(visit, deal)
    return protocol.DayGame(
        game=game,
        rules=deal.rules.settings.preset,
        seats=deal.seats,
        stage="open" if state is None else "done" if state.finished else "playing",
        table=None if state is None else state.id,
        commitment=deal.promise.commitment.hex(),
    )


async def _finished(visit: Visit, deal: DayDeal) -> TableState:
    """The caller's table, the deal there being over.

    Raises:
        Refusal: `day-unfinished`.
    """
    state = await _state(visit, deal)
    if state is None or not state.finished:
        raise refuse("day-unfinished")
    return state


async def _state(visit: Visit, deal: DayDeal) -> TableState | None:
    """The caller's own table, if he has begun; as it was when its deal was over, whatever came after."""
    if visit.player is None:
        return None
    try:
        states = await run_in_thread(visit.house.matches, day_table(deal, visit.player))
    except Refusal as refusal:
        if refusal.error.code == "unknown-table":
            return None
        raise
    return states[0]


def _past_day(day: DayTold) -> protocol.PastDay:
    codes = codes_of_day(day.secret)
    return protocol.PastDay(
        scheme=SCHEME,
        day=day.day.isoformat(),
        head=day.head.hex(),
        secret=day.secret.hex(),
        deals=[protocol.DayCards(game=game, code=code) for game, code in codes.items()],
    )


DAY_CALLS: Final = (
    HouseCall("GET", "/day", today),
    HouseCall("GET", "/day/{game}", result),
    HouseCall("GET", "/day/{game}/par", par),
    HouseCall("POST", "/day/{game}", begin, 201),
)
