"""The auction model: predict the rest of an auction in a world, and weigh worlds by the bids so far.

Worlds are weighed by the probability of the others' actions in them: D. Rebstock et al., Policy based
inference in trick-taking card games, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp, log

from spadille.bots.heuristic.memory import Cards
from spadille.bots.learned.auction_inference import (
    AuctionInference,
    AuctionStep,
    BidContext,
    ContractValue,
    DoublingModel,
    UnknownDoublingModel,
    can_hold,
    replay_auction,
)
from spadille.bots.learned.bid_evaluation import EvaluatedBid, HandEvaluator
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget, seed
from spadille.bots.search.determinization import Determinization, determinized, drawn_worlds
from spadille.bots.search.payoff import DOUBLED, Doublings
from spadille.cards import Hand
from spadille.play.action import Bid, Double, Hold, Pass
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle
from spadille.rules.seating import Seat
from spadille.solver.worlds import Worlds

_NOISE = 0.005
"""The probability of a bid or a pass regardless of the hand."""
_EVEN = 0.5
_FIXED_PRICE_PARTS = 4
"""The number of parts of a fixed price, each of which is comparable with the price of a point."""


@dataclass(frozen=True, slots=True)
class HighBid:
    """The highest bid in an auction that goes on or is over."""

    contract: Contract
    place: int
    """The bidder's index among the active seats, which begin with eldest."""
    evaluated: EvaluatedBid | None = None
    """The bidder's evaluation of the contract, with their trumps. None for the viewing seat's own bid."""
    doublings: tuple[tuple[Doublings, float], ...] = ()
    """The doubles that the opponents may still make, each with its probability."""


