"""Results less luck: the payments of finished deals without the luck of the cards.

The workers compute them, a few deals for each request. Those of an ended match are cached.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Final

from spadille import protocol
from spadille.app.result_cache import ResultCache, less_luck_key
from spadille.app.reviews.service import InlineWorker, ReviewWorker
from spadille.app.tables.registry import TableRegistry
from spadille.evaluation.less_luck import LessLuck, LuckTotal, add_totals, sum_less_luck
from spadille.protocol.api_error import ApiError, api_error
from spadille.rules.seating import Seat
from spadille.storage import Store
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.table.reducer import TableState
from spadille.workers.metering import require_worker_time
from spadille.workers.protocol import REVIEW_RANK, WorkerTimeout
from spadille.workers.review_steps import LessLuckStep
from spadille.workers.threads import run_in_thread

_DEALS_AT_ONCE: Final = 4
"""The number of deals that a request computes at most."""
_REMEMBERED: Final = 300
_MAX_MATCHES, _MAX_DEALS = 20, 120
"""The numbers of a player's latest matches and deals that their results cover."""
_WIDTH: Final = 1.96
"""The standard errors on each side of a 95 % interval."""


class LessLuckService:
    """The results less luck of a server's matches."""

    def __init__(
        self, worker: ReviewWorker | None, store: Store, tables: TableRegistry, result_cache: ResultCache
    ) -> None:
        self._worker = worker or InlineWorker()
        self._store = store
        self._tables = tables
        self._result_cache = result_cache
        self._matches: dict[tuple[str, int], list[LessLuck]] = {}
        """The estimates of the first deals of each match."""

    async def reduce_match(self, state: TableState, most: int = _DEALS_AT_ONCE) -> Sequence[LessLuck]:
        """Return the estimates for the first deals of a match: the known ones, and at most `most` new ones.

        Raises:
            ApiError: `too-much-work`, `no-judge`.
        """
        known = await self._load_known(state)
        finished, before = state.finished, len(known)
        for place in range(before, min(len(finished), before + most)):
            reduced = await self._compute(state, place)
            if len(known) == place:  # no other request was faster
                known.append(reduced)
        if state.match.ended is not None and before < len(known) == len(finished):
            text = json.dumps([asdict(deal) for deal in known])
            await self._result_cache.put(less_luck_key(state.id, state.number), text)
        return known[: len(finished)]

    async def _load_known(self, state: TableState) -> list[LessLuck]:
        key = state.id, state.number
        if key not in self._matches:
            text = await self._result_cache.get(less_luck_key(*key))
            self._matches.setdefault(key, [] if text is None else list(_read_estimates(text)))
        known = self._matches[key] = self._matches.pop(key)
        if len(self._matches) > _REMEMBERED:
            del self._matches[next(iter(self._matches))]
        return known

    async def _compute(self, state: TableState, place: int) -> LessLuck:
        require_worker_time()
        bots = [sitter.bot if sitter else None for sitter in state.line_ups[place]]
        try:
            reply = await self._worker.ask(LessLuckStep(state.finished[place], bots), REVIEW_RANK)
        except WorkerTimeout:
            raise api_error("no-judge") from None
        if not isinstance(reply, LessLuck):
            raise api_error("no-judge")
        return reply

    async def reduce_matches_of(self, player: Player) -> protocol.PlayerLessLuck:
        """Return a player's results by game, from the latest matches.

        Raises:
            ApiError: `too-much-work`, `no-judge`.
        """
        matches = await run_in_thread(self._list_matches, player)
        games: dict[str, list[tuple[TableState, Seat]]] = {}
        for state, seat in matches:
            games.setdefault(state.rules.settings.game, []).append((state, seat))
        most, lines = _DEALS_AT_ONCE, []
        for game, played in games.items():
            totals: list[LuckTotal] = []
            deals = paid = 0
            for state, seat in played:
                known = len(await self._load_known(state))
                reduced = await self.reduce_match(state, most)
                most -= max(0, len(reduced) - known)
                deals += len(reduced)
                paid += sum(deal.payments[seat] for deal in reduced)
                totals.append(sum_less_luck(reduced, seat))
            per_deal = add_totals(totals).divide(max(deals, 1))
            lines.append(
                protocol.GameLessLuck(
                    game=game,
                    deals=deals,
                    of=sum(len(state.finished) for state, _ in played),
                    paid=round(paid / max(deals, 1), 1),
                    less_luck=estimate_message(per_deal),
                )
            )
        return protocol.PlayerLessLuck(games=lines)

    def _list_matches(self, player: Player) -> list[tuple[TableState, Seat]]:
        """Return a player's latest matches, with the player's seat."""
        found: list[tuple[TableState, Seat]] = []
        deals = 0
        for match in stored.list_matches(self._store, player, "", _MAX_MATCHES):
            with suppress(ApiError):
                states = self._tables.read_matches(match.table)
                state = next(state for state in states if state.number == match.match)
                deals += len(state.finished)
                if deals > _MAX_DEALS and found:
                    break
                if state.finished:
                    found.append((state, match.seat))
        return found


def match_message(state: TableState, reduced: Sequence[LessLuck]) -> protocol.MatchLessLuck:
    """Return the results of a match. A seat that changed hands has none."""
    return protocol.MatchLessLuck(
        deals=len(reduced),
        of=len(state.finished),
        seats=[
            estimate_message(sum_less_luck(reduced, seat))
            if reduced and _has_same_player(state, seat)
            else None
            for seat in range(state.seats)
        ],
    )


def _has_same_player(state: TableState, seat: Seat) -> bool:
    sitters = [line_up[seat] for line_up in state.line_ups]
    return len({(sitter.player, sitter.bot) for sitter in sitters if sitter}) == 1 and None not in sitters


def estimate_message(total: LuckTotal) -> protocol.LessLuckEstimate:
    """Return an estimate with its interval, rounded to a tenth."""
    return protocol.LessLuckEstimate(counters=round(total.value, 1), within=round(_WIDTH * total.error, 1))


def _read_estimates(text: str) -> Iterator[LessLuck]:
    for deal in json.loads(text):
        by_seat = {name: tuple(deal.pop(name)) for name in ("payments", "deal", "decisions", "errors")}
        yield LessLuck(**by_seat, spread=deal["spread"])
