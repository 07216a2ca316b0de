"""The auction model: how the rest of an auction may go in a world, and who plays what in the end.

The posterior after bids is as in the play: D. Rebstock et al., Policy based inference in trick-taking card
games, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import exp, log

from spadille.bots.expert.bid_evaluation import EvaluatedBid, HandEvaluator
from spadille.bots.heuristic.doubling import declarers, is_by_the_point, par
from spadille.bots.heuristic.memory import Cards
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget, seed
from spadille.bots.search.determinization import Determinization, determinized, drawn_worlds
from spadille.bots.search.payoff import DOUBLED, Doublings
from spadille.cards import Hand
from spadille.play.action import Action, Bid, Hold, Pass, Veiled
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle
from spadille.rules.seating import Seat
from spadille.solver.worlds import Worlds

_LET_PLAY = 4.0
"""The counters at the least price that a bid may cost rather than to let another play."""
_SURELY = 3
"""How surely those bid who will more likely make it than not."""
_ANYHOW = 0.005
"""How often somebody bids or passes whatever he holds."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is bid so far, or played in the end."""

    contract: Contract
    place: int
    """Of the bidder, from eldest on."""
    evaluated: EvaluatedBid | None = None
    """With which trumps; None: the one who asks decides himself."""
    stakes: Doublings = ()


@dataclass
class AuctionModel:
    """What the others at the table would say with the hands they may have."""

    view: View
    hands: HandEvaluator

    @cached_property
    def _let_play(self) -> float:
        """The counters that a bid may cost rather than to let another play."""
        cheapest = self.view.rules.contracts[0].price
        return _LET_PLAY * (max(1, cheapest.counters) if cheapest.by_points else cheapest.counters / 4)

    @property
    def _own(self) -> int:
        assert self.view.seat is not None
        return self.view.active.index(self.view.seat)

    def best(self, hand: Cards, place: int, above: int) -> EvaluatedBid | None:
        """The contract of at least this rank that promises most."""
        bids = self.hands.evaluated_bids(hand, place)
        ranks = self.view.rules.rank_of
        higher = [bid for bid in bids if ranks[bid.contract.id] >= above]
        return max(higher, key=lambda bid: bid.prediction.worth, default=None)

    def ends(self, world: Determinization, standing: Standing | None) -> Standing | None:
        """What is played when the others have had their say; nothing where everybody may pass and does."""
        to_speak = list(self._still_in())
        while to_speak:
            place = to_speak.pop(0)
            if standing is not None and place == standing.place:
                continue
            raised = self._raised(world, place, standing)
            if raised is not None:
                standing = raised
                to_speak = [other for other in self._still_in(after=place) if other != place]
        if standing is None:
            return self._forced(world)
        return self._doubled(world, standing)

    def _raised(self, world: Determinization, place: int, standing: Standing | None) -> Standing | None:
        rank = 0 if standing is None else self.view.rules.rank_of[standing.contract.id] + 1
        best = self.best(world.hands[place], place, rank)
        least = 0.0 if standing is None else -self._let_play
        if best is None or best.prediction.worth <= least:
            return None
        return Standing(best.contract, place, best)

    def _still_in(self, after: int | None = None) -> Iterator[int]:
        """The others who are not out of it, in turn."""
        active, last = self.view.active, self._own if after is None else after
        for step in range(1, len(active)):
            place = (last + step) % len(active)
            if active[place] not in self._out and place != self._own:
                yield place

    @cached_property
    def _out(self) -> frozenset[Seat]:
        """Who has passed for good. A bidder who passes lets doubles stand, and may still be asked again."""
        out: set[Seat] = set()
        bidder: Seat | None = None
        for action in self.view.history:
            if isinstance(action, Bid | Hold):
                bidder = action.seat
            elif isinstance(action, Pass) and action.seat != bidder:
                out.add(action.seat)
        return frozenset(out)

    def _forced(self, world: Determinization) -> Standing | None:
        forced = self.view.rules.forced
        if forced is None:
            return None
        place = next(place for place, hand in enumerate(world.hands) if hand & forced.card.bit)
        contract = self.view.rules.contract(forced.contract)
        if place == self._own:
            return Standing(contract, place)
        return Standing(contract, place, self.hands.evaluated(contract, world.hands[place], place))

    def _doubled(self, world: Determinization, standing: Standing) -> Standing:
        """The bid of the one who asks, doubled by those still in it whose hands are good against it."""
        if self.view.rules.auction is not AuctionStyle.DOUBLING or standing.place != self._own:
            return standing
        if standing.stakes or not is_by_the_point(standing.contract):
            return standing
        stakes = tuple(
            (self.view.active[place], DOUBLED)
            for place in self._still_in()
            if declarers(self.view.rules, world.hands[place], standing.contract) < par(standing.contract)
        )
        return Standing(standing.contract, standing.place, standing.evaluated, stakes)

    def likelihood(self, world: Determinization) -> float:
        """How likely the others would have said what they said with these hands, in logarithms."""
        total, rank = 0.0, -1
        for action in self.view.history:
            if isinstance(action, Bid):
                rank = self.view.rules.rank_of[action.contract]
            if action.seat != self.view.seat:
                total += log(self._says(world, action, rank))
        return total

    def _says(self, world: Determinization, action: Action | Veiled, rank: int) -> float:
        """How likely somebody says this with the hand he has here, the bid of this rank standing then."""
        place = self.view.active.index(action.seat)
        if isinstance(action, Bid | Hold):
            return self._bids(world.hands[place], place, rank)
        if isinstance(action, Pass):
            return 1 - self._bids_any(world.hands[place], place, rank + 1)
        return 1.0

    def _bids(self, hand: Cards, place: int, rank: int) -> float:
        """How likely somebody with this hand bids the contract of this rank."""
        contract = self.view.rules.contracts[rank]
        if contract.needs is not None and not contract.needs.met_by(Hand(hand)):
            return _ANYHOW
        return _willing(self.hands.evaluated(contract, hand, place))

    def _bids_any(self, hand: Cards, place: int, above: int) -> float:
        bids, ranks = self.hands.evaluated_bids(hand, place), self.view.rules.rank_of
        return max((_willing(bid) for bid in bids if ranks[bid.contract.id] >= above), default=_ANYHOW)


