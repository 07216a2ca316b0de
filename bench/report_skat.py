"""Measure OpenSpiel's rollouts of skat, in C++, and our batches of whole deals in the same run.

Skat is the nearest game that OpenSpiel has: three players, ten cards each, bidding and a discard of two
cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

import pyspiel

from bench.figure import Figure
from bench.report_env import EnvBenchmark

_COUNTED, _ROLLOUTS, _SIMULATIONS = 300, 2_000, 10
_MEGABYTES, _UCT = 1_000, 2.0


def deal(game: object, seed: int) -> object:
    """Return a game of skat with the cards dealt, before the bidding."""
    state, chance = game.new_initial_state(), Random(seed)  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def count_decisions(state: object, seed: int) -> float:
    """Return the mean number of decisions in random playouts from `state`."""
    chance, decisions = Random(seed), 0
    for _ in range(_COUNTED):
        played = state.clone()  # type: ignore[attr-defined]
        while not played.is_terminal():
            played.apply_action(chance.choice(played.legal_actions()))
            decisions += 1
    return decisions / _COUNTED


def rollout_rate(seed: int) -> float:
    """Return the decisions per CPU second in OpenSpiel's rollouts from one deal.

    The rollouts are started by its search. The cost of the search's tree of ten positions is negligible.
    """
    game = pyspiel.load_game("skat")
    state = deal(game, seed)
    decisions = count_decisions(state, seed)
    rollouts = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, seed)
    search = pyspiel.MCTSBot(game, rollouts, _UCT, _SIMULATIONS, _MEGABYTES, False, seed, False)  # noqa: FBT003
    start = process_time()
    search.mcts_search(state)
    return decisions * _ROLLOUTS * _SIMULATIONS / (process_time() - start)


def measure_skat(game: str = "six-bid", runs: int = 3) -> Iterator[Figure]:
    """Yield the rates of OpenSpiel and of our batch.

    They are measured alternately, and the fastest of `runs` runs counts.
    """
    ours, theirs = EnvBenchmark(game, rows=2_048, runs=1), []
    own = []
    for seed in range(runs):
        theirs.append(rollout_rate(seed))
        own.append(ours.play_out_rate(seed))
    unit = "decisions a CPU-second"
    yield Figure("skat: OpenSpiel's rollouts, in C++", max(theirs), unit)
    yield Figure(f"{game}: whole deals, in the same run", max(own), unit)


def main() -> None:
    for figure in measure_skat():
        print(figure, flush=True)


if __name__ == "__main__":
    main()
