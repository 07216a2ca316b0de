"""The auction with doubling: opponents may double the standing bid, and the bidder may redouble in answer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.play.action import Action, Bid, Double, Pass, Redouble
from spadille.play.bidding import Queue, Speaking, concluded, judge_bid
from spadille.play.declared import Stakes
from spadille.play.phase import Phase
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

DOUBLED, REDOUBLED = 2, 4
"""The factors by which a payment is multiplied after a double and after a redouble."""


@dataclass(frozen=True, slots=True)
class DoublingAuction(Speaking):
    """The phase of bidding clockwise, with doubles.

    A seat that doubles stays in the queue. A higher bid cancels all doubles. The bidder stays in the queue
    too, but is skipped while there is no double to answer.
    """

    stakes: Stakes = ()
    """The seats that doubled the standing bid, each with its factor, 2 or 4."""
    unanswered: tuple[Seat, ...] = ()
    """The seats whose doubles the bidder has not answered yet."""
    verbs = ("bid", "pass", "double", "redouble")

    @property
    def _answering(self) -> bool:
        """Whether it is the bidder's turn, which is to answer doubles."""
        return self.standing is not None and self.turn == self.standing.seat

    def answers(self) -> tuple[Action, ...]:
        """Return a pass and redoubles for the bidder; a pass, a double and higher bids for the others."""
        turn = self.turn
        if self._answering:
            return (Pass(turn), *(Redouble(turn, doubler) for doubler in self.unanswered))
        return (Pass(turn), *([Double(turn)] if self._may_double() else []), *self.higher())

    def _may_double(self) -> bool:
        return self.standing is not None and self.turn not in (*dict(self.stakes), self.standing.seat)

    def judge(self, action: Action) -> None:
        """Raise an error for a bid over one's own or too low, and for a double or redouble not allowed."""
        rules = self.layout.rules
        if isinstance(action, Bid):
            if self._answering:
                raise NotAllowed("wrong-phase", rules.anchor("auction"), verb="bid", phase=self.kind)
            judge_bid(self.layout, self.standing, action)
        may_double = not isinstance(action, Double) or self._may_double()
        may_redouble = not isinstance(action, Redouble) or (
            self._answering and action.doubler in self.unanswered
        )
        if not (may_double and may_redouble):
            raise NotAllowed("bad-double", rules.anchor("auction.doubling"), verb=action.verb)

    def after(self, action: Action) -> Phase:
        following = self._after_speaking(action)
        while following.queue and following._has_nothing_to_answer():
            following = replace(following, queue=_round(following.queue))
        queue, standing = following.queue, following.standing
        if not queue or (standing and queue == (standing.seat,)):
            return concluded(self.layout, standing, following.stakes)
        return following

    def _after_speaking(self, action: Action) -> DoublingAuction:
        around, seat = _round(self.queue), action.seat
        if isinstance(action, Bid):
            return DoublingAuction(self.layout, around, action)
        if isinstance(action, Double):
            stakes, unanswered = (*self.stakes, (seat, DOUBLED)), (*self.unanswered, seat)
            return replace(self, queue=around, stakes=stakes, unanswered=unanswered)
        if isinstance(action, Redouble):
            return self._redoubled(action.doubler)
        if self._answering:
            return replace(self, queue=around, unanswered=())
        return replace(self, queue=self.queue[1:])

    def _redoubled(self, doubler: Seat) -> DoublingAuction:
        stakes = tuple((seat, REDOUBLED if seat == doubler else stake) for seat, stake in self.stakes)
        unanswered = tuple(seat for seat in self.unanswered if seat != doubler)
        queue = self.queue if unanswered else _round(self.queue)
        return replace(self, queue=queue, stakes=stakes, unanswered=unanswered)

    def _has_nothing_to_answer(self) -> bool:
        return self._answering and not self.unanswered and len(self.queue) > 1


def _round(queue: Queue) -> Queue:
    return (*queue[1:], queue[0])
