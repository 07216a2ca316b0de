"""A worked example: a small net learns a whole game, by deep Monte Carlo, and meets a bot of the house.

The net values every action by what the seat sees: it learns for each what its seat had gained when the deal
was over (Zha and others, "DouZero", 2021). Rules of thumb in the core play the other seats, and at first
its own too, now and then by whim, so that it learns what comes of an action if they go on. It leaves their
choice only where another action is worth clearly more to it, which is better than they are; little by
little it decides itself. NumPy alone; nothing here knows a game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
from numpy.typing import NDArray

from spadille.bots import BOTS, Player
from spadille.env import KINDS, Batch
from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Discard
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat

Numbers = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Whole = NDArray[np.int64]

_MOMENTUM, _SPREAD, _TINY = 0.9, 0.999, 1e-8
"""Of the optimizer (Kingma and Ba, "Adam", 2015)."""
_LARGE = 1e9
_CLEARLY = 0.3
"""By how much an action must be worth more to be chosen, in units of the net."""


@dataclass
class Net:
    """Fully connected layers with rectifiers between them."""

    layers: list[tuple[Numbers, Numbers]]
    unit: float = 0.0
    """How many counters it calls one; 0: it has seen none yet."""
    steps: int = 0
    _first: list[Numbers] = field(default_factory=list)
    _second: list[Numbers] = field(default_factory=list)

    @classmethod
    def fresh(cls, widths: Sequence[int], seed: int) -> Net:
        """Weights by chance (He and others, 2015); the last layer values everything alike."""
        chance = np.random.default_rng(seed)
        layers = [_layer(ins, outs, chance) for ins, outs in pairwise(widths)]
        layers[-1] = (layers[-1][0] * 0, layers[-1][1])
        return cls(layers)

    @classmethod
    def read(cls, path: Path) -> Net:
        """The net that was kept in a file."""
        with np.load(path) as kept:
            depths = range(len(kept.files) // 2)
            layers = [(kept[f"weights{depth}"], kept[f"biases{depth}"]) for depth in depths]
            return cls(layers, unit=float(kept["unit"]))

    def write(self, path: Path) -> None:
        """Keep it in a file."""
        arrays: dict[str, Numbers] = {"unit": np.array(self.unit, np.float32)}
        for depth, (weights, biases) in enumerate(self.layers):
            arrays |= {f"weights{depth}": weights, f"biases{depth}": biases}
        np.savez(path, allow_pickle=False, **arrays)

    def outputs(self, seen: Bytes) -> list[Numbers]:
        """What comes into the first layer, and what goes out of each."""
        outs = [seen.astype(np.float32)]
        for depth, (weights, biases) in enumerate(self.layers):
            out = outs[-1] @ weights + biases
            outs.append(out if depth == len(self.layers) - 1 else np.maximum(out, 0))
        return outs

    def chosen(self, seen: Bytes, mask: Bytes, guided: Bytes) -> Bytes:
        """In each row the most valued of the actions that may be done, where that is clearly worth more than
        the one it is guided to.
        """
        values, rows = np.where(mask, self.outputs(seen)[-1], -_LARGE), np.arange(len(seen))
        best = values.argmax(axis=1).astype(np.uint8)
        chosen: Bytes = np.where(values[rows, best] > values[rows, guided] + _CLEARLY, best, guided)
        return chosen

    def learn(self, seen: Bytes, actions: Bytes, gains: Numbers, rate: float) -> float:
        """One step towards these gains of these actions: how far off they were."""
        outs, rows = self.outputs(seen), np.arange(len(seen))
        off = outs[-1][rows, actions] - gains
        slope = np.zeros_like(outs[-1])
        slope[rows, actions] = off / len(seen)
        slopes: list[Numbers] = []
        for depth in range(len(self.layers) - 1, -1, -1):
            slopes = [outs[depth].T @ slope, slope.sum(axis=0), *slopes]
            slope = (slope @ self.layers[depth][0].T) * (outs[depth] > 0)
        self._move(slopes, rate)
        return float(np.square(off).mean())

    def _move(self, slopes: list[Numbers], rate: float) -> None:
        numbers = [array for layer in self.layers for array in layer]
        if not self._first:
            self._first, self._second = [[np.zeros_like(array) for array in numbers] for _ in range(2)]
        self.steps += 1
        long, wide = 1 - _MOMENTUM**self.steps, 1 - _SPREAD**self.steps
        for place, slope in enumerate(slopes):
            first, second = self._first[place], self._second[place]
            first += (1 - _MOMENTUM) * (slope - first)
            second += (1 - _SPREAD) * (np.square(slope) - second)
            numbers[place] -= rate * (first / long) / (np.sqrt(second / wide) + _TINY)


def _layer(ins: int, outs: int, chance: np.random.Generator) -> tuple[Numbers, Numbers]:
    return chance.normal(0, np.sqrt(2 / ins), (ins, outs)).astype(np.float32), _zeros(outs)


def _zeros(length: int) -> Numbers:
    return np.zeros(length, np.float32)


@dataclass(frozen=True)
class Course:
    """How it is learned."""

    rows: int = 512
    steps: int = 96
    """How many decisions in each row are learned from together."""
    hidden: tuple[int, ...] = (128, 128)
    batch: int = 1024
    rate: float = 1e-3
    """At first; nothing at the end."""
    whim: float = 0.1
    """How often any action is tried."""
    most: float = 4.0
    """More than so many units count no more: a rare disaster would drown all else."""


class School:
    """Deals in which the net plays a seat among rules of thumb, and learns from them."""

    def __init__(self, game: str, net: Net | None, course: Course, seed: int) -> None:
        self.course, self.chance = course, np.random.default_rng(seed)
        seats = Batch(game, 1).seats
        self.env = Batch(game, course.rows, seed=seed, bots=dict.fromkeys(range(1, seats), "heuristic"))
        self.seen, self.mask, self.seat = self.env.reset()
        self.guided = np.zeros(course.rows, np.uint8)
        width, actions = self.env.schema.width, len(self.env.actions)
        self.net = net or Net.fresh((width, *course.hidden, actions), seed)

    def lesson(self, progress: float) -> float:
        """Play some decisions in every row, and learn from those whose deals have ended."""
        seen, actions, gains = self._played(progress)
        order, off, rate = self.chance.permutation(len(seen)), [], self.course.rate * (1 - progress)
        for first in range(0, len(order), self.course.batch):
            some = order[first : first + self.course.batch]
            off.append(self.net.learn(seen[some], actions[some], gains[some], rate))
        return float(np.mean(off))

    def _played(self, progress: float) -> tuple[Bytes, Bytes, Numbers]:
        steps = [self._step(progress) for _ in range(self.course.steps)]
        known, gains = np.zeros(self.course.rows, bool), np.zeros(self.course.rows, np.float32)
        kept: list[tuple[Bytes, Bytes, Numbers]] = []
        for seen, actions, reward, done in reversed(steps):
            known |= done
            gains[done] = reward[done]
            rows = np.flatnonzero(known)
            kept.append((seen[rows], actions[rows], gains[rows]))
        everything = [np.concatenate(parts) for parts in zip(*kept, strict=True)]
        return everything[0], everything[1], self._units(everything[2])

    def _units(self, gains: Numbers) -> Numbers:
        self.net.unit = self.net.unit or float(gains.std())
        units: Numbers = np.clip(gains / np.float32(self.net.unit), -self.course.most, self.course.most)
        return units

    def _step(self, progress: float) -> tuple[Bytes, Bytes, Whole, NDArray[np.bool_]]:
        seen, actions = self.seen.copy(), self._decided(progress)
        _, _, _, reward, done = self.env.step(actions)
        return seen, actions, reward[:, 0].copy(), done.astype(bool)

    def _decided(self, progress: float) -> Bytes:
        """In each row as the rules of thumb say, more and more as the net does; now and then by whim."""
        self.env.choices("heuristic", self.guided)
        by_net = self.chance.random(self.course.rows) < progress
        chosen = np.where(by_net, self.net.chosen(self.seen, self.mask, self.guided), self.guided)
        rows = np.flatnonzero(self.chance.random(self.course.rows) < self.course.whim)
        chosen[rows] = (self.mask[rows] * self.chance.random(self.mask[rows].shape)).argmax(axis=1)
        return chosen


@dataclass
class Meeting:
    """A deal in the engine beside its row, for bots that are asked by their views."""

    deal: Deal
    own: Seat
    """The net's."""
    said: list[int] = field(default_factory=list)
    """The numbers of a bot's answer that are still to be handed in: cards laid away go one after another."""
    away: list[Discard] = field(default_factory=list)

    def by_bot(self, env: Batch, bot: Player, chance: Random) -> int:
        """The number of what a bot answers."""
        if not self.said:
            assert self.deal.turn is not None
            answer = bot.answer(view_of(self.deal, self.deal.turn), chance)
            self.said.extend(env.actions.numbers(answer, self.deal.layout.active))
        return self.said.pop(0)

    def after(self, env: Batch, number: int, kind: str) -> None:
        """The engine's deal does the same; cards laid away when they are all known."""
        deal = self.deal
        assert deal.turn is not None
        action = env.actions.action(number, kind, deal.turn, deal.layout.active)
        if isinstance(action, Discard):
            self.away.append(action)
            if len(self.away) < deal.layout.rules.packets.widow_size:
                return
            action = Discard(deal.turn, tuple(card for each in self.away for card in each.cards))
        self.deal = deal.play(action)


