"""Whether what somebody says at a table may be done, and what then happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.messages import Act, Next, Stop
from spadille.server.refusal import refuse, refused
from spadille.server.table.state import Stage, TableState


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that is about to happen: an event but for its number and its time."""

    kind: str
    payload: Mapping[str, Any]
    seat: Seat | None = None
    player: str | None = None


def judge(state: TableState, player: str | None, said: Act | Next | Stop) -> Happening:
    """What a player's message makes happen.

    Raises:
        Refusal: nothing, and why.
    """
    seat = state.seat_of(player)
    if seat is None:
        raise refuse("not-seated")
    if (seat, said.id) in state.heard:
        raise refuse("repeated")
    if not state.since <= said.seq <= state.seq:
        raise refuse("stale", seq=state.seq)
    kind, payload = _judged(state, seat, said)
    return Happening(kind, {**payload, "id": said.id}, seat, player)


def _judged(state: TableState, seat: Seat, said: Act | Next | Stop) -> tuple[str, dict[str, Any]]:
    match said:
        case Act():
            return "acted", {"action": str(_action(state, seat, said.action))}
        case Next():
            _between(state)
            if seat in state.ready:
                raise refuse("already-ready")
            return "ready", {}
        case Stop():
            _between(state)
            return "stopped", {}


def _between(state: TableState) -> None:
    if state.stage is not Stage.BETWEEN:
        raise refuse("wrong-stage", stage=state.stage)


def _action(state: TableState, seat: Seat, text: str) -> Action:
    """The action, once the rules have let it pass. A seat speaks for itself alone."""
    try:
        action = read_action(text)
        if state.stage is not Stage.PLAYING or state.deal is None:
            raise refuse("wrong-stage", stage=state.stage)
        if action.seat != seat:
            raise refuse("not-your-turn", state.rules.anchor("play.turn"), seat=action.seat)
        state.deal.play(action)
    except NotAllowed as no:
        raise refused(no) from no
    return action
