"""How long a table waits for somebody before it does something about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.rules.seating import Seat
from spadille.table.events import SeatCovered, SeatNudged
from spadille.table.pending_event import PendingEvent
from spadille.table.state import TableState

AwaitedSeat = tuple[Seat, int]
"""A seat, and what it is waited for: the number of the event since which it is, or of the question."""


@dataclass
class TurnTimeouts:
    """Knows since when which seats are waited for. It is no part of the story: a table begins it anew."""

    _since: dict[AwaitedSeat, float] = field(default_factory=dict)

    def next_attempt(
        self, state: TableState, present: frozenset[Seat], *, since: float, now: float
    ) -> PendingEvent | float | None:
        """What happens now because somebody is waited for too long, or how many seconds until it may; the
        table is as it is since some time ago.
        """
        self._look(state, since)
        dues = [
            due
            for awaited in self._since
            for due in [_find_next_timeout(state, present, awaited)]
            if due is not None
        ]
        if not dues:
            return None
        seconds, awaited, what = min(dues, key=lambda due: self._since[due[1]] + due[0])
        left = self._since[awaited] + seconds - now
        return what if left <= 0 else left

    def _look(self, state: TableState, since: float) -> None:
        """Begins to wait for those who are asked now, and ends waiting for all others."""
        awaited = {(seat, _find_wait_start(state, seat)) for seat in state.awaited()}
        self._since = {moment: self._since.get(moment, since) for moment in awaited}


def _find_wait_start(state: TableState, seat: Seat) -> int:
    question = state.question
    return question.number if question is not None and seat in state.waited_for_votes() else state.since


def _find_next_timeout(
    state: TableState, present: frozenset[Seat], awaited: AwaitedSeat
) -> tuple[float, AwaitedSeat, PendingEvent] | None:
    """After how many seconds of waiting what happens next; nothing where the table waits for ever."""
    seat, waits = awaited[0], state.waits
    if waits.nudge is None:
        return None
    if seat not in state.nudged:
        return waits.nudge, awaited, PendingEvent(SeatNudged(), seat)
    longer = waits.idle if seat in present else waits.absent
    if longer is None or not (present & state.here()) - {seat}:
        return None
    return waits.nudge + longer, awaited, PendingEvent(SeatCovered(state.bot), seat)
