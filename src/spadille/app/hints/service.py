"""Hints for a seat, computed only from what the seat may know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from spadille.bots.explanation import Reasons
from spadille.bots.player import make_hint_chance
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.table.bot_runner import BotRunner
from spadille.table.limits import Rate, TokenBuckets
from spadille.table.state import Stage, TableState, required
from spadille.workers.metering import require_worker_time

_RATE: Final = Rate(burst=30, per_second=0.3)
"""Rate limit of hints per seat."""
_REMEMBERED: Final = 1_000


@dataclass(frozen=True, slots=True)
class _CachedHint:
    """A hint, complete or being computed, and the state of the deal for which it was asked."""

    deal: Deal
    reasons: asyncio.Task[Reasons]


class HintService:
    """Computes hints. A hint is computed once for each decision of a seat, however often it is asked for."""

    def __init__(self, bot_runner: BotRunner) -> None:
        self._bot_runner = bot_runner
        self._cache: dict[tuple[str, Seat], _CachedHint] = {}
        self._buckets = TokenBuckets(_RATE)

    async def give_hint(self, state: TableState, seat: Seat | None) -> Reasons:
        """Return the best answer to a seat's current decision, with its reasons.

        Raises:
            ApiError: `not-seated`, `hints-off`, `wrong-stage`, `not-your-turn`, `too-often`, `too-much-work`.
        """
        asker = _check_allowed(state, seat)
        cached = self._cache.get((state.id, asker))
        if cached is None or cached.deal is not state.deal:
            cached = self._cache[state.id, asker] = self._compute(state, asker)
            if len(self._cache) > _REMEMBERED:
                del self._cache[next(iter(self._cache))]
        return await asyncio.shield(cached.reasons)

    async def explain_view(self, view: View, asker: str) -> Reasons:
        """Return the best answer to a view's decision, with its reasons.

        The rate limit applies to `asker`, a client network.

        Raises:
            ApiError: `too-often`, `too-much-work`.
        """
        self._check_rate(asker)
        return await self._bot_runner.explain(view, make_hint_chance(view))

    def _check_rate(self, asker: str) -> None:
        require_worker_time()
        if not self._buckets.take(asker, asyncio.get_running_loop().time()):
            raise api_error("too-often")

    def _compute(self, state: TableState, seat: Seat) -> _CachedHint:
        self._check_rate(f"{state.id}/{seat}")
        deal = required(state.deal)
        view = view_of(deal, seat)
        return _CachedHint(deal, asyncio.create_task(self._bot_runner.explain(view, make_hint_chance(view))))


def _check_allowed(state: TableState, seat: Seat | None) -> Seat:
    """Return the seat, or raise an error if it may not have a hint now."""
    if seat is None:
        raise api_error("not-seated")
    if not state.hints:
        raise api_error("hints-off", state.rules.anchor("table"))
    if state.stage is not Stage.PLAYING:
        raise api_error("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    if deal.turn != seat:
        part = "auction" if deal.phase.declared is None else "play"
        raise api_error("not-your-turn", state.rules.anchor(f"{part}.turn"), seat=seat)
    return seat
