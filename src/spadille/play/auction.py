"""The auction without doubling: clockwise, in one round, or in duels of two bidders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spadille.play.action import Action, Bid, Hold, Pass
from spadille.play.bidding import Queue, Speaking, concluded, judge_bid, may_bid
from spadille.play.phase import Phase
from spadille.rules.game import AuctionStyle
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Auction(Speaking):
    """The phase of bidding without doubling.

    In a duel, the first seat in the queue bids against the second.
    """

    first: Seat | None = None
    """The seat that bid first in the present duel.

    If the rules give precedence, it may take over higher bids.
    """
    verbs = ("bid", "pass", "hold")

    def answers(self) -> tuple[Action, ...]:
        """Return a pass, a hold where the rules allow one, and each higher bid that the hand allows.

        If the hand obliges its seat to bid, return bids alone.
        """
        return self.higher() if self.obliged else (Pass(self.turn), *self._holds(), *self.higher())

    def _holds(self) -> tuple[Hold, ...]:
        if self.standing is None or not self._may_hold():
            return ()
        allowed = may_bid(self.layout, self.turn, self.layout.rules.contract(self.standing.contract))
        return (Hold(self.turn),) if allowed else ()

    def _may_hold(self) -> bool:
        """Return whether the seat to bid has precedence and the standing bid is the other duellist's."""
        has_hold = self.layout.rules.auction is AuctionStyle.PRECEDENCE
        return has_hold and self.standing is not None and self.first == self.turn != self.standing.seat

    def judge(self, action: Action) -> None:
        """Raise an error for a hold without precedence, and for a bid too low or not allowed by the hand."""
        if isinstance(action, Bid):
            judge_bid(self.layout, self.standing, action)
        if isinstance(action, Hold):
            if self.standing is None or not self._may_hold():
                rule = self.layout.rules.anchor("auction")
                raise NotAllowed("wrong-phase", rule, verb="hold", phase=self.kind)
            judge_bid(self.layout, None, Bid(action.seat, self.standing.contract))
        self.judge_obliged(action)

    def after(self, action: Action) -> Phase:
        bid = action if isinstance(action, Bid) else None
        if isinstance(action, Hold) and self.standing:
            bid = Bid(action.seat, self.standing.contract)
        standing = bid or self.standing
        queue = _NEXT[self.layout.rules.auction](self.queue, bid, standing)
        if not queue or (standing and queue == (standing.seat,)):
            return concluded(self.layout, standing)
        return Auction(self.layout, queue, standing, first=self._first(action, bid))

    def _first(self, action: Action, bid: Bid | None) -> Seat | None:
        """Return the seat that has precedence after an action: the first bidder of the duel, or the other
        duellist once the first bidder has passed.
        """
        if bid:
            return bid.seat if self.first is None else self.first
        return self.queue[1] if action.seat == self.first else self.first


def _clockwise(queue: Queue, bid: Bid | None, standing: Bid | None) -> Queue:
    """Return the queue after an action. A bidder moves to its end; a seat that passes leaves it."""
    del standing
    return (*queue[1:], queue[0]) if bid else queue[1:]


def _once(queue: Queue, bid: Bid | None, standing: Bid | None) -> Queue:
    """Return the queue after an action, without the seat that acted: each seat acts once."""
    del bid, standing
    return queue[1:]


def _against_the_survivor(queue: Queue, bid: Bid | None, standing: Bid | None) -> Queue:
    """Return the queue after an action in a duel.

    A bid is answered by the other duellist. After a pass, the next seat bids against the seat that remains.
    """
    if bid:
        return _answered(queue)
    return _answered(queue[1:]) if standing else queue[1:]


def _answered(queue: Queue) -> Queue:
    return (queue[1], queue[0], *queue[2:]) if len(queue) > 1 else queue


_NEXT: dict[AuctionStyle, Callable[[Queue, Bid | None, Bid | None], Queue]] = {
    AuctionStyle.ROTATION: _clockwise,
    AuctionStyle.DUEL: _against_the_survivor,
    AuctionStyle.PRECEDENCE: _against_the_survivor,
    AuctionStyle.ONE_ROUND: _once,
}
