"""Measure the core's play of cards in bulk: cards per CPU second, in one thread."""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Callable, Iterator
from time import process_time

from bench.figure import Figure
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.notation.making import made
from spadille.play.tricks import TrickPlay, begin
from spadille.rules.game import Game
from spadille.solver.simulation import OBSERVED, Simulation, drawn, heaviest
from spadille.solver.starts import NONE, StopLimits, limits_of

_CARDS = 36
PROMISED, PROMISED_SEEING = 10_000_000, 3_000_000


def begin_plays(game: Game, count: int) -> list[TrickPlay]:
    """Return deals of every contract before the first card."""
    rules = game.rules(game.presets[0].id)
    deals = made(rules, rules.players, "bench", count, "spread")
    return [begin(deal.phase.declared) for deal in deals if deal.phase.declared]


def best_rate(of: int, play: Callable[[int], int]) -> float:
    """Return the cards per CPU second of the fastest of several runs."""
    speeds = []
    for seed in range(of):
        start = process_time()
        cards = play(seed)
        speeds.append(cards / (process_time() - start))
    return max(speeds)


class SimulationBenchmark:
    """Deals that are played many times, and the arrays for the results."""

    def __init__(self, dealt: list[TrickPlay], *, runs: int, again: int) -> None:
        self.dealt, self.runs, self.again = dealt, runs, again
        self.simulation = Simulation.of(dealt)
        self.steps = max(sum(map(len, play.hands)) for play in dealt)
        count = len(dealt)
        self.turns, self.cards = bytearray(count), bytearray(count)
        self.legal, self.observed = bytearray(_CARDS * count), bytearray(OBSERVED * count)

    def measure(self, name: str) -> Iterator[Figure]:
        """Yield the measurements, after a check of the answers."""
        self.check()
        rows = len(self.simulation.terms) * _CARDS
        weights = array("I", (1 + card % 7 for card in range(rows)))
        by_weight = (drawn(weights), heaviest(weights))
        unit = "cards a CPU-second"
        yield Figure(f"{name}: played out", self.rate(self.play_out), unit, PROMISED)
        yield Figure(
            f"{name}: by two policies", self.rate(lambda: self.simulation.play_out(*by_weight)), unit
        )
        yield Figure(f"{name}: step by step", self.rate(self.step_all), unit)
        yield Figure(f"{name}: cards and turns written", self.rate(self.write_cards), unit)
        yield Figure(f"{name}: masks written too", self.rate(self.write_masks), unit)
        yield Figure(f"{name}: observations too", self.rate(self.write_observations), unit, PROMISED_SEEING)

    def rate(self, play: Callable[[], int]) -> float:
        def again(seed: int) -> int:
            cards = 0
            for number in range(self.again):
                self.simulation.restart(self.again * seed + number)
                cards += play()
            return cards

        return best_rate(self.runs, again)

    def play_out(self) -> int:
        return self.simulation.play_out()

    def step_all(self) -> int:
        return self.simulation.step(steps=self.steps)

    def write_cards(self) -> int:
        step = self.simulation.step
        return sum(step(turns=self.turns, cards=self.cards) for _ in range(self.steps))

    def write_masks(self) -> int:
        step = self.simulation.step
        return sum(step(turns=self.turns, cards=self.cards, legal=self.legal) for _ in range(self.steps))

    def write_observations(self) -> int:
        step, written = self.simulation.step, (self.turns, self.legal, self.observed, self.cards)
        turns, legal, observed, cards = written
        return sum(step(turns=turns, legal=legal, observed=observed, cards=cards) for _ in range(self.steps))

    def check(self) -> None:
        """Check that every card is played once, and that the points add up."""
        count = len(self.dealt)
        cards = bytearray(self.steps * count)
        self.simulation.restart(1)
        self.simulation.step(steps=self.steps, cards=cards)
        points = array("H", bytes(4 * count))
        self.simulation.points(points)
        assert self.simulation.playing == 0
        for place, play in enumerate(self.dealt):
            held = sorted(card.number for hand in play.hands for card in hand)
            played = sorted(card for card in cards[place::count] if card != NONE)
            assert set(played) <= set(held)
            assert len(set(played)) == len(played), "no card is played twice"
            if limits_of(play) == StopLimits():
                assert played == held, "every card is played"
                worth = sum(play.ranking.points[card] for card in held)
                assert points[2 * place] + points[2 * place + 1] == worth, "no point is lost"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=2_048)
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--again", type=int, default=40)
    args = options.parse_args()
    for game in (SIX_BID, GERMAN_SOLO):
        batch = SimulationBenchmark(begin_plays(game, args.deals), runs=args.runs, again=args.again)
        for figure in batch.measure(game.id):
            print(figure, flush=True)


if __name__ == "__main__":
    main()
