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

from spadille.bots.expert.contract_class import ContractClass, classify_contract
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import Tally, point_scale, tally_suit
from spadille.cards import Pack, Suit
from spadille.play.action import Action, Bid, Double, Hold, Pass, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

_NOISE = 0.01
"""How often somebody doubles, or does not, whatever he holds."""
_MIN_CHANCE = 1e-5
_MAX_LOG_ODDS = 50.0
UNKNOWN_DOUBLING = 0.02
"""How often somebody doubles of whom nothing was learned: the same with every hand."""


@dataclass(frozen=True, slots=True)
class MarginModel:
    """What somebody thinks that a declarer comes to beyond par, by his own hand."""

    counted: Tally
    """In card points."""
    spread: float
    """How far what he thinks lies from what is counted."""


@dataclass
class DoublingModel:
    """Somebody who thinks of a contract as was learned; a suit is looked at once."""

    margin: MarginModel
    rankings: tuple[Ranking, ...]
    """Of the contract, by its trumps."""
    pack: Pack
    _counted: dict[tuple[int, Suit, Cards], float] = field(default_factory=dict)

    def probability(self, hand: Cards) -> float:
        """How likely he doubles with this hand: that he thinks the declarer falls short of par."""
        margin = max(self._estimate_margin(at, ranking, hand) for at, ranking in enumerate(self.rankings))
        likely = (1 - erf(margin / (self.margin.spread * sqrt(2)))) / 2
        return _NOISE + (1 - 2 * _NOISE) * likely

    def _estimate_margin(self, at: int, ranking: Ranking, hand: Cards) -> float:
        suits = ((suit, hand & ranking.suits[suit]) for suit in self.pack.suits)
        counted = sum(self._count_suit(at, ranking, suit, own) for suit, own in suits)
        return (self.margin.counted.base + counted) * point_scale(ranking, self.pack)

    def _count_suit(self, at: int, ranking: Ranking, suit: Suit, own: Cards) -> float:
        key = (at, suit, own)
        if key not in self._counted:
            self._counted[key] = tally_suit(own, suit, ranking, self.margin.counted)
        return self._counted[key]


class UnknownDoublingModel:
    """Somebody of whom nothing was learned."""

    def probability(self, hand: Cards) -> float:
        """The same with every hand."""
        del hand
        return UNKNOWN_DOUBLING


class BidContext(StrEnum):
    """How a contract stands in the auction."""

    OPEN = "open"
    """Nobody had bid before it was."""
    OVER = "over"
    """It was bid over another's bid."""
    HELD = "held"
    """It was another's bid that was taken over."""
    DOUBLED = "doubled"
    OPPONENTS = "another's"
    """It is another's, who plays it unless somebody bids more."""


@dataclass(frozen=True, slots=True)
class AuctionStep:
    """What somebody said in an auction, and what stood then."""

    action: Action | Veiled
    rank: int
    """Of the bid that stood; -1 where none did."""
    answers_doubles: bool
    """Whether he was the bidder, asked what he says to doubles."""
    may_double: bool
    """Whether he might have doubled."""
    may_hold: bool
    """Whether he might have taken over the bid that stood."""

    @property
    def rank_to_beat(self) -> int:
        """The rank above which lies whatever he might bid, or hold."""
        return self.rank - self.may_hold

    @property
    def bid_context(self) -> BidContext:
        """How a contract stands that he bids here."""
        return BidContext.OPEN if self.rank < 0 else BidContext.OVER


def replay_auction(view: View) -> Iterator[AuctionStep]:
    """An auction word by word."""
    doubling = view.rules.auction is AuctionStyle.DOUBLING
    bidder: Seat | None = None
    rank, doubled = -1, set[Seat]()
    for action in view.history:
        answers = action.seat == bidder
        may_double = doubling and rank >= 0 and not answers and action.seat not in doubled
        may_hold = bidder is not None and can_hold(view, action.seat, bidder)
        yield AuctionStep(action, rank, answers and doubling, may_double, may_hold)
        match action:
            case Bid(seat=bidder, contract=contract):
                rank, doubled = view.rules.rank_of[contract], set()
            case Hold(seat=bidder):
                doubled = set()
            case Double(seat=seat):
                doubled.add(seat)
            case _:
                pass