@dataclass
class AuctionModel:
    """A model of the other players' actions in one auction, given the hands that they may have."""

    view: View
    hands: HandEvaluator
    _doubling_models: dict[str, DoublingModel | UnknownDoublingModel] = field(default_factory=dict)

    @property
    def inference(self) -> AuctionInference:
        """The learned models of auctions."""
        return self.hands.model.auction

    @property
    def own_place(self) -> int:
        """The viewing seat's index among the active seats."""
        assert self.view.seat is not None
        return self.view.active.index(self.view.seat)

    def predict_final_bid(self, world: Determinization, standing: HighBid | None) -> HighBid | None:
        """Predict the others' remaining actions in a world, and return the bid that is played.

        Return None if all pass and no contract is forced then.
        """
        to_speak = list(self._list_active_bidders())
        while to_speak:
            place = to_speak.pop(0)
            if standing is not None and place == standing.place:
                continue
            raised = self._predict_overbid(world, place, standing)
            if raised is not None:
                standing = raised
                speaks_once = self._style is AuctionStyle.ONE_ROUND
                others = to_speak if speaks_once else self._list_active_bidders(after=place)
                to_speak = [other for other in others if other != place]
        if standing is None:
            return self._make_forced_bid(world)
        return self._add_doublings(world, standing)

    def _predict_overbid(
        self, world: Determinization, place: int, standing: HighBid | None
    ) -> HighBid | None:
        """Return the bid that the player at `place` makes over the standing one, if any."""
        bids = self.find_higher_bids(world.hands[place], place, self._rank_to_beat(place, standing))
        if self._bid_probability(bids, BidContext.OPEN if standing is None else BidContext.OVER) <= _EVEN:
            return None
        best = max(bids, key=_bid_worth)
        return HighBid(best.contract, place, best)

    def _rank_to_beat(self, place: int, standing: HighBid | None) -> int:
        """Return the rank that a bid or hold of the player at `place` must exceed."""
        if standing is None:
            return -1
        active = self.view.active
        may_hold = can_hold(self.view, active[place], active[standing.place])
        return self.view.rules.rank_of[standing.contract.id] - may_hold

    def _list_active_bidders(self, after: int | None = None) -> Iterator[int]:
        """Yield the places of the others who may still act, in turn after the player at `after`, which is the
        viewing seat by default.
        """
        active, last = self.view.active, self.own_place if after is None else after
        for step in range(1, len(active)):
            place = (last + step) % len(active)
            if active[place] not in self._silent_seats and place != self.own_place:
                yield place

    @cached_property
    def _silent_seats(self) -> frozenset[Seat]:
        """The seats that cannot act again in this auction.

        A standing bidder who passes only accepts the doubles, and may have to act again.
        """
        if self._style is AuctionStyle.ONE_ROUND:
            return frozenset(action.seat for action in self.view.history)
        out: set[Seat] = set()
        bidder: Seat | None = None
        for action in self.view.history:
            if isinstance(action, Bid | Hold):
                bidder = action.seat
            elif isinstance(action, Pass) and action.seat != bidder:
                out.add(action.seat)
        return frozenset(out)

    def _make_forced_bid(self, world: Determinization) -> HighBid | None:
        forced = self.view.rules.forced
        if forced is None:
            return None
        place = next(place for place, hand in enumerate(world.hands) if hand & forced.card.bit)
        contract = self.view.rules.contract(forced.contract)
        if place == self.own_place:
            return HighBid(contract, place)
        return HighBid(contract, place, self.hands.evaluate_contract(contract, world.hands[place], place))

    def _add_doublings(self, world: Determinization, standing: HighBid) -> HighBid:
        """Add the opponents' probable doubles to the seat's own bid."""
        if self.view.rules.auction is not AuctionStyle.DOUBLING or standing.place != self.own_place:
            return standing
        doubles = (
            (((self.view.active[place], DOUBLED),), self._double_probability(world, place, standing.contract))
            for place in self._list_active_bidders()
        )
        return replace(standing, doublings=tuple(doubles))

    def _double_probability(self, world: Determinization, place: int, contract: Contract) -> float:
        """Return the probability that the player at `place` doubles a contract with their hand in
        this world.
        """
        if contract.id not in self._doubling_models:
            self._doubling_models[contract.id] = self.inference.make_doubling_model(self.view.rules, contract)
        return self._doubling_models[contract.id].probability(world.hands[place])

    def log_likelihood(self, world: Determinization) -> float:
        """Return the log likelihood of the others' actions so far, if they held the hands of `world`."""
        return sum(log(self._step_probability(world, step)) for step in self._others_steps)

    @cached_property
    def _others_steps(self) -> list[AuctionStep]:
        """The other players' steps in the auction so far."""
        return [step for step in replay_auction(self.view) if step.action.seat != self.view.seat]

    def _step_probability(self, world: Determinization, step: AuctionStep) -> float:
        """Return the probability of a step with the hand of its player in this world."""
        place = self.view.active.index(step.action.seat)
        rules = self.view.rules
        match step.action:
            case Bid(contract=contract):
                return self._contract_probability(world.hands[place], place, step, rules.contract(contract))
            case Hold():
                return self._contract_probability(world.hands[place], place, step, rules.contracts[step.rank])
            case Double():
                return self._double_probability(world, place, rules.contracts[step.rank])
            case Pass() if not step.answers_doubles:
                return self._pass_probability(world, place, step)
        return 1.0

    def _pass_probability(self, world: Determinization, place: int, step: AuctionStep) -> float:
        """Return the probability of a pass where a bid, hold or double was legal."""
        silent = 1 - self._bid_probability(
            self.find_higher_bids(world.hands[place], place, step.rank_to_beat), step.bid_context
        )
        if not step.may_double:
            return silent
        return silent * (1 - self._double_probability(world, place, self.view.rules.contracts[step.rank]))

    def _contract_probability(self, hand: Cards, place: int, step: AuctionStep, contract: Contract) -> float:
        """Return the probability that a player with this hand bids or holds a contract.

        It is the probability of bidding at all, times the probability of preferring this contract.
        """
        if contract.needs is not None and not contract.needs.met_by(Hand(hand)):
            return _NOISE
        wanted = self.hands.evaluate_contract(contract, hand, place)
        if not self.inference.is_learned(self._style):
            return self._bid_probability([wanted], step.bid_context)
        others = [
            bid
            for bid in self.find_higher_bids(hand, place, step.rank_to_beat)
            if bid.contract is not contract
        ]
        less = [(bid.prediction.worth - wanted.prediction.worth) / self.price_unit for bid in others]
        preferred = self.inference.preference_probability(self._style, less)
        return _mix_with_noise(self._bid_probability([wanted, *others], step.bid_context) * preferred)

    def _bid_probability(self, bids: Sequence[EvaluatedBid], context: BidContext) -> float:
        """Return the probability that a player who may make any of these bids makes one."""
        return _mix_with_noise(
            self.inference.bid_probability(self._style, context, self.value_bids(bids)) if bids else 0.0
        )

    def value_bids(self, bids: Sequence[EvaluatedBid]) -> ContractValue:
        """Summarize the value of the bids that a hand may make."""
        best = max(bids, key=_bid_worth)
        chance = max(bid.prediction.chance for bid in bids)
        return ContractValue(
            chance, _bid_worth(best) / self.price_unit, self.hands.find_terms(best.contract, best.trump).kind
        )

    def find_higher_bids(self, hand: Cards, place: int, rank: int) -> list[EvaluatedBid]:
        """Return the bids that a hand may make on contracts above the one of `rank`."""
        ranks = self.view.rules.rank_of
        return [bid for bid in self.hands.evaluate_bids(hand, place) if ranks[bid.contract.id] > rank]

    @cached_property
    def price_unit(self) -> float:
        """The unit in which contracts are compared: the cheapest contract's price of a point, or a quarter of
        its fixed price.
        """
        cheapest = self.view.rules.contracts[0].price
        return max(1, cheapest.counters) if cheapest.by_points else cheapest.counters / _FIXED_PRICE_PARTS

    @property
    def _style(self) -> AuctionStyle:
        return self.view.rules.auction


