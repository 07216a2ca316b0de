"""Open votes, count their answers, and carry out what was agreed."""

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
    state: TableState, seat: Seat, command: StopEarly | Propose | TakeBack | ShowHands
) -> PendingEvent:
    """Return the event that opens a vote.

    Raises:
        ApiError: `wrong-stage`, `question-open`, or an error of the proposal.
    """
    require_no_vote(state)
    match command:
        case StopEarly():
            _require_stage(state, Stage.BETWEEN)
            return PendingEvent(QuestionPut(StopQuestion()))
        case Propose():
            _require_stage(state, Stage.WAITING, Stage.FINISHED)
            begin_match(state, command.match)
            return PendingEvent(QuestionPut(MatchQuestion(command.match)))
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
    """Require that no other table plays the same cards.

    Raises:
        ApiError: `no-takebacks-here`.
    """
    if state.is_duplicate:
        raise api_error("no-takebacks-here")


def require_no_vote(state: TableState) -> None:
    """Require that no vote is open.

    Raises:
        ApiError: `question-open` if another vote is open.
    """
    if state.question is not None:
        raise api_error("question-open")


def _require_stage(state: TableState, *stages: Stage) -> None:
    if state.stage not in stages:
        raise api_error("wrong-stage", stage=state.stage)


def handle_vote(state: TableState, seat: Seat, answer: AnswerQuestion) -> PendingEvent:
    """Return the event of a seat's vote. The seat that asked withdraws the question by voting no.

    Raises:
        ApiError: `no-question`, `already-answered`.
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
    """Return the events that carry out the open vote once all voters have agreed; none before."""
    question = state.question
    if question is None or state.missing_votes():
        return ()
    seat = question.seat
    if isinstance(question.about, ClaimQuestion):
        return claims.grant_claim(state, seat, question.about.what)
    return (PendingEvent(_carry_out(state, question.about), seat, required(state.line_up[seat]).player),)


def _carry_out(
    state: TableState, about: StopQuestion | MatchQuestion | TakeBackQuestion | HandsQuestion
) -> AnyEvent:
    """Return the event that carries out a proposal on which all voters agreed."""
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
    """Return the event that starts the agreed match.

    If more people have sat down meanwhile than the match has seats, return the event that declines it.
    """
    try:
        return begin_match(state, wanted)
    except ApiError:
        return QuestionDeclined()


def begin_match(state: TableState, wanted: NextMatch) -> MatchBegan:
    """Return the event that starts the next match.

    Raises:
        ApiError: There can be no such match.
    """
    if wanted.seats < wanted.free + len(state.people()):
        raise api_error("too-few-seats", seats=wanted.seats)
    usual, waits = wanted.bot or state.bot, wanted.waits or state.waits
    bots = choose_bots(state.line_up, wanted.bot, usual, f"{state.id}/{state.number}")
    return MatchBegan(
        require_valid_match(wanted), usual, waits, rearrange(state.line_up, wanted.seats, bots, wanted.free)
    )


def require_valid_match(wanted: NextMatch | NewTable) -> Setup:
    """Return the setup of a wanted match.

    Raises:
        ApiError: There can be no such match.
    """
    try:
        game = game_named(wanted.game)
        rules = game.rules(wanted.rules, wanted.options)
        if wanted.seats not in rules.seats:
            raise api_error("bad-deal", rules.anchor("table"), seats=wanted.seats)
        terms = agreed(game.id, game.preset(wanted.rules), wanted.seats, wanted.match.model_dump())
    except NotAllowed as error:
        raise from_rules(error) from error
    return Setup.of(rules.at(wanted.seats), terms)
