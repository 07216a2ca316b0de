"""A player's statistics over many deals, with luck and skill apart."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Seat, WireModel
from spadille.protocol.sentences import Sentence


class MeasuredChips(WireModel):
    """A mean in chips, with half the width of its 95 % interval."""

    mean: float
    within: float | None = Field(description="null: too few deals for an interval")


class KindLine(WireModel):
    """The losses in decisions of one kind."""

    kind: Sentence
    decisions: int
    given_away: MeasuredChips = Field(description="per 100 decisions of all kinds")
    dear: int = Field(description="costly decisions that both evaluators find surely worse")
    named: int = Field(description="those of them that may be called mistakes")
    proved: bool = Field(description="whether mistakes of this kind are named at all")


class ContractLine(WireModel):
    """The results with one contract."""

    contract: str | None = Field(description="null: all passed")
    declares: bool
    deals: int
    made: int
    foretold: float = Field(description="the expected number made, given the knowledge at the start of play")
    paid: int
    without_luck: MeasuredChips = Field(description="per deal")


class PlaceLine(WireModel):
    """The results in one position at the table."""

    place: int = Field(description="the order of bidding: 0 is the eldest")
    deals: int
    paid: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips


class LossStats(WireModel):
    """The results over many deals of one game."""

    deals: int
    decisions: int
    paid: MeasuredChips = Field(description="per deal")
    luck: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips = Field(description="per 100 decisions")
    kinds: list[KindLine] = Field(description="the costliest first")
    contracts: list[ContractLine]
    places: list[PlaceLine]


class UnevaluatedDeal(WireModel):
    """A deal that has not been evaluated."""

    code: str
    seat: Seat


class GameStats(WireModel):
    """The caller's latest deals of a game."""

    game: str
    deals: int = Field(description="finished deals of the latest matches")
    coming: list[UnevaluatedDeal] = Field(description="the deals to evaluate next; not all of them")
    losses: LossStats | None = Field(description="null: none is evaluated yet")


class PlayerStats(WireModel):
    """The caller's statistics by game."""

    games: list[GameStats]
