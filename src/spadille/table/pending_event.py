"""Events that have no number and no time yet."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.protocol.api_error import from_rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.storage.event import Event, now
from spadille.storage.hash_chain import seal_event
from spadille.storage.pseudonyms import make_pseudonym, pseudonymize
from spadille.table.event_codec import encode_event
from spadille.table.events import AnyEvent, CardsDealt, MatchBegan, NamingEvent
from spadille.table.reducer import apply_and_seal
from spadille.table.state import TableState


@dataclass(frozen=True, slots=True)
class PendingEvent:
    """An event to append, with the seat and the player who caused it."""

    what: AnyEvent
    seat: Seat | None = None
    player: str | None = None

    def apply_to(self, state: TableState) -> tuple[Event, TableState]:
        """Return the event with its number, time and seal, and the table's state after it.

        Raises:
            ApiError: The rules forbid the event.
        """
        event = self._make_event(state)
        try:
            return event, apply_and_seal(state, event, self.what)
        except NotAllowed as error:
            raise from_rules(error) from error

    def _make_event(self, state: TableState) -> Event:
        what, player = self.what, self.player
        begins, named = isinstance(what, MatchBegan), isinstance(what, NamingEvent)
        event = Event(
            table=state.id,
            seq=state.seq + 1,
            match=state.number + begins,
            deal=0 if begins else state.deal_number + isinstance(what, CardsDealt),
            seat=self.seat,
            player=player if named or player is None else make_pseudonym(player, state.id),
            kind=what.kind,
            payload=encode_event(what),
            time=now(),
        )
        return seal_event(pseudonymize(event) if named else event, state.head)
