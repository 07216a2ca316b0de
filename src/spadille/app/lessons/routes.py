"""What is asked of the lessons, the coach and the bidding trainer."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from spadille import protocol
from spadille.app import lessons
from spadille.app.endpoint import HouseCall
from spadille.app.lessons import bidding_trainer, coach
from spadille.app.lessons import messages as taught
from spadille.app.lessons.lesson import LessonFile
from spadille.app.lessons.lesson_table import lesson_at
from spadille.app.request_context import Visit
from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import refuse
from spadille.rules.refusal import NotAllowed
from spadille.table.deal_sentences import hint_wording
from spadille.table.reducer import TableState

Seed = Annotated[int, Field(ge=0, le=999_999)]
Number = Annotated[int, Field(ge=1, le=bidding_trainer.HANDS)]


async def all_lessons() -> taught.Lessons:
    """All that can be learned here, game by game, and the tips for the deals after a lesson."""
    return lessons.listed()


async def learn(wanted: taught.Learner, visit: Visit) -> protocol.Opened:
    """Opens a table for a lesson; the caller sits on seat 0."""
    return await visit.open_table(lessons.wanted(wanted.lesson, wanted.name))


async def word(table: str, visit: Visit) -> taught.Coaching:
    """What the coach says to the learner now."""
    state, lesson = await _lesson(table, visit)
    if state.deal is None:
        return taught.Coaching(word=None)
    return coach.coached(lesson, view_of(state.deal, coach.LEARNER))


async def weigh(table: str, wish: taught.Weigh, visit: Visit) -> taught.Verdict:
    """What an answer costs that the learner is about to give, beside the best there is."""
    state, _ = await _lesson(table, visit)
    reasons = await visit.house.hints.hint(state, coach.LEARNER)
    if state.deal is None:
        raise refuse("wrong-stage", stage=state.stage)
    view = view_of(state.deal, coach.LEARNER)
    action = _answer_in(view, wish.action)
    return await visit.house.compute.run(coach.judged, view, reasons, action)


async def _lesson(table: str, visit: Visit) -> tuple[TableState, LessonFile]:
    """A lesson's table, where its learner asks for it."""
    state = (await visit.house.table(table)).state
    lesson = lesson_at(state)
    if lesson is None:
        raise refuse("not-found")
    if state.seat_of(visit.player.id if visit.player else None) != coach.LEARNER:
        raise refuse("not-seated")
    return state, lesson


async def trainer_question(game: str, seed: Seed, number: Number) -> taught.TrainerQuestion:
    """A hand to bid on: the number of it among twenty, which the seed makes."""
    return bidding_trainer.question(game, seed, number)


async def trainer_answer(
    game: str, seed: Seed, number: Number, given: taught.TrainerAnswer, visit: Visit
) -> taught.Trained:
    """What the house thinks of an answer to such a hand."""
    view = bidding_trainer.view(game, seed, number)
    action = _answer_in(view, given.action)
    reasons = await visit.house.hints.of_view(view, _asker(visit))
    return bidding_trainer.judged(view, reasons, action, hint_wording(view, reasons))


def _answer_in(view: View, text: str) -> Action:
    """The answer that somebody would give, if it may be given.

    Raises:
        NotAllowed: `malformed`.
    """
    action = read_action(text)
    if view.decision is None or action not in view.decision.answers:
        raise NotAllowed("malformed", action=text)
    return action


_NOBODY: Final = "somebody"


def _asker(visit: Visit) -> str:
    return visit.player.id if visit.player else visit.address or _NOBODY


COACH_CALLS: Final = (
    HouseCall("GET", "/lessons", all_lessons),
    HouseCall("POST", "/lessons", learn, 201),
    HouseCall("GET", "/tables/{table}/coach", word),
    HouseCall("POST", "/tables/{table}/coach", weigh),
    HouseCall("GET", "/trainer/{game}", trainer_question),
    HouseCall("POST", "/trainer/{game}", trainer_answer),
)
