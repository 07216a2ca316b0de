"""A company: players by rules of thumb, in the core, who play a deal on from wherever it stands.

They are a mixture, some bolder and some more timid than the others, and one of their cards in ten is any
card: with a single player who never errs the value of a deal would be a few great steps.
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
"""How many of a thousand cards are any card."""
BOLDNESS = (-0.03, 0.0, 0.03)
"""How much more of all there is the players promise themselves of a hand than it holds."""
_AVERAGED = 20_000
"""In how many deals it is found what a seat gains on average."""


@dataclass(frozen=True, slots=True)
class DealPrefix:
    """A deal as it may lie, and what has been done in it, by numbers; the same seed, the same chance."""

    layout: Layout
    actions: bytes
    seed: int = 0


@dataclass
class ReferencePlayers:
    """The company at a table of so many seats."""

    rules: Rules
    seats: int
    _numbers: dict[tuple[Action, tuple[Seat, ...]], tuple[int, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = self.rules.at(self.seats)
        self._actions = Actions(rules)
        self._core = _core.Batch(encode_rules(rules, self.seats), 1, 0)
        self._players = self._core.make_players([_bolder(rules, more) for more in BOLDNESS], SLIPS)

    def sample_gains(self, prefixes: Iterable[DealPrefix], count: int, seat: Seat) -> list[list[int]]:
        """By deal what a seat gains each time that the company plays it to its end.

        Raises:
            NotSolvable: an action may not be done.
        """
        gained = array("q", self._core.sample_gains(self._players, list(map(_core_form, prefixes)), count))
        own = gained[seat :: self.seats].tolist()
        return [own[first : first + count] for first in range(0, len(own), count)]

    def estimate_gain(self, dealer: Seat, seat: Seat) -> float:
        """What a seat gains on average in a deal of this dealer's, before the cards are dealt."""
        return self._core.total_gains(self._players, dealer, _AVERAGED, 1)[seat] / _AVERAGED

    def estimate_gains(self, count: int, seed: int) -> list[float]:
        """What each seat gains on average in so many deals of the first seat's."""
        return [gain / count for gain in self._core.total_gains(self._players, 0, count, seed)]

    def encode_actions(self, actions: Iterable[Action], active: tuple[Seat, ...]) -> bytes:
        """What has been done at a table where these seats play, as the core takes it.

        Raises:
            ValueError: the game has no such action.
        """
        return bytes(number for action in actions for number in self._numbered(action, active))

    def _numbered(self, action: Action, active: tuple[Seat, ...]) -> tuple[int, ...]:
        key = (action, active)
        if key not in self._numbers:
            self._numbers[key] = self._actions.encode(action, active)
        return self._numbers[key]


def _core_form(begun: DealPrefix) -> tuple[int, list[int], int, list[int], bytes, int]:
    layout = begun.layout
    hands = [layout.hand(seat).mask for seat in layout.active]
    return (
        layout.dealer,
        hands,
        layout.widow.mask,
        [held for _, held in layout.pots],
        begun.actions,
        begun.seed,
    )


@lru_cache(maxsize=1 << 5)
def reference_players_at(rules: Rules, seats: int) -> ReferencePlayers:
    """The company at a table; making it takes a moment."""
    return ReferencePlayers(rules, seats)


@lru_cache(maxsize=1 << 8)
def estimate_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """What a seat gains on average in a dealer's deals."""
    return reference_players_at(rules, seats).estimate_gain(dealer, seat)


def _bolder(rules: Rules, more: float) -> list[tuple[list[float], float]]:
    """What a player promises himself of hands who promises himself so much more of them."""
    points, tricks = BID_ESTIMATES[rules.players]
    return encode_estimates((_shifted(points, more), _shifted(tricks, more)))


def _shifted(promise: BidEstimate, more: float) -> BidEstimate:
    first, *rest = promise.weights
    return replace(promise, weights=(first + more, *rest))
