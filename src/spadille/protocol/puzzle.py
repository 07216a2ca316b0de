"""The messages of puzzles: the list, the position of a puzzle, and the verdict on an answer."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import CardText, Seat, WireModel
from spadille.protocol.replay import Replay
from spadille.protocol.review import CounterLayout
from spadille.protocol.sentences import Sentence

PuzzleKind = Literal["lead", "trick", "throw"]


class PuzzleName(WireModel):
    """A puzzle in the list, without its position."""

    id: str
    kind: PuzzleKind = Field(
        description="what to find: a card to lead, to win the trick with, or to throw on a trick"
    )


class PuzzleGame(WireModel):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleName]


class PuzzleList(WireModel):
    """All puzzles, by game."""

    games: list[PuzzleGame]


class PuzzlePosition(WireModel):
    """The position of a puzzle, and the seat whose best card is to be found."""

    id: str
    kind: PuzzleKind
    seat: Seat
    wins: bool = Field(
        description="whether the seat wants the contract to be made; otherwise it wants to beat the contract"
    )
    proved: bool = Field(
        description="whether the answer is proved for every distribution of the unseen cards; otherwise the "
        "evaluator estimates it"
    )
    cards: list[CardText] = Field(description="the cards that may be played")
    replay: Replay = Field(description="the deal so far, as that seat saw it")


class PuzzleAnswer(WireModel):
    """An answer to a puzzle: a card, or null if every card is equally good."""

    card: CardText | None


class PuzzleFailure(WireModel):
    """A card that does not reach the goal of a puzzle."""

    card: CardText
    lies: int = Field(description="the number of distributions of the unseen cards in which the card fails")
    code: str = Field(
        description="the code of a deal in which the card fails, with this card and the best play after it"
    )


class PuzzleProof(WireModel):
    """The proof of a puzzle's answer."""

    lies: int = Field(description="the number of distributions of the unseen cards that are possible")
    price: int = Field(description="the most counters that a failing card costs in one of the shown deals")
    failures: list[PuzzleFailure]


class PuzzleCost(WireModel):
    """The cost of a card compared with the best card."""

    card: CardText
    cost: float


class PuzzleEvaluation(WireModel):
    """The evaluator's estimate of all cards of a puzzle."""

    worlds: int = Field(description="the number of different distributions of the unseen cards evaluated")
    equals: list[CardText] = Field(description="the cards of the same suit that are as good as the best")
    costs: list[PuzzleCost] = Field(
        description="the cost of every other card, or of all cards if none is clearly best"
    )
    played: PuzzleCost = Field(description="the card played in the real deal, and its cost")
    within: float = Field(description="half the width of the 95 % interval of the played card's cost")
    most: float = Field(description="the cost of the worst card")
    beaten: CounterLayout | None = Field(
        description="a distribution of the cards in which the played card fails and the best card does not"
    )


class PuzzleVerdict(WireModel):
    """The verdict on an answer, with either a proof or an evaluation."""

    verdict: Literal["found", "as-good", "not"]
    best: CardText | None = Field(description="the best card; null if every card is equally good")
    step: int = Field(description="the number of actions before the card")
    why: list[Sentence] = Field(
        description="why the best card is better, in terms of cards; empty if no reason is clear enough"
    )
    proof: PuzzleProof | None
    judgement: PuzzleEvaluation | None
