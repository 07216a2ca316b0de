"""Whether what somebody says at a table may be done, and what then happens."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from spadille.play.action import Action
from spadille.rules.seating import Seat
from spadille.server.messages import (
    Act,
    AnswerQuestion,
    Back,
    Claim,
    Fill,
    Leave,
    Next,
    Open,
    Propose,
    Share,
    ShowHands,
    StopEarly,
    TakeBack,
)
from spadille.server.refusal import refuse
from spadille.server.storage.guests import guest_id
from spadille.server.table import asking, claims, cutting, moving
from spadille.server.table.events import (
    Acted,
    NonceGiven,
    PlayerReturned,
    SeatLeft,
    SeatReady,
    WishWithdrawn,
)
from spadille.server.table.pending import PendingEvent
from spadille.server.table.standing import Stage, TableState, required

Judged = (
    Act
    | Next
    | StopEarly
    | Propose
    | Claim
    | TakeBack
    | ShowHands
    | AnswerQuestion
    | Leave
    | Back
    | Fill
    | Open
    | Share
)
"""What becomes part of a table's story."""
Timed = Act | Next | StopEarly | Propose | Claim | TakeBack | ShowHands | Fill
"""What is said to the table as it stands, and means nothing to another."""


def judge(state: TableState, player: str | None, said: Judged) -> tuple[PendingEvent, ...]:
    """What a player's message makes happen, unless the rules of the game refuse it when it does. Who was away
    is back with anything he says himself.

    Raises:
        Refusal: nothing, and why.
    """
    seat, promise = state.seat_of(player), state.promise_to(player)
    if seat is None and not (isinstance(said, Leave) and promise):
        raise refuse("not-seated")
    if (player and guest_id(player, state.id), said.id) in state.heard:
        raise refuse("repeated")
    oldest = state.since if isinstance(said, Timed) else state.horizon
    if not oldest <= said.seq <= state.seq:
        raise refuse("stale", seq=state.seq)
    if seat is None:
        return (PendingEvent(WishWithdrawn(id=said.id), required(promise).seat, player),)
    first, *others = _judged(state, seat, said)
    about = seat if first.seat is None else first.seat
    done = (PendingEvent(replace(first.what, id=said.id), about, player), *others)
    sitter = required(state.line_up[seat])
    if sitter.cover is None or isinstance(first.what, PlayerReturned | SeatLeft | NonceGiven):
        return done
    return PendingEvent(PlayerReturned(), seat, player), *done


def _judged(state: TableState, seat: Seat, said: Judged) -> tuple[PendingEvent, ...]:
    """What happens, by what is said; the first of it is what the seat does."""
    match said:
        case Act():
            _judge_turn(state, seat, said.action)
            return (PendingEvent(Acted(said.action)),)
        case Next() | Share():
            return (_ready(state, seat) if isinstance(said, Next) else cutting.cut(state, seat, said),)
        case Claim():
            return claims.claimed(state, seat, said.what)
        case StopEarly() | Propose() | TakeBack() | ShowHands():
            return (asking.asked(state, seat, said),)
        case AnswerQuestion():
            return (asking.answered(state, seat, said),)
        case Leave() | Back() | Fill() | Open():
            return (moving.moved(state, seat, said),)
        case _:
            assert_never(said)


def _judge_turn(state: TableState, seat: Seat, action: Action) -> None:
    """Whether there is a deal to act in. A seat speaks for itself alone. The rules have their say when the
    deal goes on by the action.
    """
    if state.stage is not Stage.PLAYING:
        raise refuse("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    if action.seat != seat:
        part = "auction" if deal.phase.declared is None else "play"
        raise refuse("not-your-turn", state.rules.anchor(f"{part}.turn"), seat=action.seat)


def _ready(state: TableState, seat: Seat) -> PendingEvent:
    if state.stage is not Stage.BETWEEN:
        raise refuse("wrong-stage", stage=state.stage)
    if seat in state.ready:
        raise refuse("already-ready")
    return PendingEvent(SeatReady())
