"""Whether what somebody says at a table may be done, and what then happens."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from spadille.play.action import Action
from spadille.protocol import (
    Act,
    AnswerQuestion,
    Back,
    Claim,
    Fill,
    Leave,
    LoggedCommand,
    Next,
    Open,
    Propose,
    Share,
    ShowHands,
    StopEarly,
    TakeBack,
)
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.pseudonyms import make_pseudonym
from spadille.table.commands import claims, nonce, seats, votes
from spadille.table.events import (
    Acted,
    NonceGiven,
    PlayerReturned,
    SeatLeft,
    SeatReady,
    WishWithdrawn,
)
from spadille.table.pending_event import PendingEvent
from spadille.table.state import Stage, TableState, required

StateBoundCommand = Act | Next | StopEarly | Propose | Claim | TakeBack | ShowHands | Fill
"""What is said to the table as it stands, and means nothing to another."""


def handle(state: TableState, player: str | None, wish: LoggedCommand) -> tuple[PendingEvent, ...]:
    """What a player's message makes happen, unless the rules of the game refuse it when it does. Who was away
    is back with anything he says himself.

    Raises:
        Refusal: nothing, and why.
    """
    seat, promise = state.seat_of(player), state.promise_to(player)
    if seat is None and not (isinstance(wish, Leave) and promise):
        raise api_error("not-seated")
    if (player and make_pseudonym(player, state.id), wish.id) in state.processed:
        raise api_error("repeated")
    oldest = state.since if isinstance(wish, StateBoundCommand) else state.horizon
    if not oldest <= wish.seq <= state.seq:
        raise api_error("stale", seq=state.seq)
    if seat is None:
        return (PendingEvent(WishWithdrawn(id=wish.id), required(promise).seat, player),)
    first, *others = _handle_at_seat(state, seat, wish)
    about = seat if first.seat is None else first.seat
    done = (PendingEvent(replace(first.what, id=wish.id), about, player), *others)
    sitter = required(state.line_up[seat])
    if sitter.cover is None or isinstance(first.what, PlayerReturned | SeatLeft | NonceGiven):
        return done
    return PendingEvent(PlayerReturned(), seat, player), *done


def _handle_at_seat(state: TableState, seat: Seat, wish: LoggedCommand) -> tuple[PendingEvent, ...]:
    """What happens, by what is said; the first of it is what the seat does."""
    match wish:
        case Act():
            _handle_action(state, seat, wish.action)
            return (PendingEvent(Acted(wish.action)),)
        case Next() | Share():
            return (
                _handle_ready(state, seat)
                if isinstance(wish, Next)
                else nonce.handle_nonce(state, seat, wish),
            )
        case Claim():
            return claims.handle_claim(state, seat, wish.what)
        case StopEarly() | Propose() | TakeBack() | ShowHands():
            return (votes.handle_proposal(state, seat, wish),)
        case AnswerQuestion():
            return (votes.handle_vote(state, seat, wish),)
        case Leave() | Back() | Fill() | Open():
            return (seats.handle_seat_command(state, seat, wish),)
        case _:
            assert_never(wish)


def _handle_action(state: TableState, seat: Seat, action: Action) -> None:
    """Whether there is a deal to act in. A seat speaks for itself alone. The rules have their say when the
    deal goes on by the action.
    """
    if state.stage is not Stage.PLAYING:
        raise api_error("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    if action.seat != seat:
        part = "auction" if deal.phase.declared is None else "play"
        raise api_error("not-your-turn", state.rules.anchor(f"{part}.turn"), seat=action.seat)


def _handle_ready(state: TableState, seat: Seat) -> PendingEvent:
    if state.stage is not Stage.BETWEEN:
        raise api_error("wrong-stage", stage=state.stage)
    if seat in state.ready:
        raise api_error("already-ready")
    return PendingEvent(SeatReady())
