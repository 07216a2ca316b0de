"""Auction inference: learned models of bids, holds and doubles, and what they say about a contract.

An opponent doubles when they expect the declarer to fall short. Their estimate is linear in the features of
their hand, with normal noise: a probit model (C. I. Bliss, The method of probits, 1934).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import erf, exp, log, sqrt
from typing import Any

from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import Tally, point_scale, tally_suit
from spadille.bots.learned.contract_class import ContractClass, classify_contract
from spadille.cards import Pack, Suit
from spadille.play.action import Action, Bid, Double, Hold, Pass, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

_NOISE = 0.01
"""The probability of doubling, or not doubling, regardless of the hand."""
_MIN_CHANCE = 1e-5
_MAX_LOG_ODDS = 50.0
UNKNOWN_DOUBLING = 0.02
"""The probability of a double without a learned model: the same for every hand."""


@dataclass(frozen=True, slots=True)
class MarginModel:
    """An opponent's estimate of the card points that the declarer will take above those that they need.

    It is computed from the opponent's own hand.
    """

    counted: Tally
    """The weights of the hand's features, in card points."""
    spread: float
    """The standard deviation of the estimate around the tally."""


@dataclass
class DoublingModel:
    """The learned model of an opponent's doubles of one contract. The tallies of suits are cached."""

    margin: MarginModel
    rankings: tuple[Ranking, ...]
    """The rankings of the contract, one for each of its trumps."""
    pack: Pack
    _counted: dict[tuple[int, Suit, Cards], float] = field(default_factory=dict)

    def probability(self, hand: Cards) -> float:
        """Return the probability that an opponent with this hand doubles.

        An opponent doubles if they estimate the declarer's margin above par, with its best trumps, below 0.
        """
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
    """The model of an opponent's doubles of a contract for which no model was learned."""

    def probability(self, hand: Cards) -> float:
        """Return the same probability for every hand."""
        del hand
        return UNKNOWN_DOUBLING


class BidContext(StrEnum):
    """How a contract was reached in the auction."""

    OPEN = "open"
    """The contract was the first bid."""
    OVER = "over"
    """The contract was bid over another player's bid."""
    HELD = "held"
    """The seat took over another player's bid by precedence."""
    DOUBLED = "doubled"
    """An opponent doubled the contract."""
    OPPONENTS = "another's"
    """The contract is an opponent's bid, which is played unless someone bids higher."""


@dataclass(frozen=True, slots=True)
class AuctionStep:
    """One action of an auction, and the state before it."""

    action: Action | Veiled
    rank: int
    """The rank of the standing bid's contract; -1 without a bid."""
    answers_doubles: bool
    """Whether the step is the standing bidder's response to doubles."""
    may_double: bool
    """Whether the seat could have doubled the standing bid."""
    may_hold: bool
    """Whether the seat could have taken over the standing bid."""

    @property
    def rank_to_beat(self) -> int:
        """The rank that a bid or hold of this seat must exceed."""
        return self.rank - self.may_hold

    @property
    def bid_context(self) -> BidContext:
        """The context of a contract that is bid in this step."""
        return BidContext.OPEN if self.rank < 0 else BidContext.OVER


def replay_auction(view: View) -> Iterator[AuctionStep]:
    """Yield the steps of the auction in a view, each with the state before it."""
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
    """Return whether `seat` may hold the bid of `bidder`. An elder seat may, if the rules give precedence."""
    elder = view.active.index(seat) < view.active.index(bidder)
    return elder and view.rules.auction is AuctionStyle.PRECEDENCE


def find_bid_context(view: View, contract: Contract) -> BidContext:
    """Return the context of the viewing seat's contract: of its standing bid, or as if it bid or held the
    contract now.
    """
    if view.bid is None:
        return BidContext.OPEN
    if view.bid.contract != contract.id:
        return BidContext.OVER
    if view.bid.seat != view.seat:
        return BidContext.HELD
    bid_context = BidContext.OPEN
    for step in replay_auction(view):
        if isinstance(step.action, Bid):
            bid_context = step.bid_context
        elif isinstance(step.action, Hold):
            bid_context = BidContext.HELD
        elif isinstance(step.action, Double):
            bid_context = BidContext.DOUBLED
    return bid_context


@dataclass(frozen=True, slots=True)
class OutcomeCorrection:
    """How much better contracts of a class do in one context of the auction than on average."""

    count: float = 0.0
    """The difference in card points or tricks, for classes that count them."""
    odds: float = 0.0
    """The difference in log odds of winning, for classes in which the count does not determine them."""


NO_CORRECTION = OutcomeCorrection()


@dataclass(frozen=True, slots=True)
class ContractValue:
    """The best chance and the greatest value of a hand's contracts, and the most valuable one's class."""

    chance: float
    """The chance of winning the contract that is likeliest to be won."""
    worth: float
    """The value of the most valuable contract, in units of the lowest price."""
    kind: ContractClass
    """The class of the most valuable contract."""


