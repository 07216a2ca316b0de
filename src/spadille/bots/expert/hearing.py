"""What is heard in an auction: who bids, holds and doubles with which hand, and what it makes of a contract.

Somebody doubles who thinks that the declarer falls short. What he thinks is linear in what is counted in his
hand, as far as it is not, it is normal: a probit model (C. I. Bliss, The method of probits, 1934).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import erf, exp, log, sqrt
from typing import Any

from spadille.bots.expert.contract_class import ContractClass, class_of
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import Tally, share, suit_tally
from spadille.cards import Pack, Suit
from spadille.play.action import Action, Bid, Double, Hold, Pass, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

_ANYHOW = 0.01
"""How often somebody doubles, or does not, whatever he holds."""
_HARDLY = 1e-5
_FAR = 50.0
EVEN = 0.02
"""How often somebody doubles of whom nothing was learned: the same with every hand."""


@dataclass(frozen=True, slots=True)
class Margin:
    """What somebody thinks that a declarer comes to beyond par, by his own hand."""

    counted: Tally
    """In card points."""
    spread: float
    """How far what he thinks lies from what is counted."""


@dataclass
class Doubter:
    """Somebody who thinks of a contract as was learned; a suit is looked at once."""

    margin: Margin
    rankings: tuple[Ranking, ...]
    """Of the contract, by its trumps."""
    pack: Pack
    _counted: dict[tuple[int, Suit, Cards], float] = field(default_factory=dict)

    def doubles(self, hand: Cards) -> float:
        """How likely he doubles with this hand: that he thinks the declarer falls short of par."""
        margin = max(self._margin(at, ranking, hand) for at, ranking in enumerate(self.rankings))
        likely = (1 - erf(margin / (self.margin.spread * sqrt(2)))) / 2
        return _ANYHOW + (1 - 2 * _ANYHOW) * likely

    def _margin(self, at: int, ranking: Ranking, hand: Cards) -> float:
        suits = ((suit, hand & ranking.suits[suit]) for suit in self.pack.suits)
        counted = sum(self._suit(at, ranking, suit, own) for suit, own in suits)
        return (self.margin.counted.base + counted) * share(ranking, self.pack)

    def _suit(self, at: int, ranking: Ranking, suit: Suit, own: Cards) -> float:
        key = (at, suit, own)
        if key not in self._counted:
            self._counted[key] = suit_tally(own, suit, ranking, self.margin.counted)
        return self._counted[key]


class Anybody:
    """Somebody of whom nothing was learned."""

    def doubles(self, hand: Cards) -> float:
        """The same with every hand."""
        del hand
        return EVEN


class HowBid(StrEnum):
    """How a contract stands in the auction."""

    OPEN = "open"
    """Nobody had bid before it was."""
    OVER = "over"
    """It was bid over another's bid."""
    HELD = "held"
    """It was another's bid that was taken over."""
    DOUBLED = "doubled"
    ANOTHERS = "another's"
    """It is another's, who plays it unless somebody bids more."""


@dataclass(frozen=True, slots=True)
class Word:
    """What somebody said in an auction, and what stood then."""

    action: Action | Veiled
    rank: int
    """Of the bid that stood; -1 where none did."""
    answers: bool
    """Whether he was the bidder, asked what he says to doubles."""
    may_double: bool
    """Whether he might have doubled."""
    may_hold: bool
    """Whether he might have taken over the bid that stood."""

    @property
    def below(self) -> int:
        """The rank above which lies whatever he might bid, or hold."""
        return self.rank - self.may_hold

    @property
    def how_bid(self) -> HowBid:
        """How a contract stands that he bids here."""
        return HowBid.OPEN if self.rank < 0 else HowBid.OVER


