"""What somebody at the table may do just now, beside answering his decision."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.play.tricks import TrickPlay
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.server.messages import May
from spadille.server.table import claims, taking_back
from spadille.server.table.standing import Stage, TableState, required


def may_do(state: TableState, seat: Seat | None) -> list[May]:
    """What the page of this seat offers; nothing to those who look on."""
    return [] if seat is None else list(_may(state, seat))


def _may(state: TableState, seat: Seat) -> Iterator[May]:
    sitter = required(state.line_up[seat])
    yield "leave"
    if sitter.cover is not None:
        yield "back"
    if sitter.player == state.host:
        yield "host"
    if phrases_open(state):
        yield "phrase"
    stage, question = state.stage, state.question
    if stage is Stage.BETWEEN and seat not in state.ready:
        yield "next"
    if question is None:
        yield from _may_ask(state, seat, stage)
    elif seat == question.seat:
        yield "withdraw"
    elif seat in state.missing():
        yield "answer"


def _may_ask(state: TableState, seat: Seat, stage: Stage) -> Iterator[May]:
    if stage is Stage.BETWEEN:
        yield "stop"
    elif stage is not Stage.PLAYING:
        yield "propose"
    else:
        yield from _may_ask_in_play(state, seat)


def _may_ask_in_play(state: TableState, seat: Seat) -> Iterator[May]:
    deal = required(state.deal)
    if not state.shown:
        yield "show-hands"
    if taking_back.point(deal, seat) is not None:
        yield "take-back"
    if deal.turn == seat and isinstance(deal.phase, TrickPlay):
        if claims.may_claim(deal.phase, seat, "rest"):
            yield "rest"
        if claims.may_claim(deal.phase, seat, "give-up"):
            yield "give-up"


def phrases_open(state: TableState) -> bool:
    """Whether phrases may be said: not while two play together, or may yet, and must be silent."""
    declared = None if state.deal is None else state.deal.phase.declared
    if declared is not None and declared.contract.partner is Partner.ALONE:
        return True
    if state.stage is not Stage.PLAYING:
        return True
    if declared is not None:
        return False
    return all(contract.partner is Partner.ALONE for contract in state.rules.contracts)
