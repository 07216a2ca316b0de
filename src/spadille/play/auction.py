"""The auction."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.play.action import Action, Bid, Pass
from spadille.play.declaration import onward
from spadille.play.declared import Declared
from spadille.play.layout import Layout
from spadille.play.phase import Phase
from spadille.play.settled import Settled
from spadille.play.trick import Trick
from spadille.rules.game import AuctionStyle
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result, Summary, Table, settle

Queue = tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding for the contract."""

    layout: Layout
    queue: Queue
    """The seats still in, the one to speak first. In a duel the next is the one he speaks against."""
    standing: Bid | None = None
    kind = "auction"
    verbs = ("bid", "pass")
    declared: Declared | None = None
    tricks: tuple[Trick, ...] = ()
    table: None = None
    result: Result | None = None

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.queue[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards as dealt, by seat."""
        return tuple(map(self.layout.hand, range(self.layout.seats)))

    def answers(self) -> tuple[Action, ...]:
        """Pass, or any higher bid."""
        higher = self.layout.rules.contracts[self._lowest() :]
        return (Pass(self.turn), *(Bid(self.turn, contract.id) for contract in higher))

    def refused(self) -> dict[Card, NotAllowed]:
        """No card is asked for."""
        return {}

    def judge(self, action: Action) -> None:
        """Refuse a bid that is no contract of the game, or not higher than the standing one."""
        rules = self.layout.rules
        if isinstance(action, Bid):
            rules.contract(action.contract)
            if rules.rank_of[action.contract] < self._lowest():
                assert self.standing is not None
                rule, standing = rules.anchor("auction.higher"), self.standing.contract
                raise NotAllowed("bid-too-low", rule, contract=action.contract, standing=standing)

    def after(self, action: Action) -> Phase:
        """The next to speak, or what was bid, or a deal that was passed out."""
        bid = action if isinstance(action, Bid) else None
        standing = bid or self.standing
        queue = _NEXT[self.layout.rules.auction](self.queue, bid, standing)
        if not queue:
            return passed_out(self.layout)
        if standing and len(queue) == 1:
            return onward(undertaken(self.layout, standing))
        return Auction(self.layout, queue, standing)

    def _lowest(self) -> int:
        """The lowest place in the ladder that may still be bid."""
        return 0 if self.standing is None else self.layout.rules.rank_of[self.standing.contract] + 1


def begin(layout: Layout) -> Auction:
    """The auction, before eldest has spoken."""
    return Auction(layout, layout.active)


def undertaken(layout: Layout, bid: Bid) -> Declared:
    """What the highest bidder has to play."""
    contract = layout.rules.contract(bid.contract)
    hands = tuple(map(layout.hand, range(layout.seats)))
    return Declared(layout, contract, bid.seat, hands, contract.fixed_trump)


def passed_out(layout: Layout) -> Settled:
    """A deal in which nobody bid."""
    result = settle(layout.rules, Table(layout.seats, layout.dealer), Summary())
    return Settled(result, tuple(map(layout.hand, range(layout.seats))))


def _clockwise(queue: Queue, bid: Bid | None, standing: Bid | None) -> Queue:
    """Who bid speaks again after all others; who passed is out."""
    del standing
    return (*queue[1:], queue[0]) if bid else queue[1:]


def _against_the_survivor(queue: Queue, bid: Bid | None, standing: Bid | None) -> Queue:
    """Who bid is answered at once; when one of the two passes, the next challenges the other."""
    if bid:
        return _answered(queue)
    return _answered(queue[1:]) if standing else queue[1:]


def _answered(queue: Queue) -> Queue:
    """The second speaks against the first."""
    return (queue[1], queue[0], *queue[2:]) if len(queue) > 1 else queue


_NEXT = {AuctionStyle.ROTATION: _clockwise, AuctionStyle.DUEL: _against_the_survivor}
