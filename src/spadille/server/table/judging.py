"""Whether what somebody says at a table may be done, and what then happens."""

from __future__ import annotations

from typing import assert_never

from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.messages import (
    Act,
    Answer,
    Back,
    Claim,
    Fill,
    Leave,
    Next,
    Open,
    Propose,
    Share,
    ShowHands,
    Stop,
    TakeBack,
)
from spadille.server.refusal import refuse, refused
from spadille.server.storage.guests import guest_id
from spadille.server.table import asking, claims, cutting, moving
from spadille.server.table.happening import Happening
from spadille.server.table.standing import Stage, TableState, required

Judged = (
    Act | Next | Stop | Propose | Claim | TakeBack | ShowHands | Answer | Leave | Back | Fill | Open | Share
)
"""What becomes part of a table's story."""
Timed = Act | Next | Stop | Propose | Claim | TakeBack | ShowHands | Fill
"""What is said to the table as it stands, and means nothing to another."""


def judge(state: TableState, player: str | None, said: Judged) -> tuple[Happening, ...]:
    """What a player's message makes happen. Who was away is back with anything he says himself.

    Raises:
        Refusal: nothing, and why.
    """
    action = _written(said.action) if isinstance(said, Act) else None
    seat, promise = state.seat_of(player), state.promise_to(player)
    if seat is None and not (isinstance(said, Leave) and promise):
        raise refuse("not-seated")
    if (player and guest_id(player, state.id), said.id) in state.heard:
        raise refuse("repeated")
    oldest = state.since if isinstance(said, Timed) else state.horizon
    if not oldest <= said.seq <= state.seq:
        raise refuse("stale", seq=state.seq)
    if seat is None:
        return (Happening("withdrew", {"id": said.id}, required(promise).seat, player),)
    first, *others = _judged(state, seat, said, action)
    about = seat if first.seat is None else first.seat
    done = (Happening(first.kind, {**first.payload, "id": said.id}, about, player), *others)
    sitter = required(state.line_up[seat])
    if sitter.cover is None or first.kind in ("returned", "left", "shared"):
        return done
    return Happening("returned", {}, seat, player), *done


def _judged(state: TableState, seat: Seat, said: Judged, action: Action | None) -> tuple[Happening, ...]:
    """What happens, by what is said; the first of it is what the seat does."""
    match said:
        case Act():
            assert action is not None
            _judge_action(state, seat, action)
            return (Happening("acted", {"action": str(action)}),)
        case Next() | Share():
            return (_ready(state, seat) if isinstance(said, Next) else cutting.cut(state, seat, said),)
        case Claim():
            return claims.claimed(state, seat, said.what)
        case Stop() | Propose() | TakeBack() | ShowHands():
            return (asking.asked(state, seat, said),)
        case Answer():
            return (asking.answered(state, seat, said),)
        case Leave() | Back() | Fill() | Open():
            return (moving.moved(state, seat, said),)
        case _:
            assert_never(said)


def _written(action: str) -> Action:
    try:
        return read_action(action)
    except NotAllowed as no:
        raise refused(no) from no


def _judge_action(state: TableState, seat: Seat, action: Action) -> None:
    """Whether the rules let the action pass. A seat speaks for itself alone."""
    if state.stage is not Stage.PLAYING:
        raise refuse("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    if action.seat != seat:
        part = "auction" if deal.phase.declared is None else "play"
        raise refuse("not-your-turn", state.rules.anchor(f"{part}.turn"), seat=action.seat)
    try:
        deal.judge(action)
    except NotAllowed as no:
        raise refused(no) from no


def _ready(state: TableState, seat: Seat) -> Happening:
    if state.stage is not Stage.BETWEEN:
        raise refuse("wrong-stage", stage=state.stage)
    if seat in state.ready:
        raise refuse("already-ready")
    return Happening("ready")
