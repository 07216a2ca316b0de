"""The results of the deal of the day: the player's own, the others', and the expert's."""

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
"""Who sets par."""
_PARS, _MOST = 64, 10_000
_OF_A_DAY: Final = "SELECT id FROM tables WHERE id LIKE :begin ORDER BY id LIMIT :most"


class DailyResults:
    """The results of the days. A table is read until its deal is over, and then never again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._paid: dict[str, int] = {}

    def count_others(self, deal: DayDeal, own: str) -> Mapping[int, int]:
        """How many others had each result."""
        listed = self._store.query(_OF_A_DAY, begin=f"{table_prefix(deal)}%", most=_MOST)
        paid = [self.payment_at(table) for (table,) in listed if table != own]
        return dict(sorted(Counter(brought for brought in paid if brought is not None).items()))

    def payment_at(self, table: str) -> int | None:
        """What the deal at a table brought its player; None while it is in play, or if there is none."""
        if table not in self._paid:
            brought = self._read_payment(table)
            if brought is None:
                return None
            self._paid[table] = brought
        return self._paid[table]

    def _read_payment(self, table: str) -> int | None:
        try:
            events = self._store.load_events(table)
        except Corrupted:
            return None
        finished = reduce_events(events).finished if events else ()
        return _payment(finished[0]) if finished else None


class ParCache:
    """The expert's result in each deal, in the player's seat, found once."""

    def __init__(self, findings: ResultCache) -> None:
        self._findings = findings
        self._found: dict[bytes, asyncio.Task[int]] = {}

    async def find_par(self, deal: DayDeal, players: BotPool) -> int:
        """What the expert wins or pays.

        Raises:
            Refusal: `unknown-bot` if there is no expert here; `unavailable` if it had no time.
        """
        if PAR_BOT not in players.bots:
            raise api_error("unknown-bot", bot=PAR_BOT)
        task = self._found.get(deal.secret)
        if task is None or (task.done() and task.exception() is not None):
            task = self._found[deal.secret] = asyncio.create_task(self._compute_par(deal, players))
            if len(self._found) > _PARS:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(task)

    async def _compute_par(self, deal: DayDeal, players: BotPool) -> int:
        """The result stored earlier, or else the one found and stored now."""
        key = make_key("par", deal.secret.hex())
        kept = await self._findings.get(key)
        if kept is not None:
            return int(kept)
        paid = await _play_deal(deal, players)
        await self._findings.put(key, str(paid))
        return paid


async def _play_deal(dealt: DayDeal, players: BotPool) -> int:
    """The deal with the expert in the player's seat; the other bots have their usual randomness."""
    key = dealt.promise.key.hex()
    return _payment(
        await play_by_bots(dealt.layout, key, lambda seat: PAR_BOT if seat == ME else BOT, players)
    )


def _payment(deal: Deal) -> int:
    assert deal.result is not None
    return deal.result.payments[ME]
