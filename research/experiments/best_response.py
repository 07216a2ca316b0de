"""Compute best responses in games that are small enough for a search of all positions.

NashConv is the sum over the seats of what a best response gains over the strategy itself: 0 at an equilibrium
(M. Lanctot and others, A unified game-theoretic approach to multiagent reinforcement learning, NIPS 2017).
Positions at the same depth are evaluated together, as arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.seating import Seat

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]
Strategy = Numbers
"""The probability of each action, indexed by its place among the actions of all information sets."""
_NONE = -1


@dataclass(frozen=True, slots=True)
class InformationSet:
    """What a seat knows when it decides, and its possible actions."""

    view: View
    first: int
    """The place of the set's first action among the actions of all sets."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions."""
        assert self.view.decision is not None
        return self.view.decision.answers


@dataclass(frozen=True, slots=True)
class Moves:
    """All moves from the positions at one depth."""

    before: Places
    """The position before each move."""
    by: Places
    """The place of each move's action among the actions of all information sets."""
    after: Places
    """The position after each move."""


Waiting = dict[int, list[tuple[Deal, int, int]]]
"""The positions waiting at each depth, each with its parent and the place of its action, or -1 for none."""


@dataclass
class GameTree:
    """The tree of all positions that can follow from a set of deals."""

    seats: int
    sets: list[InformationSet] = field(default_factory=list)
    deciding: list[int] = field(default_factory=list)
    """The information set of the seat to decide in each position, or -1 if the deal is over."""
    payments: list[tuple[int, ...]] = field(default_factory=list)
    """The gain of each seat in each position; 0 unless the deal is over."""
    came: list[tuple[int, int]] = field(default_factory=list)
    """The parent of each position and the place of the action that led to the position; -1 at the
    beginning.
    """
    level: list[int] = field(default_factory=list)
    """The number of actions before each position."""
    _numbers: dict[Hashable, int] = field(default_factory=dict)
    _places: int = 0

    @classmethod
    def of(cls, deals: Sequence[Deal]) -> GameTree:
        """Return the tree of `deals`, which are equally likely."""
        tree, waiting = cls(deals[0].layout.seats), Waiting()
        for deal in deals:
            _put(waiting, deal, (_NONE, _NONE))
        while waiting:
            for deal, *came in waiting.pop(min(waiting)):
                tree._add(deal, (came[0], came[1]), waiting)
        return tree

    def _add(self, deal: Deal, came: tuple[int, int], waiting: Waiting) -> None:
        node, result = len(self.deciding), deal.result
        self.payments.append((0,) * self.seats if result is None else result.payments)
        self.came.append(came)
        self.level.append(len(deal.actions))
        number = _NONE if deal.turn is None else self._number(view_of(deal, deal.turn))
        self.deciding.append(number)
        if deal.turn is not None:
            for place, action in enumerate(deal.answers(), self.sets[number].first):
                _put(waiting, deal.play(action), (node, place))

    def _number(self, view: View) -> int:
        shown = tuple(sorted((seat, hand.mask) for seat, hand in view.shown.items()))
        key = (view.seat, view.dealt.mask, view.hand.mask, view.laid_away.mask, shown, view.history)
        if key not in self._numbers:
            self._numbers[key] = len(self.sets)
            self.sets.append(InformationSet(view, self._places))
            self._places += len(self.sets[-1].actions)
        return self._numbers[key]

    @cached_property
    def _of_set(self) -> Places:
        """The information set of each action."""
        return np.repeat(np.arange(len(self.sets)), [len(known.actions) for known in self.sets])

    @cached_property
    def _seat(self) -> Places:
        """The seat that decides in each position, or -1 where the deal is over."""
        seats = np.array([*(known.view.seat for known in self.sets), _NONE])
        return np.asarray(seats[np.array(self.deciding)])

    @cached_property
    def _paid(self) -> Numbers:
        return np.array(self.payments, np.float64)

    def uniform(self) -> Strategy:
        """Return the strategy that gives all actions of an information set the same probability."""
        return np.asarray(1 / np.bincount(self._of_set)[self._of_set])

    def strategy(self, play: Callable[[View], dict[Action, float]]) -> Strategy:
        """Return the strategy that follows from `play`, a function from a view to the probability of each
        action.
        """
        found = [play(known.view) for known in self.sets]
        sets = zip(self.sets, found, strict=True)
        return np.array([likely.get(action, 0.0) for known, likely in sets for action in known.actions])

    @cached_property
    def _begun(self) -> Places:
        """The positions where the game begins."""
        return np.array([node for node, (before, _) in enumerate(self.came) if before == _NONE])

    @cached_property
    def _moves(self) -> list[Moves]:
        """All moves, by depth."""
        before, by = np.array(self.came).T
        after = np.flatnonzero(before != _NONE)
        level = np.array(self.level)[before[after]]
        deeper = [after[level == depth] for depth in np.unique(level)]
        return [Moves(before[nodes], by[nodes], nodes) for nodes in deeper]

    def values(self, strategy: Strategy) -> Numbers:
        """Return each seat's mean gain if all seats play `strategy`."""
        worth = self._paid.copy()
        for moves in reversed(self._moves):
            np.add.at(worth, moves.before, worth[moves.after] * strategy[moves.by, None])
        return np.asarray(worth[self._begun].mean(axis=0))

    def reach(self, strategy: Strategy, but: Seat) -> Numbers:
        """Return the probability of each position if all seats play `strategy`, except that `but` takes every
        action that leads there with probability 1.
        """
        reach = np.zeros(len(self.deciding))
        reach[self._begun] = 1 / len(self._begun)
        for moves in self._moves:
            likely = np.where(self._seat[moves.before] == but, 1.0, strategy[moves.by])
            reach[moves.after] = reach[moves.before] * likely
        return reach

    def best_response(self, strategy: Strategy, seat: Seat) -> float:
        """Return the mean gain of a seat that plays its best response to the others, who play `strategy`."""
        reach, worth = self.reach(strategy, seat), self._paid[:, seat].copy()
        for moves in reversed(self._moves):
            own = self._seat[moves.before] == seat
            before, by, after = moves.before[~own], moves.by[~own], moves.after[~own]
            np.add.at(worth, before, worth[after] * strategy[by])
            before, by, after = moves.before[own], moves.by[own], moves.after[own]
            counted = np.full(len(strategy), -np.inf)
            counted[by] = 0
            np.add.at(counted, by, reach[before] * worth[after])
            chosen = self._best(counted)[by]
            worth[before[chosen]] = worth[after[chosen]]
        return float(worth[self._begun].mean())

    def learned(self, rounds: int) -> Strategy:
        """Return the average strategy after `rounds` iterations of CFR+ (O. Tammelin, Solving large imperfect
        information games using CFR+, 2014).
        """
        regret, total = np.zeros(self._places), np.zeros(self._places)
        for number in range(1, rounds + 1):
            strategy = self._matched(regret)
            for seat in range(self.seats):
                regret = np.maximum(regret + self._regret(strategy, seat), 0)
            total += number * self._own_reach(strategy) * strategy
        return self._matched(total)

    def _matched(self, regret: Numbers) -> Strategy:
        """Return the strategy of regret matching: in each information set, the probabilities are proportional
        to the regrets.
        """
        whole = np.bincount(self._of_set, regret)[self._of_set]
        return np.where(whole > 0, regret / np.where(whole > 0, whole, 1), self.uniform())

    def _regret(self, strategy: Strategy, seat: Seat) -> Numbers:
        """Return the counterfactual regret of each action of a seat."""
        reach, worth = self.reach(strategy, seat), self._paid[:, seat].copy()
        counted = np.zeros(self._places)
        for moves in reversed(self._moves):
            np.add.at(worth, moves.before, worth[moves.after] * strategy[moves.by])
            own = self._seat[moves.before] == seat
            np.add.at(counted, moves.by[own], reach[moves.before[own]] * worth[moves.after[own]])
        done = np.bincount(self._of_set, counted * strategy)[self._of_set]
        return np.asarray(counted - done)

    def _own_reach(self, strategy: Strategy) -> Numbers:
        """Return, for each action, the probability that its seat plays towards it, by the seat's own earlier
        actions alone.
        """
        reach = np.ones((len(self.deciding), self.seats))
        for moves in self._moves:
            reach[moves.after] = reach[moves.before]
            reach[moves.after, self._seat[moves.before]] *= strategy[moves.by]
        of_set = np.zeros(len(self.sets))
        nodes = np.flatnonzero(self._seat != _NONE)
        of_set[np.array(self.deciding)[nodes]] = reach[nodes, self._seat[nodes]]
        return np.asarray(of_set[self._of_set])

    def _best(self, counted: Numbers) -> NDArray[np.bool_]:
        """Return a mask of the best actions: in each information set, the first with the highest value."""
        most = np.maximum.reduceat(counted, [known.first for known in self.sets])
        best = np.flatnonzero(counted == most[self._of_set])
        _, first = np.unique(self._of_set[best], return_index=True)
        chosen = np.zeros(len(counted), bool)
        chosen[best[first]] = True
        return chosen

    def gains(self, strategy: Strategy) -> list[float]:
        """Return how much each seat gains by playing its best response instead of `strategy`."""
        plain = self.values(strategy)
        return [self.best_response(strategy, seat) - float(plain[seat]) for seat in range(self.seats)]

    def nash_conv(self, strategy: Strategy) -> float:
        return sum(self.gains(strategy))


def _put(waiting: Waiting, deal: Deal, came: tuple[int, int]) -> None:
    """Add a position to `waiting`, after playing every action that is the only legal one."""
    while deal.turn is not None and len(answers := deal.answers()) == 1:
        deal = deal.play(answers[0])
    waiting.setdefault(len(deal.actions), []).append((deal, *came))
