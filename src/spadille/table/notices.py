"""The notice that tells clients about the latest event other than the play, such as a new player."""

from __future__ import annotations

from spadille.storage.event import Event
from spadille.table.events import (
    AnyEvent,
    BotPlaced,
    ClaimGranted,
    MatchBegan,
    MatchStopped,
    PlayEvent,
    QuestionAgreed,
    QuestionDeclined,
    QuestionPut,
    SeatTaken,
    SeatWished,
    WishWithdrawn,
)
from spadille.table.seating import make_sitter
from spadille.table.state import TableState
from spadille.table.votes import ClaimQuestion, Notice


def find_notice(before: TableState, event: Event, what: AnyEvent) -> Notice | None:
    """Return the notice about an event.

    Return None for an event of the play, and for an event of a player whose account was erased.
    """
    if isinstance(what, PlayEvent):
        return None
    seat = event.seat
    sitter = None if seat is None or seat >= before.seats else before.line_up[seat]
    name = _find_name(before, event, what) or (sitter.name if sitter else "")
    if event.player is not None and not name:
        return None
    about, claim = _find_question_kind(before, what), _find_claim(what)
    return Notice(seq=event.seq, kind=what.kind, seat=seat, name=name, about=about, claim=claim)


def _find_question_kind(before: TableState, what: AnyEvent) -> str | None:
    """Return the kind of the question that was asked or answered."""
    match what:
        case QuestionPut():
            return what.about.kind
        case QuestionAgreed() | QuestionDeclined() | MatchStopped() | MatchBegan():
            return None if before.question is None else before.question.kind
        case _:
            return None


def _find_claim(what: AnyEvent) -> str | None:
    match what:
        case QuestionPut(about=ClaimQuestion(what=claim)) | ClaimGranted(what=claim):
            return claim
        case _:
            return None


def _find_name(before: TableState, event: Event, what: AnyEvent) -> str | None:
    """Return the name of the person or bot that an event gives a seat, or whose promised seat it withdraws.

    Return None for all other events.
    """
    match what:
        case SeatTaken() | SeatWished():
            return make_sitter(event, what.name).name
        case BotPlaced():
            return what.name
        case WishWithdrawn():
            return next((promise.name for promise in before.promised if promise.seat == event.seat), None)
        case _:
            return None
