"""The auction model: how the rest of an auction may go in a world, and who plays what in the end.

The posterior after bids is as in the play: D. Rebstock et al., Policy based inference in trick-taking card
games, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp, log

from spadille.bots.expert.bid_evaluation import EvaluatedBid, HandEvaluator
from spadille.bots.expert.hearing import Anybody, Doubter, Hearing, HowBid, Prospect, Word, holds, words
from spadille.bots.heuristic.memory import Cards
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

_ANYHOW = 0.005
"""How often somebody bids or passes whatever he holds."""
_EVEN = 0.5
_PARTS = 4
"""Into how many parts a fixed price is divided that is to be compared with a price by the point."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is bid so far, or played in the end."""

    contract: Contract
    place: int
    """Of the bidder, from eldest on."""
    evaluated: EvaluatedBid | None = None
    """With which trumps; None: the one who asks decides himself."""
    raises: tuple[tuple[Doublings, float], ...] = ()
    """How the stakes with one opponent may still be raised, and how likely each of them does it."""


@dataclass
class AuctionModel:
    """What the others at the table would say with the hands they may have."""

    view: View
    hands: HandEvaluator
    _doubters: dict[str, Doubter | Anybody] = field(default_factory=dict)

    @property
    def hearing(self) -> Hearing:
        """What was learned of what is said."""
        return self.hands.model.hearing

    @property
    def own(self) -> int:
        """The place of the one who asks."""
        assert self.view.seat is not None
        return self.view.active.index(self.view.seat)

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
        """What somebody bids over what stands, if anything."""
        bids = self.above(world.hands[place], place, self._below(place, standing))
        if self._willing(bids, HowBid.OPEN if standing is None else HowBid.OVER) <= _EVEN:
            return None
        best = max(bids, key=_worth)
        return Standing(best.contract, place, best)

    def _below(self, place: int, standing: Standing | None) -> int:
        """The rank above which lies whatever somebody may bid over what stands, or hold."""
        if standing is None:
            return -1
        active = self.view.active
        may_hold = holds(self.view, active[place], active[standing.place])
        return self.view.rules.rank_of[standing.contract.id] - may_hold

    def _still_in(self, after: int | None = None) -> Iterator[int]:
        """The others who are not out of it, in turn."""
        active, last = self.view.active, self.own if after is None else after
        for step in range(1, len(active)):
            place = (last + step) % len(active)
            if active[place] not in self._out and place != self.own:
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
        if place == self.own:
            return Standing(contract, place)
        return Standing(contract, place, self.hands.evaluated(contract, world.hands[place], place))

    def _doubled(self, world: Determinization, standing: Standing) -> Standing:
        """The bid of the one who asks, and how likely those still in it double it with their hands."""
        if self.view.rules.auction is not AuctionStyle.DOUBLING or standing.place != self.own:
            return standing
        doubles = (
            (((self.view.active[place], DOUBLED),), self._doubles(world, place, standing.contract))
            for place in self._still_in()
        )
        return replace(standing, raises=tuple(doubles))

    def _doubles(self, world: Determinization, place: int, contract: Contract) -> float:
        """How likely somebody doubles a contract with the hand he has here."""
        if contract.id not in self._doubters:
            self._doubters[contract.id] = self.hearing.doubter(self.view.rules, contract)
        return self._doubters[contract.id].doubles(world.hands[place])

    def likelihood(self, world: Determinization) -> float:
        """How likely the others would have said what they said with these hands, in logarithms."""
        return sum(log(self._says(world, word)) for word in self._words)

    @cached_property
    def _words(self) -> list[Word]:
        """What the others said, each with what stood then."""
        return [word for word in words(self.view) if word.action.seat != self.view.seat]

    def _says(self, world: Determinization, word: Word) -> float:
        """How likely somebody says this with the hand he has here."""
        place = self.view.active.index(word.action.seat)
        rules = self.view.rules
        match word.action:
            case Bid(contract=contract):
                return self._bids(world.hands[place], place, word, rules.contract(contract))
            case Hold():
                return self._bids(world.hands[place], place, word, rules.contracts[word.rank])
            case Double():
                return self._doubles(world, place, rules.contracts[word.rank])
            case Pass() if not word.answers:
                return self._passes(world, place, word)
        return 1.0

    def _passes(self, world: Determinization, place: int, word: Word) -> float:
        """How likely somebody passes who might bid, hold or double."""
        silent = 1 - self._willing(self.above(world.hands[place], place, word.below), word.how_bid)
        if not word.may_double:
            return silent
        return silent * (1 - self._doubles(world, place, self.view.rules.contracts[word.rank]))

    def _bids(self, hand: Cards, place: int, word: Word, contract: Contract) -> float:
        """How likely somebody with this hand bids a contract, or holds it: that he says anything at all, and
        that it promises him most.
        """
        if contract.needs is not None and not contract.needs.met_by(Hand(hand)):
            return _ANYHOW
        wanted = self.hands.evaluated(contract, hand, place)
        if not self.hearing.knows(self._style):
            return self._willing([wanted], word.how_bid)
        others = [bid for bid in self.above(hand, place, word.below) if bid.contract is not contract]
        less = [(bid.prediction.worth - wanted.prediction.worth) / self.least_price for bid in others]
        preferred = self.hearing.prefers(self._style, less)
        return _surely(self._willing([wanted, *others], word.how_bid) * preferred)

    def _willing(self, bids: Sequence[EvaluatedBid], how_bid: HowBid) -> float:
        """How likely somebody bids who has these to choose from."""
        return _surely(self.hearing.willing(self._style, how_bid, self.prospect(bids)) if bids else 0.0)

    def prospect(self, bids: Sequence[EvaluatedBid]) -> Prospect:
        """What somebody may hope for who has these to choose from."""
        best = max(bids, key=_worth)
        chance = max(bid.prediction.chance for bid in bids)
        return Prospect(
            chance, _worth(best) / self.least_price, self.hands.terms(best.contract, best.trump).kind
        )

    def above(self, hand: Cards, place: int, rank: int) -> list[EvaluatedBid]:
        """What somebody with this hand might bid over the contract of this rank."""
        ranks = self.view.rules.rank_of
        return [bid for bid in self.hands.evaluated_bids(hand, place) if ranks[bid.contract.id] > rank]

    @cached_property
    def least_price(self) -> float:
        """A point at the least price, or a part of it."""
        cheapest = self.view.rules.contracts[0].price
        return max(1, cheapest.counters) if cheapest.by_points else cheapest.counters / _PARTS

    @property
    def _style(self) -> AuctionStyle:
        return self.view.rules.auction


def _worth(bid: EvaluatedBid) -> float:
    return bid.prediction.worth


def _surely(likely: float) -> float:
    """As likely, but that somebody may do anything."""
    return _ANYHOW + (1 - 2 * _ANYHOW) * likely


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
