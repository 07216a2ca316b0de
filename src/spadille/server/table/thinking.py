"""Bots at work: each gets its seat's view and nothing else, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final, Protocol

import structlog

from spadille.play.action import Action
from spadille.play.view import View

_PATIENCE: Final = 30.0
"""Seconds after which a bot is taken to have lost its way."""
_THREADS: Final = 2

log = structlog.get_logger("spadille")


class Bot(Protocol):
    """A player who is no person."""

    def answer(self, view: View, chance: Random) -> Action:
        """One of the answers the view's decision allows."""


class Thinker:
    """Asks bots for their answers."""

    def __init__(self, bots: Mapping[str, Bot], pace: float = 0.0) -> None:
        self.bots = bots
        self._pace = pace
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="bot")

    async def answer(self, name: str, view: View, chance: Random) -> Action:
        """A bot's answer; the first legal one where it has none. It comes at the table's pace however soon
        the bot knows it, so that the time taken tells nothing.
        """
        due = asyncio.get_running_loop().time() + self._pace
        action = await self._thought(name, view, chance)
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        return action

    def close(self) -> None:
        """Lets the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _thought(self, name: str, view: View, chance: Random) -> Action:
        decision = view.decision
        if decision is None:
            raise ValueError("a bot was asked out of turn")
        answering = asyncio.get_running_loop().run_in_executor(
            self._threads, self.bots[name].answer, view, chance
        )
        try:
            action = await asyncio.wait_for(answering, _PATIENCE)
        except Exception:
            log.exception("a bot failed", bot=name)
            return decision.answers[0]
        if action not in decision.answers:
            log.error("a bot answered what it was not asked", bot=name, asked=decision.kind)
            return decision.answers[0]
        return action
