"""Check the commands of players and turn them into events."""

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
    GiveNonce,
    Leave,
    LoggedCommand,
    Next,
    Open,
    Propose,
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
"""Commands that are stale once the table has moved on."""


def handle(state: TableState, player: str | None, command: LoggedCommand) -> tuple[PendingEvent, ...]:
    """Return the events that a player's command causes.

    The rules check an action later, when its event is applied. If a bot plays for the player meanwhile, any
    command of the player ends this first.

    Raises:
        ApiError: The command is refused.
    """
    seat, promise = state.seat_of(player), state.promise_to(player)
    if seat is None and not (isinstance(command, Leave) and promise):
        raise api_error("not-seated")
    if (player and make_pseudonym(player, state.id), command.id) in state.processed:
        raise api_error("repeated")
    oldest = state.since if isinstance(command, StateBoundCommand) else state.horizon
    if not oldest <= command.seq <= state.seq:
        raise api_error("stale", seq=state.seq)
    if seat is None:
        return (PendingEvent(WishWithdrawn(id=command.id), required(promise).seat, player),)
    first, *others = _handle_at_seat(state, seat, command)
    about = seat if first.seat is None else first.seat
    done = (PendingEvent(replace(first.what, id=command.id), about, player), *others)
    sitter = required(state.line_up[seat])
    if sitter.cover is None or isinstance(first.what, PlayerReturned | SeatLeft | NonceGiven):
        return done
    return PendingEvent(PlayerReturned(), seat, player), *done


def _handle_at_seat(state: TableState, seat: Seat, command: LoggedCommand) -> tuple[PendingEvent, ...]:
    """Return the events that a seat's command causes. The first one is attributed to the player."""
    match command:
        case Act():
            _handle_action(state, seat, command.action)
            return (PendingEvent(Acted(command.action)),)
        case Next() | GiveNonce():
            return (
                _handle_ready(state, seat)
                if isinstance(command, Next)
                else nonce.handle_nonce(state, seat, command),
            )
        case Claim():
            return claims.handle_claim(state, seat, command.what)
        case StopEarly() | Propose() | TakeBack() | ShowHands():
            return (votes.handle_proposal(state, seat, command),)
        case AnswerQuestion():
            return (votes.handle_vote(state, seat, command),)
        case Leave() | Back() | Fill() | Open():
            return (seats.handle_seat_command(state, seat, command),)
        case _:
            assert_never(command)


def _handle_action(state: TableState, seat: Seat, action: Action) -> None:
    """Require that a deal is being played and that the action is the seat's own.

    The rules check the action when its event is applied.
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
