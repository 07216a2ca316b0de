"""Bid estimates: linear models with which the core's heuristic values hands before it bids."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BidEstimate:
    """A linear estimate of the share of all card points or tricks that a declarer takes."""

    weights: tuple[float, ...]
    """The weights of the features: the constant 1; the number of trumps; their height; the highest cards of
    plain suits; the second highest; plain suits without a card; card points; whether the widow counts or
    there is a partner; whether the widow is taken up.
    """
    deviation: float
    """The standard deviation of the estimate."""


BidEstimates = tuple[BidEstimate, BidEstimate]
"""Two estimates: for contracts in which card points count, and for those in which tricks count."""

OF_THREE = BidEstimate((0.073, 0.321, 0.326, 0.192, -0.08, 0.308, 0.615, -0.026, 0.099), 0.114)
OF_FOUR = BidEstimate((0.005, 0.178, 0.668, 0.399, 0.052, -0.011, 0.0, 0.336, 0.0), 0.147)
BID_ESTIMATES: dict[int, BidEstimates] = {3: (OF_THREE, OF_THREE), 4: (OF_FOUR, OF_FOUR)}
"""The estimates by number of players. `python -m research.training.fit_bid_estimates` fits them."""


def encode_estimates(estimates: BidEstimates) -> list[tuple[list[float], float]]:
    """Encode estimates for the core."""
    return [([*estimate.weights], estimate.deviation) for estimate in estimates]
