"""The permissions of a seat: which commands it may send now, besides its bids and cards."""

from __future__ import annotations

from spadille.play.tricks import TrickPlay
from spadille.protocol import May
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.table.commands import claims, undo
from spadille.table.state import Stage, TableState, required


class Permissions:
    """The permissions of all seats in one state of a table. What all seats share is computed once."""

    def __init__(self, state: TableState) -> None:
        self.phrases = can_say_phrases(state)
        """Whether phrases may be said."""
        self._state = state
        self._stage = state.stage
        self._missing = state.missing_votes()

    def allowed_for(self, seat: Seat | None, *, promised: bool = False) -> list[May]:
        """Return the commands that a seat may send. For a watcher `seat` is None.

        A watcher who is promised a seat may give it up, and may do nothing else.
        """
        if seat is None:
            return ["leave"] if promised else []
        return self._list_always(seat) + self._list_current(seat)

    def _list_always(self, seat: Seat) -> list[May]:
        sitter = required(self._state.line_up[seat])
        may: list[May] = ["leave"]
        if sitter.cover is not None:
            may.append("back")
        if sitter.player == self._state.host:
            may.append("host")
        if self.phrases:
            may.append("phrase")
        return may

    def _list_current(self, seat: Seat) -> list[May]:
        state, question = self._state, self._state.question
        may: list[May] = ["next"] if self._stage is Stage.BETWEEN and seat not in state.ready else []
        if question is None:
            may += self._list_questions(seat)
        elif seat == question.seat:
            may.append("withdraw")
        elif seat in self._missing:
            may.append("answer")
        return may

    def _list_questions(self, seat: Seat) -> list[May]:
        if self._stage is Stage.PLAYING:
            return _list_during_play(self._state, seat)
        return ["stop" if self._stage is Stage.BETWEEN else "propose"]


def _list_during_play(state: TableState, seat: Seat) -> list[May]:
    deal = required(state.deal)
    may: list[May] = [] if state.shown or state.is_duplicate else ["show-hands"]
    if not state.is_duplicate and undo.undo_point(deal, seat, alone=state.alone) is not None:
        may.append("take-back")
    if deal.turn == seat and isinstance(deal.phase, TrickPlay):
        if claims.may_claim(deal.phase, seat, "rest"):
            may.append("rest")
        if claims.may_claim(deal.phase, seat, "give-up"):
            may.append("give-up")
    return may


def can_say_phrases(state: TableState) -> bool:
    """Return true if phrases may be said.

    They are forbidden during a deal with partners, or one that may still get partners, because partners must
    not communicate.
    """
    declared = None if state.deal is None else state.deal.phase.declared
    if declared is not None and declared.contract.partner is Partner.ALONE:
        return True
    if state.stage is not Stage.PLAYING:
        return True
    if declared is not None:
        return False
    return all(contract.partner is Partner.ALONE for contract in state.rules.contracts)
