"""Worlds: where the hidden cards may lie, counted, all gone through, or drawn."""

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
"""Sampling weights: by place, how much each of the 36 cards weighs there; in a place left out, 1."""

_WORD = 8


@dataclass(frozen=True)
class Worlds:
    """Some of the worlds of a view, in one piece: rows of sets of cards, one a place."""

    constraints: Constraints
    bits: bytes
    """The rows one after another, each set 64 bits in the machine's own order."""

    @property
    def rows(self) -> memoryview:
        """The sets by world and place; `numpy.asarray` takes it as it is."""
        return _view_rows(self.bits, len(self.constraints.locations))

    def __len__(self) -> int:
        return len(self.bits) // (_WORD * len(self.constraints.locations))

    def __getitem__(self, number: int) -> World:
        places = len(self.constraints.locations)
        first = range(len(self))[number] * places
        return _decode_world(
            self.constraints, memoryview(self.bits).cast("Q")[first : first + places].tolist()
        )

    def __iter__(self) -> Iterator[World]:
        return map(self.__getitem__, range(len(self)))

    def held_cards(self) -> memoryview:
        """By world: the cards each seat still holds, by seat, and last the widow or what was laid away."""
        evidence = self.constraints
        seats = range(evidence.view.seats)
        columns = [(mask_held_by(evidence.locations, seat), evidence.played[seat]) for seat in seats]
        columns.append((mask_held_by(evidence.locations, None), 0))
        return _view_rows(_core.project(self.bits, len(evidence.locations), columns), len(columns))

    def resample(self, weights: Iterable[float], count: int, seed: int) -> Worlds:
        """So many of these, each as often as its weight says, up or down to a whole number.

        Raises:
            NotSolvable: not one weight a world, a weight below 0 or not finite, or all of them 0.
        """
        weighed = array("d", weights).tobytes()
        places = len(self.constraints.locations)
        return Worlds(self.constraints, _core.resample(self.bits, places, weighed, count, seed))


class WorldSampler:
    """Where the hidden cards of a view may lie: every world that is consistent with all the seat has seen."""

    def __init__(self, view: View) -> None:
        self.constraints = collect_constraints(view)
        self._core = encode_constraints(self.constraints)

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._core.count()

    def enumerate(self, limit: int) -> Worlds | None:
        """All of them, each once; None where they are more than the limit."""
        count = self.count
        return Worlds(self.constraints, self._core.enumerate(0, count)) if count <= limit else None

    def sample(self, count: int, seed: int) -> Worlds:
        """So many of them, each drawn evenly from all; the same seed draws the same.

        Raises:
            NotSolvable: there is none.
        """
        return Worlds(self.constraints, self._core.sample(count, seed))

    def with_weights(self, weights: SamplingWeights) -> WeightedSampler:
        """The same worlds, each as likely as the product of the weights of its cards where they lie.

        Raises:
            NotSolvable: no such place, not 36 weights, or one below 0 or not finite.
        """
        return WeightedSampler(
            self.constraints, self._core.with_weights(_list_weights(self.constraints, weights))
        )


@dataclass(frozen=True)
class WeightedSampler:
    """Worlds weighted by card and place."""

    constraints: Constraints
    core: _core.WeightedSampler

    def sample(self, count: int, seed: int) -> Worlds:
        """So many of them, each drawn from all by its weight.

        Raises:
            NotSolvable: none has a weight.
        """
        return Worlds(self.constraints, self.core.sample(count, seed))


def encode_constraints(evidence: Constraints) -> _core.WorldSampler:
    """The evidence as the core takes it."""
    promises = [(promise.locations, promise.cards, promise.minimum) for promise in evidence.lower_bounds]
    return _core.WorldSampler(evidence.hidden, evidence.known, evidence.allowed, evidence.sizes, promises)


def _list_weights(evidence: Constraints, weights: SamplingWeights) -> list[Sequence[float]]:
    if weights.keys() - set(evidence.locations):
        raise NotSolvable("a place is weighed that there is not")
    even = [1.0] * len(CARDS)
    return [weights.get(place, even) for place in evidence.locations]


def _view_rows(bits: bytes, width: int) -> memoryview:
    count = len(bits) // (_WORD * width)
    if not count:
        return memoryview(b"").cast("Q")
    return memoryview(bits).cast("Q").cast("B").cast("Q", shape=[count, width])


def _decode_world(evidence: Constraints, row: Sequence[CardMask]) -> World:
    view = evidence.view
    lies = dict(zip(evidence.locations, row, strict=True))
    hands = [None if seat not in view.active else _find_dealt(lies, seat) for seat in range(view.seats)]
    return World(tuple(hands), _find_dealt(lies, None), tuple(_unveil(view, lies)))


def _find_dealt(lies: Mapping[CardLocation, CardMask], seat: int | None) -> Hand:
    return Hand(sum(cards for place, cards in lies.items() if place.dealt == seat))


def _unveil(view: View, lies: Mapping[CardLocation, CardMask]) -> Iterator[Action]:
    known = view.known
    for action in view.history:
        if not isinstance(action, Veiled) or known is None:
            continue
        if action.verb == "give":
            (given,) = cards_of(lies[CardLocation(known.declarer, known.holder)])
            yield Give(action.seat, given)
        else:
            away = sum(cards for place, cards in lies.items() if place.after is None)
            yield Discard(action.seat, cards_of(away))
