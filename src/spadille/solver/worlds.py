"""Worlds: the ways in which the hidden cards may lie. They are counted, enumerated and sampled."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille import _core
from spadille._core import NotSolvable
from spadille.cards import CARDS, Hand
from spadille.cards.hand import cards_of
from spadille.play.action import Action, Discard, Give, Veiled
from spadille.play.public_knowledge import CardMask
from spadille.play.view import View
from spadille.play.world import World
from spadille.solver.card_locations import CardLocation, mask_held_by
from spadille.solver.constraints import Constraints, collect_constraints

SamplingWeights = Mapping[CardLocation, Sequence[float]]
"""By location, the weight of each of the 36 cards. In a location that is missing, all weights are 1."""

_WORD = 8


@dataclass(frozen=True)
class Worlds:
    """A sequence of worlds of a view, stored as rows with a card mask for each location."""

    constraints: Constraints
    bits: bytes
    """The rows, one after another. Each mask has 64 bits in native byte order."""

    @property
    def rows(self) -> memoryview:
        """Return the masks by world and location as a two-dimensional memory view, for `numpy.asarray`."""
        return _view_rows(self.bits, len(self.constraints.locations))

    def __len__(self) -> int:
        return len(self.bits) // (_WORD * len(self.constraints.locations))

    def __getitem__(self, index: int) -> World:
        locations = len(self.constraints.locations)
        first = range(len(self))[index] * locations
        return _decode_world(
            self.constraints, memoryview(self.bits).cast("Q")[first : first + locations].tolist()
        )

    def __iter__(self) -> Iterator[World]:
        return map(self.__getitem__, range(len(self)))

    def held_cards(self) -> memoryview:
        """Return for each world the cards that each seat still holds, and last the widow or the discards.

        The result is a two-dimensional memory view of card masks.
        """
        constraints = self.constraints
        seats = range(constraints.view.seats)
        columns = [(mask_held_by(constraints.locations, seat), constraints.played[seat]) for seat in seats]
        columns.append((mask_held_by(constraints.locations, None), 0))
        return _view_rows(_core.project(self.bits, len(constraints.locations), columns), len(columns))

    def resample(self, weights: Iterable[float], count: int, seed: int) -> Worlds:
        """Resample `count` worlds in proportion to their weights (systematic resampling).

        Raises:
            NotSolvable: the number of weights is not that of the worlds, a weight is negative or not finite,
                or all are 0.
        """
        encoded = array("d", weights).tobytes()
        locations = len(self.constraints.locations)
        return Worlds(self.constraints, _core.resample(self.bits, locations, encoded, count, seed))


class WorldSampler:
    """Counts, enumerates and samples the worlds that are consistent with a view."""

    def __init__(self, view: View) -> None:
        self.constraints = collect_constraints(view)
        self._core = encode_constraints(self.constraints)

    @property
    def count(self) -> int:
        """Return the number of worlds that are consistent with the view."""
        return self._core.count()

    def enumerate(self, limit: int) -> Worlds | None:
        """Return every world once, or None if there are more than `limit`.

        Raises:
            ValueError: the limit is below 0.
        """
        if limit < 0:
            raise ValueError(f"a limit is a number of worlds, not {limit}")
        count = self.count
        return Worlds(self.constraints, self._core.enumerate(0, count)) if count <= limit else None

    def sample(self, count: int, seed: int) -> Worlds:
        """Sample `count` worlds uniformly, with replacement. The same seed gives the same worlds.

        Raises:
            NotSolvable: there is no world, or a number is out of range.
            MemoryError: `count` worlds do not fit into memory.
        """
        return Worlds(self.constraints, self._core.sample(count, seed))

    def with_weights(self, weights: SamplingWeights) -> WeightedSampler:
        """Return a sampler that draws worlds in proportion to the product of their cards' weights.

        Raises:
            NotSolvable: a location does not exist, does not have 36 weights, or has a weight that is negative
                or not finite.
        """
        return WeightedSampler(
            self.constraints, self._core.with_weights(_list_weights(self.constraints, weights))
        )


@dataclass(frozen=True)
class WeightedSampler:
    """Samples worlds in proportion to the product of their cards' weights."""

    constraints: Constraints
    core: _core.WeightedSampler

    def sample(self, count: int, seed: int) -> Worlds:
        """Sample `count` worlds in proportion to their weights, with replacement.

        Raises:
            NotSolvable: every world has weight 0.
        """
        return Worlds(self.constraints, self.core.sample(count, seed))


def encode_constraints(constraints: Constraints) -> _core.WorldSampler:
    """Encode constraints for the core."""
    bounds = [(bound.locations, bound.cards, bound.minimum) for bound in constraints.lower_bounds]
    return _core.WorldSampler(
        *(constraints.hidden, constraints.known, constraints.allowed),
        *(constraints.sizes, constraints.denied, bounds),
    )


def _list_weights(constraints: Constraints, weights: SamplingWeights) -> list[Sequence[float]]:
    if weights.keys() - set(constraints.locations):
        raise NotSolvable("a weight is given for a location that does not exist")
    even = [1.0] * len(CARDS)
    return [weights.get(location, even) for location in constraints.locations]


def _view_rows(bits: bytes, width: int) -> memoryview:
    count = len(bits) // (_WORD * width)
    if not count:
        return memoryview(b"").cast("Q")
    return memoryview(bits).cast("Q").cast("B").cast("Q", shape=[count, width])


def _decode_world(constraints: Constraints, row: Sequence[CardMask]) -> World:
    view = constraints.view
    cards_at = dict(zip(constraints.locations, row, strict=True))
    hands = [None if seat not in view.active else _find_dealt(cards_at, seat) for seat in range(view.seats)]
    return World(tuple(hands), _find_dealt(cards_at, None), tuple(_unveil(view, cards_at)))


def _find_dealt(cards_at: Mapping[CardLocation, CardMask], seat: int | None) -> Hand:
    return Hand(sum(cards for location, cards in cards_at.items() if location.dealt == seat))


def _unveil(view: View, cards_at: Mapping[CardLocation, CardMask]) -> Iterator[Action]:
    known = view.known
    for action in view.history:
        if not isinstance(action, Veiled) or known is None:
            continue
        if action.verb == "give":
            passed_on = cards_of(cards_at[CardLocation(known.declarer, known.holder)])
            given = passed_on[0] if passed_on else known.called
            assert given is not None
            yield Give(action.seat, given)
        else:
            discards = sum(cards for location, cards in cards_at.items() if location.after is None)
            yield Discard(action.seat, cards_of(discards))