class Match:
    """A net against a bot: every deal once for each seat that the net takes, the bot at all others."""

    def __init__(self, game: str, count: int, seed: str) -> None:
        played = game_named(game)
        rules = played.rules(played.presets[0].id)
        self.seats = rules.seats[0]
        streams = [Stream(key_of(seed, number)) for number in range(count)]
        dealt = [
            dealt_by(stream, rules, self.seats, number % self.seats) for number, stream in enumerate(streams)
        ]
        self.layouts: list[Layout] = [layout for layout in dealt for _ in range(self.seats)]

    def gains(self, net: Net, bot: Player) -> Numbers:
        """What the net gains, by deal, the mean over its seats."""
        env, chance = Batch.of(self.layouts), Random(1)
        meetings = [Meeting(Deal.of(layout), row % self.seats) for row, layout in enumerate(self.layouts)]
        seen, mask, seat = env.look()
        gained, guided = _zeros(len(meetings)), np.zeros(len(meetings), np.uint8)
        while (seat < self.seats).any():
            env.choices("heuristic", guided)
            actions = net.chosen(seen, mask, guided)
            for row in np.flatnonzero(seat < self.seats).tolist():
                meeting = meetings[row]
                if seat[row] != meeting.own:
                    actions[row] = meeting.by_bot(env, bot, chance)
                meeting.after(env, int(actions[row]), KINDS[env.kind[row]])
            seen, mask, seat, reward, done = env.step(actions)
            for row in np.flatnonzero(done).tolist():
                gained[row] = reward[row, meetings[row].own]
        means: Numbers = gained.reshape(-1, self.seats).mean(axis=1)
        return means


