"""A worked example: a small net learns a whole game by self-play, and is evaluated against built-in bots.

First it imitate the heuristic players of the native core. Then it plays every seat and improves by proximal
policy optimization (Schulman and others, 2017). The critic sees the others' hands too, so that luck is not
mistaken for good or bad play (Yang and others, "PerfectDou", 2022). The critic is needed only in training;
the actor plays from its seat's observations. It uses NumPy alone, and knows no game.
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
Indices = NDArray[np.int64]

_MOMENTUM, _SPREAD, _EPSILON = 0.9, 0.999, 1e-8
"""Of the Adam optimizer (Kingma and Ba, 2015)."""
_LARGE = 1e9
_FLOOR = 1e-9
_CALIBRATION_STEPS = 80
"""The steps in each row that measure the unit of gains."""
_SET, _SUIT = len(CARDS), len(CARDS) // len(Suit)
_UNITS = {"points": 60, "table_points": 30, "tricks": 6, "held": 6, "stakes": 2, "sides": 2}
"""The units of observations other than 0 or 1."""


@dataclass
class Net:
    """A multilayer perceptron with rectified linear units, and its optimizer state."""

    layers: list[tuple[Numbers, Numbers]]
    steps: int = 0
    _first: list[Numbers] = field(default_factory=list)
    _second: list[Numbers] = field(default_factory=list)

    @classmethod
    def initialize(cls, widths: Sequence[int], seed: int) -> Net:
        """Initialize the weights at random (He and others, 2015), and the last layer to 0."""
        chance = np.random.default_rng(seed)
        layers = [_make_layer(ins, outs, chance) for ins, outs in pairwise(widths)]
        layers[-1] = (layers[-1][0] * 0, layers[-1][1])
        return cls(layers)

    def forward(self, seen: Numbers) -> list[Numbers]:
        """Return the input and the output of each layer."""
        outs = [seen]
        for depth, (weights, biases) in enumerate(self.layers):
            out = outs[-1] @ weights + biases
            outs.append(out if depth == len(self.layers) - 1 else np.maximum(out, 0))
        return outs

    def backward(self, outs: list[Numbers], slope: Numbers, rate: float) -> None:
        """Take one optimizer step along the gradient `slope` of the outputs."""
        slopes: list[Numbers] = []
        for depth in range(len(self.layers) - 1, -1, -1):
            slopes = [outs[depth].T @ slope, slope.sum(axis=0), *slopes]
            if depth:
                slope = (slope @ self.layers[depth][0].T) * (outs[depth] > 0)
        self._update(slopes, rate)

    def _update(self, slopes: list[Numbers], rate: float) -> None:
        numbers = [array for layer in self.layers for array in layer]
        if not self._first:
            self._first, self._second = [[np.zeros_like(array) for array in numbers] for _ in range(2)]
        self.steps += 1
        long, wide = 1 - _MOMENTUM**self.steps, 1 - _SPREAD**self.steps
        for place, slope in enumerate(slopes):
            first, second = self._first[place], self._second[place]
            first += (1 - _MOMENTUM) * (slope - first)
            second += (1 - _SPREAD) * (np.square(slope) - second)
            numbers[place] -= rate * (first / long) / (np.sqrt(second / wide) + _EPSILON)


def _make_layer(ins: int, outs: int, chance: np.random.Generator) -> tuple[Numbers, Numbers]:
    return chance.normal(0, np.sqrt(2 / ins), (ins, outs)).astype(np.float32), np.zeros(outs, np.float32)


class ObservationEncoder:
    """Encodes observations for the nets, with the trumps in the place of the first suit."""

    def __init__(self, env: Batch) -> None:
        schema, columns = env.schema, np.arange(env.schema.width)
        self.width, self.actions, self._trump = schema.width, len(env.actions), schema["trump"]
        self.unit = np.ones(schema.width, np.float32)
        sets = [part.start for part in schema if part.length % _SET == 0]
        sizes = {part.start: part.length for part in schema}
        starts = [start + at for start in sets for at in range(0, sizes[start], _SET)]
        for name, unit in _UNITS.items():
            self.unit[schema[name]] = 1 / unit
        self.columns = _swap_suits(columns, starts)
        self.numbers = _swap_suits(np.arange(self.actions), [0])

    def find_trumps(self, seen: Bytes) -> Indices:
        """Return the trump suit of each row, or the first suit where there is none yet."""
        trumps: Indices = seen[:, self._trump].argmax(axis=1)
        return trumps

    def normalize_observations(self, seen: Bytes, trump: Indices) -> Bytes:
        """Return observations with the trumps first."""
        return np.take_along_axis(seen, self.columns[trump], axis=1)

    def normalize_masks(self, masks: Bytes, trump: Indices) -> Bytes:
        """Return masks with the trumps first."""
        return np.take_along_axis(masks, self.numbers[trump], axis=1)

    def normalize_actions(self, actions: Indices, trump: Indices) -> Indices:
        """Convert action numbers to or from the order with the trumps first."""
        numbers: Indices = self.numbers[trump, actions]
        return numbers

    def scale(self, seen: Bytes) -> Numbers:
        """Scale observations for the nets."""
        inputs = seen.astype(np.float32)
        inputs[:, : self.width] *= self.unit
        return inputs


def _swap_suits(places: Indices, starts: Sequence[int]) -> Indices:
    """Return by suit the indices that swap this suit with the first in every set of cards."""
    rows = np.tile(places, (len(Suit), 1))
    for suit in range(len(Suit)):
        for start in starts:
            first, other = (slice(start + _SUIT * place, start + _SUIT * (place + 1)) for place in (0, suit))
            rows[suit, first], rows[suit, other] = places[other], places[first]
    return rows


def masked_softmax(values: Numbers, mask: Bytes) -> Numbers:
    """Return the probabilities of legal actions, by softmax."""
    legal = np.where(mask, values, -_LARGE)
    powers = np.exp(legal - legal.max(axis=1, keepdims=True))
    probabilities: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return probabilities


@dataclass
class Actor:
    """A player with a net."""

    net: Net
    encoder: ObservationEncoder

    def choose_actions(self, seen: Bytes, mask: Bytes) -> Bytes:
        """Choose the likeliest action in each row."""
        trump = self.encoder.find_trumps(seen)
        values = self.net.forward(self.encoder.scale(self.encoder.normalize_observations(seen, trump)))[-1]
        best = np.where(self.encoder.normalize_masks(mask, trump), values, -_LARGE).argmax(axis=1)
        return self.encoder.normalize_actions(best, trump).astype(np.uint8)

    def write(self, path: Path) -> None:
        """Write the net to a file."""
        arrays: dict[str, Numbers] = {}
        for depth, (weights, biases) in enumerate(self.net.layers):
            arrays |= {f"weights{depth}": weights, f"biases{depth}": biases}
        np.savez(path, allow_pickle=False, **arrays)

    @classmethod
    def read(cls, path: Path, env: Batch) -> Actor:
        """Read the actor from a file."""
        with np.load(path) as arrays:
            depths = range(len(arrays.files) // 2)
            layers = [(arrays[f"weights{depth}"], arrays[f"biases{depth}"]) for depth in depths]
            return cls(Net(layers), ObservationEncoder(env))


@dataclass(frozen=True)
class TrainingSettings:
    """The hyperparameters."""

    rows: int = 1024
    steps: int = 96
    """The decisions in each row of one training iteration."""
    hidden: tuple[int, ...] = (144, 96)
    batch: int = 1024
    rate: float = 7e-4
    """At first; it decreases linearly to 0."""
    imitation_share: float = 0.2
    """The part of the training that imitates heuristic players."""
    imitation_noise: float = 0.15
    """The probability of a random action in that part."""
    gae_lambda: float = 0.85
    """The lambda of generalized advantage estimation."""
    clip: float = 0.2
    """The clipping parameter of PPO."""
    entropy: float = 0.006
    max_gain: float = 6.0
    """The bound of gains in units, since a rare disaster would dominate the gradient."""


@dataclass(frozen=True)
class Step:
    """One step of all rows: the decisions with a choice, and the deals that ended."""

    rows: Indices
    seats: Bytes
    seen: Bytes
    """The critic's observations, which begin with the actor's."""
    masks: Bytes
    actions: Indices
    probabilities: Numbers
    """The probabilities of the chosen actions."""
    values: Numbers
    """The critic's values."""
    heuristic_actions: Indices
    done: NDArray[np.bool_]
    reward: Numbers


