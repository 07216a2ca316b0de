"""The worker that runs bots and reviews in the only thread of the in-browser server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Final, TypeAlias

from spadille.workers.players import SLOW_BOTS, TIERS
from spadille.workers.protocol import Question, Reply
from spadille.workers.worker import answer_question

Pause: TypeAlias = Callable[[], Awaitable[None]]
_PAUSE: Final = 0.01
"""Seconds of the pause before each question, in which waiting requests are handled."""


async def yield_to_loop() -> None:
    """Let the event loop run other tasks."""
    await asyncio.sleep(_PAUSE)


class InlineWorker:
    """A worker that answers one question at a time in the event loop's thread, the most urgent first.

    It pauses before each question, so that requests are handled during a long review.
    """

    def __init__(self, pause: Pause = yield_to_loop) -> None:
        self._pause = pause
        self._waiting: set[tuple[int, int]] = set()
        self._numbers = count()
        self._condition = asyncio.Condition()

    @property
    def tiers(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the players to ask for each searching bot, one after the other."""
        return TIERS

    def open(self) -> None:
        """Do nothing: this worker has no processes to start."""

    async def close(self) -> None:
        """Do nothing: this worker has no processes to stop."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the reply to a question. Wait until no question with a lower rank waits."""
        ticket = (rank, next(self._numbers))
        self._waiting.add(ticket)
        try:
            async with self._condition:
                await self._condition.wait_for(lambda: min(self._waiting) == ticket)
                await self._pause()
                return answer_question(SLOW_BOTS, asked)
        finally:
            await self._leave(ticket)

    async def _leave(self, ticket: tuple[int, int]) -> None:
        self._waiting.discard(ticket)
        async with self._condition:
            self._condition.notify_all()
