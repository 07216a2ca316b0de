"""A worked example: a small net learns a whole game against itself, and meets a bot of the house.

First it imitates rules of thumb that play in the core. Then it plays every seat and improves by what comes
of its own choices: proximal policy optimization (Schulman and others, 2017) with a critic that sees the
others' hands too, so that the luck of the cards is not mistaken for good or bad play (Yang and others,
"PerfectDou", 2022). The critic is needed only to learn; the actor plays by what its seat sees. NumPy alone;
nothing here knows a game.
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
from spadille.cards import CARDS, Suit
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
_HARDLY = 1e-9
_LOOKED_AT = 80
"""After so many decisions in each row it is known what usually is at stake."""
_SET, _SUIT = len(CARDS), len(CARDS) // len(Suit)
_MEASURED_IN = {"points": 60, "table_points": 30, "tricks": 6, "held": 6, "stakes": 2, "sides": 2}
"""What the numbers of an observation are measured in, where they are not 0 or 1."""


@dataclass
class Net:
    """Fully connected layers with rectifiers between them."""

    layers: list[tuple[Numbers, Numbers]]
    steps: int = 0
    _first: list[Numbers] = field(default_factory=list)
    _second: list[Numbers] = field(default_factory=list)

    @classmethod
    def fresh(cls, widths: Sequence[int], seed: int) -> Net:
        """Weights by chance (He and others, 2015); what comes out of the last layer is the same for all."""
        chance = np.random.default_rng(seed)
        layers = [_layer(ins, outs, chance) for ins, outs in pairwise(widths)]
        layers[-1] = (layers[-1][0] * 0, layers[-1][1])
        return cls(layers)

    def outputs(self, seen: Numbers) -> list[Numbers]:
        """What comes into the first layer, and what goes out of each."""
        outs = [seen]
        for depth, (weights, biases) in enumerate(self.layers):
            out = outs[-1] @ weights + biases
            outs.append(out if depth == len(self.layers) - 1 else np.maximum(out, 0))
        return outs

    def descend(self, outs: list[Numbers], slope: Numbers, rate: float) -> None:
        """One step downhill, where the loss has this slope in what went out of the last layer."""
        slopes: list[Numbers] = []
        for depth in range(len(self.layers) - 1, -1, -1):
            slopes = [outs[depth].T @ slope, slope.sum(axis=0), *slopes]
            if depth:
                slope = (slope @ self.layers[depth][0].T) * (outs[depth] > 0)
        self._move(slopes, rate)

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
    return chance.normal(0, np.sqrt(2 / ins), (ins, outs)).astype(np.float32), np.zeros(outs, np.float32)


class Sight:
    """What the nets see of a table: its observations, with the trumps in the place of the first suit."""

    def __init__(self, env: Batch) -> None:
        schema, columns = env.schema, np.arange(env.schema.width)
        self.width, self.actions, self._trump = schema.width, len(env.actions), schema["trump"]
        self.unit = np.ones(schema.width, np.float32)
        sets = [part.start for part in schema if part.length % _SET == 0]
        sizes = {part.start: part.length for part in schema}
        starts = [start + at for start in sets for at in range(0, sizes[start], _SET)]
        for name, unit in _MEASURED_IN.items():
            self.unit[schema[name]] = 1 / unit
        self.columns = _swapped(columns, starts)
        self.numbers = _swapped(np.arange(self.actions), [0])

    def trump(self, seen: Bytes) -> Whole:
        """The suit that is trumps in each row; the first, where there are none or not yet."""
        trumps: Whole = seen[:, self._trump].argmax(axis=1)
        return trumps

    def seen(self, seen: Bytes, trump: Whole) -> Bytes:
        """Observations with the trumps first."""
        return np.take_along_axis(seen, self.columns[trump], axis=1)

    def by_action(self, masks: Bytes, trump: Whole) -> Bytes:
        """Masks with the trumps first."""
        return np.take_along_axis(masks, self.numbers[trump], axis=1)

    def number(self, actions: Whole, trump: Whole) -> Whole:
        """The numbers of actions that were numbered with the trumps first, or the other way round."""
        numbers: Whole = self.numbers[trump, actions]
        return numbers

    def measured(self, seen: Bytes) -> Numbers:
        """What goes into the nets: numbers of about 1."""
        measured = seen.astype(np.float32)
        measured[:, : self.width] *= self.unit
        return measured


def _swapped(places: Whole, starts: Sequence[int]) -> Whole:
    """By suit the places, where in every set of cards that suit and the first have changed theirs."""
    rows = np.tile(places, (len(Suit), 1))
    for suit in range(len(Suit)):
        for start in starts:
            first, other = (slice(start + _SUIT * place, start + _SUIT * (place + 1)) for place in (0, suit))
            rows[suit, first], rows[suit, other] = places[other], places[first]
    return rows


def chances(values: Numbers, mask: Bytes) -> Numbers:
    """How likely each action is: the softmax over those that may be done."""
    legal = np.where(mask, values, -_LARGE)
    powers = np.exp(legal - legal.max(axis=1, keepdims=True))
    likely: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return likely


@dataclass
class Actor:
    """Who plays by a net."""

    net: Net
    sight: Sight

    def chosen(self, seen: Bytes, mask: Bytes) -> Bytes:
        """In each row the likeliest action."""
        trump = self.sight.trump(seen)
        values = self.net.outputs(self.sight.measured(self.sight.seen(seen, trump)))[-1]
        best = np.where(self.sight.by_action(mask, trump), values, -_LARGE).argmax(axis=1)
        return self.sight.number(best, trump).astype(np.uint8)

    def write(self, path: Path) -> None:
        """Keep it in a file."""
        arrays: dict[str, Numbers] = {}
        for depth, (weights, biases) in enumerate(self.net.layers):
            arrays |= {f"weights{depth}": weights, f"biases{depth}": biases}
        np.savez(path, allow_pickle=False, **arrays)

    @classmethod
    def read(cls, path: Path, env: Batch) -> Actor:
        """Who was kept in a file."""
        with np.load(path) as kept:
            depths = range(len(kept.files) // 2)
            layers = [(kept[f"weights{depth}"], kept[f"biases{depth}"]) for depth in depths]
            return cls(Net(layers), Sight(env))


@dataclass(frozen=True)
class Course:
    """How it is learned."""

    rows: int = 1024
    steps: int = 96
    """How many decisions in each row are learned from together."""
    hidden: tuple[int, ...] = (144, 96)
    batch: int = 1024
    rate: float = 7e-4
    """At first; nothing at the end."""
    imitates: float = 0.2
    """In which part of the time it learns what rules of thumb do."""
    whim: float = 0.15
    """How often they do anything else meanwhile."""
    trust: float = 0.85
    """How far what comes of a decision is told by all that followed, and how far by the critic (lambda)."""
    clip: float = 0.2
    """By how much an action may become likelier before it is tried again."""
    entropy: float = 0.006
    most: float = 6.0
    """More than so many units count no more: a rare disaster would drown all else."""


@dataclass(frozen=True)
class Step:
    """What was decided in the rows where there was a choice, and which deals ended with it."""

    rows: Whole
    seats: Bytes
    seen: Bytes
    """What the critic sees; the actor sees the first of it."""
    masks: Bytes
    actions: Whole
    likely: Numbers
    """How likely the actions were."""
    values: Numbers
    """What the critic thought of the positions."""
    guided: Whole
    """What rules of thumb would do."""
    done: NDArray[np.bool_]
    reward: Numbers


@dataclass(frozen=True)
class Lessons:
    """Decisions, and what came of them."""

    seen: Bytes
    masks: Bytes
    actions: Whole
    likely: Numbers
    guided: Whole
    gains: Numbers
    """In units, beyond what the critic thought."""
    values: Numbers
    """What the critic should have thought."""

    def taken(self, rows: Whole) -> Lessons:
        """Some of them."""
        return Lessons(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


def usual_gain(env: Batch) -> float:
    """The counters that are called one: the standard deviation in deals played by rules of thumb."""
    gains, guided = list[Whole](), np.zeros(len(env), np.uint8)
    for _ in range(_LOOKED_AT):
        env.choose_actions("heuristic", guided)
        _, _, _, reward, done = env.step(guided)
        gains.append(reward[done.astype(bool)])
    return float(np.concatenate(gains).std()) or 1.0


class School:
    """A table at which the net plays every seat, and learns."""

    def __init__(self, game: str, actor: Net | None, course: Course, seed: int) -> None:
        self.course, self.chance = course, np.random.default_rng(seed)
        self.env = Batch(game, course.rows, seed=seed)
        self.sight, seats = Sight(self.env), self.env.seats
        wide = self.sight.width + (seats - 1) * _SET
        self.actor = actor or Net.fresh((self.sight.width, *course.hidden, self.sight.actions), seed)
        self.critic = Net.fresh((wide, *course.hidden, 1), seed + 1)
        self.held = np.zeros((course.rows, seats, _SET), np.uint8)
        self.guided = np.zeros(course.rows, np.uint8)
        self.unit = usual_gain(self.env)
        self.seen, self.mask, self.seat = self.env.reset()

    def lesson(self, progress: float) -> None:
        """Play some decisions in every row, and learn from them."""
        imitates = progress < self.course.imitates
        learned = self._came_of([self._step(imitates=imitates) for _ in range(self.course.steps)])
        rate = self.course.rate * (1 - progress)
        order = self.chance.permutation(len(learned.actions))
        for first in range(0, len(order), self.course.batch):
            lessons = learned.taken(order[first : first + self.course.batch])
            self._judged(lessons, rate)
            self._improved(lessons, rate, imitates=imitates)

    def _step(self, *, imitates: bool) -> Step:
        self.env.choose_actions("heuristic", self.guided)
        rows = np.flatnonzero(self.mask.sum(axis=1) > 1)
        hidden, seats = self._hidden(rows), self.seat[rows].copy()
        trump = self.sight.trump(self.seen[rows])
        seen = np.concatenate([self.sight.seen(self.seen[rows], trump), _suits_first(hidden, trump)], axis=1)
        masks, guided = self.sight.by_action(self.mask[rows], trump), self.guided[rows].astype(np.int64)
        actions, likely, values = self._decided(
            seen, masks, self.sight.number(guided, trump), imitates=imitates
        )
        chosen = self.mask.argmax(axis=1).astype(np.uint8)
        chosen[rows] = self.sight.number(actions, trump)
        done, reward = self._done(chosen)
        guided = self.sight.number(guided, trump)
        return Step(rows, seats, seen, masks, actions, likely, values, guided, done, reward)

    def _decided(
        self, seen: Bytes, masks: Bytes, guided: Whole, *, imitates: bool
    ) -> tuple[Whole, Numbers, Numbers]:
        """Actions, how likely they were, and what the critic thinks of the positions."""
        measured, rows = self.sight.measured(seen), np.arange(len(seen))
        values = self.critic.outputs(measured)[-1][:, 0]
        if imitates:
            anything = (masks * self.chance.random(masks.shape)).argmax(axis=1)
            whims = self.chance.random(len(seen)) < self.course.whim
            return np.where(whims, anything, guided), np.ones(len(seen), np.float32), values
        likely = chances(self.actor.outputs(measured[:, : self.sight.width])[-1], masks)
        noise = -np.log(-np.log(self.chance.random(likely.shape) + _HARDLY) + _HARDLY)
        actions = np.where(masks, np.log(likely + _HARDLY) + noise, -_LARGE).argmax(axis=1)
        return actions, likely[rows, actions], values

    def _hidden(self, rows: Whole) -> Bytes:
        """What the others held when they last decided, from the next to the left on, less what lies there."""
        every = np.arange(self.course.rows)
        hand = self.seen[:, self.env.schema["hand"]]
        self.held[every, self.seat] = hand
        seats = self.held.shape[1]
        others = (self.seat[rows, None] + np.arange(1, seats)) % seats
        hidden: Bytes = self.held[rows[:, None], others] & (1 - hand[rows, None])
        return hidden

    def _done(self, chosen: Bytes) -> tuple[NDArray[np.bool_], Numbers]:
        """Which deals ended when this was done in each row, and what each seat gained, in units."""
        rows = np.flatnonzero((chosen < _SET) & (self.env.kind == KINDS.index("play")))
        self.held[rows, self.seat[rows], chosen[rows]] = 0
        _, _, _, reward, done = self.env.step(chosen)
        over = done.astype(bool)
        self.held[over] = 0
        units = np.clip(reward / self.unit, -self.course.most, self.course.most)
        return over, units.astype(np.float32)

    def _came_of(self, steps: Sequence[Step]) -> Lessons:
        """What came of each decision of which that is known (Schulman and others, 2016)."""
        shape = self.held.shape[:2]
        known, then, more = np.zeros(shape, bool), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        kept: list[Lessons] = []
        for step in reversed(steps):
            known[step.done], more[step.done], then[step.done] = True, 0, step.reward[step.done]
            at = (step.rows, step.seats)
            gains = np.where(known[at], then[at] - step.values + self.course.trust * more[at], 0)
            known_rows = np.flatnonzero(known[at])
            parts = (step.seen, step.masks, step.actions, step.likely, step.guided, gains)
            kept.append(Lessons(*parts, gains + step.values).taken(known_rows))
            known[at], then[at], more[at] = True, step.values, gains
        names = Lessons.__dataclass_fields__
        return Lessons(*(np.concatenate([getattr(part, name) for part in kept]) for name in names))

    def _judged(self, lessons: Lessons, rate: float) -> None:
        """The critic learns what the positions were worth."""
        outs = self.critic.outputs(self.sight.measured(lessons.seen))
        off = outs[-1] - lessons.values[:, None]
        self.critic.descend(outs, off / np.float32(len(off)), rate)

    def _improved(self, lessons: Lessons, rate: float, *, imitates: bool) -> None:
        """The actor does more often what gained, or what rules of thumb would do."""
        outs = self.actor.outputs(self.sight.measured(lessons.seen[:, : self.sight.width]))
        likely, rows = chances(outs[-1], lessons.masks), np.arange(len(lessons.actions))
        if imitates:
            slope, wanted = likely.copy(), lessons.guided
            slope[rows, wanted] -= 1
        else:
            slope = self._slope(likely, lessons)
        self.actor.descend(outs, slope / np.float32(len(rows)), rate)

    def _slope(self, likely: Numbers, lessons: Lessons) -> Numbers:
        rows = np.arange(len(lessons.actions))
        gains = lessons.gains / (lessons.gains.std() + _HARDLY)
        ratio = likely[rows, lessons.actions] / lessons.likely
        enough = np.where(gains > 0, ratio > 1 + self.course.clip, ratio < 1 - self.course.clip)
        push = np.where(enough, 0, gains * ratio)
        slope = push[:, None] * likely
        slope[rows, lessons.actions] -= push
        logs = np.log(likely + _HARDLY)
        spread = (likely * logs).sum(axis=1, keepdims=True)
        calm: Numbers = (slope + self.course.entropy * likely * (logs - spread)).astype(np.float32)
        return calm


def _suits_first(hidden: Bytes, trump: Whole) -> Bytes:
    """Hands with the trumps first, one after another."""
    orders = _swapped(np.arange(_SET), [0])[trump]
    hands = np.take_along_axis(hidden, np.repeat(orders[:, None], hidden.shape[1], axis=1), axis=2)
    return hands.reshape(len(hidden), -1)


@dataclass
class Meeting:
    """A deal in the engine beside its row, for bots that are asked by their views."""

    deal: Deal
    own: Seat
    """The net's."""
    pending: list[int] = field(default_factory=list)
    """The numbers of a bot's answer that are still to be handed in: cards laid away go one after another."""
    away: list[Discard] = field(default_factory=list)

    def by_bot(self, env: Batch, bot: Player, chance: Random) -> int:
        """The number of what a bot answers."""
        if not self.pending:
            assert self.deal.turn is not None
            answer = bot.answer(view_of(self.deal, self.deal.turn), chance)
            self.pending.extend(env.actions.encode(answer, self.deal.layout.active))
        return self.pending.pop(0)

    def after(self, env: Batch, number: int, kind: str) -> None:
        """The engine's deal does the same; cards laid away when they are all known."""
        deal = self.deal
        assert deal.turn is not None
        action = env.actions.decode(number, kind, deal.turn, deal.layout.active)
        if isinstance(action, Discard):
            self.away.append(action)
            if len(self.away) < deal.layout.rules.packets.widow_size:
                return
            action = Discard(deal.turn, tuple(card for laid in self.away for card in laid.cards))
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

    def gains(self, actor: Actor, bot: Player) -> Numbers:
        """What the net gains, by deal, the mean over its seats."""
        env, chance = Batch.from_layouts(self.layouts), Random(1)
        meetings = [Meeting(Deal.of(layout), row % self.seats) for row, layout in enumerate(self.layouts)]
        seen, mask, seat = env.observe()
        gained = np.zeros(len(meetings), np.float32)
        while (seat < self.seats).any():
            actions = actor.chosen(seen, mask)
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


