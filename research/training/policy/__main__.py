"""Plays deals where they are not kept yet, then makes the expert's weights of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from research import runner
from research.training.model_file import SEED, SHIPPED, with_policies
from research.training.policy import deals, features, hands, network
from spadille.bots.expert.model import HEURISTIC
from spadille.play.deal import Deal
from spadille.solver.policy import PolicyModel
from spadille.study.series import SeriesFolder

FOLDER = runner.KEPT / "cards"
_MOMENTS, _TESTED = 8_000, 8
"""Every so many-th moment is kept to test by."""
_ENOUGH = 7_000
"""Of fewer decisions no policy is made."""


def main() -> int:
    """One step: deals for so long, or the weights when there are all; 1 where deals are left to be played."""
    asks = runner.asks(__doc__)
    asks.add_argument("--fit", action="store_true", help="make weights of the deals that are kept so far")
    asked, folder = asks.parse_args(), deals.folder_at(FOLDER)
    seconds = 0.0 if asked.fit else runner.seconds_of(asked)
    left = deals.go_on(folder, runner.runner_of(asked), SEED, seconds)
    if left and not asked.fit:
        print(
            f"not all deals are played: {', '.join(source.name for source in left)}; the same again goes on"
        )
        return 1
    _fit(folder)
    return 0


@dataclass(frozen=True, slots=True)
class Fitted:
    """The weights of a policy, for the cards and for the hands, and how well they foretell."""

    numbers: bytes
    metrics: dict[str, float]


def _fit(folder: SeriesFolder) -> None:
    """The same deals give the same weights on the same machine with the same NumPy: elsewhere its matrix
    products may add in another order, and the last bits differ.
    """
    fitted = dict(_every(folder))
    numbers = {name: fit.numbers for name, fit in fitted.items()}
    other = with_policies(SHIPPED, numbers, {name: fit.metrics for name, fit in fitted.items()})
    print(f"not as before, bit for bit: {', '.join(other)}" if other else "all as before, bit for bit")


def _every(folder: SeriesFolder) -> Iterator[tuple[str, Fitted]]:
    for heuristic, whose in ((False, ""), (True, HEURISTIC)):
        every = list(deals.kept(folder, heuristic=heuristic))
        for objective, decisions in features.by_objective(every).items():
            if len(decisions) >= _ENOUGH:
                yield f"{objective}{whose}", _fitted(every, objective, decisions)


def _fitted(every: list[Deal], objective: str, decisions: features.Decisions) -> Fitted:
    fit = network.fitted(decisions, seed=1)
    print(
        f"{objective}: {len(decisions)} decisions; the card played is given {np.exp(-fit.tested):.3f}"
        f" (by chance {np.exp(-fit.blind):.3f}) and is the likeliest in {fit.right:.1%}",
        flush=True,
    )
    without = PolicyModel(network.packed(fit.weights, hands.NO_WEIGHTS))
    moments = list(hands.moments(every, objective, without, Random(objective)))[:_MOMENTS]
    theirs = moments[::_TESTED]
    posterior = hands.fitted([moment for at, moment in enumerate(moments) if at % _TESTED], seed=1)
    gained = [hands.gained(theirs, weights) for weights in (hands.NO_WEIGHTS, posterior)]
    print(f"  a true world gains {gained[0]:.2f} bits by the play, {gained[1]:.2f} with the hands")
    metrics = {**fit.metrics(len(decisions)), "bits": round(gained[1], 2)}
    return Fitted(network.packed(fit.weights, posterior), metrics)


if __name__ == "__main__":
    raise SystemExit(main())
