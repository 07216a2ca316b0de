"""What is said of lessons: what a coach says, and when."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.server.messages import Name, Said


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
    """Something a coach says: a sentence of the catalogue, the rule it stands on, and when."""

    say: str
    rule: str
    when: When
    answer: str | None = Field(default=None, description="the answer it leads to, without the seat")


class Lesson(Said):
    """A first hand that teaches a game, and the tips for the deals after it."""

    game: str
    lesson: list[Hint]
    tips: list[Hint]


class Learner(Said):
    """Somebody sits down to a lesson."""

    game: str
    name: Name
