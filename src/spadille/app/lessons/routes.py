"""Endpoints of the lessons, the coach and the bidding trainer."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from spadille import protocol
from spadille.app import lessons
from spadille.app.endpoint import Endpoint
from spadille.app.lessons import bidding_trainer, coach
from spadille.app.lessons import messages as lesson_messages
from spadille.app.lessons.lesson import LessonFile
from spadille.app.lessons.lesson_table import find_lesson_at
from spadille.app.request_context import RequestContext
from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import api_error
from spadille.rules.refusal import NotAllowed
from spadille.table.deal_sentences import render_hint
from spadille.table.reducer import TableState

Seed = Annotated[int, Field(ge=0, le=999_999)]
Number = Annotated[int, Field(ge=1, le=bidding_trainer.HANDS)]


async def list_lessons() -> lesson_messages.Lessons:
    """Return all lessons, game by game, and the tips for the deals after a lesson."""
    return lessons.list_lessons()


async def open_lesson(context: RequestContext, wanted: lesson_messages.Learner) -> protocol.Opened:
    """Create a table for a lesson; the caller takes seat 0."""
    return await context.open_table(lessons.table_request(wanted.lesson, wanted.name))


async def get_coaching(context: RequestContext, table: str) -> lesson_messages.Coaching:
    """Return the coach's sentence for the current state of a lesson's table, if there is one."""
    state, lesson = await _require_lesson(context, table)
    if state.deal is None:
        return lesson_messages.Coaching(word=None)
    return coach.coach_view(lesson, view_of(state.deal, coach.LEARNER))


async def judge_action(
    context: RequestContext, table: str, wish: lesson_messages.Weigh
) -> lesson_messages.Verdict:
    """Return the cost of an answer, compared with the best answer, before the learner gives it."""
    state, _ = await _require_lesson(context, table)
    reasons = await context.services.hints.give_hint(state, coach.LEARNER)
    if state.deal is None:
        raise api_error("wrong-stage", stage=state.stage)
    view = view_of(state.deal, coach.LEARNER)
    action = _find_answer(view, wish.action)
    return await context.services.compute.run(coach.judge_answer, view, reasons, action)


async def _require_lesson(context: RequestContext, table: str) -> tuple[TableState, LessonFile]:
    """Return the state and lesson of a table. The caller must be its learner."""
    state = (await context.load_table(table)).state
    lesson = find_lesson_at(state)
    if lesson is None:
        raise api_error("not-found")
    if context.seat_at(state) != coach.LEARNER:
        raise api_error("not-seated")
    return state, lesson


async def get_trainer_question(
    context: RequestContext, game: str, seed: Seed, number: Number
) -> lesson_messages.TrainerQuestion:
    """Return a hand to bid on: hand `number` of the twenty hands of `seed`."""
    return await context.services.compute.run(bidding_trainer.make_question, game, seed, number)


async def judge_trainer_answer(
    context: RequestContext, game: str, seed: Seed, number: Number, given: lesson_messages.TrainerAnswer
) -> lesson_messages.Trained:
    """Return the evaluation of a call on a hand of the bidding trainer."""
    compute = context.services.compute
    view = await compute.run(bidding_trainer.make_view, game, seed, number)
    action = _find_answer(view, given.action)
    reasons = await context.services.hints.explain_view(view, context.network)
    return await compute.run(
        lambda: bidding_trainer.judge_answer(view, reasons, action, render_hint(view, reasons))
    )


def _find_answer(view: View, text: str) -> Action:
    """Return the action that a text names, which the view's decision must allow.

    Raises:
        NotAllowed: `malformed`.
    """
    action = read_action(text)
    if view.decision is None or action not in view.decision.answers:
        raise NotAllowed("malformed", action=text)
    return action


ROUTES: Final = (
    Endpoint("GET", "/lessons", list_lessons),
    Endpoint("POST", "/lessons", open_lesson, 201),
    Endpoint("GET", "/tables/{table}/coach", get_coaching),
    Endpoint("POST", "/tables/{table}/coach", judge_action),
    Endpoint("GET", "/trainer/{game}", get_trainer_question),
    Endpoint("POST", "/trainer/{game}", judge_trainer_answer),
)
