"""Hints: what a seat that is asked something could do, by what it may know and nothing else."""

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

_RATE: Final = Rate(burst=30, per_second=0.3)
"""How many decisions one seat may ask about."""
_REMEMBERED: Final = 1_000


@dataclass(frozen=True, slots=True)
class _CachedHint:
    """A hint, and the moment it is good for."""

    deal: Deal
    reasons: asyncio.Task[Reasons]


class HintService:
    """Gives hints, one a decision however often it is asked for."""

    def __init__(self, thinker: BotRunner) -> None:
        self._thinker = thinker
        self._given: dict[tuple[str, Seat], _CachedHint] = {}
        self._measures = TokenBuckets(_RATE)

    async def give_hint(self, state: TableState, seat: Seat | None) -> Reasons:
        """What the seat could do, and why.

        Raises:
            Refusal: `not-seated`, `hints-off`, `wrong-stage`, `not-your-turn`, `too-often`.
        """
        asker = _check_allowed(state, seat)
        given = self._given.get((state.id, asker))
        if given is None or given.deal is not state.deal:
            given = self._given[state.id, asker] = self._compute(state, asker)
            if len(self._given) > _REMEMBERED:
                del self._given[next(iter(self._given))]
        return await asyncio.shield(given.reasons)

    async def explain_view(self, view: View, asker: str) -> Reasons:
        """What one could do with a view, and why.

        Raises:
            Refusal: `too-often`.
        """
        self._bucket(asker)
        return await self._thinker.explain(view, make_hint_chance(view))

    def _bucket(self, asker: str) -> None:
        if not self._measures.take(asker, asyncio.get_running_loop().time()):
            raise api_error("too-often")

    def _compute(self, state: TableState, seat: Seat) -> _CachedHint:
        self._bucket(f"{state.id}/{seat}")
        deal = required(state.deal)
        view = view_of(deal, seat)
        return _CachedHint(deal, asyncio.create_task(self._thinker.explain(view, make_hint_chance(view))))


def _check_allowed(state: TableState, seat: Seat | None) -> Seat:
    """The seat that may have a hint now."""
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
