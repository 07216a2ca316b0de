"""Puzzles: which there are, the position of one, and what is proved or judged of an answer."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import CardText, Said, Seat
from spadille.protocol.replay import Replay
from spadille.protocol.review import BeatingLie

PuzzleKind = Literal["lead", "trick", "throw"]


class PuzzleName(Said):
    """A puzzle, without a word of what is in it."""

    id: str
    kind: PuzzleKind = Field(description="what is asked: a lead, the trick, or what to throw on it")


class PuzzleGame(Said):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleName]


class PuzzleList(Said):
    """The puzzles there are."""

    games: list[PuzzleGame]


class PuzzleAsked(Said):
    """A position, and whose card is asked for."""

    id: str
    kind: PuzzleKind
    seat: Seat
    wins: bool = Field(description="whether that seat wants the contract made; else it wants it beaten")
    proved: bool = Field(description="whether the answer is proved in every lie; else the judge finds it")
    cards: list[CardText] = Field(description="the cards that may be played")
    replay: Replay = Field(description="the deal so far, as that seat saw it")


class PuzzleAnswer(Said):
    """A card; null: it makes no difference which."""

    card: CardText | None


class PuzzleFailure(Said):
    """How a card fails."""

    card: CardText
    lies: int = Field(description="in how many of the lies")
    code: str = Field(description="one of them, with this card and then the best of everybody")


class PuzzleProof(Said):
    """What is proved."""

    lies: int = Field(description="how many ways the unseen cards may lie, by all that the seat knows")
    price: int = Field(description="the most counters that a card which fails costs in a lie that is shown")
    failures: list[PuzzleFailure]


class PuzzleCost(Said):
    """What a card costs beside the best."""

    card: CardText
    cost: float


class PuzzleJudgement(Said):
    """What the judge of decisions finds."""

    worlds: int = Field(description="in how many different worlds he looked")
    equals: list[CardText] = Field(description="cards of the same suit that are as good as the best")
    costs: list[PuzzleCost] = Field(description="of every other card, or of all where nothing is special")
    played: PuzzleCost = Field(description="the card that was played")
    within: float = Field(description="half the width of the interval of its cost at 95 %")
    most: float = Field(description="what the worst card costs")
    beaten: BeatingLie | None = Field(description="a lie in which that fails and the best does not")


class PuzzleJudged(Said):
    """Whether an answer is right, and why: by proof or by judgement, one of the two."""

    verdict: Literal["found", "as-good", "not"]
    best: CardText | None = Field(description="null where every card does it")
    step: int = Field(description="how much had been done when the card was asked for")
    proof: PuzzleProof | None
    judgement: PuzzleJudgement | None
