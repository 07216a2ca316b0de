"""Sitting down, getting up, and the host's say about who fills the seats."""

from __future__ import annotations

from dataclasses import replace

from spadille.rules.seating import Seat
from spadille.server.messages import Back, Fill, Leave, Open, Sit
from spadille.server.refusal import refuse
from spadille.server.storage.guests import forgotten
from spadille.server.table.happening import Happening
from spadille.server.table.names import unused
from spadille.server.table.standing import Stage, TableState, required


def sitting(state: TableState, player: str, wanted: Sit) -> Happening:
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
    return Happening("sat" if at_once else "wished", {"name": wanted.name}, seat, player)


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


def kept_promise(state: TableState) -> Happening | None:
    """The first who waits for a seat gets it, once no deal is being played."""
    if not state.promised or state.stage is Stage.PLAYING:
        return None
    promise = state.promised[0]
    return Happening("sat", {"name": promise.name}, promise.seat, promise.player)


def farewell(state: TableState) -> Happening | None:
    """A seat is left, or not waited for any more, whose player has been forgotten."""
    for promise in state.promised:
        if forgotten(promise.player):
            return Happening("withdrew", {}, promise.seat, promise.player)
    for seat, sitter in enumerate(state.line_up):
        if sitter is not None and forgotten(sitter.player):
            return replace(_left(state), seat=seat, player=sitter.player)
    return None


def moved(state: TableState, seat: Seat, said: Leave | Back | Fill | Open) -> Happening:
    """What somebody at the table does beside playing.

    Raises:
        Refusal: `not-away`, `not-host`, and what `fill` may not.
    """
    match said:
        case Leave():
            return _left(state)
        case Back():
            if required(state.line_up[seat]).cover is None:
                raise refuse("not-away")
            return Happening("returned")
        case Open():
            _judge_host(state, seat)
            return Happening("opened-up" if said.public else "closed-up")
        case Fill():
            _judge_host(state, seat)
            return _filled(state, said)


def _left(state: TableState) -> Happening:
    """A bot takes the seat with its chips; before the first deal the seat is free."""
    if state.stage is Stage.WAITING:
        return Happening("left", {"name": "", "bot": None})
    return Happening("left", {"name": _bots_name(state), "bot": state.bot})


def _bots_name(state: TableState) -> str:
    return next(unused((sitter.name for sitter in state.line_up if sitter), f"{state.id}/{state.seq}"))


def _judge_host(state: TableState, seat: Seat) -> None:
    if required(state.line_up[seat]).player != state.host:
        raise refuse("not-host")


def _filled(state: TableState, said: Fill) -> Happening:
    """A bot sits down on a free seat, or gets up; about whom, not by whom."""
    if said.seat not in range(state.seats):
        raise refuse("malformed")
    if state.stage is Stage.PLAYING:
        raise refuse("wrong-stage", stage=state.stage)
    sitter = state.line_up[said.seat]
    if sitter is not None and sitter.player is not None:
        raise refuse("seat-taken", seat=said.seat)
    if said.bot is None:
        if sitter is None:
            raise refuse("seat-free", seat=said.seat)
        return Happening("freed", {"name": "", "bot": None}, said.seat)
    if sitter is not None:
        raise refuse("seat-taken", seat=said.seat)
    return Happening("placed", {"name": _bots_name(state), "bot": said.bot}, said.seat)
