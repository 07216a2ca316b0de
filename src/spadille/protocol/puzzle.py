"""Puzzles: the list, the position of a puzzle, and the check of an answer."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import CardText, Seat, WireModel
from spadille.protocol.replay import Replay
from spadille.protocol.review import CounterLayout
from spadille.protocol.sentences import Sentence

PuzzleKind = Literal["lead", "trick", "throw"]


class PuzzleName(WireModel):
    """A puzzle, without its contents."""

    id: str
    kind: PuzzleKind = Field(description="the question: a lead, winning the trick, or a card to throw on it")


class PuzzleGame(WireModel):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleName]


class PuzzleList(WireModel):
    """The puzzles."""

    games: list[PuzzleGame]


class PuzzlePosition(WireModel):
    """A position, and the seat whose card is asked for."""

    id: str
    kind: PuzzleKind
    seat: Seat
    wins: bool = Field(description="whether that seat wants the contract made; otherwise it wants it beaten")
    proved: bool = Field(
        description="whether the answer is proved for every lie; otherwise the evaluator estimates it"
    )
    cards: list[CardText] = Field(description="the cards that may be played")
    replay: Replay = Field(description="the deal so far, as that seat saw it")


class PuzzleAnswer(WireModel):
    """A card; null means that every card does equally well."""

    card: CardText | None


class PuzzleFailure(WireModel):
    """A card that fails."""

    card: CardText
    lies: int = Field(description="the number of lies in which it fails")
    code: str = Field(description="one of these deals, with this card and the best play after it")


class PuzzleProof(WireModel):
    """The proof of an answer."""

    lies: int = Field(description="the number of lies of the unseen cards that the seat cannot rule out")
    price: int = Field(description="the most counters that a failing card costs in a lie that is shown")
    failures: list[PuzzleFailure]


class PuzzleCost(WireModel):
    """The cost of a card compared with the best."""

    card: CardText
    cost: float


class PuzzleEvaluation(WireModel):
    """The evaluation of an answer."""

    worlds: int = Field(description="the number of different worlds evaluated")
    equals: list[CardText] = Field(description="cards of the same suit that are as good as the best")
    costs: list[PuzzleCost] = Field(description="of every other card, or of all cards if none stands out")
    played: PuzzleCost = Field(description="the card played")
    within: float = Field(description="half the width of the 95 % interval of its cost")
    most: float = Field(description="the cost of the worst card")
    beaten: CounterLayout | None = Field(description="a lie in which that card fails and the best does not")


class PuzzleVerdict(WireModel):
    """The verdict on an answer, with either a proof or an evaluation."""

    verdict: Literal["found", "as-good", "not"]
    best: CardText | None = Field(description="null if every card does")
    step: int = Field(description="the number of actions before the card")
    why: list[Sentence] = Field(description="why that card is better, in cards; empty where nothing is clear")
    proof: PuzzleProof | None
    judgement: PuzzleEvaluation | None
