"""What the rules of thumb in the core take a hand to promise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandPromise:
    """The part of all card points, or tricks, that a declarer comes to, from nine looks at his hand."""

    weights: tuple[float, ...]
    """One; trumps; their height; cards on top of a plain suit; next to the top; plain suits that are missing;
    card points; a widow that counts, or a partner; a widow taken up.
    """
    off: float
    """How far it may be off: the standard deviation."""


Promises = tuple[HandPromise, HandPromise]
"""Of contracts that count card points, and of those that count tricks."""

OF_THREE = HandPromise((0.073, 0.321, 0.326, 0.192, -0.08, 0.308, 0.615, -0.026, 0.099), 0.114)
OF_FOUR = HandPromise((0.005, 0.178, 0.668, 0.399, 0.052, -0.011, 0.0, 0.336, 0.0), 0.147)
PROMISES: dict[int, Promises] = {3: (OF_THREE, OF_THREE), 4: (OF_FOUR, OF_FOUR)}
"""By how many play a deal; `python -m research.training.fit_bid_estimates` fits them."""


def in_core_form(promises: Promises) -> list[tuple[list[float], float]]:
    """As the core takes them."""
    return [([*promise.weights], promise.off) for promise in promises]
