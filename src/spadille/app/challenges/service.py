"""How the house itself plays a challenge, and how players sit down to it one after the other."""

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
    """The challenges of a house; its bots play each only once."""

    def __init__(self, findings: ResultCache, players: BotPool) -> None:
        self._findings = findings
        self._players = players
        self._found: dict[str, asyncio.Task[Sequence[int]]] = {}
        self.join_lock = asyncio.Lock()
        """One at a time, so that no two want the same place."""

    async def play_by_bots(self, table: ChallengeTable) -> Sequence[int]:
        """By seat, what these cards bring if only bots play them."""
        key = table.key
        task = self._found.get(key)
        if task is None or (task.done() and task.exception() is not None):
            task = self._found[key] = asyncio.create_task(self._find_payments(table))
            if len(self._found) > _MOST:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(task)

    async def _find_payments(self, table: ChallengeTable) -> Sequence[int]:
        key = make_key("challenge", table.key)
        kept = await self._findings.get(key)
        if kept is not None:
            return [int(paid) for paid in json.loads(kept)]
        deal = await play_by_bots(table.layout, table.key, lambda _: table.bot, self._players)
        assert deal.result is not None
        paid = list(deal.result.payments)
        await self._findings.put(key, json.dumps(paid))
        return paid