def interval(gains: Numbers) -> tuple[float, float]:
    """The mean, and how far it may be off (95 %)."""
    return float(gains.mean()), float(1.96 * gains.std(ddof=1) / np.sqrt(len(gains)))


def learned(school: School, minutes: float) -> Iterator[tuple[float, int, float]]:
    """Lessons for so many minutes of the processor: after each the minutes, the decisions, the error."""
    start, lessons, spent = process_time(), 0, 0.0
    while spent < minutes:
        off = school.lesson(spent / minutes)
        lessons, spent = lessons + 1, (process_time() - start) / 60
        yield spent, lessons * school.course.rows * school.course.steps, off


def main() -> None:
    """Learn, and from time to time meet the bot."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", default="six-bid")
    asks.add_argument("--bot", default="novice", choices=BOTS)
    asks.add_argument("--minutes", type=float, default=30, help="of one processor")
    asks.add_argument("--every", type=float, default=3, help="minutes between two meetings")
    asks.add_argument("--deals", type=int, default=200, help="in each meeting")
    asks.add_argument("--net", type=Path, help="a file to go on from and to keep the net in")
    asks.add_argument("--seed", type=int, default=1)
    said = asks.parse_args()
    net = Net.read(said.net) if said.net and said.net.exists() else None
    school, due = School(said.game, net, Course(), said.seed), said.every
    match = Match(said.game, said.deals, "a meeting")
    print("minutes  decisions  off by  counters a deal")
    for spent, decisions, off in learned(school, said.minutes):
        if spent < due and spent < said.minutes:
            continue
        due += said.every
        mean, far = interval(match.gains(school.net, BOTS[said.bot]))
        print(f"{spent:7.1f} {decisions:10,} {off:7.2f}  {mean:+.2f} ± {far:.2f}", flush=True)
        if said.net:
            school.net.write(said.net)


if __name__ == "__main__":
    main()
