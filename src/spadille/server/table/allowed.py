"""What somebody at the table may do just now, beside answering his decision."""

from __future__ import annotations

from spadille.play.tricks import TrickPlay
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.server.messages import May
from spadille.server.table import claims, taking_back
from spadille.server.table.standing import Stage, TableState, required


def may_do(state: TableState, seat: Seat | None, *, promised: bool = False) -> list[May]:
    """What the page of this seat offers. Who looks on may do nothing but give up a seat he is promised."""
    if seat is None:
        return ["leave"] if promised else []
    return [*_may_always(state, seat), *_may_now(state, seat, state.stage)]


def _may_always(state: TableState, seat: Seat) -> list[May]:
    sitter = required(state.line_up[seat])
    may: list[May] = ["leave"]
    if sitter.cover is not None:
        may.append("back")
    if sitter.player == state.host:
        may.append("host")
    if phrases_open(state):
        may.append("phrase")
    return may


def _may_now(state: TableState, seat: Seat, stage: Stage) -> list[May]:
    question = state.question
    may: list[May] = ["next"] if stage is Stage.BETWEEN and seat not in state.ready else []
    if question is None:
        may += _may_ask(state, seat, stage)
    elif seat == question.seat:
        may.append("withdraw")
    elif seat in state.missing():
        may.append("answer")
    return may


def _may_ask(state: TableState, seat: Seat, stage: Stage) -> list[May]:
    if stage is Stage.PLAYING:
        return _may_ask_in_play(state, seat)
    return ["stop" if stage is Stage.BETWEEN else "propose"]


def _may_ask_in_play(state: TableState, seat: Seat) -> list[May]:
    deal = required(state.deal)
    may: list[May] = [] if state.shown else ["show-hands"]
    if taking_back.point(deal, seat) is not None:
        may.append("take-back")
    if deal.turn == seat and isinstance(deal.phase, TrickPlay):
        if claims.may_claim(deal.phase, seat, "rest"):
            may.append("rest")
        if claims.may_claim(deal.phase, seat, "give-up"):
            may.append("give-up")
    return may


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
