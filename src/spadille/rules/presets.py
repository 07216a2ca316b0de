"""Presets: a value for every option, and who says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from spadille.rules.options import Option, OptionValue


class Origin(StrEnum):
    """Whose word a preset's value is."""

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
    by: str
    year: int | None = None
    pages: str | None = None


@dataclass(frozen=True)
class Said:
    """A preset's value with its origin."""

    value: OptionValue | None
    origin: Origin = Origin.SOURCE


def inferred(value: OptionValue | None) -> Said:
    """A value that the source's own text implies."""
    return Said(value, Origin.INFERRED)


def house(value: OptionValue | None) -> Said:
    """A value that is our ruling."""
    return Said(value, Origin.HOUSE)


class End(StrEnum):
    """What a match may be played to."""

    DEALS = "deals"
    TARGET = "target"
    MINUTES = "minutes"
    OPEN = "open"


class Bankrupt(StrEnum):
    """What happens to a player who cannot pay in full."""

    END = "end"
    REPLACE = "replace"
    DEBT = "debt"


@dataclass(frozen=True)
class Preset:
    """One published description of a game: a value for every option, each with its origin."""

    id: str
    source: Source
    values: Mapping[str, Said]
    match: Mapping[str, Said]
    """`start`: chips at the start of a match (None: 0, and no limit); `bankrupt`: a word of `Bankrupt`."""
    ends: tuple[End, ...]
    """What a match may be played to; the first is the usual one."""
    whole_rounds: bool = False
    """Whether the number of deals is a multiple of the seats."""

    def __hash__(self) -> int:
        return hash(self.id)


START = Option("start")
BANKRUPT = Option("bankrupt", tuple(Bankrupt))
"""A match's own options."""

Column = OptionValue | Said | None


def said(value: Column) -> Said:
    """A value as a preset's column gives it: the source's own word unless marked otherwise."""
    return value if isinstance(value, Said) else Said(value)


Row = tuple[Column, ...]


def column(table: Mapping[Option, Row], place: int) -> dict[str, Said]:
    """One preset's values out of a table that has a row for every option."""
    return {option.id: said(row[place]) for option, row in table.items()}
