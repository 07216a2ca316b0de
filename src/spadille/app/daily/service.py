"""The service of the deal of the day: opens the players' tables and computes results and par."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, player_and_rows
from spadille.app.daily.calendar import DailyCalendar
from spadille.app.daily.day_tables import BOT, table_id, table_prefix, table_rows
from spadille.app.deals.bot_playout import BotPool, play_by_bots
from spadille.app.result_cache import ResultCache
from spadille.app.tables.lobby import Lobby
from spadille.app.tables.registry import TableRegistry
from spadille.notation.days import ME, DayDeal
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError, api_error
from spadille.storage import Corrupted, Store
from spadille.storage.cache_table import make_key
from spadille.storage.store import Player
from spadille.table.reducer import TableState, reduce_events
from spadille.workers.threads import run_in_thread

PAR_BOT: Final = "expert"
"""The bot whose result in the player's seat is par."""
_PARS, _MOST = 64, 10_000
_OF_A_DAY: Final = "SELECT id FROM tables WHERE id LIKE :begin ORDER BY id LIMIT :most"


class DailyService:
    """The deals of the day: each player's table, the players' results, and par, the expert bot's result."""

    def __init__(
        self,
        calendar: DailyCalendar,
        store: Store,
        lobby: Lobby,
        tables: TableRegistry,
        *,
        result_cache: ResultCache,
        bot_pool: BotPool,
    ) -> None:
        self.calendar = calendar
        self._store = store
        self._lobby = lobby
        self._tables = tables
        self._result_cache = result_cache
        self._bot_pool = bot_pool
        self._payments: dict[str, int] = {}
        """The player's result by table, for finished tables."""
        self._pars: dict[bytes, asyncio.Task[int]] = {}

    def deal(self, game: str) -> DayDeal:
        """Return today's deal of a game.

        Raises:
            NotAllowed: `unknown-game` if there is no such game.
        """
        return self.calendar.deal(self.calendar.today, game)

    async def open_table(self, deal: DayDeal, who: Player | NewPlayer) -> protocol.Opened:
        """Create the table of the player `who` with today's deal.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        player, newcomers = player_and_rows(who)
        table = table_id(deal, player)
        await self._lobby.add_table(table, [*newcomers, *table_rows(self.calendar.today, deal, player)])
        return protocol.Opened(table=table, seat=ME)

    async def load_state(self, deal: DayDeal, player: Player | None) -> TableState | None:
        """Return a player's table at the end of its first match; None if there is no table."""
        if player is None:
            return None
        try:
            return (await self._tables.load_matches(table_id(deal, player)))[0]
        except ApiError as error:
            if error.error.code == "unknown-table":
                return None
            raise

    async def require_finished(self, deal: DayDeal, player: Player | None) -> TableState:
        """Return a player's table with a deal of the day, which the player must have finished.

        Raises:
            ApiError: `day-unfinished` if the player has not finished the day's deal.
        """
        state = await self.load_state(deal, player)
        if state is None or not state.finished:
            raise api_error("day-unfinished")
        return state

    async def has_finished(self, game: str, player: Player | None) -> bool:
        """Return whether a player has finished today's deal of a game."""
        state = await self.load_state(self.deal(game), player)
        return state is not None and bool(state.finished)

    async def count_others(self, deal: DayDeal, own: str) -> Mapping[int, int]:
        """Return the number of players by payment in a deal of the day, without the table `own`."""
        return await run_in_thread(self._count_others, deal, own)

    def _count_others(self, deal: DayDeal, own: str) -> Mapping[int, int]:
        listed = self._store.query(_OF_A_DAY, begin=f"{table_prefix(deal)}%", most=_MOST)
        paid = [self._payment_at(table) for (table,) in listed if table != own]
        return dict(sorted(Counter(payment for payment in paid if payment is not None).items()))

    def _payment_at(self, table: str) -> int | None:
        """Return the payment of a table's player; None if the deal is not finished or the table unknown."""
        if table not in self._payments:
            payment = self._read_payment(table)
            if payment is None:
                return None
            self._payments[table] = payment
        return self._payments[table]

    def _read_payment(self, table: str) -> int | None:
        try:
            events = self._store.load_events(table)
        except Corrupted:
            return None
        finished = reduce_events(events).finished if events else ()
        return _payment(finished[0]) if finished else None

    async def find_par(self, deal: DayDeal) -> int:
        """Return the expert bot's payment in the player's seat. The result is computed once and cached.

        Raises:
            ApiError: `unknown-bot` if this server has no expert; `unavailable` if the expert ran out of time.
        """
        if PAR_BOT not in self._bot_pool.bots:
            raise api_error("unknown-bot", bot=PAR_BOT)
        task = self._pars.get(deal.secret)
        if task is None or (task.done() and task.exception() is not None):
            task = self._pars[deal.secret] = asyncio.create_task(self._compute_par(deal))
            if len(self._pars) > _PARS:
                del self._pars[next(iter(self._pars))]
        return await asyncio.shield(task)

    async def _compute_par(self, deal: DayDeal) -> int:
        """Return par from the cache, or compute par and store it in the cache."""
        key = make_key("par", deal.secret.hex())
        cached = await self._result_cache.get(key)
        if cached is not None:
            return int(cached)
        paid = await _play_deal(deal, self._bot_pool)
        await self._result_cache.put(key, str(paid))
        return paid


async def _play_deal(dealt: DayDeal, players: BotPool) -> int:
    """Play the deal with the expert in the player's seat and return the payment."""
    key = dealt.promise.key.hex()
    return _payment(
        await play_by_bots(dealt.layout, key, lambda seat: PAR_BOT if seat == ME else BOT, players)
    )


def _payment(deal: Deal) -> int:
    assert deal.result is not None
    return deal.result.payments[ME]
