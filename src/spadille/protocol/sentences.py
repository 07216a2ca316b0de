"""What is said to a seat of its deal: sentences as ids and facts, and as fields what was and may be said."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from spadille.protocol.base import ActionText, CardText, Said, Seat


class Sentence(Said):
    """A sentence of the catalogue; its facts stand beside its id (docs/reference/sentences.md)."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)
    id: str


class Choice(Sentence):
    """An answer as a button says it. Where cards are to be chosen, the action goes on with their texts."""

    action: ActionText
    verb: str
    card: CardText | None = None
    contract: str | None = None
    suit: str | None = None
    count: int | None = Field(default=None, description="how many cards are to be chosen and said with it")


class StakeCase(Said):
    """A way in which the deal may end, and what then passes between the reader and the other."""

    taken: Sentence
    gain: int = Field(description="what the reader gets with this answer; below 0 what he pays")
    without: int = Field(description="the same without it")


class Stake(Said):
    """What a double, or a redouble, is for."""

    action: ActionText
    promise: Sentence
    price: int
    unit: Sentence
    cases: list[StakeCase]


class Deed(Said):
    """Something said or done that is no card played."""

    seat: Seat
    verb: str
    contract: str | None = None
    suit: str | None = None
    card: CardText | None = None
    cards: list[CardText] | None = None
    doubler: Seat | None = None
    hidden: bool = Field(default=False, description="whether the reader may not know with which cards")


class Pull(Said):
    """How a deal stands between the sides: card points, or tricks where they count."""

    counts: Literal["points", "tricks"]
    side: int = Field(description="what the declaring side has, as far as it is known to the reader")
    others: int
    all: int = Field(description="all that can be taken")
    goal: int | None


class SeatWording(Said):
    """What is said at a seat."""

    tags: list[str] = Field(description="the catalogue's words for its part in the deal")
    doing: Sentence | None = Field(description="its latest call, or the tricks it has")


class SettledWording(Said):
    """What a deal came to."""

    title: Sentence | None = Field(description="the contract, made or lost; null where none was played")
    sum: Sentence
    notes: list[Sentence]
    steps: list[Sentence] = Field(default=[], description="how it is paid, step by step")
    gain: Sentence | None = Field(description="what it brought the reader, if anything")
    roles: list[Sentence | None] = Field(description="each seat's part in it")
    laid_away: list[CardText] | None
    held: list[list[CardText] | None] = Field(
        default=[], description="what each seat was dealt, as players sort it; null for who sat out"
    )


class HandFigure(Said):
    """Something that can be counted before the first card."""

    of: Sentence
    told: Sentence


class Wording(Said):
    """What is said of a deal to one seat, made from its view and nothing else."""

    turn: list[Sentence] = Field(description="what is asked, or of whom")
    choices: list[Choice] = Field(description="the answers to the decision")
    foot: Sentence | None = Field(description="who settles with whom, under the bids")
    stakes: list[Stake] = Field(default=[], description="what the doubles among the answers are for")
    figures: list[HandFigure] = Field(default=[], description="the hand in figures, while there is bidding")
    told: list[Sentence] = Field(description="the last thing done, and what came of it")
    last_trick: Sentence | None = Field(description="who took the last trick, and what it was worth")
    deeds: list[Deed]
    counts: Literal["points", "tricks"]
    named: Sentence | None = Field(description="the contract")
    aim: Sentence | None
    pull: Pull | None
    led: str | None = Field(description="the suit led to the trick on the table")
    seats: list[SeatWording]
    settled: SettledWording | None
