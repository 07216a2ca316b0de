"""The messages of the catalogue of games and bots, and of the contracts under a table's rules."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import OptionValue, WireModel
from spadille.protocol.sentences import Sentence
from spadille.rules.options import OptionGroup

Origin = Literal["source", "inferred", "house"]


class RulesSource(WireModel):
    """The publication of a preset's rules."""

    title: str
    by: str | None
    year: int | None
    pages: str | None
    after: RulesSource | None = Field(description="the book that the publication retells")


class PresetStep(WireModel):
    """The value of an option in a preset, for tables with at least a given number of seats."""

    seats: int
    value: OptionValue | None
    origin: Origin


class PresetValue(WireModel):
    """The value of an option in a preset, and its origin."""

    value: OptionValue | None
    origin: Origin
    more: list[PresetStep] = Field(description="the values for tables with more seats, fewest seats first")


class Preset(WireModel):
    """A published set of rules for a game."""

    id: str
    source: RulesSource
    values: dict[str, PresetValue]
    match: dict[str, PresetValue]
    ends: list[Literal["deals", "target", "minutes", "open"]]
    ends_by: Origin = Field(description="the origin of the list `ends`")
    seats: list[Origin] = Field(description="the origin of each possible number of seats, fewest first")


class Option(WireModel):
    """An option of the rules: words to choose from, or a whole number in a range."""

    id: str
    group: OptionGroup
    words: list[str] | None
    least: int | None
    most: int | None


class Price(WireModel):
    """The price that each opponent pays or receives: per point, per several points, or fixed."""

    kind: Literal["per-point", "per-points", "fixed"]
    value: int
    in_suit: dict[str, int]


class ContractSheet(WireModel):
    """A contract under a table's rules."""

    id: str
    trumps: list[str] = Field(
        description="none: no trumps; one: a fixed suit; more: the declarer names one of them"
    )
    promise: list[Sentence] = Field(description="what the bidder undertakes, in sentences")
    price: Price
    unit: list[Sentence] = Field(description="what the price is paid for, and the suits with another price")
    widow: Literal["nobodys", "declarers", "taken-up", "last-trick"]
    partner: Literal["alone", "silent", "names-trump"]
    first: Price | None = Field(description="the bonus for winning the first tricks in a row")
    last: Price | None = Field(description="the bonus for winning all tricks, instead of the first")
    macker: Price | None = Field(
        description="the bonus for each of the highest trumps if the declaring side was dealt all of them"
    )
    kind: Literal["partner", "no-trumps", "alone", "all"] = Field(
        default="alone", description="with a partner, or alone: without trumps, for some tricks, or for all"
    )
    costly: bool = Field(default=False, description="whether a client asks for confirmation of this bid")


class Game(WireModel):
    """A game of the catalogue."""

    id: str
    seats: list[int]
    options: list[Option] = Field(description="in the order to show them, group by group")
    presets: list[Preset]
    players: int = Field(description="the number of players in a deal")
    hand: int = Field(description="the number of cards dealt to each player")
    lesson: bool = Field(description="whether there is a lesson that teaches the game")


class Games(WireModel):
    """The games and bots that the server offers."""

    games: list[Game]
    bots: list[str]
