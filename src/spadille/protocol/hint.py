"""A hint: the action that the strongest bot would choose with a seat's view, and why."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import ActionText, CardText, Seat, WireModel
from spadille.protocol.sentences import Sentence


class EvaluatedAction(WireModel):
    """An answer that was evaluated. Unknown values are null."""

    action: ActionText
    worth: float | None = Field(description="the chips that the seat is expected to win with it, or to pay")
    count: float | None = Field(
        description="the card points or tricks that the declaring side is expected to take"
    )
    chance: float | None = Field(description="the probability that the contract then played is made")
    trump: str | None = Field(description="the suit that the value of a bid is based on")


class HintAnswer(WireModel):
    """An answer in words. `found` is empty if only the order is known."""

    action: ActionText
    cards: list[CardText] = Field(description="the cards that the answer names")
    answer: Sentence
    found: list[Sentence]
    figure: Sentence | None = Field(
        description="the number that sets it apart from the others; null if none does"
    )
    brief: list[Sentence] = Field(description="the findings in short, for a small space")


class Hint(WireModel):
    """A hint in sentences: the best answers, the reason for the first, and what it is based on."""

    answers: list[HintAnswer]
    why: Sentence
    notes: list[Sentence]


class Reasons(WireModel):
    """The chosen action and the reasons for it (docs/reference/reasons.md)."""

    v: Literal[1]
    seat: Seat = Field(description="the seat whose view the choice is based on")
    seen: int = Field(description="the number of actions in that view")
    chosen: ActionText
    deciding: str
    rule: str | None
    worlds: int
    weighed: list[EvaluatedAction] = Field(description="the chosen answer first, then the best")
    cut_short: bool
    told: Hint | None = Field(default=None, description="the same in sentences")
