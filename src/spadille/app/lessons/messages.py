"""Messages of lessons, the coach and the bidding trainer."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spadille.protocol import Name, Said
from spadille.protocol.base import ActionText, CardText
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.hint import Hinted
from spadille.protocol.sentences import Choice, Sentence


class When(Said):
    """A condition on the learner's view. All fields that are set must hold."""

    asked: str | None = Field(default=None, description="the kind of the learner's decision")
    offered: str | None = Field(default=None, description="the verb of one of the possible answers")
    refused: str | None = Field(default=None, description="why one of the cards may not be played")
    contract: str | None = None
    declarer: Literal["me", "partner", "other"] | None = None
    leads: bool | None = Field(default=None, description="whether the learner leads to a trick")
    tricks: int | None = Field(default=None, description="the least number of tricks that are over")
    over: Literal["won", "lost", "drawn", "passed-out"] | None = None


class Hint(Said):
    """A tip in a deal after a lesson: a sentence of the catalogue, its rule, and its condition."""

    say: str
    rule: str
    when: When


class LessonLine(Said):
    """A lesson in the list of lessons."""

    id: str
    topic: str = Field(description="what it teaches: the catalogue has `lesson-` and it")


class GameLessons(Said):
    """The lessons and tips of a game."""

    game: str
    lessons: list[LessonLine]
    tips: list[Hint]


class Lessons(Said):
    """All lessons."""

    games: list[GameLessons]


class Learner(Said):
    """A request to start a lesson."""

    lesson: Annotated[str, Field(max_length=64)]
    name: Name


class CoachWord(Said):
    """A sentence of the coach and its rule."""

    say: Sentence
    rule: str
    answer: ActionText | None = Field(default=None, description="the answer it leads to")
    meant: list[CardText] = Field(default=[], description="the cards that this answer names")
    cards: list[CardText] = Field(default=[], description="the cards of the hand that it counts on")


class Coaching(Said):
    """The coach's sentence for the current moment, if there is one."""

    word: CoachWord | None


class Weigh(Said):
    """An answer to evaluate before it is given."""

    action: Annotated[str, Field(max_length=64)]


class Verdict(Said):
    """The cost of an answer compared with the best answer."""

    caught: bool = Field(description="whether it costs more than the tolerance")
    weight: float = Field(description="its cost as a share of the tolerance")
    told: list[Sentence] = Field(description="what it costs and why")
    better: ActionText | None = Field(default=None, description="the best answer")
    meant: list[CardText] = Field(default=[], description="the cards that the best answer names")
    later: Sentence | None = Field(default=None, description="the same in retrospect")


class TrainerQuestion(Said):
    """A hand to bid on."""

    game: str
    rules: str
    number: int
    of: int
    names: list[str] = Field(description="by seat; the reader sits on seat 0")
    dealer: int
    hand: list[CardText]
    heard: list[Sentence] = Field(description="the calls before the learner's")
    choices: list[Choice]
    sheet: list[ContractSheet]


class TrainerAnswer(Said):
    """The learner's call on a hand."""

    action: Annotated[str, Field(max_length=64)]


class Trained(Said):
    """The evaluation of the learner's call."""

    right: bool = Field(description="whether no call is clearly better")
    chosen: ActionText
    told: Hinted
    own: list[Sentence] = Field(description="the findings about the answer given")
