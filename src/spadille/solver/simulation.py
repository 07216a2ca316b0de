"""The play of the cards in bulk: many positions played together, written into the caller's arrays.

An array is anything with a buffer in one piece, NumPy's first of all; docs/reference/simulation.md says what
lies in each.
"""

from __future__ import annotations

from collections.abc import Sequence

from spadille._core import NotSolvable, Policy, Simulator
from spadille.play.tricks import TrickPlay
from spadille.solver.starts import Array, PlayTerms, Starts, starts_of
from spadille.solver.tables import tables

OBSERVED = 384
"""How many bytes an observation has."""

RANDOM = Policy("random", None)
"""Every card that may be played is as likely."""


def heaviest(weights: Array) -> Policy:
    """The card that weighs most; of several, the first in writing order.

    `weights` are unsigned, 4 bytes: 36 to each of the terms.
    """
    return Policy("heaviest", weights)


def drawn(weights: Array) -> Policy:
    """Every card that may be played is as likely as it is heavy; all alike where none weighs anything."""
    return Policy("drawn", weights)


class Simulation:
    """Positions of as many seats each, played together."""

    __slots__ = ("_core", "seats", "terms")

    seats: int
    """How many seats play each of them."""
    terms: tuple[PlayTerms, ...]
    """What is played; a policy's weights have a row to each."""

    def __init__(self, terms: Sequence[PlayTerms], seats: int, starts: Starts, *, seed: int = 0) -> None:
        """The positions before their first cards, with the chance of a seed.

        Raises:
            NotSolvable: the positions cannot be.
        """
        flat = [(tables(own.ranking, own.void), own.limits.points, own.limits.tricks) for own in terms]
        self._core = Simulator(flat, seats, starts, seed)
        self.seats, self.terms = seats, tuple(terms)

    @classmethod
    def of(cls, plays: Sequence[TrickPlay], *, seed: int = 0) -> Simulation:
        """The positions of deals in the play of the cards; its seats are the active ones, eldest first.

        What has been taken before is not counted again: points, tricks and earlier cards begin with nothing.

        Raises:
            NotSolvable: not all of them have as many active seats, or there are none.
        """
        terms, starts = starts_of(plays)
        return cls(terms, _seats(plays), starts, seed=seed)

    def __len__(self) -> int:
        return len(self._core)

    @property
    def playing(self) -> int:
        """How many positions are not over."""
        return self._core.playing()

    def restart(self, seed: int) -> None:
        """Back before the first cards, with the chance of a seed."""
        self._core.restart(seed)

    def play(self, cards: Array) -> None:
        """In each position the seat to play adds the card of this number; where the play is over, none.

        Raises:
            NotSolvable: one of them may not be played; then none is.
        """
        self._core.play(cards)

    def play_out(self, side: Policy = RANDOM, opponents: Policy = RANDOM, *, threads: int = 1) -> int:
        """Every position to its end, as these policies choose: how many cards that were."""
        return self._core.play_out(side, opponents, threads)

    def step(
        self,
        side: Policy = RANDOM,
        opponents: Policy = RANDOM,
        *,
        steps: int = 1,
        turns: Array | None = None,
        legal: Array | None = None,
        observed: Array | None = None,
        cards: Array | None = None,
        threads: int = 1,
    ) -> int:
        """So many cards more in each position that is not over: how many that were.

        Each array that is given has a row to each step: whose turn it was, what could be played, what was
        seen, and the card that was chosen.
        """
        written = (_bytes(turns), _bytes(legal), _bytes(observed), _bytes(cards))
        return self._core.step(side, opponents, steps, *written, threads)

    def look(
        self,
        *,
        turns: Array | None = None,
        legal: Array | None = None,
        observed: Array | None = None,
        threads: int = 1,
    ) -> None:
        """Write down whose turn it is, what may be played and what the seat to play sees."""
        self._core.look(_bytes(turns), _bytes(legal), _bytes(observed), threads)

    def legal_bits(self, into: Array) -> None:
        """Write the cards that may be played, a set to each position, as unsigned numbers of 8 bytes."""
        self._core.legal_bits(into)

    def points(self, into: Array) -> None:
        """Write the card points taken, the side's and its opponents', as unsigned numbers of 2 bytes."""
        self._core.points(into)

    def tricks(self, into: Array) -> None:
        """Write the tricks taken, the side's and its opponents', as bytes."""
        self._core.tricks(_bytes(into))


def _seats(plays: Sequence[TrickPlay]) -> int:
    """How many seats play, the same in all."""
    seats = {len(play.order) for play in plays}
    if len(seats) != 1:
        words = "all positions of a batch have as many seats" if seats else "there are no positions"
        raise NotSolvable(words)
    return seats.pop()


def _bytes(written: Array | None) -> Array | None:
    """An array of single bytes, whatever they are called: of truth values too."""
    if written is None or memoryview(written).format == "B":
        return written
    return memoryview(written).cast("B")
