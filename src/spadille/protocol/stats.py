"""My play: over many deals, where it is lost, luck and skill apart."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Said, Seat
from spadille.protocol.sentences import Sentence


class MeasuredChips(Said):
    """A mean in chips, with half the width of its interval at 95 %."""

    mean: float
    within: float | None = Field(description="null: too few deals for an interval")


class KindLine(Said):
    """What decisions of one kind gave away."""

    kind: Sentence
    decisions: int
    given_away: MeasuredChips = Field(description="in 100 decisions of all kinds")
    dear: int = Field(description="those that both judges find surely worse, by a price that matters")
    named: int = Field(description="those of them that may be called mistakes")
    proved: bool = Field(description="whether mistakes of this kind are named at all")


class ContractLine(Said):
    """What came of one contract."""

    contract: str | None = Field(description="null: all passed")
    declares: bool
    deals: int
    made: int
    foretold: float = Field(description="how many would be made, by what was known when the play began")
    paid: int
    without_luck: MeasuredChips = Field(description="a deal")


class PlaceLine(Said):
    """What came of one place at the table."""

    place: int = Field(description="when the seat speaks: 0 is the eldest")
    deals: int
    paid: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips


class PlayLosses(Said):
    """What many deals of one game come to together."""

    deals: int
    decisions: int
    paid: MeasuredChips = Field(description="a deal")
    luck: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips = Field(description="in 100 decisions")
    kinds: list[KindLine] = Field(description="the dearest first")
    contracts: list[ContractLine]
    places: list[PlaceLine]


class DealToLookAt(Said):
    """A deal that the judge has not looked at."""

    code: str
    seat: Seat


class GamePlay(Said):
    """The caller's latest deals of a game."""

    game: str
    deals: int = Field(description="finished deals of the latest matches")
    coming: list[DealToLookAt] = Field(description="those the judge should look at next; not all of them")
    losses: PlayLosses | None = Field(description="null: he has looked at none yet")


class MyPlay(Said):
    """How the caller plays, game by game."""

    games: list[GamePlay]
