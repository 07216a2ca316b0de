"""Reference players: rule-based players in the core that play deals to the end, to estimate their value.

They are a mixture: some overestimate and some underestimate their hands, and one card in ten is random. With
a single player who never errs, the estimated value would change in a few large steps.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from spadille import _core
from spadille.env.actions import Actions
from spadille.env.bid_estimates import BID_ESTIMATES, BidEstimate, encode_estimates
from spadille.env.encode_rules import encode_rules
from spadille.play.action import Action
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

SLIPS = 100
"""The number of random cards in a thousand."""
BOLDNESS = (-0.03, 0.0, 0.03)
"""The share of all points or tricks by which each player overestimates its hand."""
SAMPLE_SIZE = 20_000
"""The number of deals in an estimate of a seat's average gain."""


@dataclass(frozen=True, slots=True)
class DealPrefix:
    """A deal to play on from: its cards, the encoded actions so far, and the seed of the continuations."""

    layout: Layout
    actions: bytes
    seed: int = 0


@dataclass
class ReferencePlayers:
    """The reference players of a table with `seats` seats."""

    rules: Rules
    seats: int
    _numbers: dict[tuple[Action, tuple[Seat, ...]], tuple[int, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = self.rules.at(self.seats)
        self._actions = Actions(rules)
        self._core = _core.Batch(encode_rules(rules, self.seats), 1, 0)
        self._players = self._core.make_players([_raise_estimates(rules, more) for more in BOLDNESS], SLIPS)

    def __reduce__(self) -> tuple[type[ReferencePlayers], tuple[Rules, int]]:
        return ReferencePlayers, (self.rules, self.seats)

    def sample_gains(self, prefixes: Iterable[DealPrefix], count: int, seat: Seat) -> list[list[int]]:
        """Play each deal to the end `count` times. Return a list of the seat's gains for each deal.

        Raises:
            NotSolvable: an action of a prefix is illegal.
        """
        own = self._sample_gains(prefixes, count)[seat :: self.seats].tolist()
        return [own[first : first + count] for first in range(0, len(own), count)]

    def mean_gains(self, prefixes: Iterable[DealPrefix], count: int) -> list[tuple[float, ...]]:
        """Play each deal to the end `count` times. Return the mean gain of each seat for each deal.

        Raises:
            NotSolvable: an action of a prefix is illegal.
        """
        gains, size = self._sample_gains(prefixes, count), count * self.seats
        return [
            tuple(sum(gains[first + seat : first + size : self.seats]) / count for seat in range(self.seats))
            for first in range(0, len(gains), size)
        ]

    def _sample_gains(self, prefixes: Iterable[DealPrefix], count: int) -> array[int]:
        return array("q", self._core.sample_gains(self._players, list(map(_encode_prefix, prefixes)), count))

    def estimate_gain(self, dealer: Seat, seat: Seat) -> float:
        """Estimate the average gain of `seat` over all deals by `dealer`."""
        return self._core.total_gains(self._players, dealer, SAMPLE_SIZE, 1)[seat] / SAMPLE_SIZE

    def estimate_gains(self, count: int, seed: int) -> list[float]:
        """Estimate the average gain of each seat from `count` deals in which seat 0 deals."""
        return [gain / count for gain in self._core.total_gains(self._players, 0, count, seed)]

    def encode_actions(self, actions: Iterable[Action], active: tuple[Seat, ...]) -> bytes:
        """Encode actions for the core. `active` are the seats that play the deal, from eldest on.

        Raises:
            ValueError: the game has no such action.
        """
        return bytes(number for action in actions for number in self._encode_action(action, active))

    def _encode_action(self, action: Action, active: tuple[Seat, ...]) -> tuple[int, ...]:
        key = (action, active)
        if key not in self._numbers:
            self._numbers[key] = self._actions.encode(action, active)
        return self._numbers[key]


def _encode_prefix(prefix: DealPrefix) -> tuple[int, list[int], int, list[int], bytes, int]:
    layout = prefix.layout
    hands = [layout.hand(seat).mask for seat in layout.active]
    return (
        layout.dealer,
        hands,
        layout.widow.mask,
        [held for _, held in layout.pots],
        prefix.actions,
        prefix.seed,
    )


@lru_cache(maxsize=1 << 5)
def reference_players_at(rules: Rules, seats: int) -> ReferencePlayers:
    """Return the reference players of a table. They are cached."""
    return ReferencePlayers(rules, seats)


@lru_cache(maxsize=1 << 8)
def estimate_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """Estimate the average gain of `seat` over all deals by `dealer`. The result is cached."""
    return reference_players_at(rules, seats).estimate_gain(dealer, seat)


def _raise_estimates(rules: Rules, more: float) -> list[tuple[list[float], float]]:
    """Encode the bid estimates, with each share raised by `more`."""
    points, tricks = BID_ESTIMATES[rules.players]
    return encode_estimates((_raise_estimate(points, more), _raise_estimate(tricks, more)))


def _raise_estimate(estimate: BidEstimate, more: float) -> BidEstimate:
    first, *rest = estimate.weights
    return replace(estimate, weights=(first + more, *rest))
