"""The table of a lesson: its cards, and the company that plays along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.server.lessons.lesson import LESSONS, LessonFile, lesson_of
from spadille.server.messages import MatchRules, NewTable
from spadille.server.table.chance import DealSource, Drawn, laid_out
from spadille.server.table.state import TableState
from spadille.server.table.thinking import Bot

COMPANION: Final = "lesson"
"""What those are called who play along in a lesson."""

_USUAL: Final = "club"


class Companion:
    """Does in a lesson's hand what the lesson wants done, and plays every other hand as it knows best."""

    def __init__(self, player: Bot) -> None:
        self._player = player

    def answer(self, view: View, chance: Random) -> Action:
        """One of the answers the view's decision allows."""
        wished = next(_wished(view), None)
        return self._player.answer(view, chance) if wished is None else wished


def with_companion(bots: Mapping[str, Bot]) -> Mapping[str, Bot]:
    """The bots, and who plays along in a lesson: he plays other hands like one of them."""
    return {**bots, COMPANION: Companion(bots[_USUAL])}


def _wished(view: View) -> Iterator[Action]:
    lesson = LESSONS.get(view.rules.settings.game)
    if lesson is None or view.seat is None or view.decision is None or not _is_its_hand(lesson, view):
        return
    done = set(view.history)
    for wish in map(read_action, lesson.wished(view.seat)):
        if wish not in done and wish in view.decision.answers:
            yield wish


def _is_its_hand(lesson: LessonFile, view: View) -> bool:
    if view.seat is None or (view.seats, view.dealer) != (lesson.seats, lesson.dealer):
        return False
    return view.dealt == lesson.layout.hand(view.seat)


class Taught:
    """Deals the lesson's hand first, then the cards of another source."""

    def __init__(self, lesson: LessonFile, source: DealSource) -> None:
        self._lesson = lesson
        self._source = source

    def first_dealer(self, _seats: int) -> Seat:
        """The lesson's own."""
        return self._lesson.dealer

    def cards(self, rules: Rules, seats: int, dealer: Seat) -> Drawn:
        """The lesson's cards when it is its dealer's turn, which in a match of a lesson is once."""
        drawn = self._source.cards(rules, seats, dealer)
        if dealer != self._lesson.dealer:
            return drawn
        return laid_out(drawn, self._lesson.hands, self._lesson.widow)


def taught(state: TableState, source: DealSource) -> DealSource:
    """Where a table's cards come from: a lesson's table has its own."""
    lesson = LESSONS.get(state.rules.settings.game)
    companions = any(sitter is not None and sitter.bot == COMPANION for sitter in state.line_up)
    return Taught(lesson, source) if lesson and companions else source


def wanted(game: str, name: str) -> NewTable:
    """The table of a game's lesson: everybody deals once, the first hand is the lesson's.

    Raises:
        Refusal: `not-found`.
    """
    lesson = lesson_of(game)
    match = MatchRules(start=None, bankrupt="debt", end={"deals": lesson.seats})
    return NewTable(game=game, rules=lesson.rules, seats=lesson.seats, match=match, name=name, bot=COMPANION)
