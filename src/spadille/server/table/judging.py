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
from spadille.server.table.state import Stage, TableState, required


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
    action = _written(said.action) if isinstance(said, Act) else None
    seat = state.seat_of(player)
    if seat is None:
        raise refuse("not-seated")
    if (seat, said.id) in state.heard:
        raise refuse("repeated")
    if not state.since <= said.seq <= state.seq:
        raise refuse("stale", seq=state.seq)
    if action is not None:
        _play(state, seat, action)
        return Happening("acted", {"action": str(action), "id": said.id}, seat, player)
    if state.stage is not Stage.BETWEEN:
        raise refuse("wrong-stage", stage=state.stage)
    if isinstance(said, Stop):
        return Happening("stopped", {"id": said.id}, seat, player)
    if seat in state.ready:
        raise refuse("already-ready")
    return Happening("ready", {"id": said.id}, seat, player)


def _written(action: str) -> Action:
    try:
        return read_action(action)
    except NotAllowed as no:
        raise refused(no) from no


def _play(state: TableState, seat: Seat, action: Action) -> None:
    """Whether the rules let the action pass. A seat speaks for itself alone."""
    if state.stage is not Stage.PLAYING:
        raise refuse("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    if action.seat != seat:
        part = "auction" if deal.phase.declared is None else "play"
        raise refuse("not-your-turn", state.rules.anchor(f"{part}.turn"), seat=action.seat)
    try:
        deal.play(action)
    except NotAllowed as no:
        raise refused(no) from no
