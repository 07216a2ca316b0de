"""Where those think who look ahead, in a house that has one thread for everything."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from spadille.server.thinking.players import BACK_ROOM, TIERS
from spadille.server.thinking.question import Question, Reply
from spadille.server.thinking.worker import replied


class SameRoom:
    """Whoever is asked thinks at once, and everything else waits."""

    @property
    def tiers(self) -> Mapping[str, tuple[str, ...]]:
        """By player, under which names it is asked, one after the other."""
        return TIERS

    def open(self) -> None:
        """There is nothing to begin."""

    async def close(self) -> None:
        """Nor to end."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question; before it, what has come meanwhile is done."""
        await asyncio.sleep(0)
        return replied(BACK_ROOM, asked)
