"""A hint: what the best player of the house would do with a seat's view, and why."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import ActionText, CardText, Said, Seat
from spadille.protocol.sentences import Sentence


class Weighed(Said):
    """An answer that was looked at; what is not known of it is null."""

    action: ActionText
    worth: float | None = Field(description="the chips the seat gains by it in the end, or pays")
    count: float | None = Field(description="the card points or tricks the declaring side then comes to")
    chance: float | None = Field(description="how likely the contract is made that is then played")
    trump: str | None = Field(description="the suit with which a bid was found to be worth so much")


class HintedAnswer(Said):
    """An answer, and what was found of it; nothing where only the order is known."""

    action: ActionText
    cards: list[CardText] = Field(description="the cards it names")
    answer: Sentence
    found: list[Sentence]
    figure: Sentence | None = Field(description="what sets it apart from the others; null where nothing does")
    brief: list[Sentence] = Field(description="what was found of it, for a small space")


class Hinted(Said):
    """A hint in sentences: the best answers, why the first of them, and what it is based on."""

    answers: list[HintedAnswer]
    why: Sentence
    notes: list[Sentence]


class Reasons(Said):
    """What would be done, and why (docs/reference/reasons.md)."""

    v: Literal[1]
    seat: Seat = Field(description="whose view it is based on")
    seen: int = Field(description="how many actions that view had seen")
    chosen: ActionText
    deciding: str
    rule: str | None
    worlds: int
    weighed: list[Weighed] = Field(description="the chosen answer first, then the best")
    cut_short: bool
    told: Hinted | None = Field(default=None, description="the same in sentences")
