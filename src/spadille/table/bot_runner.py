"""Bots at work: each gets its seat's view and nothing else, and nobody waits for one but its own table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Protocol

from spadille.bots.explanation import ExplainingPlayer, Reasons, Rule, make_rule_reasons
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.telemetry.log import Logger
from spadille.workers.bot_latency import LatencyCounter
from spadille.workers.pacing import HUMAN, pause
from spadille.workers.players import ADVISER, SUBSTITUTE
from spadille.workers.protocol import BotQuestion, Reply, WorkerError, WorkerTimeout
from spadille.workers.threads import run_in_thread

_TIMEOUT: Final = 30.0
"""Seconds after which a bot is taken to have lost its way."""
_THREADS: Final = 2
_MIN_DELAY: Final = 1.0
"""Seconds after which a bot that looks ahead answers where the table is in more of a hurry than that."""
_DEADLINE_MARGIN: Final = 0.05
"""How many seconds before its answer is due a bot is asked for what it has."""
_HINT_PRIORITY: Final = 10
"""How far hints stand behind the moves of bots, in line for the back room."""

log = Logger("spadille")


class Bot(Protocol):
    """A player who is no person."""

    def answer(self, view: View, chance: Random) -> Action:
        """One of the answers the view's decision allows."""


class WorkerPool(Protocol):
    """Where those think who look ahead."""

    @property
    def tiers(self) -> Mapping[str, tuple[str, ...]]:
        """By player, under which names it is asked, one after the other."""

    async def ask(self, asked: BotQuestion, rank: int = 0) -> Reply:
        """What a player says to a question."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot answers."""

    action: Action
    cut_short: bool = False
    """Whether it had no time to look at all that it would have looked at."""


class BotRunner:
    """Asks bots: those who play by rules of thumb in threads, those who look ahead in the back room."""

    def __init__(
        self,
        bots: Mapping[str, Bot],
        pace: float = 0.0,
        room: WorkerPool | None = None,
        threads: Executor | None = None,
        *,
        advice: float = _TIMEOUT,
    ) -> None:
        self._bots = bots
        self._pace = pace
        self._room = room
        self._advice = advice
        self._counted = LatencyCounter()
        self._threads = threads or ThreadPoolExecutor(_THREADS, thread_name_prefix="bot")

    @property
    def bots(self) -> tuple[str, ...]:
        """Who can be asked, by name."""
        return (*self._bots, *(self._room.tiers if self._room else ()))

    async def answer(self, name: str, view: View, chance: Random, moment: str) -> BotAnswer:
        """A bot's answer, at the pace of people however soon the bot knows it: the time taken tells nothing.

        The moment names the decision by what everybody knows of it.
        """
        now = asyncio.get_running_loop().time()
        due = now + self._pause(name, view, moment)
        thought = await self._compute_answer(
            name, view, chance, due - _DEADLINE_MARGIN if self._pace else now + _TIMEOUT
        )
        known = asyncio.get_running_loop().time()
        self._counted.record(name, known - now)
        await asyncio.sleep(due - known)
        return thought

    async def answer_in_full(self, name: str, view: View, chance: Random) -> BotAnswer:
        """A bot's answer for nobody who waits at a table: as soon as it knows, with all the time it needs."""
        return await self._compute_answer(name, view, chance, asyncio.get_running_loop().time() + _TIMEOUT)

    async def explain(self, view: View, chance: Random) -> Reasons:
        """What the one who knows best would do with this view, and why."""
        until = asyncio.get_running_loop().time() + self._advice
        found, whole = await self._ask_pool(
            BotQuestion(ADVISER, view, chance, why=True), until, _HINT_PRIORITY
        )
        if isinstance(found, Reasons):
            return found if whole else replace(found, cut_short=True)
        nobody_better = self._room is None or ADVISER not in self._room.tiers
        return replace(await self._answer_by_heuristic(view, chance), cut_short=not nobody_better)

    def close(self) -> None:
        """Lets the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _pause(self, name: str, view: View, moment: str) -> float:
        """How many seconds after it was asked a bot answers: at the pace of people. At a table in more of a
        hurry, who looks ahead takes a second, needed or not: to answer when he knows would tell.
        """
        paused = pause(self._pace, _require_decision(view).kind, len(view.tricks), moment)
        hurried = 0 < self._pace < HUMAN and name not in self._bots
        return max(paused, _MIN_DELAY) if hurried else paused

    async def _compute_answer(self, name: str, view: View, chance: Random, until: float) -> BotAnswer:
        if name in self._bots:
            return BotAnswer(await self._run_in_thread(name, view, chance))
        found, whole = await self._ask_pool(BotQuestion(name, view, chance), until)
        if isinstance(found, Action):
            return BotAnswer(_require_allowed(found, view, name), cut_short=not whole)
        return BotAnswer(await self._run_in_thread(SUBSTITUTE, view, chance), cut_short=True)

    async def _ask_pool(self, asked: BotQuestion, until: float, rank: int = 0) -> tuple[Reply | None, bool]:
        """The best that somebody who looks ahead says in time, and whether he has looked at everything."""
        room, best, whole = self._room, None, False
        tiers = room.tiers.get(asked.player, ()) if room else ()
        for tier, name in enumerate(tiers):
            of_tier = replace(asked, player=name, chance=copy(asked.chance))
            try:
                async with asyncio.timeout_at(until):
                    assert room is not None
                    reply = await room.ask(of_tier, rank + tier)
            except (TimeoutError, WorkerTimeout):
                return best, False
            if isinstance(reply, WorkerError):
                log.error("a bot failed", bot=name, error=reply.kind)
            else:
                best, whole = reply, tier == len(tiers) - 1
        return best, whole

    async def _run_in_thread(self, name: str, view: View, chance: Random) -> Action:
        decision = _require_decision(view)
        bot = self._bots[name]
        answering = asyncio.get_running_loop().run_in_executor(self._threads, bot.answer, view, chance)
        try:
            action = await asyncio.wait_for(answering, _TIMEOUT)
        except Exception:
            log.exception("a bot failed", bot=name)
            return decision.answers[0]
        return _require_allowed(action, view, name)

    async def _answer_by_heuristic(self, view: View, chance: Random) -> Reasons:
        """The reasons of the one who stands in."""
        player = self._bots[SUBSTITUTE]
        if isinstance(player, ExplainingPlayer):
            return await run_in_thread(player.reasons, view, chance)
        return make_rule_reasons(view, await self._run_in_thread(SUBSTITUTE, view, chance), Rule.PLAINEST)


def _require_decision(view: View) -> Decision:
    if view.decision is None:
        raise ValueError("a bot was asked out of turn")
    return view.decision


def _require_allowed(action: Action, view: View, name: str) -> Action:
    """The answer; the first legal one where it is none."""
    decision = _require_decision(view)
    if action in decision.answers:
        return action
    log.error("a bot answered what it was not asked", bot=name, asked=decision.kind)
    return decision.answers[0]
