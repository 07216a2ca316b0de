"""Measure whole deals in bulk: decisions per CPU second, in one thread."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time

import numpy as np
from numpy.typing import NDArray

from bench.figure import Figure
from spadille.env import KINDS, Batch
from spadille.games import GAMES
from spadille.notation.actions import read_action
from spadille.play.action import Action, Discard
from spadille.play.deal import Deal

PLAYED_OUT, MASKED, OBSERVED = 10_000_000, 5_000_000, 2_000_000
_CHECKED = 20
Bytes = NDArray[np.uint8]


class EnvBenchmark:
    """A benchmark that plays batches of deals of one game."""

    def __init__(self, game: str, *, rows: int, runs: int) -> None:
        self.game, self.rows, self.runs = game, rows, runs

    def measure(self) -> Iterator[Figure]:
        """Check the answers, then yield the measured rates."""
        self.check()
        unit, seen = "decisions a CPU-second", self.step_rate(observe=True)
        yield Figure(f"{self.game}: whole deals", self.best(self.play_out_rate), unit, PLAYED_OUT)
        yield Figure(f"{self.game}: with masks", self.best(self.step_rate(observe=False)), unit, MASKED)
        yield Figure(f"{self.game}: with observations too", self.best(seen), unit, OBSERVED)

    def best(self, speed: Callable[[int], float]) -> float:
        """Return the highest rate of several runs. The load of the machine only makes runs slower."""
        return max(speed(seed) for seed in range(self.runs))

    def play_out_rate(self, seed: int) -> float:
        batch = Batch(self.game, self.rows, seed=seed)
        start = process_time()
        decisions = batch.play_out(8)
        return decisions / (process_time() - start)

    def step_rate(self, *, observe: bool) -> Callable[[int], float]:
        """Return a function from a seed to the rate of steps. The time for choosing the actions is not
        counted.
        """
        batch = Batch(self.game, self.rows, observe=observe)

        def speed(seed: int) -> float:
            _, mask, _ = batch.reset(seed)
            chance, spent, steps = np.random.default_rng(seed), 0.0, 80
            for _ in range(steps):
                actions = choose_random(mask, chance)
                start = process_time()
                batch.step(actions)
                spent += process_time() - start
            return steps * self.rows / spent

        return speed

    def check(self) -> None:
        """Check, in some deals, that the Python engine accepts every action and computes the
        same payments.
        """
        batch, chance = Batch(self.game, _CHECKED, seed=1, auto_reset=False), np.random.default_rng(1)
        _, mask, seat = batch.reset()
        deals = [Deal.of(batch.find_layout(row)) for row in range(_CHECKED)]
        away: list[list[Discard]] = [[] for _ in deals]
        while (seat < batch.seats).any():
            actions = choose_random(mask, chance)
            for row, deal in enumerate(deals):
                if not deal.over:
                    kind = KINDS[batch.kind[row]]
                    action = batch.actions.decode(int(actions[row]), kind, int(seat[row]), deal.layout.active)
                    deals[row] = play_action(deal, action, away[row])
            _, mask, seat, reward, done = batch.step(actions)
            for row in np.flatnonzero(done).tolist():
                result = deals[row].result
                assert result is not None
                assert result.payments == tuple(reward[row].tolist())
        assert all(deal.over for deal in deals)


def play_action(deal: Deal, action: Action, away: list[Discard]) -> Deal:
    """Return the deal after an action. Cards of a discard are collected in `away` until the discard is
    complete.
    """
    if not isinstance(action, Discard):
        return deal.play(read_action(str(action)))
    away.append(action)
    if len(away) < deal.layout.rules.packets.widow_size:
        return deal
    return deal.play(Discard(action.seat, tuple(card for discard in away for card in discard.cards)))


def choose_random(mask: Bytes, chance: np.random.Generator) -> Bytes:
    """Return a random legal action for each row."""
    places: Bytes = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1).astype(np.uint8)
    return places


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rows", type=int, default=2_048)
    options.add_argument("--runs", type=int, default=8)
    args = options.parse_args()
    for game in GAMES:
        for figure in EnvBenchmark(game, rows=args.rows, runs=args.runs).measure():
            print(figure, flush=True)


if __name__ == "__main__":
    main()
