"""The state of a club, as it follows from its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations

from spadille.club.draw import Meetings
from spadille.club.entries import (
    GENESIS,
    ClubOpened,
    EveningOpened,
    Presence,
    RulingMade,
    SeasonBegan,
    Seats,
    SlipLine,
    SlipSource,
)
from spadille.rules.refusal import NotAllowed


@dataclass(frozen=True, slots=True)
class Slip:
    """The results of a table that count, with the seal of the entry that wrote them."""

    lines: tuple[SlipLine, ...]
    rest: int
    source: SlipSource
    seal: str
    time: str

    @property
    def members(self) -> frozenset[int]:
        """The members who have a line."""
        return frozenset(line.member for line in self.lines if line.member is not None)


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round."""

    seats: Seats
    table_id: str | None = None
    """The id of the online table."""
    slip: Slip | None = None
    agreed: frozenset[int] = frozenset()
    disputed: frozenset[int] = frozenset()
    """The members who say that something is wrong with the slip."""
    confirmed: bool = False
    """Whether the director has confirmed the slip, or ruled on it."""

    @property
    def members(self) -> frozenset[int]:
        """The members who sit at the table."""
        return frozenset(member for member in self.seats if member is not None)

    @property
    def missing(self) -> frozenset[int]:
        """The members who have not agreed to the slip. One who left need not."""
        if self.slip is None or self.confirmed:
            return frozenset()
        asked = {line.member for line in self.slip.lines if line.member is not None and not line.left}
        return frozenset(asked) - self.agreed

    @property
    def settled(self) -> bool:
        """Whether the slip counts for good: all have agreed, or the director has confirmed it."""
        return self.slip is not None and not self.missing


@dataclass(frozen=True, slots=True)
class Round:
    """A round of an evening, with the secret that it was drawn from."""

    secret: str
    tables: tuple[RoundTable, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of a season."""

    opened: EveningOpened
    season: int
    time: str
    commitment: str
    """The commitment to the secret of the next round."""
    presence: Mapping[int, Presence] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    rulings: tuple[RulingMade, ...] = ()
    closed: bool = False

    @property
    def here(self) -> frozenset[int]:
        """The members who are drawn to the next round's tables."""
        return frozenset(
            member for member, what in self.presence.items() if what in (Presence.IN, Presence.LATE)
        )

    @property
    def free(self) -> frozenset[int]:
        """The members who are here and sit at no table of the current round."""
        seated = (table.members for table in self.rounds[-1].tables) if self.rounds else ()
        return self.here.difference(*seated)


@dataclass(frozen=True, slots=True)
class Club:
    """The state of a club."""

    opened: ClubOpened
    members: int = 0
    """The number of members. They are numbered from 1 in the order in which they joined."""
    seasons: tuple[SeasonBegan, ...] = ()
    evenings: tuple[Evening, ...] = ()
    seq: int = 0
    """The number of the latest entry."""
    head: str = GENESIS
    """The seal of the latest entry."""

    def evening(self, number: int) -> Evening:
        """Return an evening.

        Raises:
            NotAllowed: `no-such-evening`.
        """
        if not 1 <= number <= len(self.evenings):
            raise NotAllowed("no-such-evening", evening=number)
        return self.evenings[number - 1]

    def table(self, evening: int, round_number: int, table: int) -> RoundTable:
        """Return a table of a round.

        Raises:
            NotAllowed: `no-such-evening`, `no-such-round-table`.
        """
        rounds = self.evening(evening).rounds
        if not (1 <= round_number <= len(rounds) and 1 <= table <= len(rounds[round_number - 1].tables)):
            raise NotAllowed("no-such-round-table", round=round_number, table=table)
        return rounds[round_number - 1].tables[table - 1]

    def require_member(self, member: int) -> None:
        """Check that there is a member with this number.

        Raises:
            NotAllowed: `no-such-member`.
        """
        if not 1 <= member <= self.members:
            raise NotAllowed("no-such-member", member=member)

    def meetings(self, season: int) -> Meetings:
        """Return how often two members have been at one table in a season."""
        return Counter(
            pair
            for evening in self.evenings
            if evening.season == season
            for drawn in evening.rounds
            for table in drawn.tables
            for pair in combinations(sorted(table.members), 2)
        )
