"""The games on offer."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import OptionValue, Said
from spadille.protocol.sentences import Sentence

Origin = Literal["source", "inferred", "house"]


class RulesSource(Said):
    """Where a preset's rules were published."""

    title: str
    by: str
    year: int | None
    pages: str | None


class PresetStep(Said):
    """A value of a preset at a table of so many seats or more."""

    seats: int
    value: OptionValue | None
    origin: Origin


class PresetValue(Said):
    """One value of a preset and whose word it is."""

    value: OptionValue | None
    origin: Origin
    more: list[PresetStep] = Field(description="what is said instead at larger tables, smallest first")


class Preset(Said):
    """One published description of a game."""

    id: str
    source: RulesSource
    values: dict[str, PresetValue]
    match: dict[str, PresetValue]
    ends: list[Literal["deals", "target", "minutes", "open"]]
    ends_by: Origin = Field(description="whose word the ends are")
    whole_rounds: bool = Field(description="the number of deals is a multiple of the seats")
    seats: list[Origin] = Field(description="whose word each number of seats of the game is, fewest first")


class Option(Said):
    """A rule that tables play differently: words to choose from, or a whole number in a range."""

    id: str
    words: list[str] | None
    least: int | None
    most: int | None


class Price(Said):
    """What one opponent pays or gets: a rate for each point, or a fixed sum."""

    kind: Literal["per-point", "fixed"]
    value: int
    in_suit: dict[str, int]


class ContractSheet(Said):
    """A contract as this table plays it."""

    id: str
    trumps: list[str] = Field(description="none: no trumps; one: fixed; more: the declarer names one")
    promise: list[Sentence] = Field(description="what the bidder undertakes, one thing after the other")
    price: Price
    unit: list[Sentence] = Field(description="what the price is for, and the suits with another price")
    widow: Literal["nobodys", "declarers", "taken-up"]
    partner: Literal["alone", "silent", "names-trump"]
    first: Price | None = Field(description="what winning the first tricks in a row adds")
    last: Price | None = Field(description="what winning all tricks adds instead")
    macker: Price | None = Field(
        description="what each of the top trumps adds that the side was dealt together"
    )


class Game(Said):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: list[Option]
    presets: list[Preset]
    players: int = Field(description="how many play a deal")
    hand: int = Field(description="how many cards each of them is dealt")
    lesson: bool = Field(description="whether there is a first hand that teaches it")


class Games(Said):
    """The menu."""

    games: list[Game]
    bots: list[str]