def _bid_worth(bid: EvaluatedBid) -> float:
    return bid.prediction.worth


def _mix_with_noise(likely: float) -> float:
    """Mix a probability with uniform noise."""
    return _NOISE + (1 - 2 * _NOISE) * likely


def sample_likely_worlds(
    view: View, others: AuctionModel, budget: Budget, chance: Chance
) -> list[Determinization]:
    """Sample worlds from the posterior after the others' actions."""
    drawn = infer_auction_posterior(view, others, budget, chance)
    return [drawn.determinizations[number] for number in drawn.sample]


@dataclass(frozen=True, slots=True)
class AuctionPosterior:
    """Worlds drawn uniformly, and a sample of them weighted by the likelihood of the auction."""

    worlds: Worlds
    determinizations: list[Determinization]
    """The same worlds, with hands in the order of the active seats."""
    sample: list[int]
    """Indices of worlds. Each occurs in proportion to its likelihood."""


def infer_auction_posterior(
    view: View, others: AuctionModel, budget: Budget, chance: Chance
) -> AuctionPosterior:
    """Draw worlds and resample them by the likelihood of the others' actions."""
    spoken = any(action.seat != view.seat for action in view.history)
    worlds = drawn_worlds(view, budget.screened if spoken else budget.worlds, seed(chance))
    every = determinized(view, worlds)
    if len(every) <= budget.worlds:
        return AuctionPosterior(worlds, every, [*range(len(every))])
    likelihoods = [others.log_likelihood(world) for world in every]
    most = max(likelihoods)
    weights = [exp(likelihood - most) for likelihood in likelihoods]
    return AuctionPosterior(worlds, every, list(_resample_systematically(weights, budget.worlds)))


def _resample_systematically(weights: list[float], count: int) -> Iterator[int]:
    """Yield `count` indices by systematic resampling: each as often as its share of the weights says,
    rounded up or down.
    """
    step, reached, given = sum(weights) / count, 0.0, 0
    for number, weight in enumerate(weights):
        reached += weight
        while given < count and reached > (given + 0.5) * step:
            yield number
            given += 1
