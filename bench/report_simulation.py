"""How fast the native core plays cards in bulk, by one thread, the answers checked."""

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


def plays(game: Game, count: int) -> list[TrickPlay]:
    """Deals of every contract, the auction over and no card played."""
    rules = game.rules(game.presets[0].id)
    deals = made(rules, rules.players, "bench", count, "spread")
    return [begin(deal.phase.declared) for deal in deals if deal.phase.declared]


def best(of: int, play: Callable[[int], int]) -> float:
    """Cards played in a CPU-second, in the best of several runs."""
    speeds = []
    for seed in range(of):
        start = process_time()
        cards = play(seed)
        speeds.append(cards / (process_time() - start))
    return max(speeds)


class Batch:
    """Deals to be played again and again, and the arrays they are written into."""

    def __init__(self, dealt: list[TrickPlay], *, runs: int, again: int) -> None:
        self.dealt, self.runs, self.again = dealt, runs, again
        self.simulation = Simulation.of(dealt)
        self.steps = max(sum(map(len, play.hands)) for play in dealt)
        count = len(dealt)
        self.turns, self.cards = bytearray(count), bytearray(count)
        self.legal, self.observed = bytearray(_CARDS * count), bytearray(OBSERVED * count)

    def figures(self, name: str) -> Iterator[Figure]:
        """The measurements, each with its answers checked before."""
        self.check()
        rows = len(self.simulation.terms) * _CARDS
        weights = array("I", (1 + card % 7 for card in range(rows)))
        by_weight = (drawn(weights), heaviest(weights))
        unit = "cards a CPU-second"
        yield Figure(f"{name}: played out", self.speed(self.out), unit, PROMISED)
        yield Figure(
            f"{name}: by two policies", self.speed(lambda: self.simulation.play_out(*by_weight)), unit
        )
        yield Figure(f"{name}: step by step", self.speed(self.stepped), unit)
        yield Figure(f"{name}: cards and turns written", self.speed(self.written), unit)
        yield Figure(f"{name}: masks written too", self.speed(self.masked), unit)
        yield Figure(f"{name}: observations too", self.speed(self.seen), unit, PROMISED_SEEING)

    def speed(self, play: Callable[[], int]) -> float:
        def again(seed: int) -> int:
            cards = 0
            for number in range(self.again):
                self.simulation.restart(self.again * seed + number)
                cards += play()
            return cards

        return best(self.runs, again)

    def out(self) -> int:
        return self.simulation.play_out()

    def stepped(self) -> int:
        return self.simulation.step(steps=self.steps)

    def written(self) -> int:
        step = self.simulation.step
        return sum(step(turns=self.turns, cards=self.cards) for _ in range(self.steps))

    def masked(self) -> int:
        step = self.simulation.step
        return sum(step(turns=self.turns, cards=self.cards, legal=self.legal) for _ in range(self.steps))

    def seen(self) -> int:
        step, written = self.simulation.step, (self.turns, self.legal, self.observed, self.cards)
        turns, legal, observed, cards = written
        return sum(step(turns=turns, legal=legal, observed=observed, cards=cards) for _ in range(self.steps))

    def check(self) -> None:
        """Every card once; what the sides have taken is all that there was."""
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
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=2_048)
    asks.add_argument("--runs", type=int, default=5)
    asks.add_argument("--again", type=int, default=40)
    options = asks.parse_args()
    for game in (SIX_BID, GERMAN_SOLO):
        batch = Batch(plays(game, options.deals), runs=options.runs, again=options.again)
        for figure in batch.figures(game.id):
            print(figure, flush=True)


if __name__ == "__main__":
    main()