def words(view: View) -> Iterator[Word]:
    """An auction word by word."""
    doubling = view.rules.auction is AuctionStyle.DOUBLING
    bidder: Seat | None = None
    rank, doubled = -1, set[Seat]()
    for action in view.history:
        answers = action.seat == bidder
        may_double = doubling and rank >= 0 and not answers and action.seat not in doubled
        may_hold = bidder is not None and holds(view, action.seat, bidder)
        yield Word(action, rank, answers and doubling, may_double, may_hold)
        match action:
            case Bid(seat=bidder, contract=contract):
                rank, doubled = view.rules.rank_of[contract], set()
            case Hold(seat=bidder):
                doubled = set()
            case Double(seat=seat):
                doubled.add(seat)
            case _:
                pass


def holds(view: View, seat: Seat, bidder: Seat) -> bool:
    """Whether a seat may take over what another has bid: its elder may, where there is precedence."""
    elder = view.active.index(seat) < view.active.index(bidder)
    return elder and view.rules.auction is AuctionStyle.PRECEDENCE


def how_bid_of(view: View, contract: Contract) -> HowBid:
    """How a contract of the seat's own stands, or would if it were bid now."""
    if view.bid is None:
        return HowBid.OPEN
    if view.bid.contract != contract.id:
        return HowBid.OVER
    if view.bid.seat != view.seat:
        return HowBid.HELD
    how_bid = HowBid.OPEN
    for word in words(view):
        if isinstance(word.action, Bid):
            how_bid = word.how_bid
        elif isinstance(word.action, Hold):
            how_bid = HowBid.HELD
        elif isinstance(word.action, Double):
            how_bid = HowBid.DOUBLED
    return how_bid


@dataclass(frozen=True, slots=True)
class Shift:
    """By how much better a contract turns out than its class does on the whole."""

    count: float = 0.0
    """In card points or tricks, where they are counted."""
    odds: float = 0.0
    """In log odds of making it, where the count does not tell them."""


AS_EXPECTED = Shift()


@dataclass(frozen=True, slots=True)
class Prospect:
    """What somebody may hope for who has some contracts to choose from."""

    chance: float
    """With which he makes what he would most likely make."""
    worth: float
    """What that promises which promises most, by the least price."""
    kind: ContractClass
    """Of that which promises most."""


@dataclass(frozen=True, slots=True)
class Willingness:
    """The log odds that somebody says anything but pass, linear in what he may hope for."""

    constant: float
    chance: float
    """By the log odds of making it."""
    worth: float = 0.0
    kinds: Mapping[ContractClass, float] = field(default_factory=dict)
    """More, by what promises most."""

    def likely(self, prospect: Prospect) -> float:
        """How likely he does."""
        odds = self.constant + self.chance * log_odds(prospect.chance) + self.worth * prospect.worth
        return 1 / (1 + exp(-min(max(odds + self.kinds.get(prospect.kind, 0.0), -_FAR), _FAR)))


@dataclass(frozen=True, slots=True)
class Bidding:
    """How people bid in one kind of auction."""

    odds: Mapping[HowBid, Willingness]
    """By how the contract would stand that they bid."""
    sharpness: float = 0.0
    """How firmly they bid what promises most: the log odds for what it promises more, by the least price."""


_USUAL = Bidding(dict.fromkeys((HowBid.OPEN, HowBid.OVER), Willingness(0.0, 3.0)))
"""Where nothing was learned: people bid what they will more likely make than not."""


