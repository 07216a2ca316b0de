"""Sitting down and leaving, and the host's control of the seats."""

from __future__ import annotations

from itertools import count, islice

from spadille.notation.names import MAX_NAME_LENGTH, name_key
from spadille.protocol import Back, Fill, Leave, Open, Sit
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.pseudonyms import is_pseudonym
from spadille.table.bot_names import unused_names
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


def take_seat(state: TableState, player: str, wanted: Sit) -> PendingEvent:
    """Return the event that gives a player a seat now, or promises them a bot's seat for after the deal.

    Raises:
        ApiError: `malformed` for a seat that does not exist, `already-seated`, `seat-taken`, `table-full`.
    """
    if wanted.seat is not None and wanted.seat not in range(state.seats):
        raise api_error("malformed")
    if state.seat_of(player) is not None or state.promise_to(player):
        raise api_error("already-seated")
    seat = _reserve_seat(state, wanted.seat)
    at_once = state.line_up[seat] is None or state.stage is not Stage.PLAYING
    name = _distinct_name(state, wanted.name)
    return PendingEvent(SeatTaken(name) if at_once else SeatWished(name), seat, player)


def _distinct_name(state: TableState, name: str) -> str:
    """Return the name, with a number such as `Ann (2)` if an Ann has a seat or is promised one."""
    taken = {name_key(sitter.name) for sitter in state.line_up if sitter}
    taken |= {name_key(promise.name) for promise in state.promised}
    numbered = (f"{name[: MAX_NAME_LENGTH - 4]} ({number})" for number in count(2))
    return next(other for other in (name, *islice(numbered, state.seats)) if name_key(other) not in taken)


def _reserve_seat(state: TableState, seat: Seat | None) -> Seat:
    """Return the seat that a player gets: `seat` if it is available; for None a free seat, else a bot's."""
    free = [place for place, sitter in enumerate(state.line_up) if sitter is None]
    promised = {promise.seat for promise in state.promised}
    bots = [
        place for place, sitter in enumerate(state.line_up) if sitter and sitter.bot and place not in promised
    ]
    if state.again is not None:
        bots = []
    if seat is None:
        if not free + bots:
            raise api_error("table-full")
        return (free + bots)[0]
    if seat not in free + bots:
        raise api_error("seat-taken", seat=seat)
    return seat


def hand_over_promised_seat(state: TableState) -> PendingEvent | None:
    """Return the event that gives the first promised seat to its player; None during a deal."""
    if not state.promised or state.stage is Stage.PLAYING:
        return None
    promise = state.promised[0]
    return PendingEvent(SeatTaken(promise.name), promise.seat, promise.player)


def leave_erased_seat(state: TableState) -> PendingEvent | None:
    """Return an event that removes a player whose account was erased; None if there is none.

    It withdraws the seat promised to the player, or gives up the seat that the player has.
    """
    for promise in state.promised:
        if is_pseudonym(promise.player):
            return PendingEvent(WishWithdrawn(), promise.seat, promise.player)
    for seat, sitter in enumerate(state.line_up):
        if sitter is not None and is_pseudonym(sitter.player):
            return PendingEvent(_leave_seat(state), seat, sitter.player)
    return None


def handle_seat_command(state: TableState, seat: Seat, command: Leave | Back | Fill | Open) -> PendingEvent:
    """Return the event of a command about seats.

    Raises:
        ApiError: `not-away`, `not-host`, or why a bot cannot be put on the seat or removed.
    """
    match command:
        case Leave():
            return PendingEvent(_leave_seat(state))
        case Back():
            if required(state.line_up[seat]).cover is None:
                raise api_error("not-away")
            return PendingEvent(PlayerReturned())
        case Open():
            _require_host(state, seat)
            return PendingEvent(TableShown() if command.public else TableHidden())
        case Fill():
            _require_host(state, seat)
            return _fill_seat(state, command)


def _leave_seat(state: TableState) -> SeatLeft:
    """Return the event of leaving a seat: a bot gets the seat and its chips.

    Before the first deal the seat becomes free instead.
    """
    if state.stage is Stage.WAITING:
        return SeatLeft("", None)
    return SeatLeft(_name_bot(state), state.bot)


def _name_bot(state: TableState) -> str:
    return next(unused_names((sitter.name for sitter in state.line_up if sitter), f"{state.id}/{state.seq}"))


def _require_host(state: TableState, seat: Seat) -> None:
    if required(state.line_up[seat]).player != state.host:
        raise api_error("not-host")


def _fill_seat(state: TableState, command: Fill) -> PendingEvent:
    """Return the event that puts a bot on a free seat, or removes the bot if the command names none."""
    if command.seat not in range(state.seats):
        raise api_error("malformed")
    if state.stage is Stage.PLAYING:
        raise api_error("wrong-stage", stage=state.stage)
    sitter = state.line_up[command.seat]
    if sitter is not None and sitter.player is not None:
        raise api_error("seat-taken", seat=command.seat)
    if command.bot is None:
        if sitter is None:
            raise api_error("seat-free", seat=command.seat)
        return PendingEvent(SeatFreed("", None), command.seat)
    if sitter is not None:
        raise api_error("seat-taken", seat=command.seat)
    return PendingEvent(BotPlaced(_name_bot(state), command.bot), command.seat)
