"""How many decisions whole deals in bulk make, by one thread, the answers checked."""

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


class Whole:
    """A game's deals, played again and again."""

    def __init__(self, game: str, *, rows: int, runs: int) -> None:
        self.game, self.rows, self.runs = game, rows, runs

    def figures(self) -> Iterator[Figure]:
        """The measurements, the answers checked before."""
        self.check()
        unit, seen = "decisions a CPU-second", self.stepped(observe=True)
        yield Figure(f"{self.game}: whole deals", self.best(self.played_out), unit, PLAYED_OUT)
        yield Figure(f"{self.game}: with masks", self.best(self.stepped(observe=False)), unit, MASKED)
        yield Figure(f"{self.game}: with observations too", self.best(seen), unit, OBSERVED)

    def best(self, speed: Callable[[int], float]) -> float:
        """Of several runs the quickest: a busy machine only ever slows one down."""
        return max(speed(seed) for seed in range(self.runs))

    def played_out(self, seed: int) -> float:
        batch = Batch(self.game, self.rows, seed=seed)
        start = process_time()
        decisions = batch.play_out(8)
        return decisions / (process_time() - start)

    def stepped(self, *, observe: bool) -> Callable[[int], float]:
        """Steps by actions handed in; choosing them is not the core's work and is not counted."""
        batch = Batch(self.game, self.rows, observe=observe)

        def speed(seed: int) -> float:
            _, mask, _ = batch.reset(seed)
            chance, spent, steps = np.random.default_rng(seed), 0.0, 80
            for _ in range(steps):
                actions = any_of(mask, chance)
                start = process_time()
                batch.step(actions)
                spent += process_time() - start
            return steps * self.rows / spent

        return speed

    def check(self) -> None:
        """The engine takes every action of some deals, and pays the same."""
        batch, chance = Batch(self.game, _CHECKED, seed=1, auto_reset=False), np.random.default_rng(1)
        _, mask, seat = batch.reset()
        deals = [Deal.of(batch.find_layout(row)) for row in range(_CHECKED)]
        away: list[list[Discard]] = [[] for _ in deals]
        while (seat < batch.seats).any():
            actions = any_of(mask, chance)
            for row, deal in enumerate(deals):
                if not deal.over:
                    kind = KINDS[batch.kind[row]]
                    action = batch.actions.decode(int(actions[row]), kind, int(seat[row]), deal.layout.active)
                    deals[row] = after(deal, action, away[row])
            _, mask, seat, reward, done = batch.step(actions)
            for row in np.flatnonzero(done).tolist():
                result = deals[row].result
                assert result is not None
                assert result.payments == tuple(reward[row].tolist())
        assert all(deal.over for deal in deals)


def after(deal: Deal, action: Action, away: list[Discard]) -> Deal:
    """The deal after an action; cards laid away are gathered until they are as many as were taken up."""
    if not isinstance(action, Discard):
        return deal.play(read_action(str(action)))
    away.append(action)
    if len(away) < deal.layout.rules.packets.widow_size:
        return deal
    return deal.play(Discard(action.seat, tuple(card for discard in away for card in discard.cards)))


def any_of(mask: Bytes, chance: np.random.Generator) -> Bytes:
    """In each row any of the actions that may be done."""
    places: Bytes = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1).astype(np.uint8)
    return places


def main() -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--rows", type=int, default=2_048)
    asks.add_argument("--runs", type=int, default=8)
    options = asks.parse_args()
    for game in GAMES:
        for figure in Whole(game, rows=options.rows, runs=options.runs).figures():
            print(figure, flush=True)


if __name__ == "__main__":
    main()
