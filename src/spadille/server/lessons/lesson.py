"""Lessons as they are declared, one file a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Final

from spadille.cards import Hand
from spadille.games import game_named
from spadille.notation.shape import read_hand
from spadille.play.layout import Layout, lay_out
from spadille.rules.seating import Seat
from spadille.server.messages import Said
from spadille.server.refusal import refuse
from spadille.server.taught import Hint, Lesson


class LessonFile(Said):
    """A lesson's file."""

    game: str
    rules: str
    seats: int
    dealer: int
    hands: list[str]
    widow: str
    wishes: dict[str, list[str]]
    """What the others do where they may, by seat, one thing after another; else they play as they would."""
    lesson: list[Hint]
    """What the coach says during the hand, each once, the first that fits before the others."""
    tips: list[Hint]
    """What may be said in the deals after it."""

    @property
    def layout(self) -> Layout:
        """The cards."""
        hands = [read_hand(hand) for hand in self.hands]
        rules = game_named(self.game).rules(self.rules)
        return lay_out(rules, self.seats, self.dealer, hands, Hand.read(self.widow))

    @property
    def told(self) -> Lesson:
        """What a browser is told of it: nothing of the cards."""
        return Lesson(game=self.game, lesson=self.lesson, tips=self.tips)

    def wished(self, seat: Seat) -> list[str]:
        """What somebody does at his seat, as actions."""
        return [f"{seat} {wish}" for wish in self.wishes.get(str(seat), [])]


@lru_cache
def _declared() -> Mapping[str, LessonFile]:
    folder = resources.files("spadille.server.lessons")
    files = (file for file in folder.iterdir() if file.name.endswith(".json"))
    read = (LessonFile.model_validate_json(file.read_text(encoding="utf-8")) for file in files)
    return {lesson.game: lesson for lesson in read}


LESSONS: Final = _declared()
"""The lessons by their games."""


def lesson_of(game: str) -> LessonFile:
    """The lesson of a game.

    Raises:
        Refusal: `not-found`.
    """
    if game not in LESSONS:
        raise refuse("not-found")
    return LESSONS[game]
