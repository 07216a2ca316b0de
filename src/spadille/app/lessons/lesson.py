"""Lesson files: a deal, its line of play, and the coach's sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Final

from pydantic import Field

from spadille.app.lessons.messages import GameLessons, LessonLine, Lessons, Tip
from spadille.cards import Hand
from spadille.games import GAMES, game_named
from spadille.notation.actions import read_action
from spadille.notation.shape import read_hand
from spadille.play.action import Action
from spadille.play.layout import Layout, lay_out
from spadille.protocol import WireModel
from spadille.protocol.api_error import api_error
from spadille.protocol.sentences import Sentence


class WordFile(WireModel):
    """A sentence of the coach before an answer in the line of play."""

    before: str = Field(description="the action of the line before which the coach says the sentence")
    say: Sentence
    rule: str
    cards: list[str] = Field(default=[], description="the cards of the learner's hand that it mentions")


class EndFile(WireModel):
    """A sentence of the coach at the end of the deal."""

    say: Sentence
    rule: str


class LessonFile(WireModel):
    """The content of a lesson's file. The learner sits on seat 0."""

    game: str
    topic: str
    rules: str
    seats: int
    dealer: int
    hands: list[str]
    widow: str
    script: list[str]
    """All actions of the deal if the learner follows the coach."""
    words: list[WordFile]
    ends: dict[str, EndFile]

    @property
    def id(self) -> str:
        """The lesson's id, made of game and topic."""
        return f"{self.game}-{self.topic}"

    @cached_property
    def layout(self) -> Layout:
        """The cards of the lesson's deal."""
        hands = [read_hand(hand) for hand in self.hands]
        rules = game_named(self.game).rules(self.rules)
        return lay_out(rules, self.seats, self.dealer, hands, Hand.read(self.widow))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The lesson's line: all actions of the deal if the learner follows the coach."""
        return tuple(map(read_action, self.script))

    @cached_property
    def spoken(self) -> Mapping[int, WordFile]:
        """The coach's sentences by the index of the action in the lesson's line that they precede."""
        return {self.script.index(word.before): word for word in self.words}


class TipsFile(WireModel):
    """The tips for the deals after a game's lessons."""

    game: str
    tips: list[Tip]


def _read_files(folder: str) -> Iterator[str]:
    files = resources.files("spadille.app.lessons").joinpath(folder).iterdir()
    for file in sorted(files, key=lambda file: file.name):
        if file.name.endswith(".json"):
            yield file.read_text(encoding="utf-8")


@lru_cache
def _read_lessons() -> Mapping[str, LessonFile]:
    read = map(LessonFile.model_validate_json, _read_files("deals"))
    return {lesson.id: lesson for lesson in read}


@lru_cache
def _read_tips() -> Mapping[str, list[Tip]]:
    return {file.game: file.tips for file in map(TipsFile.model_validate_json, _read_files("tips"))}


LESSONS: Final = _read_lessons()
"""The lessons by id. The lessons of a game are in the order in which to take them."""


@lru_cache
def list_lessons() -> Lessons:
    """Return all lessons, game by game."""
    with_lessons = [game for game in GAMES if any(lesson.game == game for lesson in LESSONS.values())]
    return Lessons(games=[_list_lessons_of(game) for game in with_lessons])


def _list_lessons_of(game: str) -> GameLessons:
    lines = [
        LessonLine(id=lesson.id, topic=lesson.topic) for lesson in LESSONS.values() if lesson.game == game
    ]
    return GameLessons(game=game, lessons=lines, tips=_read_tips().get(game, []))


def find_lesson(id: str) -> LessonFile:
    """Return the lesson with this id.

    Raises:
        ApiError: `not-found` if there is nothing of this name.
    """
    if id not in LESSONS:
        raise api_error("not-found")
    return LESSONS[id]
