"""What all people at a table are asked, and what is done when everybody has said yes."""

from __future__ import annotations

from typing import assert_never

from spadille.games import game_named
from spadille.play.match import agreed
from spadille.protocol import (
    AnswerQuestion,
    NewTable,
    NextMatch,
    Propose,
    ShowHands,
    StopEarly,
    TakeBack,
)
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.table.commands import claims, undo
from spadille.table.events import (
    ActionsTakenBack,
    AnyEvent,
    HandsShown,
    MatchBegan,
    MatchStopped,
    QuestionAgreed,
    QuestionDeclined,
    QuestionPut,
)
from spadille.table.pending_event import PendingEvent
from spadille.table.seating import choose_bots, rearrange
from spadille.table.setup import Setup
from spadille.table.state import Stage, TableState, required
from spadille.table.votes import (
    ClaimQuestion,
    HandsQuestion,
    MatchQuestion,
    StopQuestion,
    TakeBackQuestion,
)


def handle_proposal(
    state: TableState, seat: Seat, wish: StopEarly | Propose | TakeBack | ShowHands
) -> PendingEvent:
    """The question that what somebody says puts to the others.

    Raises:
        Refusal: `wrong-stage`, `question-open`, or what speaks against it.
    """
    require_no_vote(state)
    match wish:
        case StopEarly():
            _require_stage(state, Stage.BETWEEN)
            return PendingEvent(QuestionPut(StopQuestion()))
        case Propose():
            _require_stage(state, Stage.WAITING, Stage.FINISHED)
            begin_match(state, wish.match)
            return PendingEvent(QuestionPut(MatchQuestion(wish.match)))
        case ShowHands():
            _require_stage(state, Stage.PLAYING)
            _require_not_duplicate(state)
            if state.shown:
                raise api_error("already-shown")
            return PendingEvent(QuestionPut(HandsQuestion()))
        case TakeBack():
            _require_stage(state, Stage.PLAYING)
            _require_not_duplicate(state)
            to = undo.undo_point(required(state.deal), seat, alone=state.alone)
            if to is None:
                raise api_error("nothing-to-take-back")
            return PendingEvent(QuestionPut(TakeBackQuestion(to)))


def _require_not_duplicate(state: TableState) -> None:
    """Where others have the same cards to play, they are played as they come.

    Raises:
        Refusal: `as-it-comes`.
    """
    if state.as_it_comes:
        raise api_error("as-it-comes")


def require_no_vote(state: TableState) -> None:
    """Whether something may be asked.

    Raises:
        Refusal: `question-open`.
    """
    if state.question is not None:
        raise api_error("question-open")


def _require_stage(state: TableState, *stages: Stage) -> None:
    if state.stage not in stages:
        raise api_error("wrong-stage", stage=state.stage)


def handle_vote(state: TableState, seat: Seat, answer: AnswerQuestion) -> PendingEvent:
    """Somebody agrees, or does not. Who asked it may think better of it.

    Raises:
        Refusal: `no-question`, `already-answered`.
    """
    question = state.question
    if question is None or question.number != answer.question or seat not in state.people():
        raise api_error("no-question")
    if isinstance(question.about, ClaimQuestion) and seat not in (question.seat, *question.about.asked):
        raise api_error("no-question")
    if not answer.yes:
        return PendingEvent(QuestionDeclined())
    if seat in question.agreed:
        raise api_error("already-answered")
    return PendingEvent(QuestionAgreed())


def settle_vote(state: TableState) -> tuple[PendingEvent, ...]:
    """What is done now that all who are asked have said yes; nothing before."""
    question = state.question
    if question is None or state.waited_for_votes():
        return ()
    seat = question.seat
    if isinstance(question.about, ClaimQuestion):
        return claims.grant_claim(state, seat, question.about.what)
    return (PendingEvent(_carry_out(state, question.about), seat, required(state.line_up[seat]).player),)


def _carry_out(
    state: TableState, about: StopQuestion | MatchQuestion | TakeBackQuestion | HandsQuestion
) -> AnyEvent:
    """What everybody has said yes to."""
    match about:
        case StopQuestion():
            return MatchStopped()
        case MatchQuestion():
            return _begin_or_decline(state, about.match)
        case TakeBackQuestion():
            return ActionsTakenBack(about.to)
        case HandsQuestion():
            return HandsShown()
        case _:
            assert_never(about)


# The next match


def _begin_or_decline(state: TableState, wanted: NextMatch) -> MatchBegan | QuestionDeclined:
    """The match all agreed to; should more have sat down than it has seats, it is not to be."""
    try:
        return begin_match(state, wanted)
    except ApiError:
        return QuestionDeclined()


def begin_match(state: TableState, wanted: NextMatch) -> MatchBegan:
    """The beginning of the next match.

    Raises:
        Refusal: there can be no such match, and why.
    """
    if wanted.seats < wanted.free + len(state.people()):
        raise api_error("too-few-seats", seats=wanted.seats)
    usual, waits = wanted.bot or state.bot, wanted.waits or state.waits
    bots = choose_bots(state.line_up, wanted.bot, usual, f"{state.id}/{state.number}")
    return MatchBegan(
        require_valid_match(wanted), usual, waits, rearrange(state.line_up, wanted.seats, bots, wanted.free)
    )


def require_valid_match(wanted: NextMatch | NewTable) -> Setup:
    """What is to be played.

    Raises:
        Refusal: there can be no such match, and why.
    """
    try:
        game = game_named(wanted.game)
        rules = game.rules(wanted.rules, wanted.options)
        if wanted.seats not in rules.seats:
            raise api_error("bad-deal", rules.anchor("table"), seats=wanted.seats)
        terms = agreed(game.id, game.preset(wanted.rules), wanted.seats, wanted.match.model_dump())
    except NotAllowed as no:
        raise from_rules(no) from no
    return Setup.of(rules.at(wanted.seats), terms)
