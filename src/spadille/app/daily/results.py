"""The results of the deal of the day: of the player, of the other players, and of the expert bot."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

from spadille.app.daily.day_tables import BOT, table_prefix
from spadille.app.deals.bot_playout import BotPool, play_by_bots
from spadille.app.result_cache import ResultCache
from spadille.notation.days import ME, DayDeal
from spadille.play.deal import Deal
from spadille.protocol.api_error import api_error
from spadille.storage import Corrupted, Store
from spadille.storage.cache_table import make_key
from spadille.table.reducer import reduce_events

PAR_BOT: Final = "expert"
"""The bot that sets par."""
_PARS, _MOST = 64, 10_000
_OF_A_DAY: Final = "SELECT id FROM tables WHERE id LIKE :begin ORDER BY id LIMIT :most"


class DailyResults:
    """The results of daily deals. The result of a finished table is cached in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._payments: dict[str, int] = {}

    def count_others(self, deal: DayDeal, own: str) -> Mapping[int, int]:
        """Return the number of other players by result."""
        listed = self._store.query(_OF_A_DAY, begin=f"{table_prefix(deal)}%", most=_MOST)
        paid = [self.payment_at(table) for (table,) in listed if table != own]
        return dict(sorted(Counter(payment for payment in paid if payment is not None).items()))

    def payment_at(self, table: str) -> int | None:
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


class ParCache:
    """The expert bot's result in the player's seat by deal. It is computed once."""

    def __init__(self, result_cache: ResultCache) -> None:
        self._result_cache = result_cache
        self._tasks: dict[bytes, asyncio.Task[int]] = {}

    async def find_par(self, deal: DayDeal, players: BotPool) -> int:
        """Return the expert's payment.

        Raises:
            ApiError: `unknown-bot` if this server has no expert; `unavailable` if the expert was cut short.
        """
        if PAR_BOT not in players.bots:
            raise api_error("unknown-bot", bot=PAR_BOT)
        task = self._tasks.get(deal.secret)
        if task is None or (task.done() and task.exception() is not None):
            task = self._tasks[deal.secret] = asyncio.create_task(self._compute_par(deal, players))
            if len(self._tasks) > _PARS:
                del self._tasks[next(iter(self._tasks))]
        return await asyncio.shield(task)

    async def _compute_par(self, deal: DayDeal, players: BotPool) -> int:
        """Return the cached result, or compute and store it."""
        key = make_key("par", deal.secret.hex())
        cached = await self._result_cache.get(key)
        if cached is not None:
            return int(cached)
        paid = await _play_deal(deal, players)
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
