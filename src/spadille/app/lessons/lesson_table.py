"""The table of a lesson: its cards, and its companions, the bots that follow the lesson's line."""

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
"""The prefix of a companion's name. The rest is the lesson's id."""

_USUAL: Final = "club"


class Companion:
    """A bot that plays its lesson's line. Off the line, and in other deals, it plays like `player`."""

    def __init__(self, player: Bot, lesson: LessonFile) -> None:
        self._player = player
        self._lesson = lesson

    def answer(self, view: View, chance: Random) -> Action:
        """Return one of the answers that the view's decision allows."""
        planned = next_action(self._lesson.actions, view) if is_lesson_hand(self._lesson, view) else None
        return self._player.answer(view, chance) if planned is None else planned


def is_companion(bot: str) -> bool:
    """Return whether a bot of this name is a lesson's companion."""
    return bot.startswith(_COMPANION)


def require_allowed_bot(bot: str) -> None:
    """Check that a client may choose a bot.

    A companion may sit only at a lesson's table, because the lesson's cards are dealt wherever it sits.

    Raises:
        ApiError: `unknown-bot` if the server has no such bot.
    """
    if is_companion(bot):
        raise api_error("unknown-bot", bot=bot)


def add_companions(bots: Mapping[str, Bot]) -> Mapping[str, Bot]:
    """Return the bots by name, with a companion added for each lesson."""
    companions = {_COMPANION + id: Companion(bots[_USUAL], lesson) for id, lesson in LESSONS.items()}
    return {**bots, **companions}


def is_lesson_hand(lesson: LessonFile, view: View) -> bool:
    """Return whether a view belongs to the lesson's own deal."""
    if view.seat is None or (view.seats, view.dealer) != (lesson.seats, lesson.dealer):
        return False
    return view.dealt == lesson.layout.hand(view.seat)


class LessonDealSource:
    """A deal source with the lesson's cards first, then the cards of another source."""

    def __init__(self, lesson: LessonFile, source: DealSource) -> None:
        self._lesson = lesson
        self._source = source

    def first_dealer(self, _seats: int) -> Seat:
        """Return the dealer of the lesson."""
        return self._lesson.dealer

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """Return the lesson's cards if `dealer` is the lesson's dealer, else cards of the other source.

        Every seat deals once in a lesson's match, so the lesson's cards are dealt once.
        """
        drawn = self._source.draw_cards(rules, seats, dealer)
        if dealer != self._lesson.dealer:
            return drawn
        return fixed_cards(drawn, self._lesson.hands, self._lesson.widow)


def find_lesson_at(state: TableState) -> LessonFile | None:
    """Return the lesson whose companions sit at a table; None if there are none."""
    for sitter in state.line_up:
        if sitter is not None and sitter.bot and is_companion(sitter.bot):
            return LESSONS.get(sitter.bot.removeprefix(_COMPANION))
    return None


def deal_source_for(state: TableState, source: DealSource) -> DealSource:
    """Return the deal source of a table: `source`, or the lesson's cards first at a lesson's table."""
    lesson = find_lesson_at(state)
    return source if lesson is None else LessonDealSource(lesson, source)


def table_request(id: str, name: str) -> NewTable:
    """Return the request for the table of the lesson `id`, whose learner is called `name`.

    Every seat deals once. The first deal has the lesson's cards.

    Raises:
        ApiError: `not-found` if there is nothing of this name.
    """
    lesson = find_lesson(id)
    match = MatchRules(start=None, bankrupt="debt", end={"deals": lesson.seats})
    bot = _COMPANION + id
    return NewTable(game=lesson.game, rules=lesson.rules, seats=lesson.seats, match=match, name=name, bot=bot)