def can_hold(view: View, seat: Seat, bidder: Seat) -> bool:
    """Whether a seat may take over what another has bid: its elder may, where there is precedence."""
    elder = view.active.index(seat) < view.active.index(bidder)
    return elder and view.rules.auction is AuctionStyle.PRECEDENCE


def find_bid_context(view: View, contract: Contract) -> BidContext:
    """How a contract of the seat's own stands, or would if it were bid now."""
    if view.bid is None:
        return BidContext.OPEN
    if view.bid.contract != contract.id:
        return BidContext.OVER
    if view.bid.seat != view.seat:
        return BidContext.HELD
    bid_context = BidContext.OPEN
    for word in replay_auction(view):
        if isinstance(word.action, Bid):
            bid_context = word.bid_context
        elif isinstance(word.action, Hold):
            bid_context = BidContext.HELD
        elif isinstance(word.action, Double):
            bid_context = BidContext.DOUBLED
    return bid_context


@dataclass(frozen=True, slots=True)
class OutcomeCorrection:
    """By how much better a contract turns out than its class does on the whole."""

    count: float = 0.0
    """In card points or tricks, where they are counted."""
    odds: float = 0.0
    """In log odds of making it, where the count does not tell them."""


NO_CORRECTION = OutcomeCorrection()


@dataclass(frozen=True, slots=True)
class ContractValue:
    """What somebody may hope for who has some contracts to choose from."""

    chance: float
    """With which he makes what he would most likely make."""
    worth: float
    """What that promises which promises most, by the least price."""
    kind: ContractClass
    """Of that which promises most."""


@dataclass(frozen=True, slots=True)
class BidPropensity:
    """The log odds that somebody says anything but pass, linear in what he may hope for."""

    constant: float
    chance: float
    """By the log odds of making it."""
    worth: float = 0.0
    kinds: Mapping[ContractClass, float] = field(default_factory=dict)
    """More, by what promises most."""

    def probability(self, value: ContractValue) -> float:
        """How likely he does."""
        odds = self.constant + self.chance * log_odds(value.chance) + self.worth * value.worth
        return 1 / (1 + exp(-min(max(odds + self.kinds.get(value.kind, 0.0), -_MAX_LOG_ODDS), _MAX_LOG_ODDS)))


@dataclass(frozen=True, slots=True)
class BiddingModel:
    """How people bid in one kind of auction."""

    propensities: Mapping[BidContext, BidPropensity]
    """By how the contract would stand that they bid."""
    sharpness: float = 0.0
    """How firmly they bid what promises most: the log odds for what it promises more, by the least price."""


_DEFAULT_BIDDING = BiddingModel(dict.fromkeys((BidContext.OPEN, BidContext.OVER), BidPropensity(0.0, 3.0)))
"""Where nothing was learned: people bid what they will more likely make than not."""


