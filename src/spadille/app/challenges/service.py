"""Playouts of challenges by bots, and the lock for joining a challenge."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Final

from spadille.app.challenges.challenge_tables import ChallengeTable
from spadille.app.deals.bot_playout import BotPool, play_by_bots
from spadille.app.result_cache import ResultCache
from spadille.storage.cache_table import make_key

_MOST: Final = 64


class ChallengeService:
    """The challenges of a server. The bots play each challenge only once."""

    def __init__(self, result_cache: ResultCache, players: BotPool) -> None:
        self._result_cache = result_cache
        self._bot_pool = players
        self._tasks: dict[str, asyncio.Task[Sequence[int]]] = {}
        self.join_lock = asyncio.Lock()
        """Held while a player joins, so that two players do not get the same place."""

    async def play_by_bots(self, table: ChallengeTable) -> Sequence[int]:
        """Return the payments by seat if only bots play the cards."""
        key = table.key
        task = self._tasks.get(key)
        if task is None or (task.done() and task.exception() is not None):
            task = self._tasks[key] = asyncio.create_task(self._find_payments(table))
            if len(self._tasks) > _MOST:
                del self._tasks[next(iter(self._tasks))]
        return await asyncio.shield(task)

    async def _find_payments(self, table: ChallengeTable) -> Sequence[int]:
        key = make_key("challenge", table.key)
        cached = await self._result_cache.get(key)
        if cached is not None:
            return [int(paid) for paid in json.loads(cached)]
        deal = await play_by_bots(table.layout, table.key, lambda _: table.bot, self._bot_pool)
        assert deal.result is not None
        paid = list(deal.result.payments)
        await self._result_cache.put(key, json.dumps(paid))
        return paid
