"""The table of a lesson: its cards, and the company that plays along."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from spadille.app.lessons.lesson import LESSONS, LessonFile, find_lesson
from spadille.app.lessons.script import next_action
from spadille.play.action import Action
from spadille.play.view import View
from spadille.protocol import MatchRules, NewTable
from spadille.protocol.api_error import api_error
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.bot_runner import Bot
from spadille.table.deal_source import DealSource, DealStart, fixed_cards
from spadille.table.reducer import TableState

_COMPANION: Final = "lesson-"
"""How those are called who play along in a lesson: this, and what the lesson is called."""

_USUAL: Final = "club"


class Companion:
    """Follows the line of its lesson, and plays every other hand as well as it can."""

    def __init__(self, player: Bot, lesson: LessonFile) -> None:
        self._player = player
        self._lesson = lesson

    def answer(self, view: View, chance: Random) -> Action:
        """One of the answers the view's decision allows."""
        planned = next_action(self._lesson.actions, view) if is_lesson_hand(self._lesson, view) else None
        return self._player.answer(view, chance) if planned is None else planned


def is_companion(bot: str) -> bool:
    """Whether a bot of this name plays along in a lesson."""
    return bot.startswith(_COMPANION)


def require_allowed_bot(bot: str) -> None:
    """Checks that a bot may be asked for: a companion sits at no table but a lesson's, since the lesson's
    cards are dealt wherever it sits.

    Raises:
        Refusal: `unknown-bot`.
    """
    if is_companion(bot):
        raise api_error("unknown-bot", bot=bot)


def add_companions(bots: Mapping[str, Bot]) -> Mapping[str, Bot]:
    """The bots, and a companion for each lesson, who plays all other hands like one of them."""
    companions = {_COMPANION + id: Companion(bots[_USUAL], lesson) for id, lesson in LESSONS.items()}
    return {**bots, **companions}


def is_lesson_hand(lesson: LessonFile, view: View) -> bool:
    """Whether this is the lesson's own deal."""
    if view.seat is None or (view.seats, view.dealer) != (lesson.seats, lesson.dealer):
        return False
    return view.dealt == lesson.layout.hand(view.seat)


class LessonDealSource:
    """Deals the lesson's hand first, then the cards of another source."""

    def __init__(self, lesson: LessonFile, source: DealSource) -> None:
        self._lesson = lesson
        self._source = source

    def first_dealer(self, _seats: int) -> Seat:
        """The lesson's own."""
        return self._lesson.dealer

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """The lesson's cards when its dealer deals, which happens once in a lesson's match."""
        drawn = self._source.draw_cards(rules, seats, dealer)
        if dealer != self._lesson.dealer:
            return drawn
        return fixed_cards(drawn, self._lesson.hands, self._lesson.widow)


def find_lesson_at(state: TableState) -> LessonFile | None:
    """The lesson given at a table, if any."""
    for sitter in state.line_up:
        if sitter is not None and sitter.bot and is_companion(sitter.bot):
            return LESSONS.get(sitter.bot.removeprefix(_COMPANION))
    return None


def deal_source_for(state: TableState, source: DealSource) -> DealSource:
    """The source of a table's cards: a lesson's table has its own."""
    lesson = find_lesson_at(state)
    return source if lesson is None else LessonDealSource(lesson, source)


def table_request(id: str, name: str) -> NewTable:
    """The table of a lesson: everybody deals once, the first hand is the lesson's.

    Raises:
        Refusal: `not-found`.
    """
    lesson = find_lesson(id)
    match = MatchRules(start=None, bankrupt="debt", end={"deals": lesson.seats})
    bot = _COMPANION + id
    return NewTable(game=lesson.game, rules=lesson.rules, seats=lesson.seats, match=match, name=name, bot=bot)
