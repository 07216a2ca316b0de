"""Lines and log odds fitted to what was seen, in plain Python: a few weights from a few thousand cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

Row = Sequence[float]
_FIRMLY = 1e-3
"""How much weights are drawn to nought in a line, and in log odds: the less, the freer."""
_LOOSELY = 0.3
_ROUNDS = 40
_STILL = 1e-9


def line(
    features: Sequence[Row], counts: Sequence[float], firmly: float = _FIRMLY
) -> tuple[list[float], float]:
    """The weights that come nearest to the counts, and how far they lie from them."""
    weights = _solved(_products(features, [1.0] * len(features), firmly), _sums(features, counts))
    off = [count - _dot(weights, row) for row, count in zip(features, counts, strict=True)]
    return weights, sqrt(sum(miss * miss for miss in off) / len(off))


def odds(features: Sequence[Row], made: Sequence[bool]) -> list[float]:
    """The weights of the log odds under which what was made is likeliest."""
    weights = [0.0] * len(features[0])
    for _ in range(_ROUNDS):
        likely = [1 / (1 + exp(-_dot(weights, row))) for row in features]
        doubts = [chance * (1 - chance) for chance in likely]
        off = [happened - chance for happened, chance in zip(made, likely, strict=True)]
        pulls = [pull - _LOOSELY * weight for pull, weight in zip(_sums(features, off), weights, strict=True)]
        steps = _solved(_products(features, doubts, _LOOSELY), pulls)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
        if max(map(abs, steps)) < _STILL:
            break
    return weights


@dataclass(frozen=True, slots=True)
class CaseOfOdds:
    """How likely something was held to be, and whether it happened."""

    plain: float
    """The log odds it was held to have."""
    happened: bool
    look: float = 1.0
    """How much of what is added to the log odds counts here."""
    weight: float = 1.0


def more_odds(cases: Sequence[CaseOfOdds], firmly: float) -> float:
    """What is to be added to log odds so that what happened is likeliest, drawn to nought so firmly; found by
    Newton's method.
    """
    more = 0.0
    for _ in range(_ROUNDS):
        likely = [(case, 1 / (1 + exp(-case.plain - case.look * more))) for case in cases]
        pull = sum(case.weight * case.look * (case.happened - chance) for case, chance in likely)
        bend = sum(case.weight * case.look**2 * chance * (1 - chance) for case, chance in likely)
        more += (pull - firmly * more) / (bend + firmly)
    return more


def _dot(row: Row, other: Row) -> float:
    return sum(left * right for left, right in zip(row, other, strict=True))


def _sums(features: Sequence[Row], values: Sequence[float]) -> list[float]:
    return [
        sum(row[at] * value for row, value in zip(features, values, strict=True))
        for at in range(len(features[0]))
    ]


def _products(features: Sequence[Row], counted: Sequence[float], held: float) -> list[list[float]]:
    """The sums of products of every two features, each case counted so often."""
    places = range(len(features[0]))

    def product(place: int, other: int) -> float:
        drawn = held if place == other else 0.0
        return drawn + sum(
            row[place] * row[other] * many for row, many in zip(features, counted, strict=True)
        )

    return [[product(place, other) for other in places] for place in places]


def _solved(products: list[list[float]], sums: list[float]) -> list[float]:
    """The weights that solve these equations, by elimination."""
    rows = [[*row, value] for row, value in zip(products, sums, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [value - row[at] * own for value, own in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]