def learned(school: School, minutes: float) -> Iterator[tuple[float, int]]:
    """Lessons for so many minutes of the processor: after each the minutes, and the decisions."""
    start, lessons, spent = process_time(), 0, 0.0
    while spent < minutes:
        school.lesson(spent / minutes)
        lessons, spent = lessons + 1, (process_time() - start) / 60
        yield spent, lessons * school.course.rows * school.course.steps


def main() -> None:
    """Learn, and from time to time meet bots."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", default="six-bid")
    asks.add_argument("--bots", default="novice", help="whom it meets, by their names")
    asks.add_argument("--minutes", type=float, default=30, help="of one processor")
    asks.add_argument("--every", type=float, default=3, help="minutes between two meetings")
    asks.add_argument("--deals", type=int, default=200, help="in each meeting")
    asks.add_argument("--net", type=Path, help="a file to keep the actor in")
    asks.add_argument("--seed", type=int, default=1)
    options = asks.parse_args()
    school, due = School(options.game, None, Course(), options.seed), options.every
    match, actor = Match(options.game, options.deals, "a meeting"), Actor(school.actor, school.sight)
    names = options.bots.split(",")
    print("minutes  decisions", *(f"{name:>14}" for name in names))
    for spent, decisions in learned(school, options.minutes):
        if spent < due and spent < options.minutes:
            continue
        due += options.every
        met = (interval(match.gains(actor, BOTS[name])) for name in names)
        cells = (f"{mean:+.2f} ± {far:.2f}" for mean, far in met)
        print(f"{spent:7.1f} {decisions:10,}", *(f"{cell:>14}" for cell in cells), flush=True)
        if options.net:
            actor.write(options.net)


if __name__ == "__main__":
    main()
