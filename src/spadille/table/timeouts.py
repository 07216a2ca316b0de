"""Timeouts of turns and votes."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.rules.seating import Seat
from spadille.table.events import SeatCovered, SeatNudged
from spadille.table.pending_event import PendingEvent
from spadille.table.state import TableState

AwaitedSeat = tuple[Seat, int]
"""A seat for which the table waits, and the number of the event since which it waits."""


@dataclass
class TurnTimeouts:
    """The time since when the table waits for each seat. It is not stored: a reloaded table starts anew."""

    _since: dict[AwaitedSeat, float] = field(default_factory=dict)

    def next_event(
        self, state: TableState, present: frozenset[Seat], *, since: float, now: float
    ) -> PendingEvent | float | None:
        """Return the event that a timeout causes now, or the seconds until the next one.

        `since` is the time of the table's latest event. Return None if no timeout can come.
        """
        self._update_awaited(state, since)
        candidates = [
            due
            for awaited in self._since
            for due in [_find_next_timeout(state, present, awaited)]
            if due is not None
        ]
        if not candidates:
            return None
        seconds, awaited, what = min(candidates, key=lambda due: self._since[due[1]] + due[0])
        left = self._since[awaited] + seconds - now
        return what if left <= 0 else left

    def _update_awaited(self, state: TableState, since: float) -> None:
        """Set the seats for which the table waits. A seat that it waits for already keeps its time."""
        awaited = {(seat, _find_wait_start(state, seat)) for seat in state.awaited_seats()}
        self._since = {moment: self._since.get(moment, since) for moment in awaited}


def _find_wait_start(state: TableState, seat: Seat) -> int:
    question = state.question
    return question.number if question is not None and seat in state.missing_votes() else state.since


def _find_next_timeout(
    state: TableState, present: frozenset[Seat], awaited: AwaitedSeat
) -> tuple[float, AwaitedSeat, PendingEvent] | None:
    """Return the seconds after which a seat times out, and the event that this causes.

    Return None if the seat does not time out.
    """
    seat, waits = awaited[0], state.waits
    if waits.nudge is None:
        return None
    if seat not in state.nudged:
        return waits.nudge, awaited, PendingEvent(SeatNudged(), seat)
    longer = waits.idle if seat in present else waits.absent
    if longer is None or not (present & state.active_people()) - {seat}:
        return None
    return waits.nudge + longer, awaited, PendingEvent(SeatCovered(state.bot), seat)
