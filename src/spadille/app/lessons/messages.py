"""Messages of lessons, the coach and the bidding trainer."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spadille.protocol import Name, WireModel
from spadille.protocol.base import ActionText, CardText
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.hint import Hint
from spadille.protocol.sentences import Choice, Sentence


class When(WireModel):
    """A condition on the learner's view. All fields that are set must hold."""

    asked: str | None = Field(default=None, description="the kind of the learner's decision")
    offered: str | None = Field(default=None, description="the verb of one of the possible answers")
    refused: str | None = Field(default=None, description="why one of the cards may not be played")
    contract: str | None = None
    declarer: Literal["me", "partner", "other"] | None = None
    leads: bool | None = Field(default=None, description="whether the learner leads to a trick")
    tricks: int | None = Field(default=None, description="the least number of tricks that are over")
    over: Literal["won", "lost", "drawn", "passed-out"] | None = None


class Tip(WireModel):
    """A tip in a deal after a lesson: a sentence's id in the catalogue, its rule, and its condition."""

    say: str
    rule: str
    when: When


class LessonLine(WireModel):
    """A lesson in the list of lessons."""

    id: str
    topic: str = Field(description="what the lesson teaches; its text in the catalogue is `lesson-{topic}`")


class GameLessons(WireModel):
    """The lessons and tips of a game."""

    game: str
    lessons: list[LessonLine]
    tips: list[Tip]


class Lessons(WireModel):
    """All lessons."""

    games: list[GameLessons]


class Learner(WireModel):
    """A request to start a lesson."""

    lesson: Annotated[str, Field(max_length=64)]
    name: Name


class CoachWord(WireModel):
    """A sentence of the coach, and the rule of the rulebook that it refers to."""

    say: Sentence
    rule: str
    answer: ActionText | None = Field(default=None, description="the answer that the sentence recommends")
    meant: list[CardText] = Field(default=[], description="the cards that this answer names")
    cards: list[CardText] = Field(default=[], description="the cards of the hand that the sentence mentions")


class Coaching(WireModel):
    """The coach's sentence for the current moment, if there is one."""

    word: CoachWord | None


class Weigh(WireModel):
    """A request to evaluate an answer before the learner gives it."""

    action: Annotated[str, Field(max_length=64)]


class Verdict(WireModel):
    """The cost of an answer compared with the best answer."""

    caught: bool = Field(description="whether the answer costs more than the tolerance")
    weight: float = Field(description="the answer's cost as a share of the tolerance")
    told: list[Sentence] = Field(description="what the answer costs and why")
    better: ActionText | None = Field(default=None, description="the best answer")
    meant: list[CardText] = Field(default=[], description="the cards that the best answer names")
    later: Sentence | None = Field(default=None, description="the cost, as told after the deal is over")


class TrainerQuestion(WireModel):
    """A hand of the bidding trainer, on which the learner makes a call."""

    game: str
    rules: str
    number: int
    of: int
    names: list[str] = Field(description="by seat; the reader sits on seat 0")
    dealer: int
    hand: list[CardText]
    points: list[int] = Field(description="what each card of the hand counts")
    heard: list[Sentence] = Field(description="the calls before the learner's")
    choices: list[Choice]
    sheet: list[ContractSheet]


class TrainerAnswer(WireModel):
    """The learner's call on a hand."""

    action: Annotated[str, Field(max_length=64)]


class Trained(WireModel):
    """The evaluation of the learner's call."""

    right: bool = Field(description="whether no call is clearly better")
    chosen: ActionText
    told: Hint
    own: list[Sentence] = Field(description="the findings about the learner's call")