@dataclass(frozen=True, slots=True)
class BidPropensity:
    """A logistic model of whether a player bids rather than passes. The log odds are linear in the contract
    value.
    """

    constant: float
    chance: float
    """The weight of the log odds of winning."""
    worth: float = 0.0
    kinds: Mapping[ContractClass, float] = field(default_factory=dict)
    """The additional log odds by the class of the most valuable contract."""

    def probability(self, value: ContractValue) -> float:
        """Return the probability of a bid."""
        odds = self.constant + self.chance * log_odds(value.chance) + self.worth * value.worth
        return 1 / (1 + exp(-min(max(odds + self.kinds.get(value.kind, 0.0), -_MAX_LOG_ODDS), _MAX_LOG_ODDS)))


@dataclass(frozen=True, slots=True)
class BiddingModel:
    """The learned model of how opponents bid in one style of auction."""

    propensities: Mapping[BidContext, BidPropensity]
    """The models of bidding at all, by the context of the bid."""
    sharpness: float = 0.0
    """How strictly bidders prefer the most valuable contract: the log odds per unit of value."""


_DEFAULT_BIDDING = BiddingModel(dict.fromkeys((BidContext.OPEN, BidContext.OVER), BidPropensity(0.0, 3.0)))
"""The model of styles for which none was learned: opponents bid contracts that they are likely to win."""


@dataclass(frozen=True, slots=True)
class AuctionInference:
    """The learned models of an auction: other players' bids, their doubles, and corrections of outcomes."""

    bids: Mapping[AuctionStyle, BiddingModel] = field(default_factory=dict)
    """The models of the others' bids, by style of auction."""
    doubles: Mapping[ContractClass, MarginModel] = field(default_factory=dict)
    """By class of contract, the models of an opponent's estimate, which decides whether they double."""
    corrections: Mapping[AuctionStyle, Mapping[ContractClass, Mapping[BidContext, OutcomeCorrection]]] = (
        field(default_factory=dict)
    )
    """The corrections of outcomes, by style of auction, class and context."""

    def bid_probability(self, style: AuctionStyle, context: BidContext, value: ContractValue) -> float:
        """Return the probability that a seat bids, or holds, with this contract value."""
        return self.bids.get(style, _DEFAULT_BIDDING).propensities[context].probability(value)

    def preference_probability(self, style: AuctionStyle, shortfalls: Iterable[float]) -> float:
        """Return the probability that a bidder prefers one contract to all alternatives.

        `shortfalls` has the value of each alternative less the value of the contract, in units of the lowest
        price.
        """
        sharpness = self.bids.get(style, _DEFAULT_BIDDING).sharpness
        return 1 / (1 + sum(exp(min(sharpness * shortfall, _MAX_LOG_ODDS)) for shortfall in shortfalls))

    def is_learned(self, style: AuctionStyle) -> bool:
        """Return whether a model of this style of auction was learned."""
        return style in self.bids

    def make_doubling_model(self, rules: Rules, contract: Contract) -> DoublingModel | UnknownDoublingModel:
        """Return the model of an opponent's doubles of a contract."""
        if not (contract.trumps and contract.price.by_points):
            return UnknownDoublingModel()
        margin = self.doubles.get(classify_contract(rules, contract, contract.trumps[0]))
        rankings = tuple(map(contract.order.ranking, contract.trumps))
        return UnknownDoublingModel() if margin is None else DoublingModel(margin, rankings, rules.pack)

    def find_correction(
        self, style: AuctionStyle, kind: ContractClass, context: BidContext
    ) -> OutcomeCorrection:
        """Return the correction of the outcome of contracts of this class, in this context."""
        return self.corrections.get(style, {}).get(kind, {}).get(context, NO_CORRECTION)


def log_odds(chance: float) -> float:
    """Return the log odds of a chance, bounded away from 0 and 1."""
    bounded = min(max(chance, _MIN_CHANCE), 1 - _MIN_CHANCE)
    return log(bounded / (1 - bounded))


@dataclass(frozen=True, slots=True)
class DoubleObservation:
    """The observation that an opponent doubled the contract that is played, or passed instead."""

    seat: Seat
    doubled: bool

    def log_likelihood(self, model: DoublingModel | UnknownDoublingModel, hand: Cards) -> float:
        """Return the log likelihood of the observation if the opponent held this hand."""
        doubles = model.probability(hand)
        return log(doubles if self.doubled else 1 - doubles)


def find_double_observations(view: View, known: Known) -> list[DoubleObservation]:
    """Return an observation for each opponent who could have doubled the contract that is played."""
    rank = view.rules.rank_of[known.contract.id]
    return [
        DoubleObservation(step.action.seat, isinstance(step.action, Double))
        for step in replay_auction(view)
        if step.may_double
        and step.rank == rank
        and step.action.seat not in (view.seat, known.declarer)
        and isinstance(step.action, Double | Pass)
    ]


NO_INFERENCE = AuctionInference()
"""The inference of a model file without learned auctions."""


def read_auction_inference(read: Mapping[str, Any]) -> AuctionInference:
    """Read the learned models from their JSON."""
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
