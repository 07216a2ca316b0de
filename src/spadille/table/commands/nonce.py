"""The nonces that seats may add to the commitment, and the time that a deal waits for them."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.protocol import GiveNonce
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.table.events import NonceGiven
from spadille.table.pending_event import PendingEvent
from spadille.table.state import TableState, required


def handle_nonce(state: TableState, seat: Seat, command: GiveNonce) -> PendingEvent:
    """Return the event that adds a seat's nonce to the commitment of the next deal.

    Raises:
        ApiError: `wrong-stage` if there is no commitment, `stale` if the command answers a state without it,
            `already-shared`.
    """
    if state.commitment is None:
        raise api_error("wrong-stage", stage=state.stage)
    if not state.commitment.seq <= command.seq <= state.seq:
        raise api_error("stale", seq=state.seq)
    if state.commitment.nonces[seat] is not None:
        raise api_error("already-shared")
    return PendingEvent(NonceGiven(command.share))


@dataclass
class NonceTimer:
    """The timer of a deal that waits for nonces. It is not stored: a reloaded table starts it anew."""

    timeout: float
    """Seconds after which the deal starts without the missing nonces."""
    _commitment: int = 0
    _since: float = 0.0

    def remaining(self, state: TableState, present: frozenset[Seat], now: float) -> float:
        """Return how many seconds the deal still waits; 0 once all awaited seats have given nonces.

        The first deal of a match waits for all people, who may still be connecting. Later deals wait only for
        those who are connected.
        """
        commitment = required(state.commitment)
        if self._commitment != commitment.seq:
            self._commitment, self._since = commitment.seq, now
        waited_for = state.active_people() & present if state.begun else state.active_people()
        if all(commitment.nonces[seat] for seat in waited_for):
            return 0.0
        return max(self._since + self.timeout - now, 0.0)
