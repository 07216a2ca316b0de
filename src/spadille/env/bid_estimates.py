"""What the rules of thumb in the core take a hand to promise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BidEstimate:
    """The part of all card points, or tricks, that a declarer comes to, from nine looks at his hand."""

    weights: tuple[float, ...]
    """One; trumps; their height; cards on top of a plain suit; next to the top; plain suits that are missing;
    card points; a widow that counts, or a partner; a widow taken up.
    """
    deviation: float
    """How far it may be off: the standard deviation."""


BidEstimates = tuple[BidEstimate, BidEstimate]
"""Of contracts that count card points, and of those that count tricks."""

OF_THREE = BidEstimate((0.073, 0.321, 0.326, 0.192, -0.08, 0.308, 0.615, -0.026, 0.099), 0.114)
OF_FOUR = BidEstimate((0.005, 0.178, 0.668, 0.399, 0.052, -0.011, 0.0, 0.336, 0.0), 0.147)
BID_ESTIMATES: dict[int, BidEstimates] = {3: (OF_THREE, OF_THREE), 4: (OF_FOUR, OF_FOUR)}
"""By how many play a deal; `python -m research.training.fit_bid_estimates` fits them."""


def encode_estimates(promises: BidEstimates) -> list[tuple[list[float], float]]:
    """As the core takes them."""
    return [([*promise.weights], promise.deviation) for promise in promises]
