"""The core as Python sees it. Private: `spadille.solver` is its face."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, final

from spadille.solver.told import HistoryTold, PlayTold, ProblemTold

__all__ = [
    "Answer",
    "Certain",
    "DecisionFeatures",
    "Feature",
    "Heuristic",
    "History",
    "Likelihood",
    "NotSolvable",
    "Play",
    "PlayoutResult",
    "Policy",
    "PolicyModel",
    "Problem",
    "RolloutResult",
    "Schema",
    "Simulator",
    "Tables",
    "Tried",
    "Uniform",
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
    def __new__(cls, tables: Tables, told: ProblemTold, *, moves: bool, line: bool) -> Problem: ...

@final
class Answer:
    @property
    def value(self) -> int: ...
    @property
    def moves(self) -> list[tuple[int, int]]: ...
    @property
    def line(self) -> list[tuple[int, int]]: ...

def solve(problems: Sequence[Problem], threads: int) -> list[Answer]: ...

@final
class Play:
    def __new__(cls, tables: Tables, told: PlayTold) -> Play: ...
    def averaged(self, worlds: bytes) -> list[tuple[int, float]]: ...
    def certain(self, worlds: bytes, cards: bytes, beats: bool, nodes: int) -> Certain: ...
    def grown(self, worlds: bytes, exploration: float, seed: int) -> list[Tried]: ...

@final
class Certain:
    @property
    def card(self) -> int | None: ...
    @property
    def settled(self) -> bool: ...

@final
class Tried:
    @property
    def card(self) -> int: ...
    @property
    def visits(self) -> int: ...
    @property
    def worth(self) -> float: ...

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
class Uniform:
    def __new__(cls) -> Uniform: ...

@final
class Heuristic:
    def __new__(cls, tables: Tables, *, nothing: bool) -> Heuristic: ...

_AnyPolicy: TypeAlias = PolicyModel | Heuristic | Uniform

@final
class DecisionFeatures:
    @property
    def seat(self) -> int: ...
    @property
    def situation(self) -> list[int]: ...
    @property
    def cards(self) -> list[tuple[int, list[int]]]: ...
    @property
    def played(self) -> int: ...

@final
class Likelihood:
    @property
    def hands(self) -> float: ...
    @property
    def play(self) -> float: ...

@final
class PlayoutResult:
    @property
    def points(self) -> int: ...
    @property
    def tricks(self) -> int: ...

@final
class RolloutResult:
    @property
    def card(self) -> int: ...
    @property
    def worth(self) -> float: ...
    @property
    def gains(self) -> float: ...
    @property
    def policy(self) -> float: ...

@final
class History:
    def __new__(cls, tables: Tables, told: HistoryTold) -> History: ...
    def decision_features(self, hands: Sequence[int], aside: int) -> list[DecisionFeatures]: ...
    def hand_features(self, worlds: bytes) -> bytes: ...
    def weighed(self, policy: _AnyPolicy, worlds: bytes, own: int, epsilon: float) -> list[Likelihood]: ...
    def playouts(self, policy: _AnyPolicy, worlds: bytes, times: int, seed: int) -> list[PlayoutResult]: ...
    def rollouts(
        self, policy: _AnyPolicy, play: Play, worlds: bytes, *, tricks: int, times: int, seed: int
    ) -> list[RolloutResult]: ...
    def grown(
        self, policy: _AnyPolicy, play: Play, worlds: bytes, *, exploration: float, seed: int
    ) -> list[Tried]: ...

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
