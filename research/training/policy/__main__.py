"""Play the deals that are missing, then fit the expert's policies to all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from research.runner import parser
from research.training.model_file import SHIPPED, replace_policies
from research.training.policy import hands, network
from research.training.policy.deals import DEALS, NUMBERS, read_deals
from research.training.policy.features import Decisions, by_objective
from spadille.bots.learned.model import HEURISTIC
from spadille.play.deal import Deal
from spadille.solver.policy import PolicyModel

_MOMENTS, _TEST_EVERY = 8_000, 8
_LEAST_DECISIONS = 7_000
"""With fewer decisions, no policy is fitted."""


def main() -> int:
    """Play missing deals for the given time, or fit the weights if none are missing. Return 1 if deals are
    still missing.
    """
    options = parser(__doc__, minutes=40.0)
    options.add_argument("--fit", action="store_true", help="fit to the deals that are kept so far")
    args = options.parse_args()
    if not args.fit:
        DEALS.run(NUMBERS, args)
        if missing := DEALS.missing(NUMBERS):
            print(f"not all deals of {', '.join(sorted(missing))} are played: run it again")
            return 1
    fitted = dict(_fit_all())
    weights = {name: policy.weights for name, policy in fitted.items()}
    changed = replace_policies(SHIPPED, weights, {name: policy.metrics for name, policy in fitted.items()})
    print(f"these differ from before: {', '.join(changed)}" if changed else "all are as before, bit for bit")
    return 0


@dataclass(frozen=True, slots=True)
class FittedPolicy:
    """The weights of a policy, and how well it predicts."""

    weights: bytes
    metrics: dict[str, float]


def _fit_all() -> Iterator[tuple[str, FittedPolicy]]:
    """Yield the name and the fitted weights of each policy.

    The same deals give the same weights on the same machine with the same NumPy. On others, matrix products
    may be summed in another order, so that the last bits differ.
    """
    for heuristic, ending in ((False, ""), (True, HEURISTIC)):
        deals = list(read_deals(heuristic=heuristic))
        for objective, decisions in by_objective(deals).items():
            if len(decisions) >= _LEAST_DECISIONS:
                yield f"{objective}{ending}", _fit(deals, objective, decisions)


def _fit(deals: list[Deal], objective: str, decisions: Decisions) -> FittedPolicy:
    fit = network.fit_network(decisions, seed=1)
    print(
        f"{objective}: {len(decisions)} decisions; the card played has probability {np.exp(-fit.loss):.3f}"
        f" (uniform {np.exp(-fit.uniform_loss):.3f}) and is the likeliest in {fit.top_1:.1%}",
        flush=True,
    )
    policy = PolicyModel(network.pack_weights(fit.weights, hands.NO_WEIGHTS))
    moments = list(hands.moments_in(deals, objective, policy, Random(objective)))[:_MOMENTS]
    test = moments[::_TEST_EVERY]
    posterior = hands.fit_posterior([moment for at, moment in enumerate(moments) if at % _TEST_EVERY], seed=1)
    bits = [hands.bits_gained(test, weights) for weights in (hands.NO_WEIGHTS, posterior)]
    print(f"  a true world gains {bits[0]:.2f} bits by the play, {bits[1]:.2f} with the hands")
    metrics = {**fit.metrics(len(decisions)), "bits": round(bits[1], 2)}
    return FittedPolicy(network.pack_weights(fit.weights, posterior), metrics)


if __name__ == "__main__":
    raise SystemExit(main())
