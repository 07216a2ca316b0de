"""Sitting down, getting up, and the host's say about who fills the seats."""

from __future__ import annotations

from spadille.protocol import Back, Fill, Leave, Open, Sit
from spadille.protocol.api_error import refuse
from spadille.rules.seating import Seat
from spadille.storage.pseudonyms import forgotten
from spadille.table.bot_names import unused
from spadille.table.events import (
    BotPlaced,
    PlayerReturned,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    SeatWished,
    TableHidden,
    TableShown,
    WishWithdrawn,
)
from spadille.table.pending_event import PendingEvent
from spadille.table.state import Stage, TableState, required


def sitting(state: TableState, player: str, wanted: Sit) -> PendingEvent:
    """What happens when somebody wants a seat: he has it, or is promised it.

    Raises:
        Refusal: `malformed` for a seat there is not, `already-seated`, `seat-taken`, `table-full`.
    """
    if wanted.seat is not None and wanted.seat not in range(state.seats):
        raise refuse("malformed")
    if state.seat_of(player) is not None or state.promise_to(player):
        raise refuse("already-seated")
    seat = _wanted(state, wanted.seat)
    at_once = state.line_up[seat] is None or state.stage is not Stage.PLAYING
    return PendingEvent(SeatTaken(wanted.name) if at_once else SeatWished(wanted.name), seat, player)


def _wanted(state: TableState, seat: Seat | None) -> Seat:
    """The seat itself if it can be had; if it is all the same, a free one, else a bot's."""
    free = [place for place, sitter in enumerate(state.line_up) if sitter is None]
    promised = {promise.seat for promise in state.promised}
    bots = [
        place for place, sitter in enumerate(state.line_up) if sitter and sitter.bot and place not in promised
    ]
    if state.again is not None:
        bots = []
    if seat is None:
        if not free + bots:
            raise refuse("table-full")
        return (free + bots)[0]
    if seat not in free + bots:
        raise refuse("seat-taken", seat=seat)
    return seat


def kept_promise(state: TableState) -> PendingEvent | None:
    """The first who waits for a seat gets it, once no deal is being played."""
    if not state.promised or state.stage is Stage.PLAYING:
        return None
    promise = state.promised[0]
    return PendingEvent(SeatTaken(promise.name), promise.seat, promise.player)


def farewell(state: TableState) -> PendingEvent | None:
    """A seat is left, or not waited for any more, whose player has been forgotten."""
    for promise in state.promised:
        if forgotten(promise.player):
            return PendingEvent(WishWithdrawn(), promise.seat, promise.player)
    for seat, sitter in enumerate(state.line_up):
        if sitter is not None and forgotten(sitter.player):
            return PendingEvent(_left(state), seat, sitter.player)
    return None


def moved(state: TableState, seat: Seat, wish: Leave | Back | Fill | Open) -> PendingEvent:
    """What somebody at the table does beside playing.

    Raises:
        Refusal: `not-away`, `not-host`, and what `fill` may not.
    """
    match wish:
        case Leave():
            return PendingEvent(_left(state))
        case Back():
            if required(state.line_up[seat]).cover is None:
                raise refuse("not-away")
            return PendingEvent(PlayerReturned())
        case Open():
            _judge_host(state, seat)
            return PendingEvent(TableShown() if wish.public else TableHidden())
        case Fill():
            _judge_host(state, seat)
            return _filled(state, wish)


def _left(state: TableState) -> SeatLeft:
    """A bot takes the seat with its chips; before the first deal the seat is free."""
    if state.stage is Stage.WAITING:
        return SeatLeft("", None)
    return SeatLeft(_bots_name(state), state.bot)


def _bots_name(state: TableState) -> str:
    return next(unused((sitter.name for sitter in state.line_up if sitter), f"{state.id}/{state.seq}"))


def _judge_host(state: TableState, seat: Seat) -> None:
    if required(state.line_up[seat]).player != state.host:
        raise refuse("not-host")


def _filled(state: TableState, wish: Fill) -> PendingEvent:
    """A bot sits down on a free seat, or gets up; about whom, not by whom."""
    if wish.seat not in range(state.seats):
        raise refuse("malformed")
    if state.stage is Stage.PLAYING:
        raise refuse("wrong-stage", stage=state.stage)
    sitter = state.line_up[wish.seat]
    if sitter is not None and sitter.player is not None:
        raise refuse("seat-taken", seat=wish.seat)
    if wish.bot is None:
        if sitter is None:
            raise refuse("seat-free", seat=wish.seat)
        return PendingEvent(SeatFreed("", None), wish.seat)
    if sitter is not None:
        raise refuse("seat-taken", seat=wish.seat)
    return PendingEvent(BotPlaced(_bots_name(state), wish.bot), wish.seat)
