"""The service of challenges: opens their tables, loads their state, and lets bots play their cards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, player_and_rows
from spadille.app.challenges.challenge_tables import ChallengeTable
from spadille.app.challenges.standing import ChallengeStanding, load_standing
from spadille.app.deals.bot_playout import BotPool, play_by_bots
from spadille.app.result_cache import ResultCache
from spadille.app.tables.lobby import Lobby
from spadille.play.deal import Deal
from spadille.storage import Store
from spadille.storage.cache_table import make_key
from spadille.storage.store import Player
from spadille.workers.threads import run_in_thread

_MOST: Final = 64


class ChallengeService:
    """The challenges of a server. The result of a playout by bots is computed once and cached."""

    def __init__(self, store: Store, lobby: Lobby, result_cache: ResultCache, bot_pool: BotPool) -> None:
        self._store = store
        self._lobby = lobby
        self._result_cache = result_cache
        self._bot_pool = bot_pool
        self._tasks: dict[str, asyncio.Task[Sequence[int]]] = {}
        self.join_lock = asyncio.Lock()
        """Held while a player joins, so that two players do not get the same place."""

    async def load_standing(self, challenge: str) -> ChallengeStanding:
        """Return the current state of a challenge.

        Raises:
            ApiError: `no-such-challenge` if there is no such challenge.
        """
        return await run_in_thread(load_standing, self._store, challenge)

    async def open_table(
        self, table: ChallengeTable, name: str, who: Player | NewPlayer, played: Deal | None = None
    ) -> protocol.Opened:
        """Create a challenge's table for the player `who`, who plays there as `name`.

        `played` is the deal as that player has played it already, if so.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        player, newcomers = player_and_rows(who)
        await self._lobby.add_table(table.id, [*newcomers, *table.to_rows(player, name, played)])
        return protocol.Opened(table=table.id, seat=table.seat)

    async def play_by_bots(self, table: ChallengeTable) -> Sequence[int]:
        """Return the payments by seat if bots play the challenge's cards in all seats."""
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
