"""Where bots that look ahead think, in a house with one thread for everything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Final, TypeAlias

from spadille.workers.players import SLOW_BOTS, TIERS
from spadille.workers.protocol import Question, Reply
from spadille.workers.worker import answer_question

Pause: TypeAlias = Callable[[], Awaitable[None]]
_BREATH: Final = 0.01
"""Seconds in which a page is answered that has asked meanwhile."""


async def yield_to_loop() -> None:
    """Lets everything else have its turn."""
    await asyncio.sleep(_BREATH)


class InlineWorker:
    """One question at a time, urgent ones first, while everything else waits. A review is many questions,
    and the page gets its answers in between.
    """

    def __init__(self, pause: Pause = yield_to_loop) -> None:
        self._pause = pause
        self._line: set[tuple[int, int]] = set()
        self._numbers = count()
        self._turn = asyncio.Condition()

    @property
    def tiers(self) -> Mapping[str, tuple[str, ...]]:
        """By player, the names it is asked under, in order."""
        return TIERS

    def open(self) -> None:
        """There is nothing to begin."""

    async def close(self) -> None:
        """Nor to end."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question, once it is the first in line."""
        place = (rank, next(self._numbers))
        self._line.add(place)
        try:
            async with self._turn:
                await self._turn.wait_for(lambda: min(self._line) == place)
                await self._pause()
                return answer_question(SLOW_BOTS, asked)
        finally:
            await self._leave(place)

    async def _leave(self, place: tuple[int, int]) -> None:
        self._line.discard(place)
        async with self._turn:
            self._turn.notify_all()
