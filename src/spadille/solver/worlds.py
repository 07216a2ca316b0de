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
from spadille.play.public_knowledge import Cards
from spadille.play.view import View
from spadille.play.world import World
from spadille.solver.evidence import Evidence, evidence_in
from spadille.solver.places import CardPlace, held_by

Weights = Mapping[CardPlace, Sequence[float]]
"""Sampling weights: by place, how much each of the 36 cards weighs there; in a place left out, 1."""

_WORD = 8


@dataclass(frozen=True)
class Worlds:
    """Some of the worlds of a view, in one piece: rows of sets of cards, one a place."""

    evidence: Evidence
    bits: bytes
    """The rows one after another, each set 64 bits in the machine's own order."""

    @property
    def rows(self) -> memoryview:
        """The sets by world and place; `numpy.asarray` takes it as it is."""
        return _rows(self.bits, len(self.evidence.places))

    def __len__(self) -> int:
        return len(self.bits) // (_WORD * len(self.evidence.places))

    def __getitem__(self, number: int) -> World:
        places = len(self.evidence.places)
        first = range(len(self))[number] * places
        return _world(self.evidence, memoryview(self.bits).cast("Q")[first : first + places].tolist())

    def __iter__(self) -> Iterator[World]:
        return map(self.__getitem__, range(len(self)))

    def held(self) -> memoryview:
        """By world: the cards each seat still holds, by seat, and last the widow or what was laid away."""
        evidence = self.evidence
        seats = range(evidence.view.seats)
        columns = [(held_by(evidence.places, seat), evidence.played[seat]) for seat in seats]
        columns.append((held_by(evidence.places, None), 0))
        return _rows(_core.gathered(self.bits, len(evidence.places), columns), len(columns))

    def resampled(self, weights: Iterable[float], many: int, seed: int) -> Worlds:
        """So many of these, each as often as its weight says, up or down to a whole number.

        Raises:
            NotSolvable: not one weight a world, a weight below 0 or not finite, or all of them 0.
        """
        weighed = array("d", weights).tobytes()
        places = len(self.evidence.places)
        return Worlds(self.evidence, _core.resampled(self.bits, places, weighed, many, seed))


class Whereabouts:
    """Where the hidden cards of a view may lie: every world that is consistent with all the seat has seen."""

    def __init__(self, view: View) -> None:
        self.evidence = evidence_in(view)
        self._core = handed_over(self.evidence)

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._core.count()

    def all(self, limit: int) -> Worlds | None:
        """All of them, each once; None where they are more than the limit."""
        count = self.count
        return Worlds(self.evidence, self._core.numbered(0, count)) if count <= limit else None

    def drawn(self, many: int, seed: int) -> Worlds:
        """So many of them, each drawn evenly from all; the same seed draws the same.

        Raises:
            NotSolvable: there is none.
        """
        return Worlds(self.evidence, self._core.drawn(many, seed))

    def weighted(self, weights: Weights) -> WeightedWorlds:
        """The same worlds, each as likely as the product of the weights of its cards where they lie.

        Raises:
            NotSolvable: no such place, not 36 weights, or one below 0 or not finite.
        """
        return WeightedWorlds(self.evidence, self._core.weighted(_by_place(self.evidence, weights)))


@dataclass(frozen=True)
class WeightedWorlds:
    """Worlds weighted by card and place."""

    evidence: Evidence
    core: _core.WeightedWorlds

    def drawn(self, many: int, seed: int) -> Worlds:
        """So many of them, each drawn from all by its weight.

        Raises:
            NotSolvable: none has a weight.
        """
        return Worlds(self.evidence, self.core.drawn(many, seed))


def handed_over(evidence: Evidence) -> _core.Whereabouts:
    """The evidence as the core takes it."""
    promises = [(promise.places, promise.cards, promise.least) for promise in evidence.promises]
    return _core.Whereabouts(evidence.hidden, evidence.lying, evidence.may, evidence.rooms, promises)


def _by_place(evidence: Evidence, weights: Weights) -> list[Sequence[float]]:
    if weights.keys() - set(evidence.places):
        raise NotSolvable("a place is weighed that there is not")
    even = [1.0] * len(CARDS)
    return [weights.get(place, even) for place in evidence.places]


def _rows(bits: bytes, width: int) -> memoryview:
    count = len(bits) // (_WORD * width)
    if not count:
        return memoryview(b"").cast("Q")
    return memoryview(bits).cast("Q").cast("B").cast("Q", shape=[count, width])


def _world(evidence: Evidence, row: Sequence[Cards]) -> World:
    view = evidence.view
    lies = dict(zip(evidence.places, row, strict=True))
    hands = [None if seat not in view.active else _dealt(lies, seat) for seat in range(view.seats)]
    return World(tuple(hands), _dealt(lies, None), tuple(_unveiled(view, lies)))


def _dealt(lies: Mapping[CardPlace, Cards], seat: int | None) -> Hand:
    return Hand(sum(cards for place, cards in lies.items() if place.dealt == seat))


def _unveiled(view: View, lies: Mapping[CardPlace, Cards]) -> Iterator[Action]:
    known = view.known
    for action in view.history:
        if not isinstance(action, Veiled) or known is None:
            continue
        if action.verb == "give":
            (given,) = cards_of(lies[CardPlace(known.declarer, known.holder)])
            yield Give(action.seat, given)
        else:
            away = sum(cards for place, cards in lies.items() if place.after is None)
            yield Discard(action.seat, cards_of(away))
