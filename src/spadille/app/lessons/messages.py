"""What is said of lessons: what a coach says, when, and what an answer costs."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spadille.protocol import Name, Said
from spadille.protocol.base import ActionText, CardText
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.hint import Hinted
from spadille.protocol.sentences import Choice, Sentence


class When(Said):
    """A moment at the table, as the learner sees it; everything that is named must hold."""

    asked: str | None = Field(default=None, description="the kind of the decision he is asked for")
    offered: str | None = Field(default=None, description="the verb of one of his answers")
    refused: str | None = Field(default=None, description="why one of his cards may not be played")
    contract: str | None = None
    declarer: Literal["me", "partner", "other"] | None = None
    leads: bool | None = Field(default=None, description="whether he is asked to lead to a trick")
    tricks: int | None = Field(default=None, description="how many tricks are over, at least")
    over: Literal["won", "lost", "drawn", "passed-out"] | None = None


class Hint(Said):
    """A tip in a deal after a lesson: a sentence of the catalogue, the rule it stands on, and when."""

    say: str
    rule: str
    when: When


class LessonLine(Said):
    """A lesson as it is listed."""

    id: str
    topic: str = Field(description="what it teaches: the catalogue has `lesson-` and it")


class GameLessons(Said):
    """What can be learned of a game."""

    game: str
    lessons: list[LessonLine]
    tips: list[Hint]


class Lessons(Said):
    """All that can be learned here."""

    games: list[GameLessons]


class Learner(Said):
    """Somebody sits down to a lesson."""

    lesson: Annotated[str, Field(max_length=64)]
    name: Name


class CoachWord(Said):
    """Something the coach says, and the rule it stands on."""

    say: Sentence
    rule: str
    answer: ActionText | None = Field(default=None, description="the answer it leads to")
    meant: list[CardText] = Field(default=[], description="the cards that this answer names")
    cards: list[CardText] = Field(default=[], description="the cards of the hand that it counts on")


class Coaching(Said):
    """What the coach of a lesson has to say now; nothing where the learner plays on as he likes."""

    word: CoachWord | None


class Weigh(Said):
    """An answer somebody is about to give."""

    action: Annotated[str, Field(max_length=64)]


class Verdict(Said):
    """What an answer is worth beside the best there is."""

    caught: bool = Field(description="whether it costs so much that one would think again")
    weight: float = Field(description="what it costs, as a part of what is let pass")
    told: list[Sentence] = Field(description="what it costs and why")
    better: ActionText | None = Field(default=None, description="the best there is")
    meant: list[CardText] = Field(default=[], description="the cards that it names")
    later: Sentence | None = Field(default=None, description="the same, looked back on")


class TrainerQuestion(Said):
    """A hand to bid on."""

    game: str
    rules: str
    number: int
    of: int
    names: list[str] = Field(description="by seat; the reader sits on seat 0")
    dealer: int
    hand: list[CardText]
    heard: list[Sentence] = Field(description="what was said before him")
    choices: list[Choice]
    sheet: list[ContractSheet]


class TrainerAnswer(Said):
    """What somebody would say on a hand."""

    action: Annotated[str, Field(max_length=64)]


class Trained(Said):
    """What the house thinks of it."""

    right: bool = Field(description="whether nothing there is to say is clearly better")
    chosen: ActionText
    told: Hinted
    own: list[Sentence] = Field(description="what was found of the answer given")
