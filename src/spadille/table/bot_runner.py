"""Run bots on their seats' views, in threads or in the worker pool, without blocking other tables."""

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
from spadille.telemetry.counters import LatencyCounter
from spadille.telemetry.log import Logger
from spadille.workers.pacing import HUMAN_DELAY, bot_delay
from spadille.workers.players import ADVISER, SUBSTITUTE
from spadille.workers.protocol import (
    HINT_RANK,
    PLAYOUT_RANK,
    BotQuestion,
    Reply,
    WorkerError,
    WorkerTimeout,
)
from spadille.workers.threads import run_in_thread

_TIMEOUT: Final = 30.0
"""Seconds after which a bot counts as failed."""
_THREADS: Final = 2
_MIN_DELAY: Final = 1.0
"""The least number of seconds that a searching bot takes at tables where bots play faster than people."""
_DEADLINE_MARGIN: Final = 0.05
"""A bot must return its best action so far this many seconds before its answer is due."""

log = Logger("spadille")


class Bot(Protocol):
    """A player that is a program."""

    def answer(self, view: View, chance: Random) -> Action:
        """Return one of the actions that the view's decision allows."""


class WorkerPool(Protocol):
    """The processes that run searching bots."""

    @property
    def tiers(self) -> Mapping[str, tuple[str, ...]]:
        """The players to ask for each searching bot, one after the other. A later answer is better."""

    async def ask(self, question: BotQuestion, priority: int = 0) -> Reply:
        """Return a player's reply to a question. Questions with a lower `priority` are answered first."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's action."""

    action: Action
    cut_short: bool = False
    """Whether the bot ran out of time before its search was complete."""


class BotRunner:
    """Runs rule-based bots in threads and searching bots in the worker pool."""

    def __init__(
        self,
        bots: Mapping[str, Bot],
        pace: float = 0.0,
        pool: WorkerPool | None = None,
        threads: Executor | None = None,
        *,
        hint_timeout: float = _TIMEOUT,
    ) -> None:
        self._bots = bots
        self._pace = pace
        self._pool = pool
        self._hint_timeout = hint_timeout
        self._latency = LatencyCounter()
        self._executor = threads or ThreadPoolExecutor(_THREADS, thread_name_prefix="bot")

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of all bots that can be asked."""
        return (*self._bots, *(self._pool.tiers if self._pool else ()))

    async def answer(self, name: str, view: View, chance: Random, moment: str) -> BotAnswer:
        """Return a bot's answer after a delay like a person's, so that its thinking time reveals nothing.

        `moment` identifies the decision by public facts. The delay is derived from `moment`.
        """
        now = asyncio.get_running_loop().time()
        due = now + self._compute_delay(name, view, moment)
        answer = await self._compute_answer(
            name, view, chance, due - _DEADLINE_MARGIN if self._pace else now + _TIMEOUT
        )
        answered_at = asyncio.get_running_loop().time()
        self._latency.record(name, answered_at - now)
        await asyncio.sleep(due - answered_at)
        return answer

    async def answer_in_full(self, name: str, view: View, chance: Random) -> BotAnswer:
        """Return a bot's answer as soon as it is known, without a delay and with all the time it needs."""
        deadline = asyncio.get_running_loop().time() + _TIMEOUT
        return await self._compute_answer(name, view, chance, deadline, PLAYOUT_RANK)

    async def explain(self, view: View, chance: Random) -> Reasons:
        """Return the action that the strongest bot chooses for a view, with its reasons."""
        deadline = asyncio.get_running_loop().time() + self._hint_timeout
        reply, complete = await self._ask_pool(
            BotQuestion(ADVISER, view, chance, explain=True), deadline, HINT_RANK
        )
        if isinstance(reply, Reasons):
            return reply if complete else replace(reply, cut_short=True)
        has_adviser = self._pool is not None and ADVISER in self._pool.tiers
        return replace(await self._answer_by_heuristic(view, chance), cut_short=has_adviser)

    def close(self) -> None:
        """Shut down the threads."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _compute_delay(self, name: str, view: View, moment: str) -> float:
        """Return the seconds between a question and the bot's answer.

        Where bots play faster than people, a searching bot takes at least a second. An earlier answer would
        reveal how hard its decision was.
        """
        delay = bot_delay(self._pace, _require_decision(view).kind, len(view.tricks), moment)
        hurried = 0 < self._pace < HUMAN_DELAY and name not in self._bots
        return max(delay, _MIN_DELAY) if hurried else delay

    async def _compute_answer(
        self, name: str, view: View, chance: Random, deadline: float, rank: int = 0
    ) -> BotAnswer:
        if name in self._bots:
            return BotAnswer(await self._run_in_thread(name, view, chance))
        reply, complete = await self._ask_pool(BotQuestion(name, view, chance), deadline, rank)
        if isinstance(reply, Action):
            return BotAnswer(_require_allowed(reply, view, name), cut_short=not complete)
        return BotAnswer(await self._run_in_thread(SUBSTITUTE, view, chance), cut_short=True)

    async def _ask_pool(
        self, question: BotQuestion, deadline: float, priority: int = 0
    ) -> tuple[Reply | None, bool]:
        """Return the best reply that arrives before the deadline, and whether the last tier gave it."""
        pool, best, complete = self._pool, None, False
        tiers = pool.tiers.get(question.player, ()) if pool else ()
        for tier, name in enumerate(tiers):
            tier_question = replace(question, player=name, rng=copy(question.rng))
            try:
                async with asyncio.timeout_at(deadline):
                    assert pool is not None
                    reply = await pool.ask(tier_question, priority + tier)
            except (TimeoutError, WorkerTimeout):
                return best, False
            if isinstance(reply, WorkerError):
                log.error("a bot failed", bot=name, error=reply.kind)
            else:
                best, complete = reply, tier == len(tiers) - 1
        return best, complete

    async def _run_in_thread(self, name: str, view: View, chance: Random) -> Action:
        decision = _require_decision(view)
        bot = self._bots[name]
        future = asyncio.get_running_loop().run_in_executor(self._executor, bot.answer, view, chance)
        try:
            action = await asyncio.wait_for(future, _TIMEOUT)
        except Exception:
            log.exception("a bot failed", bot=name)
            return decision.answers[0]
        return _require_allowed(action, view, name)

    async def _answer_by_heuristic(self, view: View, chance: Random) -> Reasons:
        """Return the action and the reasons of the rule-based substitute for the strongest bot."""
        player = self._bots[SUBSTITUTE]
        if isinstance(player, ExplainingPlayer):
            return await run_in_thread(player.reasons, view, chance)
        return make_rule_reasons(view, await self._run_in_thread(SUBSTITUTE, view, chance), Rule.PLAINEST)


def _require_decision(view: View) -> Decision:
    if view.decision is None:
        raise ValueError("a bot was asked out of turn")
    return view.decision


def _require_allowed(action: Action, view: View, name: str) -> Action:
    """Return the action if the decision allows it, else the first legal action."""
    decision = _require_decision(view)
    if action in decision.answers:
        return action
    log.error("a bot answered what it was not asked", bot=name, asked=decision.kind)
    return decision.answers[0]
