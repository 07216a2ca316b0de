"""How many decisions OpenSpiel's skat makes in its rollouts, in C++, beside whole deals of ours in one run.

Skat is the nearest game that OpenSpiel has: three players, ten cards each, bidding and two cards laid away.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

import pyspiel

from bench.figure import Figure
from bench.report_env import Whole

_COUNTED, _ROLLOUTS, _SIMULATIONS = 300, 2_000, 10
_MEGABYTES, _UCT = 1_000, 2.0


def dealt(game: object, seed: int) -> object:
    """Skat with its cards dealt, before anybody bids."""
    state, chance = game.new_initial_state(), Random(seed)  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def decisions_of(state: object, seed: int) -> float:
    """How many decisions a random deal has from here on, on average."""
    chance, decisions = Random(seed), 0
    for _ in range(_COUNTED):
        played = state.clone()  # type: ignore[attr-defined]
        while not played.is_terminal():
            played.apply_action(chance.choice(played.legal_actions()))
            decisions += 1
    return decisions / _COUNTED


def speed(seed: int) -> float:
    """Decisions a CPU-second in OpenSpiel's rollouts from one deal.

    They are asked for by its search, whose tree of ten positions weighs nothing beside them.
    """
    game = pyspiel.load_game("skat")
    state = dealt(game, seed)
    decisions = decisions_of(state, seed)
    rollouts = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, seed)
    search = pyspiel.MCTSBot(game, rollouts, _UCT, _SIMULATIONS, _MEGABYTES, False, seed, False)  # noqa: FBT003
    start = process_time()
    search.mcts_search(state)
    return decisions * _ROLLOUTS * _SIMULATIONS / (process_time() - start)


def figures(game: str = "six-bid", runs: int = 3) -> Iterator[Figure]:
    """OpenSpiel's and ours, in turn; of several runs the quickest."""
    ours, theirs = Whole(game, rows=2_048, runs=1), []
    own = []
    for seed in range(runs):
        theirs.append(speed(seed))
        own.append(ours.played_out(seed))
    unit = "decisions a CPU-second"
    yield Figure("skat: OpenSpiel's rollouts, in C++", max(theirs), unit)
    yield Figure(f"{game}: whole deals, in the same run", max(own), unit)


def main() -> None:
    """Measure and print."""
    for figure in figures():
        print(figure, flush=True)


if __name__ == "__main__":
    main()