@dataclass(frozen=True, slots=True)
class Hearing:
    """What was learned of what is said; of what nothing was learned, nothing is believed."""

    bids: Mapping[AuctionStyle, Bidding] = field(default_factory=dict)
    """How the others bid, by the kind of auction."""
    doubles: Mapping[ContractClass, Margin] = field(default_factory=dict)
    """What somebody thinks of another's contract: he doubles where it falls short."""
    shifts: Mapping[AuctionStyle, Mapping[ContractClass, Mapping[HowBid, Shift]]] = field(
        default_factory=dict
    )
    """By the kind of auction, by how much better a contract turns out that stands so."""

    def willing(self, style: AuctionStyle, how_bid: HowBid, prospect: Prospect) -> float:
        """How likely somebody bids, or holds, who may hope for so much."""
        return self.bids.get(style, _USUAL).odds[how_bid].likely(prospect)

    def prefers(self, style: AuctionStyle, less: Iterable[float]) -> float:
        """How likely somebody who bids bids a contract, by how much less each other that he might bid
        promises, measured by the least price.
        """
        sharpness = self.bids.get(style, _USUAL).sharpness
        return 1 / (1 + sum(exp(min(sharpness * shortfall, _FAR)) for shortfall in less))

    def knows(self, style: AuctionStyle) -> bool:
        """Whether anything was learned of this kind of auction."""
        return style in self.bids

    def doubter(self, rules: Rules, contract: Contract) -> Doubter | Anybody:
        """How somebody thinks of a contract that another has bid."""
        if not (contract.trumps and contract.price.by_points):
            return Anybody()
        margin = self.doubles.get(class_of(rules, contract, contract.trumps[0]))
        rankings = tuple(map(contract.order.ranking, contract.trumps))
        return Anybody() if margin is None else Doubter(margin, rankings, rules.pack)

    def shift(self, style: AuctionStyle, kind: ContractClass, how_bid: HowBid) -> Shift:
        """By how much better a contract turns out that stands so."""
        return self.shifts.get(style, {}).get(kind, {}).get(how_bid, AS_EXPECTED)


def log_odds(chance: float) -> float:
    """The log odds of what is never quite certain."""
    bounded = min(max(chance, _HARDLY), 1 - _HARDLY)
    return log(bounded / (1 - bounded))


@dataclass(frozen=True, slots=True)
class Doubt:
    """Whether somebody doubled the contract that is played, who might have."""

    seat: Seat
    doubled: bool

    def likelihood(self, by: Doubter | Anybody, hand: Cards) -> float:
        """How likely it was with this hand, as a logarithm."""
        doubles = by.doubles(hand)
        return log(doubles if self.doubled else 1 - doubles)


def doubts(view: View, known: Known) -> list[Doubt]:
    """Which of the others doubled the contract that is played, and which did not."""
    rank = view.rules.rank_of[known.contract.id]
    return [
        Doubt(word.action.seat, isinstance(word.action, Double))
        for word in words(view)
        if word.may_double
        and word.rank == rank
        and word.action.seat not in (view.seat, known.declarer)
        and isinstance(word.action, Double | Pass)
    ]


DEAF = Hearing()
"""Where nothing was learned."""


def read_hearing(read: Mapping[str, Any]) -> Hearing:
    """What was learned, from its figures."""
    bids = {
        AuctionStyle(style): Bidding(
            {HowBid(how_bid): _willingness(weights) for how_bid, weights in figures["odds"].items()},
            figures["sharpness"],
        )
        for style, figures in read.get("bids", {}).items()
    }
    doubles = {
        ContractClass(kind): Margin(_tally(figures["counted"]), figures["spread"])
        for kind, figures in read.get("doubles", {}).items()
    }
    shifts = {AuctionStyle(style): _shifts(figures) for style, figures in read.get("shifts", {}).items()}
    return Hearing(bids, doubles, shifts)


def _willingness(read: Mapping[str, Any]) -> Willingness:
    kinds = {ContractClass(kind): weight for kind, weight in read["kinds"].items()}
    return Willingness(read["constant"], read["chance"], read["worth"], kinds)


def _shifts(read: Mapping[str, Any]) -> Mapping[ContractClass, Mapping[HowBid, Shift]]:
    return {
        ContractClass(kind): {HowBid(how_bid): Shift(*shift) for how_bid, shift in by_how.items()}
        for kind, by_how in read.items()
    }


def _tally(read: Mapping[str, Any]) -> Tally:
    return Tally(**{**read, "highest": tuple(read["highest"])})
