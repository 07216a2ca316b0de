"""The messages of hints: the action that the strongest bot chooses with a seat's view, and why."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import ActionText, CardText, Seat, WireModel
from spadille.protocol.sentences import Sentence


class CardFate(WireModel):
    """What happens to certain cards, and how often: after the better card is played, and after the worse."""

    kind: str
    cards: list[CardText]
    suit: str | None = Field(
        description="the suit in which a declarer who must take no tricks or points is made to take one"
    )
    times: list[int] = Field(description="times out of 100, after the better card and after the worse one")


class CardReason(WireModel):
    """Why one card is better than another (docs/concepts/reasons.md)."""

    better: CardText
    worse: CardText
    rollouts: int = Field(description="how often the deal was played on after each of the two cards")
    fates: list[CardFate]
    way: str | None = Field(description="how the first card of the fates is mostly lost or caught")
    by: CardText | None = Field(description="the card that mostly takes it")
    trick: str | None = Field(description="what the better card does in the current trick")


class EvaluatedAction(WireModel):
    """An answer that was evaluated. Unknown values are null."""

    action: ActionText
    worth: float | None = Field(
        description="the chips that the seat is expected to win with the answer; negative if it pays"
    )
    count: float | None = Field(
        description="the card points or tricks that the declaring side is expected to take"
    )
    chance: float | None = Field(description="the probability that the contract is made after the answer")
    trump: str | None = Field(description="the trump suit that the value of a bid assumes")
    reason: CardReason | None = Field(
        default=None, description="why the chosen card is better than this one, if a reason was found"
    )


class HintAnswer(WireModel):
    """An answer in sentences. `found` is empty if only the order of the answers is known."""

    action: ActionText
    cards: list[CardText] = Field(description="the cards that the answer names")
    answer: Sentence
    found: list[Sentence]
    figure: Sentence | None = Field(
        description="the number that distinguishes the answer from the others; null if none does"
    )
    brief: list[Sentence] = Field(description="the findings in short, for a small space")
    short: Sentence | None = Field(
        default=None, description="in a few words, why the first answer is better than this one"
    )


class Hint(WireModel):
    """A hint in sentences: the best answers, and why the first is best."""

    answers: list[HintAnswer]
    why: list[Sentence] = Field(description="the reason, in terms of cards; empty if none is clear enough")
    how: list[Sentence] = Field(description="how the answers were evaluated")


class Reasons(WireModel):
    """The chosen action and the reasons for it (docs/reference/reasons.md)."""

    v: Literal[1]
    seat: Seat = Field(description="the seat whose view the choice is based on")
    seen: int = Field(description="the number of actions in that view")
    chosen: ActionText
    deciding: str
    rule: str | None
    worlds: int
    weighed: list[EvaluatedAction] = Field(
        description="the evaluated answers: the chosen one first, then the others, the best first"
    )
    cut_short: bool
    told: Hint | None = Field(default=None, description="the hint in sentences")
