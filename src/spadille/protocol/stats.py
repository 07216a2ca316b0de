"""The messages of a player's statistics over many deals, which separate luck from skill."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Seat, WireModel
from spadille.protocol.sentences import Sentence


class MeasuredChips(WireModel):
    """A mean in chips, with half the width of its 95 % interval."""

    mean: float
    within: float | None = Field(
        description="half the width of the interval; null if there are too few deals for one"
    )


class KindLine(WireModel):
    """The losses of a player in decisions of one kind."""

    kind: Sentence
    decisions: int
    given_away: MeasuredChips = Field(description="the loss per 100 decisions of all kinds")
    costly: int = Field(description="the number of costly decisions that both evaluators find surely worse")
    named: int = Field(description="the number of these costly decisions that are called mistakes")
    validated: bool = Field(description="whether decisions of this kind may be called mistakes at all")


class ContractLine(WireModel):
    """The results of a player in deals with one contract."""

    contract: str | None = Field(description="the contract; null if all passed")
    declares: bool
    deals: int
    made: int
    expected_made: float = Field(
        description="the number of contracts expected to be made, given the knowledge at the start of play"
    )
    paid: int
    without_luck: MeasuredChips = Field(description="the payment per deal without luck")


class PlaceLine(WireModel):
    """The results of a player in deals where they had one position in the order of bidding."""

    place: int = Field(description="the position in the order of bidding: 0 is eldest, who bids first")
    deals: int
    paid: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips


class LossStats(WireModel):
    """The results of a player over all reviewed deals of one game."""

    deals: int
    decisions: int
    paid: MeasuredChips = Field(description="the payment per deal")
    luck: MeasuredChips
    without_luck: MeasuredChips
    given_away: MeasuredChips = Field(description="the loss per 100 decisions")
    kinds: list[KindLine] = Field(description="the losses by kind of decision, the costliest first")
    contracts: list[ContractLine]
    places: list[PlaceLine]


class UnevaluatedDeal(WireModel):
    """A deal that has not been reviewed for the caller's seat."""

    code: str
    seat: Seat


class GameStats(WireModel):
    """The caller's latest deals of a game."""

    game: str
    deals: int = Field(description="the number of finished deals in the latest matches")
    coming: list[UnevaluatedDeal] = Field(description="the deals to review next; possibly not all of them")
    losses: LossStats | None = Field(description="the results; null if no deal has been reviewed yet")


class PlayerStats(WireModel):
    """The caller's statistics by game."""

    games: list[GameStats]