@dataclass(frozen=True, slots=True)
class AuctionInference:
    """What was learned of what is said; of what nothing was learned, nothing is believed."""

    bids: Mapping[AuctionStyle, BiddingModel] = field(default_factory=dict)
    """How the others bid, by the kind of auction."""
    doubles: Mapping[ContractClass, MarginModel] = field(default_factory=dict)
    """What somebody thinks of another's contract: he doubles where it falls short."""
    corrections: Mapping[AuctionStyle, Mapping[ContractClass, Mapping[BidContext, OutcomeCorrection]]] = (
        field(default_factory=dict)
    )
    """By the kind of auction, by how much better a contract turns out that stands so."""

    def bid_probability(self, style: AuctionStyle, context: BidContext, value: ContractValue) -> float:
        """How likely somebody bids, or holds, who may hope for so much."""
        return self.bids.get(style, _DEFAULT_BIDDING).propensities[context].probability(value)

    def preference_probability(self, style: AuctionStyle, shortfalls: Iterable[float]) -> float:
        """How likely somebody who bids bids a contract, by how much less each other that he might bid
        promises, measured by the least price.
        """
        sharpness = self.bids.get(style, _DEFAULT_BIDDING).sharpness
        return 1 / (1 + sum(exp(min(sharpness * shortfall, _MAX_LOG_ODDS)) for shortfall in shortfalls))

    def is_learned(self, style: AuctionStyle) -> bool:
        """Whether anything was learned of this kind of auction."""
        return style in self.bids

    def make_doubling_model(self, rules: Rules, contract: Contract) -> DoublingModel | UnknownDoublingModel:
        """How somebody thinks of a contract that another has bid."""
        if not (contract.trumps and contract.price.by_points):
            return UnknownDoublingModel()
        margin = self.doubles.get(classify_contract(rules, contract, contract.trumps[0]))
        rankings = tuple(map(contract.order.ranking, contract.trumps))
        return UnknownDoublingModel() if margin is None else DoublingModel(margin, rankings, rules.pack)

    def find_correction(
        self, style: AuctionStyle, kind: ContractClass, context: BidContext
    ) -> OutcomeCorrection:
        """By how much better a contract turns out that stands so."""
        return self.corrections.get(style, {}).get(kind, {}).get(context, NO_CORRECTION)


def log_odds(chance: float) -> float:
    """The log odds of what is never quite certain."""
    bounded = min(max(chance, _MIN_CHANCE), 1 - _MIN_CHANCE)
    return log(bounded / (1 - bounded))


@dataclass(frozen=True, slots=True)
class DoubleObservation:
    """Whether somebody doubled the contract that is played, who might have."""

    seat: Seat
    doubled: bool

    def log_likelihood(self, model: DoublingModel | UnknownDoublingModel, hand: Cards) -> float:
        """How likely it was with this hand, as a logarithm."""
        doubles = model.probability(hand)
        return log(doubles if self.doubled else 1 - doubles)


def find_double_observations(view: View, known: Known) -> list[DoubleObservation]:
    """Which of the others doubled the contract that is played, and which did not."""
    rank = view.rules.rank_of[known.contract.id]
    return [
        DoubleObservation(word.action.seat, isinstance(word.action, Double))
        for word in replay_auction(view)
        if word.may_double
        and word.rank == rank
        and word.action.seat not in (view.seat, known.declarer)
        and isinstance(word.action, Double | Pass)
    ]


NO_INFERENCE = AuctionInference()
"""Where nothing was learned."""


def read_auction_inference(read: Mapping[str, Any]) -> AuctionInference:
    """What was learned, from its figures."""
    bids = {
        AuctionStyle(style): BiddingModel(
            {BidContext(how_bid): _read_propensity(weights) for how_bid, weights in figures["odds"].items()},
            figures["sharpness"],
        )
        for style, figures in read.get("bids", {}).items()
    }
    doubles = {
        ContractClass(kind): MarginModel(_read_tally(figures["counted"]), figures["spread"])
        for kind, figures in read.get("doubles", {}).items()
    }
    shifts = {
        AuctionStyle(style): _read_corrections(figures) for style, figures in read.get("shifts", {}).items()
    }
    return AuctionInference(bids, doubles, shifts)


def _read_propensity(read: Mapping[str, Any]) -> BidPropensity:
    kinds = {ContractClass(kind): weight for kind, weight in read["kinds"].items()}
    return BidPropensity(read["constant"], read["chance"], read["worth"], kinds)


def _read_corrections(
    read: Mapping[str, Any],
) -> Mapping[ContractClass, Mapping[BidContext, OutcomeCorrection]]:
    return {
        ContractClass(kind): {
            BidContext(how_bid): OutcomeCorrection(*shift) for how_bid, shift in by_how.items()
        }
        for kind, by_how in read.items()
    }


def _read_tally(read: Mapping[str, Any]) -> Tally:
    return Tally(**{**read, "highest": tuple(read["highest"])})
