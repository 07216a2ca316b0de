"""The core as Python sees it. Private: `spadille.solver` is its face."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, final

__all__ = [
    "Feature",
    "History",
    "NotSolvable",
    "Play",
    "Policy",
    "PolicyModel",
    "Problem",
    "Schema",
    "Simulator",
    "Tables",
    "WeightedWorlds",
    "Whereabouts",
    "gathered",
    "resampled",
    "solve",
]

_Array: TypeAlias = Any
"""Anything with a buffer."""

class NotSolvable(ValueError): ...

@final
class Tables:
    def __new__(
        cls, suit_of: bytes, strength: bytes, points: bytes, trump: int | None, must_trump: bool
    ) -> Tables: ...

@final
class Problem:
    def __new__(
        cls,
        tables: Tables,
        hands: Sequence[int],
        leader: int,
        trick: bytes,
        called: int | None,
        side: int,
        objective: Literal["points", "tricks", "no-points", "no-tricks"],
        at_least: int | None,
        *,
        moves: bool,
        line: bool,
    ) -> Problem: ...

def solve(
    problems: Sequence[Problem], threads: int
) -> list[tuple[int, list[tuple[int, int]], list[tuple[int, int]]]]: ...

@final
class Play:
    def __new__(
        cls,
        tables: Tables,
        leader: int,
        trick: bytes,
        called: int | None,
        side: int,
        objective: Literal["points", "tricks", "no-points", "no-tricks"],
        taken: Sequence[int],
        worth: Sequence[float],
        *,
        counts_aside: bool,
    ) -> Play: ...
    def averaged(self, worlds: bytes) -> list[tuple[int, float]]: ...
    def certain(self, worlds: bytes, cards: bytes, beats: bool, nodes: int) -> tuple[int | None, bool]: ...
    def grown(self, worlds: bytes, exploration: float, seed: int) -> list[tuple[int, int, float]]: ...

@final
class PolicyModel:
    def __new__(cls, numbers: bytes) -> PolicyModel: ...
    @staticmethod
    def schema() -> Schema: ...

@final
class Schema:
    @property
    def units(self) -> int: ...
    @property
    def roles(self) -> int: ...
    @property
    def situation(self) -> list[Feature]: ...
    @property
    def card(self) -> list[Feature]: ...
    @property
    def hand(self) -> list[Feature]: ...

@final
class Feature:
    @property
    def name(self) -> str: ...
    @property
    def width(self) -> int: ...

@final
class History:
    def __new__(
        cls,
        tables: Tables,
        pack: int,
        seats: int,
        leader: int,
        played: bytes,
        declarer: int,
        side: int,
        called: int | None,
        bidders: int,
        exposed: int,
        exposed_from: int,
        *,
        buried: bool,
        of_tricks: bool,
    ) -> History: ...
    def decision_features(
        self, hands: Sequence[int], aside: int
    ) -> list[tuple[int, list[int], list[tuple[int, list[int]]], int]]: ...
    def hand_features(self, worlds: bytes) -> bytes: ...
    def weighed(
        self, policy: PolicyModel, worlds: bytes, own: int, epsilon: float
    ) -> list[tuple[float, float]]: ...
    def playouts(
        self, policy: PolicyModel, worlds: bytes, times: int, seed: int
    ) -> list[tuple[int, int]]: ...
    def rollouts(
        self, policy: PolicyModel, play: Play, worlds: bytes, tricks: int, times: int, seed: int
    ) -> list[tuple[int, float, float, float]]: ...

@final
class Policy:
    def __new__(cls, kind: Literal["random", "heaviest", "drawn"], weights: _Array | None) -> Policy: ...

@final
class Simulator:
    def __new__(
        cls,
        terms: Sequence[tuple[Tables, tuple[int, int], tuple[int, int]]],
        seats: int,
        starts: object,
        seed: int,
    ) -> Simulator: ...
    def __len__(self) -> int: ...
    def playing(self) -> int: ...
    def restart(self, seed: int) -> None: ...
    def play(self, cards: _Array) -> None: ...
    def play_out(self, side: Policy, opponents: Policy, threads: int) -> int: ...
    def step(
        self,
        side: Policy,
        opponents: Policy,
        steps: int,
        turns: _Array | None,
        legal: _Array | None,
        observed: _Array | None,
        cards: _Array | None,
        threads: int,
    ) -> int: ...
    def look(
        self, turns: _Array | None, legal: _Array | None, observed: _Array | None, threads: int
    ) -> None: ...
    def legal_bits(self, into: _Array) -> None: ...
    def points(self, into: _Array) -> None: ...
    def tricks(self, into: _Array) -> None: ...

@final
class Whereabouts:
    def __new__(
        cls,
        hidden: int,
        lying: Sequence[int],
        may: Sequence[int],
        rooms: Sequence[Sequence[int]],
        promises: Sequence[tuple[int, int, int]],
    ) -> Whereabouts: ...
    def count(self) -> int: ...
    def numbered(self, first: int, many: int) -> bytes: ...
    def drawn(self, many: int, seed: int) -> bytes: ...
    def weighted(self, weights: Sequence[Sequence[float]]) -> WeightedWorlds: ...

@final
class WeightedWorlds:
    def drawn(self, many: int, seed: int) -> bytes: ...

def gathered(worlds: bytes, places: int, columns: Sequence[tuple[int, int]]) -> bytes: ...
def resampled(worlds: bytes, places: int, weights: bytes, many: int, seed: int) -> bytes: ...
