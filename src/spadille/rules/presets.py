"""Presets: a value for every option, and who says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from spadille.rules.options import Option, OptionValue


class Origin(StrEnum):
    """Where a preset's value comes from: the text, our inference, or our ruling."""

    SOURCE = "source"
    """The published text says it."""
    INFERRED = "inferred"
    """The published text implies it."""
    HOUSE = "house"
    """The text is silent; the value is our ruling."""


@dataclass(frozen=True)
class Source:
    """Where a description of a game was published."""

    title: str
    by: str | None = None
    year: int | None = None
    pages: str | None = None
    after: Source | None = None
    """The book that the description retells."""


@dataclass(frozen=True)
class Attributed:
    """A preset's value with its origin."""

    value: OptionValue | None
    origin: Origin = Origin.SOURCE
    more: tuple[tuple[int, Attributed], ...] = ()
    """The values at tables of at least so many seats, fewest first."""

    def at(self, seats: int) -> Attributed:
        """Return the value at a table of `seats` seats.

        >>> by_seats("on-loss", {5: "full", 6: house("full")}).at(6)
        Attributed(value='full', origin=<Origin.HOUSE: 'house'>, more=())
        """
        return next((attributed for least, attributed in reversed(self.more) if least <= seats), self)


def inferred(value: OptionValue | None) -> Attributed:
    """Return a value that the source's own text implies."""
    return Attributed(value, Origin.INFERRED)


def house(value: OptionValue | None) -> Attributed:
    """Return a value that is our ruling."""
    return Attributed(value, Origin.HOUSE)


def by_seats(few: Column, more: Mapping[int, Column]) -> Attributed:
    """Return a value that changes, or has another origin, at tables of at least so many seats."""
    return replace(
        attributed(few), more=tuple((least, attributed(value)) for least, value in sorted(more.items()))
    )


class End(StrEnum):
    """What a match may be played to."""

    DEALS = "deals"
    TARGET = "target"
    MINUTES = "minutes"
    OPEN = "open"


class Bankrupt(StrEnum):
    """What happens to a player who cannot pay in full."""

    END = "end"
    END_AT_ZERO = "end-at-zero"
    """Ends the match also if it leaves exactly nothing."""
    REPLACE = "replace"
    DEBT = "debt"


class Unpaid(StrEnum):
    """What becomes of a claim on a player who cannot pay in full."""

    CREDITED = "credited"
    """It is credited in full, and the account that owes it closes below nothing."""
    LOST = "lost"
    """The payees share what the player has, and the rest of the claim is gone."""


@dataclass(frozen=True)
class Preset:
    """One published description of a game: a value for every option, each with its origin."""

    id: str
    source: Source
    values: Mapping[str, Attributed]
    match: Mapping[str, Attributed]
    """The value of each of the `MATCH_OPTIONS`. `start`: chips at the start (None: 0, and no limit)."""
    ends: tuple[End, ...]
    """What a match may be played to; the first is the usual one."""
    ends_by: Origin = Origin.SOURCE
    """The origin of the ends."""
    beyond: Attributed = Attributed(None)
    """Where more seats are allowed than the source speaks of: from how many on, and the origin."""

    def __hash__(self) -> int:
        return hash(self.id)

    def seated(self, seats: int) -> Origin:
        """Return the origin of the rule that a table may have this number of seats."""
        spoken_of = self.beyond.value is None or seats < int(self.beyond.value)
        return Origin.SOURCE if spoken_of else self.beyond.origin

    @property
    def steps(self) -> tuple[int, ...]:
        """The numbers of seats at which a value, or its origin, changes."""
        return tuple(sorted({least for attributed in self.values.values() for least, _ in attributed.more}))


START = Option("start", "table")
BANKRUPT = Option("bankrupt", "table", tuple(Bankrupt))
UNPAID = Option("unpaid", "table", tuple(Unpaid))
WHOLE_ROUNDS = Option("whole_rounds", "table", ("no", "yes"))
"""Whether the number of deals is a multiple of the seats."""
MATCH_OPTIONS = (START, BANKRUPT, UNPAID, WHOLE_ROUNDS)
"""The options of a match, besides its end."""

Column = OptionValue | Attributed | None


def attributed(value: Column) -> Attributed:
    """Return a value of a preset's column with its origin: the source's own word unless marked otherwise."""
    return value if isinstance(value, Attributed) else Attributed(value)


Row = tuple[Column, ...]


def column(table: Mapping[Option, Row], place: int) -> dict[str, Attributed]:
    """Return one preset's values out of a table that has a row for every option."""
    return {option.id: attributed(row[place]) for option, row in table.items()}


_CREDITED, _ANY_NUMBER = house(Unpaid.CREDITED), house("no")


def match_terms(
    start: Column, bankrupt: Column, unpaid: Column = _CREDITED, whole_rounds: Column = _ANY_NUMBER
) -> dict[str, Attributed]:
    """Return one preset's values for the match."""
    values = (start, bankrupt, unpaid, whole_rounds)
    return {option.id: attributed(value) for option, value in zip(MATCH_OPTIONS, values, strict=True)}


Columns = tuple[dict[str, Attributed], dict[str, Attributed]]


def ruled(table: Mapping[Option, Row], matches: Sequence[dict[str, Attributed]]) -> list[Columns]:
    """Return every preset's values, for the deal and for the match."""
    return [(column(table, place), match) for place, match in enumerate(matches)]