def _willing(evaluated: EvaluatedBid) -> float:
    """How likely somebody bids this: the more so, the likelier he makes it."""
    made, lost = evaluated.prediction.chance**_SURELY, (1 - evaluated.prediction.chance) ** _SURELY
    return _ANYHOW + (1 - 2 * _ANYHOW) * made / (made + lost)


def likely_worlds(view: View, others: AuctionModel, budget: Budget, chance: Chance) -> list[Determinization]:
    """Some ways for the cards to lie, each as often as what the others said makes it likely."""
    drawn = likely_draw(view, others, budget, chance)
    return [drawn.ways[number] for number in drawn.numbers]


@dataclass(frozen=True, slots=True)
class LikelyDraw:
    """Worlds that were drawn, and which of them are believed in."""

    worlds: Worlds
    ways: list[Determinization]
    """The same, by places."""
    numbers: list[int]
    """Which of them, each as often as what the others said makes it likely."""


def likely_draw(view: View, others: AuctionModel, budget: Budget, chance: Chance) -> LikelyDraw:
    """Some worlds, and how often each is believed in."""
    spoken = any(action.seat != view.seat for action in view.history)
    worlds = drawn_worlds(view, budget.screened if spoken else budget.worlds, seed(chance))
    every = determinized(view, worlds)
    if len(every) <= budget.worlds:
        return LikelyDraw(worlds, every, [*range(len(every))])
    likelihoods = [others.likelihood(world) for world in every]
    most = max(likelihoods)
    weights = [exp(likelihood - most) for likelihood in likelihoods]
    return LikelyDraw(worlds, every, list(_shared_out(weights, budget.worlds)))


def _shared_out(weights: list[float], many: int) -> Iterator[int]:
    """So many of them, each as often as its weight says, up or down to a whole number."""
    step, reached, given = sum(weights) / many, 0.0, 0
    for number, weight in enumerate(weights):
        reached += weight
        while given < many and reached > (given + 0.5) * step:
            yield number
            given += 1
