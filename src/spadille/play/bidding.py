"""The parts that all auctions share: the bids that are allowed, and the phase that follows the auction."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.cards import Card, Hand
from spadille.play.action import Action, Bid, bid_of
from spadille.play.declaration import onward
from spadille.play.declared import Declared, Stakes
from spadille.play.layout import Layout
from spadille.play.phase import Phase
from spadille.play.settled import Settled
from spadille.play.trick import Trick
from spadille.rules.contract import Contract, Widow
from spadille.rules.payments import SettlingTable
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result, Summary, settle

Queue = tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Speaking:
    """The base of all auctions: the seats that have not passed, the seat to bid, and the standing bid."""

    layout: Layout
    queue: Queue
    """The seats that have not passed, the next one to act first."""
    standing: Bid | None = None
    kind = "auction"
    declared: Declared | None = field(default=None, init=False)
    tricks: tuple[Trick, ...] = field(default=(), init=False)
    table: None = field(default=None, init=False)
    result: Result | None = field(default=None, init=False)

    @property
    def turn(self) -> Seat:
        """The seat whose choice it is."""
        return self.queue[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards as dealt, by seat."""
        return tuple(map(self.layout.hand, range(self.layout.seats)))

    def refused(self) -> dict[Card, NotAllowed]:
        return {}

    @property
    def obliged(self) -> Contract | None:
        """The contract that the seat to bid must bid, or exceed, because of its hand; None
        if there is none.
        """
        return find_obliged(self.layout, self.turn, self.standing)

    def judge_obliged(self, action: Action) -> None:
        """Raise an error for any action but a bid at least as high as the one that the hand of the seat to
        bid obliges it to.

        Raises:
            NotAllowed: `must-bid` if the cards oblige the player to bid.
        """
        must, rules = self.obliged, self.layout.rules
        if must is None or (
            isinstance(action, Bid) and rules.rank_of[action.contract] >= rules.rank_of[must.id]
        ):
            return
        raise NotAllowed("must-bid", rules.anchor("auction.obliged"), contract=must.id)

    def higher(self) -> tuple[Bid, ...]:
        """Return the bids above the standing one that the hand of the seat to bid allows."""
        layout, turn, must = self.layout, self.turn, self.obliged
        least = lowest(layout, self.standing) if must is None else layout.rules.rank_of[must.id]
        ladder = layout.rules.contracts[least:]
        return tuple([bid_of(turn, contract.id) for contract in ladder if may_bid(layout, turn, contract)])


def lowest(layout: Layout, standing: Bid | None) -> int:
    """Return the index in `rules.contracts` of the lowest contract that may be bid over the standing bid."""
    return 0 if standing is None else layout.rules.rank_of[standing.contract] + 1


def may_bid(layout: Layout, seat: Seat, contract: Contract) -> bool:
    """Return whether a seat's hand holds the cards without which the contract may not be bid."""
    return contract.biddable and (contract.needs is None or contract.needs.met_by(layout.hand(seat)))


def find_obliged(layout: Layout, seat: Seat, standing: Bid | None) -> Contract | None:
    """Return the lowest contract above the standing bid that a seat's hand obliges it to bid."""
    above = layout.rules.contracts[lowest(layout, standing) :]
    obliging = (contract for contract in above if contract.obliges and may_bid(layout, seat, contract))
    return next(obliging, None)


def judge_bid(layout: Layout, standing: Bid | None, bid: Bid) -> None:
    """Raise an error if a bid names no contract of the game, is too low, or is not allowed by the hand.

    Raises:
        NotAllowed: `unknown-contract`, `bid-too-low`, `contract-not-allowed`.
    """
    rules = layout.rules
    contract = rules.contract(bid.contract)
    if standing is not None and rules.rank_of[contract.id] < lowest(layout, standing):
        rule = rules.anchor("auction.higher")
        raise NotAllowed("bid-too-low", rule, contract=contract.id, standing=standing.contract)
    if not may_bid(layout, bid.seat, contract):
        raise NotAllowed("contract-not-allowed", rules.anchor("auction.needs"), contract=contract.id)


def concluded(layout: Layout, standing: Bid | None, stakes: Stakes = ()) -> Phase:
    """Return the phase after the auction: the standing bid's contract, or what follows if all passed."""
    forced = layout.rules.forced
    if standing is None and forced is not None:
        holder = next(seat for seat in layout.active if forced.card in layout.hand(seat))
        standing = Bid(holder, forced.contract)
    return passed_out(layout) if standing is None else onward(undertaken(layout, standing, stakes))


def undertaken(layout: Layout, bid: Bid, stakes: Stakes = ()) -> Declared:
    """Return the highest bidder's contract as declared.

    If the contract lets the declarer take up the widow, the declarer's hand includes it.
    """
    contract = layout.rules.contract(bid.contract)
    hands = [layout.hand(seat) for seat in range(layout.seats)]
    if contract.widow is Widow.TAKEN_UP:
        hands[bid.seat] |= layout.widow
    return Declared(layout, contract, bid.seat, tuple(hands), contract.fixed_trump, stakes=stakes)


def passed_out(layout: Layout) -> Settled:
    """Return the end of a deal in which all passed."""
    table = SettlingTable(layout.seats, layout.dealer, layout.pots)
    hands: tuple[Hand, ...] = tuple(map(layout.hand, range(layout.seats)))
    return Settled(settle(layout.rules, table, Summary()), hands)