@dataclass(frozen=True)
class TrainingData:
    """Decisions with their advantages."""

    seen: Bytes
    masks: Bytes
    actions: Indices
    probabilities: Numbers
    heuristic_actions: Indices
    advantages: Numbers
    """In units."""
    values: Numbers
    """The targets of the critic."""

    def select(self, rows: Indices) -> TrainingData:
        """Select some of the decisions."""
        return TrainingData(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


def measure_gain_unit(env: Batch) -> float:
    """Return the unit of gains: the standard deviation of payments in deals of heuristic players."""
    gains, guided = list[Indices](), np.zeros(len(env), np.uint8)
    for _ in range(_CALIBRATION_STEPS):
        env.choose_actions("heuristic", guided)
        _, _, _, reward, done = env.step(guided)
        gains.append(reward[done.astype(bool)])
    return float(np.concatenate(gains).std()) or 1.0


class Trainer:
    """Trains a net that plays every seat."""

    def __init__(self, game: str, actor: Net | None, settings: TrainingSettings, seed: int) -> None:
        self.settings, self.chance = settings, np.random.default_rng(seed)
        self.env = Batch(game, settings.rows, seed=seed)
        self.encoder, seats = ObservationEncoder(self.env), self.env.seats
        wide = self.encoder.width + (seats - 1) * _SET
        self.actor = actor or Net.initialize(
            (self.encoder.width, *settings.hidden, self.encoder.actions), seed
        )
        self.critic = Net.initialize((wide, *settings.hidden, 1), seed + 1)
        self.held = np.zeros((settings.rows, seats, _SET), np.uint8)
        self.heuristic_actions = np.zeros(settings.rows, np.uint8)
        self.unit = measure_gain_unit(self.env)
        self.seen, self.mask, self.seat = self.env.reset()

    def train_iteration(self, progress: float) -> None:
        """Play some decisions in every row, and train on them."""
        imitate = progress < self.settings.imitation_share
        data = self._estimate_advantages([self._step(imitate=imitate) for _ in range(self.settings.steps)])
        rate = self.settings.rate * (1 - progress)
        order = self.chance.permutation(len(data.actions))
        for first in range(0, len(order), self.settings.batch):
            batch = data.select(order[first : first + self.settings.batch])
            self._train_critic(batch, rate)
            self._train_actor(batch, rate, imitate=imitate)

    def _step(self, *, imitate: bool) -> Step:
        self.env.choose_actions("heuristic", self.heuristic_actions)
        rows = np.flatnonzero(self.mask.sum(axis=1) > 1)
        hidden, seats = self._observe_hidden_hands(rows), self.seat[rows].copy()
        trump = self.encoder.find_trumps(self.seen[rows])
        seen = np.concatenate(
            [self.encoder.normalize_observations(self.seen[rows], trump), _normalize_hands(hidden, trump)],
            axis=1,
        )
        masks = self.encoder.normalize_masks(self.mask[rows], trump)
        guided = self.heuristic_actions[rows].astype(np.int64)
        actions, probabilities, values = self._choose_actions(
            seen, masks, self.encoder.normalize_actions(guided, trump), imitate=imitate
        )
        chosen = self.mask.argmax(axis=1).astype(np.uint8)
        chosen[rows] = self.encoder.normalize_actions(actions, trump)
        done, reward = self._step_env(chosen)
        guided = self.encoder.normalize_actions(guided, trump)
        return Step(rows, seats, seen, masks, actions, probabilities, values, guided, done, reward)

    def _choose_actions(
        self, seen: Bytes, masks: Bytes, guided: Indices, *, imitate: bool
    ) -> tuple[Indices, Numbers, Numbers]:
        """Choose actions, and return them with their probabilities and the critic's values."""
        inputs, rows = self.encoder.scale(seen), np.arange(len(seen))
        values = self.critic.forward(inputs)[-1][:, 0]
        if imitate:
            anything = (masks * self.chance.random(masks.shape)).argmax(axis=1)
            random_rows = self.chance.random(len(seen)) < self.settings.imitation_noise
            return np.where(random_rows, anything, guided), np.ones(len(seen), np.float32), values
        probabilities = masked_softmax(self.actor.forward(inputs[:, : self.encoder.width])[-1], masks)
        noise = -np.log(-np.log(self.chance.random(probabilities.shape) + _FLOOR) + _FLOOR)
        actions = np.where(masks, np.log(probabilities + _FLOOR) + noise, -_LARGE).argmax(axis=1)
        return actions, probabilities[rows, actions], values

    def _observe_hidden_hands(self, rows: Indices) -> Bytes:
        """Return the others' hands when they last decided, in turn, without the cards on the table."""
        every = np.arange(self.settings.rows)
        hand = self.seen[:, self.env.schema["hand"]]
        self.held[every, self.seat] = hand
        seats = self.held.shape[1]
        others = (self.seat[rows, None] + np.arange(1, seats)) % seats
        hidden: Bytes = self.held[rows[:, None], others] & (1 - hand[rows, None])
        return hidden

    def _step_env(self, chosen: Bytes) -> tuple[NDArray[np.bool_], Numbers]:
        """Carry out the actions, and return which deals ended and each seat's gain in units."""
        rows = np.flatnonzero((chosen < _SET) & (self.env.kind == KINDS.index("play")))
        self.held[rows, self.seat[rows], chosen[rows]] = 0
        _, _, _, reward, done = self.env.step(chosen)
        over = done.astype(bool)
        self.held[over] = 0
        units = np.clip(reward / self.unit, -self.settings.max_gain, self.settings.max_gain)
        return over, units.astype(np.float32)

    def _estimate_advantages(self, steps: Sequence[Step]) -> TrainingData:
        """Estimate advantages (Schulman and others, 2016), for decisions of deals that have ended."""
        shape = self.held.shape[:2]
        known, next_values, next_gains = (
            np.zeros(shape, bool),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
        )
        parts_by_step: list[TrainingData] = []
        for step in reversed(steps):
            known[step.done], next_gains[step.done], next_values[step.done] = True, 0, step.reward[step.done]
            at = (step.rows, step.seats)
            gains = np.where(
                known[at], next_values[at] - step.values + self.settings.gae_lambda * next_gains[at], 0
            )
            known_rows = np.flatnonzero(known[at])
            parts = (step.seen, step.masks, step.actions, step.probabilities, step.heuristic_actions, gains)
            parts_by_step.append(TrainingData(*parts, gains + step.values).select(known_rows))
            known[at], next_values[at], next_gains[at] = True, step.values, gains
        names = TrainingData.__dataclass_fields__
        return TrainingData(
            *(np.concatenate([getattr(part, name) for part in parts_by_step]) for name in names)
        )

    def _train_critic(self, data: TrainingData, rate: float) -> None:
        """Fit the critic to the values of the positions."""
        outs = self.critic.forward(self.encoder.scale(data.seen))
        off = outs[-1] - data.values[:, None]
        self.critic.backward(outs, off / np.float32(len(off)), rate)

    def _train_actor(self, data: TrainingData, rate: float, *, imitate: bool) -> None:
        """Train the actor by imitation or by PPO."""
        outs = self.actor.forward(self.encoder.scale(data.seen[:, : self.encoder.width]))
        probabilities, rows = masked_softmax(outs[-1], data.masks), np.arange(len(data.actions))
        if imitate:
            slope, wanted = probabilities.copy(), data.heuristic_actions
            slope[rows, wanted] -= 1
        else:
            slope = self._policy_gradient(probabilities, data)
        self.actor.backward(outs, slope / np.float32(len(rows)), rate)

    def _policy_gradient(self, probabilities: Numbers, data: TrainingData) -> Numbers:
        rows = np.arange(len(data.actions))
        gains = data.advantages / (data.advantages.std() + _FLOOR)
        ratio = probabilities[rows, data.actions] / data.probabilities
        enough = np.where(gains > 0, ratio > 1 + self.settings.clip, ratio < 1 - self.settings.clip)
        push = np.where(enough, 0, gains * ratio)
        slope = push[:, None] * probabilities
        slope[rows, data.actions] -= push
        logs = np.log(probabilities + _FLOOR)
        spread = (probabilities * logs).sum(axis=1, keepdims=True)
        gradient: Numbers = (slope + self.settings.entropy * probabilities * (logs - spread)).astype(
            np.float32
        )
        return gradient


def _normalize_hands(hidden: Bytes, trump: Indices) -> Bytes:
    """Return hands with the trumps first, side by side."""
    orders = _swap_suits(np.arange(_SET), [0])[trump]
    hands = np.take_along_axis(hidden, np.repeat(orders[:, None], hidden.shape[1], axis=1), axis=2)
    return hands.reshape(len(hidden), -1)


@dataclass
class EngineDeal:
    """A row's deal in the Python engine, for bots that need views."""

    deal: Deal
    net_seat: Seat
    pending: list[int] = field(default_factory=list)
    """The action numbers of a bot's answer still to be carried out, since cards are laid away one by one."""
    away: list[Discard] = field(default_factory=list)

    def ask_bot(self, env: Batch, bot: Player, chance: Random) -> int:
        """Return the next action number of the bot's answer."""
        if not self.pending:
            assert self.deal.turn is not None
            answer = bot.answer(view_of(self.deal, self.deal.turn), chance)
            self.pending.extend(env.actions.encode(answer, self.deal.layout.active))
        return self.pending.pop(0)

    def apply(self, env: Batch, number: int, kind: str) -> None:
        """Apply an action to the deal. Cards are laid away once all are known."""
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
    """A match of a net against a bot: each deal once for each seat of the net, with the bot at the others."""

    def __init__(self, game: str, count: int, seed: str) -> None:
        played = game_named(game)
        rules = played.rules(played.presets[0].id)
        self.seats = rules.seats[0]
        streams = [Stream(key_of(seed, number)) for number in range(count)]
        dealt = [
            dealt_by(stream, rules, self.seats, number % self.seats) for number, stream in enumerate(streams)
        ]
        self.layouts: list[Layout] = [layout for layout in dealt for _ in range(self.seats)]

    def play(self, actor: Actor, bot: Player) -> Numbers:
        """Return the net's gain by deal, the mean over its seats."""
        env, chance = Batch.from_layouts(self.layouts), Random(1)
        deals = [EngineDeal(Deal.of(layout), row % self.seats) for row, layout in enumerate(self.layouts)]
        seen, mask, seat = env.observe()
        gained = np.zeros(len(deals), np.float32)
        while (seat < self.seats).any():
            actions = actor.choose_actions(seen, mask)
            for row in np.flatnonzero(seat < self.seats).tolist():
                deal = deals[row]
                if seat[row] != deal.net_seat:
                    actions[row] = deal.ask_bot(env, bot, chance)
                deal.apply(env, int(actions[row]), KINDS[env.kind[row]])
            seen, mask, seat, reward, done = env.step(actions)
            for row in np.flatnonzero(done).tolist():
                gained[row] = reward[row, deals[row].net_seat]
        means: Numbers = gained.reshape(-1, self.seats).mean(axis=1)
        return means


def confidence_interval(gains: Numbers) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % confidence interval."""
    return float(gains.mean()), float(1.96 * gains.std(ddof=1) / np.sqrt(len(gains)))


def train(trainer: Trainer, minutes: float) -> Iterator[tuple[float, int]]:
    """Train for `minutes` of processor time, and yield the minutes and decisions after each iteration."""
    start, iterations, spent = process_time(), 0, 0.0
    while spent < minutes:
        trainer.train_iteration(spent / minutes)
        iterations, spent = iterations + 1, (process_time() - start) / 60
        yield spent, iterations * trainer.settings.rows * trainer.settings.steps


def main() -> None:
    """Train, and evaluate against bots at intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="six-bid")
    parser.add_argument("--bots", default="novice", help="the bots to play against")
    parser.add_argument("--minutes", type=float, default=30, help="of processor time")
    parser.add_argument("--every", type=float, default=3, help="minutes between two matches")
    parser.add_argument("--deals", type=int, default=200, help="in each match")
    parser.add_argument("--net", type=Path, help="a file to write the actor to")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trainer, due = Trainer(options.game, None, TrainingSettings(), options.seed), options.every
    match, actor = Match(options.game, options.deals, "a meeting"), Actor(trainer.actor, trainer.encoder)
    names = options.bots.split(",")
    print("minutes  decisions", *(f"{name:>14}" for name in names))
    for spent, decisions in train(trainer, options.minutes):
        if spent < due and spent < options.minutes:
            continue
        due += options.every
        met = (confidence_interval(match.play(actor, BOTS[name])) for name in names)
        cells = (f"{mean:+.2f} ± {far:.2f}" for mean, far in met)
        print(f"{spent:7.1f} {decisions:10,}", *(f"{cell:>14}" for cell in cells), flush=True)
        if options.net:
            actor.write(options.net)


if __name__ == "__main__":
    main()
