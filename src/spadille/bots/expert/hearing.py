"""What is heard in an auction with doubling: who doubles with which hand, and what it makes of a contract.

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


def words(view: View) -> Iterator[Word]:
    """An auction word by word."""
    doubling = view.rules.auction is AuctionStyle.DOUBLING
    bidder: Seat | None = None
    rank, doubled = -1, set[Seat]()
    for action in view.history:
        answers = action.seat == bidder
        may_double = doubling and rank >= 0 and not answers and action.seat not in doubled
        yield Word(action, rank, answers and doubling, may_double)
        match action:
            case Bid(seat=bidder, contract=contract):
                rank, doubled = view.rules.rank_of[contract], set()
            case Hold(seat=bidder):
                doubled = set()
            case Double(seat=seat):
                doubled.add(seat)
            case _:
                pass


class HowBid(StrEnum):
    """How a contract stands in the auction."""

    OPEN = "open"
    """Nobody had bid before it was."""
    OVER = "over"
    """It was bid over another's bid."""
    DOUBLED = "doubled"


def how_bid_of(view: View, contract: Contract) -> HowBid:
    """How a contract of the seat's own stands, or would if it were bid now."""
    if view.bid is None:
        return HowBid.OPEN
    if view.bid.seat != view.seat or view.bid.contract != contract.id:
        return HowBid.OVER
    how_bid = HowBid.OPEN
    for word in words(view):
        if isinstance(word.action, Bid | Hold):
            how_bid = HowBid.OPEN if word.rank < 0 else HowBid.OVER
        elif isinstance(word.action, Double):
            how_bid = HowBid.DOUBLED
    return how_bid


@dataclass(frozen=True, slots=True)
class Bidding:
    """How people bid in one kind of auction."""

    odds: Mapping[HowBid, tuple[float, float]]
    """By what they would say, the log odds of saying it: of one, and of the log odds of making it."""
    least: Mapping[HowBid, float]
    """What a bid promises at least, measured by the least price."""
    sharpness: float = 0.0
    """How firmly they bid what promises most: the log odds for what it promises more, by the least price."""


_USUAL = Bidding({HowBid.OPEN: (0.0, 3.0), HowBid.OVER: (0.0, 3.0)}, {HowBid.OPEN: 0.0, HowBid.OVER: -4.0})
"""Where nothing was learned: people bid what they will more likely make than not, and something may be paid
for it that another does not play.
"""


@dataclass(frozen=True, slots=True)
class Hearing:
    """What was learned of what is said; of what nothing was learned, nothing is believed."""

    bids: Mapping[AuctionStyle, Bidding] = field(default_factory=dict)
    """How the others bid, by the kind of auction."""
    doubles: Mapping[ContractClass, Margin] = field(default_factory=dict)
    """What somebody thinks of another's contract: he doubles where it falls short."""
    shifts: Mapping[AuctionStyle, Mapping[ContractClass, Mapping[HowBid, float]]] = field(
        default_factory=dict
    )
    """By the kind of auction, by how much more a contract comes to that stands so: card points or tricks."""

    def willing(self, style: AuctionStyle, how_bid: HowBid, chance: float) -> float:
        """How likely somebody bids who thinks that he makes it with this chance."""
        first, by_odds = self.bids.get(style, _USUAL).odds[how_bid]
        return 1 / (1 + exp(-first - by_odds * log_odds(chance)))

    def least(self, style: AuctionStyle, how_bid: HowBid) -> float:
        """What a bid promises at least, measured by the least price."""
        return self.bids.get(style, _USUAL).least[how_bid]

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

    def shift(self, style: AuctionStyle, kind: ContractClass, how_bid: HowBid) -> float:
        """By how much more a contract comes to that stands so; nothing where nothing is counted."""
        return self.shifts.get(style, {}).get(kind, {}).get(how_bid, 0.0)


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
            {HowBid(how_bid): (first, by_odds) for how_bid, (first, by_odds) in figures["odds"].items()},
            {HowBid(how_bid): least for how_bid, least in figures["least"].items()},
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


def _shifts(read: Mapping[str, Any]) -> Mapping[ContractClass, Mapping[HowBid, float]]:
    return {
        ContractClass(kind): {HowBid(how_bid): shift for how_bid, shift in by_how.items()}
        for kind, by_how in read.items()
    }


def _tally(read: Mapping[str, Any]) -> Tally:
    return Tally(**{**read, "highest": tuple(read["highest"])})
