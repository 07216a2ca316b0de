"""How the players of the house play: against chance, against each other, and how fast."""

from __future__ import annotations

import argparse
import gc
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from math import sqrt
from random import Random
from statistics import mean, median, quantiles, stdev

from spadille.bots import BOTS, Player
from spadille.bots.player import Chance
from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.goal import Outcome
from spadille.rules.settlement import Result

_SLOWEST_MS = 5.0


class AnyAnswer:
    """Answers at random, every answer as likely."""

    def answer(self, view: View, chance: Chance) -> Action:
        assert view.decision is not None
        return view.decision.answers[chance.randrange(len(view.decision.answers))]

    __call__ = answer


PLAYERS: dict[str, Player] = {**BOTS, "random": AnyAnswer()}
PAIRS = (("club", "random"), ("novice", "random"), ("club", "novice"))


@dataclass
class Clock:
    """CPU milliseconds an answer took, by player."""

    taken: dict[str, list[float]] = field(default_factory=dict)

    def timed(self, name: str, view: View, chance: Chance) -> Action:
        before = time.thread_time_ns()
        answer = PLAYERS[name].answer(view, chance)
        self.taken.setdefault(name, []).append((time.thread_time_ns() - before) / 1e6)
        return answer


@dataclass(frozen=True)
class Played:
    """What one deal came to at one line-up."""

    line_up: tuple[str, ...]
    """By seat."""
    result: Result

    def paid(self, name: str) -> float:
        """What those of this name gained on average."""
        return mean(sum_ for who, sum_ in zip(self.line_up, self.result.payments, strict=True) if who == name)


def played(layout: Layout, line_up: tuple[str, ...], seed: str, clock: Clock) -> Played:
    """The deal with these players."""
    deal = Deal.of(layout)
    while deal.turn is not None:
        chance = Random(f"{seed}/{deal.turn}/{len(deal.actions)}")
        action = clock.timed(line_up[deal.turn], view_of(deal, deal.turn), chance)
        assert action in deal.answers(), action
        deal = deal.play(action)
    assert deal.result is not None
    return Played(line_up, deal.result)


def layouts(rules: Rules, seed: str, deals: int) -> Iterator[tuple[str, Layout]]:
    seats = rules.seats.start
    for number in range(deals):
        yield f"{seed}/{number}", dealt_by(Stream(key_of(seed, number)), rules, seats, number % seats)


def rotations(one: str, others: str, seats: int) -> list[tuple[str, ...]]:
    """One of a kind against others, in each seat."""
    return [tuple(one if seat == at else others for seat in range(seats)) for at in range(seats)]


@dataclass(frozen=True)
class Duel:
    """One player against another with the same cards: in each seat alone, and in each pair of seats."""

    hero: str
    other: str
    alone: list[float]
    """Counters a deal, the mean over the seats."""
    together: list[float]
    deals: list[Played]

    def line(self, what: str, counters: list[float]) -> str:
        error = stdev(counters) / sqrt(len(counters))
        return f"{what:44} {mean(counters):+8.2f} +- {error:.2f} counters a deal"

    def lines(self) -> list[str]:
        return [
            self.line(f"one {self.hero} against two {self.other}", self.alone),
            self.line(f"each of two {self.hero} against one {self.other}", self.together),
        ]


def duel(hero: str, other: str, dealt: Iterable[tuple[str, Layout]], clock: Clock) -> Duel:
    alone, together, all_played = [], [], []
    for key, layout in dealt:
        once = [played(layout, line_up, key, clock) for line_up in rotations(hero, other, layout.seats)]
        twice = [played(layout, line_up, key, clock) for line_up in rotations(other, hero, layout.seats)]
        alone.append(mean(one.paid(hero) for one in once))
        together.append(mean(one.paid(hero) for one in twice))
        all_played += once + twice
    return Duel(hero, other, alone, together, all_played)


def contracts(rules: Rules, heading: str, name: str, deals: list[Played]) -> Iterator[str]:
    """How often each contract was played by those of this name, and what came of it."""
    declared = [one for one in deals if one.result.declarer is not None]
    own = [one for one in declared if one.line_up[one.result.declarer or 0] == name]
    yield f"{heading}: {len(deals)} deals, passed out {1 - len(declared) / len(deals):.1%}"
    for contract in rules.contracts:
        results = [one.result for one in own if one.result.contract == contract.id]
        if results:
            outcomes = Counter(result.outcome for result in results)
            gains = mean(result.payments[result.declarer or 0] for result in results)
            yield (
                f"  {contract.id:12} {len(results) / len(deals):7.2%} of the deals,"
                f" made {outcomes[Outcome.WON] / len(results):4.0%}, declarer {gains:+7.1f}"
                f"   ({len(results)} played, {outcomes[Outcome.DRAWN]} drawn)"
            )


def speed(clock: Clock) -> Iterator[str]:
    for name, taken in clock.taken.items():
        yield (
            f"{name:8} {median(taken):.3f} ms of CPU an answer, {slow(taken):.2f} all but one in 1,000,"
            f" {max(taken):.2f} at most   ({len(taken)} answers)"
        )


def slow(taken: list[float]) -> float:
    """What all but one answer in a thousand stay under."""
    return quantiles(taken, n=1000)[-1]


def report(game: str, preset: str, seed: str, deals: int) -> Iterator[str]:
    rules, clock = game_named(game).rules(preset), Clock()
    gc.disable()  # what is kept here for the report would otherwise be walked through in the players' time
    yield f"{game} {preset}, {deals} deals, seed {seed}"
    duels = [duel(*pair, layouts(rules, seed, deals), clock) for pair in PAIRS]
    yield from chain.from_iterable(one.lines() for one in duels)
    for name in BOTS:
        line_up = (name,) * rules.seats.start
        among = [played(layout, line_up, key, clock) for key, layout in layouts(rules, seed, deals)]
        yield from contracts(rules, f"{name} among itself", name, among)
    for name in BOTS:
        yield from contracts(rules, f"{name} with the other at the table", name, duels[-1].deals)
    yield from speed(clock)
    judge(duels, clock)


def judge(duels: list[Duel], clock: Clock) -> None:
    """The answers that are asserted: who is the better player, and how long anybody thinks."""
    for one in duels:
        for counters in (one.alone, one.together):
            assert mean(counters) > 3 * stdev(counters) / sqrt(len(counters)), one.lines()
    for name, taken in clock.taken.items():
        assert slow(taken) < _SLOWEST_MS, name


def main() -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", default="six-bid")
    asks.add_argument("--preset", default="standard")
    asks.add_argument("--deals", type=int, default=2000)
    asks.add_argument("--seed", default="report")
    said = asks.parse_args()
    for line in report(said.game, said.preset, said.seed, said.deals):
        print(line)


if __name__ == "__main__":
    main()
