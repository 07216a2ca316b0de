"""The cut: every seat may add a nonce to the commitment, and the deal waits for it a little."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.protocol import Share
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.table.events import NonceGiven
from spadille.table.pending_event import PendingEvent
from spadille.table.state import TableState, required


def handle_nonce(state: TableState, seat: Seat, wish: Share) -> PendingEvent:
    """A seat adds its nonce to the deal to come.

    Raises:
        Refusal: `wrong-stage` where there is no commitment (any more), `stale` where it answers no state
            that showed it, `already-shared`.
    """
    if state.commitment is None:
        raise api_error("wrong-stage", stage=state.stage)
    if not state.commitment.seq <= wish.seq <= state.seq:
        raise api_error("stale", seq=state.seq)
    if state.commitment.nonces[seat] is not None:
        raise api_error("already-shared")
    return PendingEvent(NonceGiven(wish.share))


@dataclass
class NonceTimer:
    """Knows since when a deal waits for cuts. It is no part of the story: a table begins anew with it."""

    timeout: float
    """Seconds after which the deal begins whoever has not cut."""
    _commitment: int = 0
    _since: float = 0.0

    def remaining(self, state: TableState, present: frozenset[Seat], now: float) -> float:
        """How many seconds the deal waits at most; none when everybody has cut who is waited for.

        To the first deal of a match people may be on their way; later who has no page open is not waited for.
        """
        commitment = required(state.commitment)
        if self._commitment != commitment.seq:
            self._commitment, self._since = commitment.seq, now
        waited_for = state.here() & present if state.begun else state.here()
        if all(commitment.nonces[seat] for seat in waited_for):
            return 0.0
        return max(self._since + self.timeout - now, 0.0)
