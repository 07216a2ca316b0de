"""The state of a challenge: its players and their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.app.accounts.session_store import is_id
from spadille.app.challenges.challenge_tables import ChallengeTable
from spadille.play.deal import Deal
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage import Corrupted, Store
from spadille.storage.store import Player
from spadille.table.reducer import TableState, reduce_events
from spadille.table.setup import ChallengePlace
from spadille.table.state import required

_TABLES = "SELECT id FROM tables WHERE id LIKE :begin ORDER BY id LIMIT :most"
_MOST = 64


@dataclass(frozen=True, slots=True)
class TakenPlace:
    """A place of a challenge that a player has taken, with that player's table."""

    table: ChallengeTable
    state: TableState

    @property
    def seat(self) -> Seat:
        """The seat of the player."""
        return self.table.seat

    @property
    def played(self) -> Deal | None:
        """The player's deal once it is over; None before."""
        return self.state.finished[0] if self.state.finished else None

    @property
    def counters(self) -> int:
        """The player's payment in the finished deal."""
        result = required(required(self.played).result)
        return result.payments[self.seat]

    @property
    def name(self) -> str:
        """The player's name."""
        sitter = (self.state.closed or self.state.line_up)[self.seat]
        return sitter.name if sitter else ""

    def belongs_to(self, player: Player | None) -> bool:
        """Return whether a player has this place."""
        return player is not None and self.state.host == player.id


@dataclass(frozen=True, slots=True)
class ChallengeStanding:
    """The state of a challenge: the places that players have taken, in the order of their numbers."""

    places: Sequence[TakenPlace]

    @property
    def first(self) -> TakenPlace:
        """The place with the lowest number. All places have the same cards and settings."""
        return self.places[0]

    @property
    def terms(self) -> ChallengePlace:
        """The settings of the challenge."""
        return self.first.table.place

    @property
    def over(self) -> bool:
        """True if all players have finished, so that the results are visible."""
        return self.free is None and all(place.played for place in self.places)

    @property
    def free(self) -> ChallengeTable | None:
        """The table of the free place with the lowest number; None if the challenge is full."""
        taken = {place.table.place.place for place in self.places}
        free = next((place for place in range(self.terms.places) if place not in taken), None)
        return None if free is None else self.first.table.with_place(free)

    @property
    def has_common_hand(self) -> bool:
        """True if all players have the same hand, to beat the first player's result."""
        return self.terms.seat is not None

    def shows_results_to(self, player: Player | None) -> bool:
        """Return whether a player may see the results and the cards of those who have finished.

        With a common hand a player must have finished; otherwise all players must.
        """
        own = self.place_of(player)
        return self.over or (self.has_common_hand and own is not None and own.played is not None)

    def place_of(self, player: Player | None) -> TakenPlace | None:
        """Return the place that a player has taken, if any."""
        return next((place for place in self.places if place.belongs_to(player)), None)


def load_standing(store: Store, challenge: str) -> ChallengeStanding:
    """Return the current state of a challenge.

    Raises:
        ApiError: `no-such-challenge` if there is no such challenge.
    """
    tables = store.query(_TABLES, begin=f"{challenge}%", most=_MOST) if is_id(challenge) else ()
    found = [_load_place(store, table) for (table,) in tables]
    places = [place for place in found if place is not None and place.table.place.challenge == challenge]
    if not places:
        raise api_error("no-such-challenge")
    return ChallengeStanding(sorted(places, key=lambda place: place.table.place.place))


def _load_place(store: Store, table: str) -> TakenPlace | None:
    try:
        events = store.load_events(table)
    except Corrupted:
        return None
    state = reduce_events(events) if events else None
    if state is None or state.challenge is None or state.deal is None:
        return None
    return TakenPlace(ChallengeTable(state.challenge, state.deal.layout, state.bot), state)
