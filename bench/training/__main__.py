"""Plays deals where they are not kept yet, then makes the expert's weights of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np

from bench.training import customs, deals, hands, marks
from spadille.solver.outlook import Custom

FOLDER = Path("training")
WEIGHTS = Path("src/spadille/bots/expert")
SEED, MINUTES = "first", 40.0
_MOMENTS, _TESTED = 6_000, 500


def main() -> None:
    """One step: deals for so long, or the weights when there are all."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--minutes", type=float, default=MINUTES, help="deals are played for so long at most")
    asks.add_argument("--fit", action="store_true", help="make weights of the deals that are kept so far")
    asked = asks.parse_args()
    left = [] if asked.fit else [one for one in deals.SOURCES if not _play(one, asked.minutes)]
    if left:
        print(f"not all deals are played: {', '.join(one.name for one in left)}; the same again goes on")
        return
    _fit()


def _play(source: deals.Source, minutes: float) -> bool:
    return deals.play(source, FOLDER, SEED, minutes / len(deals.SOURCES))


def _fit() -> None:
    every = list(deals.kept(FOLDER))
    for objective, decisions in marks.by_objective(every).items():
        fit = customs.fitted(decisions, seed=1)
        print(
            f"{objective}: {len(decisions)} decisions; the card played is given {np.exp(-fit.tested):.3f}"
            f" (by chance {np.exp(-fit.blind):.3f}) and is the likeliest in {fit.right:.1%}",
            flush=True,
        )
        without = Custom(customs.packed(fit.weights, hands.NO_WEIGHTS))
        some = list(hands.moments(every, objective, without, Random(objective)))[:_MOMENTS]
        believed = hands.fitted(some[_TESTED:], seed=1)
        gained = [hands.gained(some[:_TESTED], each) for each in (hands.NO_WEIGHTS, believed)]
        print(f"  a true world gains {gained[0]:.2f} bits by the play, {gained[1]:.2f} with the hands")
        (WEIGHTS / f"{objective}.weights").write_bytes(customs.packed(fit.weights, believed))


if __name__ == "__main__":
    main()
