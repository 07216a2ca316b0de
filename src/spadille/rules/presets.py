"""Presets: published descriptions of a game as values for its options, each with its origin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from spadille.rules.options import Option, OptionValue


class Origin(StrEnum):
    """The origin of a preset's value: the published text, an inference from it, or our own ruling."""

    SOURCE = "source"
    """The published text says it."""
    INFERRED = "inferred"
    """The published text implies it."""
    HOUSE = "house"
    """The text is silent; the value is our ruling."""


@dataclass(frozen=True)
class Source:
    """The publication of a description of a game."""

    title: str
    by: str | None = None
    year: int | None = None
    pages: str | None = None
    after: Source | None = None
    """The earlier book that the description retells."""


@dataclass(frozen=True)
class Attributed:
    """A preset's value with its origin."""

    value: OptionValue | None
    origin: Origin = Origin.SOURCE
    more: tuple[tuple[int, Attributed], ...] = ()
    """The values at larger tables, each with the fewest seats it applies to, fewest first."""

    def at(self, seats: int) -> Attributed:
        """Return the value, with its origin, at a table of `seats` seats.

        >>> by_seats("on-loss", {5: "full", 6: house("full")}).at(6)
        Attributed(value='full', origin=<Origin.HOUSE: 'house'>, more=())
        """
        return next((attributed for least, attributed in reversed(self.more) if least <= seats), self)


def inferred(value: OptionValue | None) -> Attributed:
    """Mark a value as implied by the published text."""
    return Attributed(value, Origin.INFERRED)


def house(value: OptionValue | None) -> Attributed:
    """Mark a value as our own ruling."""
    return Attributed(value, Origin.HOUSE)


def by_seats(few: Column, more: Mapping[int, Column]) -> Attributed:
    """Return an option's value that depends on the size of the table.

    `few` applies to the smallest table. `more` gives the values for larger tables, by the fewest seats that
    each applies to. Either the value or its origin may differ.
    """
    return replace(
        attributed(few), more=tuple((least, attributed(value)) for least, value in sorted(more.items()))
    )


class End(StrEnum):
    """The kinds of end that a match can have."""

    DEALS = "deals"
    TARGET = "target"
    MINUTES = "minutes"
    OPEN = "open"


class Bankrupt(StrEnum):
    """The rule for a player who cannot pay in full."""

    END = "end"
    END_AT_ZERO = "end-at-zero"
    """The match ends also if the player has exactly nothing left."""
    REPLACE = "replace"
    DEBT = "debt"


class Unpaid(StrEnum):
    """The rule for a debt of a player who cannot pay in full."""

    CREDITED = "credited"
    """The payees get the claim in full, and the player who owes it ends below zero."""
    LOST = "lost"
    """The payees share what the player has, and the rest of the claim is lost."""


@dataclass(frozen=True)
class Preset:
    """A published description of a game: a value for every option, each with its origin."""

    id: str
    source: Source
    values: Mapping[str, Attributed]
    match: Mapping[str, Attributed]
    """The value of each of the `MATCH_OPTIONS`. `start`: chips at the start (None: 0, and no limit)."""
    ends: tuple[End, ...]
    """The ends that a match may have, the usual one first."""
    ends_by: Origin = Origin.SOURCE
    """The origin of the rule about the ends."""
    beyond: Attributed = Attributed(None)
    """The fewest seats that the source does not mention but the game allows, with the origin of that rule."""

    def __hash__(self) -> int:
        return hash(self.id)

    def seated(self, seats: int) -> Origin:
        """Return the origin of the rule that a table may have this number of seats."""
        spoken_of = self.beyond.value is None or seats < int(self.beyond.value)
        return Origin.SOURCE if spoken_of else self.beyond.origin

    @property
    def steps(self) -> tuple[int, ...]:
        """The numbers of seats at which an option's value, or its origin, changes."""
        return tuple(sorted({least for attributed in self.values.values() for least, _ in attributed.more}))


START = Option("start", "table")
BANKRUPT = Option("bankrupt", "table", tuple(Bankrupt))
UNPAID = Option("unpaid", "table", tuple(Unpaid))
WHOLE_ROUNDS = Option("whole_rounds", "table", ("no", "yes"))
"""The option that the number of deals must be a multiple of the number of seats."""
MATCH_OPTIONS = (START, BANKRUPT, UNPAID, WHOLE_ROUNDS)
"""The options of a match, besides its end."""

Column = OptionValue | Attributed | None


def attributed(value: Column) -> Attributed:
    """Return a preset's value with its origin: the published text, unless it is marked otherwise."""
    return value if isinstance(value, Attributed) else Attributed(value)


Row = tuple[Column, ...]


def column(table: Mapping[Option, Row], place: int) -> dict[str, Attributed]:
    """Return the values of the preset in column `place` of a table with a row for every option and a column
    for every preset.
    """
    return {option.id: attributed(row[place]) for option, row in table.items()}


_CREDITED, _ANY_NUMBER = house(Unpaid.CREDITED), house("no")


def match_terms(
    start: Column, bankrupt: Column, unpaid: Column = _CREDITED, whole_rounds: Column = _ANY_NUMBER
) -> dict[str, Attributed]:
    """Return one preset's values for the match options."""
    values = (start, bankrupt, unpaid, whole_rounds)
    return {option.id: attributed(value) for option, value in zip(MATCH_OPTIONS, values, strict=True)}


Columns = tuple[dict[str, Attributed], dict[str, Attributed]]


def ruled(table: Mapping[Option, Row], matches: Sequence[dict[str, Attributed]]) -> list[Columns]:
    """Return the values of every preset: those of the game's options in `table`, and those of the match
    options in `matches`.
    """
    return [(column(table, place), match) for place, match in enumerate(matches)]
