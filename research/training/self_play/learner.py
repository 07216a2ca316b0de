"""Proximal policy optimization by self-play, in PyTorch: on a graphics card, or without one.

The method is that of `examples/actor_critic.py`, from nothing and on more tables: J. Schulman, F. Wolski,
P. Dhariwal, A. Radford, O. Klimov, Proximal policy optimization algorithms, 2017, with a critic that sees the
others' hands too (Yang and others, PerfectDou, 2022).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn

from examples.actor_critic import Net, Numbers, ObservationEncoder, measure_gain_unit
from spadille.cards import CARDS
from spadille.env import KINDS, Batch

_SET = len(CARDS)
_PLAY = KINDS.index("play")
_LARGE = 1e9
_HARDLY = 1e-9
_LONGEST_SLOPE = 1.0


@dataclass(frozen=True)
class Course:
    """How it is learned."""

    rows: int = 8192
    steps: int = 128
    """How many decisions in each row are learned from together."""
    hidden: tuple[int, ...] = (512, 256)
    critic: tuple[int, ...] = (768, 384)
    batch: int = 8192
    rate: float = 6e-4
    """At first; nothing at the end."""
    trust: float = 0.9
    """How far what comes of a decision is told by all that followed, and how far by the critic (lambda)."""
    clip: float = 0.2
    entropy: float = 0.02
    """At first; a tenth of it at the end."""
    most: float = 6.0
    """More than so many units count no more: a rare disaster would drown all else."""


@dataclass(frozen=True)
class Lessons:
    """What was decided, by step and row, and what came of it."""

    seen: Tensor
    """Bytes: what the critic sees; the actor sees the first of it."""
    masks: Tensor
    seats: Tensor
    actions: Tensor
    likely: Tensor
    """The logarithm of how likely the actions were."""
    values: Tensor
    """What the critic thought of the positions, in units."""
    done: Tensor
    reward: Tensor

    @classmethod
    def room(cls, course: Course, wide: int, actions: int, seats: int, device: str) -> Lessons:
        """Nothing yet."""
        shape = (course.steps, course.rows)
        numbers = {"dtype": torch.float32, "device": device}
        return cls(
            seen=torch.zeros((*shape, wide), dtype=torch.uint8, device=device),
            masks=torch.zeros((*shape, actions), dtype=torch.bool, device=device),
            seats=torch.zeros(shape, dtype=torch.int64, device=device),
            actions=torch.zeros(shape, dtype=torch.int64, device=device),
            likely=torch.zeros(shape, **numbers),
            values=torch.zeros(shape, **numbers),
            done=torch.zeros(shape, dtype=torch.bool, device=device),
            reward=torch.zeros((*shape, seats), **numbers),
        )

    def keep(self, step: int, **parts: Tensor) -> None:
        """Write down parts of a step."""
        for name, part in parts.items():
            getattr(self, name)[step] = part

    def gains(self, trust: float) -> tuple[Tensor, Tensor]:
        """What came of each decision beyond what the critic thought, and where that is known (Schulman and
        others, High-dimensional continuous control using generalized advantage estimation, 2016).
        """
        choice = self.masks.sum(dim=2) > 1
        rows = torch.arange(self.seats.shape[1], device=self.seats.device)
        then = torch.zeros_like(self.reward[0])
        more, known = torch.zeros_like(then), torch.zeros_like(then, dtype=torch.bool)
        gains, whether = torch.zeros_like(self.values), torch.zeros_like(choice)
        for step in range(len(self.seats) - 1, -1, -1):
            over = self.done[step, :, None]
            then, more = torch.where(over, self.reward[step], then), torch.where(over, 0.0, more)
            known = known | over
            at = (rows, self.seats[step])
            gains[step] = then[at] - self.values[step] + trust * more[at]
            whether[step] = known[at] & choice[step]
            then[at] = torch.where(choice[step], self.values[step], then[at])
            more[at] = torch.where(choice[step], gains[step], more[at])
        return gains, whether


class SelfPlay:
    """Tables at which a net plays every seat, and learns."""

    def __init__(self, game: str, course: Course, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        self.game, self.course, self.device, self.seed = game, course, device, seed
        self.env = Batch(game, course.rows, seed=seed)
        self.sight, seats = ObservationEncoder(self.env), self.env.seats
        self._columns, self._numbers, self._unit = (
            torch.from_numpy(array).to(device)
            for array in (self.sight.columns, self.sight.numbers, self.sight.unit)
        )
        wide = self.sight.width + (seats - 1) * _SET
        self.actor = _layers((self.sight.width, *course.hidden, self.sight.actions), device)
        self.critic = _layers((wide, *course.critic, 1), device)
        self._descent = torch.optim.Adam(
            [*self.actor.parameters(), *self.critic.parameters()], lr=course.rate, eps=1e-5
        )
        self.lessons = Lessons.room(course, wide, self.sight.actions, seats, device)
        self._held = torch.zeros((course.rows, seats, _SET), dtype=torch.uint8, device=device)
        self._rows = torch.arange(course.rows, device=device)
        self.unit = measure_gain_unit(self.env)
        self.env.reset()

    def lesson(self, progress: float) -> dict[str, float]:
        """Play some decisions in every row, and learn from them; how it went."""
        with torch.no_grad():
            for step in range(self.course.steps):
                self._step(step)
            gains, known = self.lessons.gains(self.course.trust)
        rows = known.flatten().nonzero()[:, 0]
        rows = rows[torch.randperm(len(rows), device=self.device)]
        for group in self._descent.param_groups:
            group["lr"] = self.course.rate * (1 - progress)
        calm = self.course.entropy * (1 - 0.9 * progress)
        spread = gains.flatten()[rows].std() + _HARDLY
        entropies = [self._improved(part, gains, spread, calm) for part in rows.split(self.course.batch)]
        worth = (gains + self.lessons.values).flatten()[rows]
        return {
            "decisions": len(rows),
            "entropy": float(torch.stack(entropies).mean()),
            "explained": 1 - float(gains.flatten()[rows].var() / worth.var()),
        }

    def _step(self, step: int) -> None:
        arrays = (*self.env.arrays, self.env.kind)
        seen, mask, seat, kind = (torch.tensor(array, device=self.device) for array in arrays)
        seat = seat.long()
        trump = self._trump(seen)
        sight = torch.cat([self._turned(seen, trump), self._hidden(seen, seat, trump)], dim=1)
        legal = mask.gather(1, self._numbers[trump]).bool()
        measured = self._measured(sight)
        logs = self._logs(measured, legal)
        noise = -torch.log(-torch.log(torch.rand_like(logs) + _HARDLY) + _HARDLY)
        actions = torch.where(legal, logs + noise, -_LARGE).argmax(dim=1)
        chosen = self._numbers[trump, actions]
        _, _, _, reward, done = self.env.step(chosen.to(torch.uint8).cpu().numpy())
        units = torch.tensor(reward, device=self.device) / self.unit
        over = torch.tensor(done, device=self.device).bool()
        self.lessons.keep(
            step,
            seen=sight,
            masks=legal,
            seats=seat,
            actions=actions,
            likely=logs.gather(1, actions[:, None])[:, 0],
            values=self.critic(measured)[:, 0],
            done=over,
            reward=units.clamp(-self.course.most, self.course.most),
        )
        played = ((kind == _PLAY) & (chosen < _SET)).nonzero()[:, 0]
        self._held[played, seat[played], chosen[played]] = 0
        self._held[over] = 0

    def _trump(self, seen: Tensor) -> Tensor:
        return seen[:, self.env.schema["trump"]].argmax(dim=1)

    def _turned(self, seen: Tensor, trump: Tensor) -> Tensor:
        """Observations with the trumps first."""
        return seen.gather(1, self._columns[trump])

    def _hidden(self, seen: Tensor, seat: Tensor, trump: Tensor) -> Tensor:
        """What the others held when they last decided, from the next to the left on, less what lies there."""
        hand = seen[:, self.env.schema["hand"]]
        self._held[self._rows, seat] = hand
        seats = self._held.shape[1]
        others = (seat[:, None] + torch.arange(1, seats, device=self.device)) % seats
        hidden = self._held[self._rows[:, None], others] & (1 - hand[:, None])
        cards = self._numbers[trump][:, None, :_SET].expand(hidden.shape)
        return hidden.gather(2, cards).flatten(1)

    def _measured(self, sight: Tensor) -> Tensor:
        measured = sight.float()
        measured[:, : self.sight.width] *= self._unit
        return measured

    def _logs(self, measured: Tensor, legal: Tensor) -> Tensor:
        values = self.actor(measured[:, : self.sight.width])
        return torch.log_softmax(values.masked_fill(~legal, -_LARGE), dim=1)

    def _improved(self, rows: Tensor, gains: Tensor, spread: Tensor, calm: float) -> Tensor:
        """One step: actions that gained become likelier, and the critic learns; the entropy."""
        lessons = self.lessons
        measured, legal = self._measured(lessons.seen.flatten(0, 1)[rows]), lessons.masks.flatten(0, 1)[rows]
        logs = self._logs(measured, legal)
        gained, values = gains.flatten()[rows], lessons.values.flatten()[rows]
        ratio = (
            logs.gather(1, lessons.actions.flatten()[rows][:, None])[:, 0] - lessons.likely.flatten()[rows]
        ).exp()
        push, bound = gained / spread, self.course.clip
        improved = torch.minimum(ratio * push, ratio.clamp(1 - bound, 1 + bound) * push).mean()
        entropy = -(logs.exp() * logs.masked_fill(~legal, 0.0)).sum(dim=1).mean()
        off = (self.critic(measured)[:, 0] - (gained + values)).square().mean()
        self._descent.zero_grad(set_to_none=True)
        (off / 2 - improved - calm * entropy).backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), _LONGEST_SLOPE)
        nn.utils.clip_grad_norm_(self.critic.parameters(), _LONGEST_SLOPE)
        self._descent.step()
        return entropy.detach()

    def gained(self, deals: int, seed: int) -> tuple[float, float]:
        """What the likeliest actions gain a deal from rules of thumb of the core, and its standard error."""
        env = Batch(
            self.game,
            deals,
            seed=seed,
            bots=dict.fromkeys(range(1, self.env.seats), "heuristic"),
            auto_reset=False,
        )
        gains = np.zeros(deals)
        seen, mask, seat = env.reset()
        while (seat < env.seats).any():
            sight, legal = (torch.tensor(array, device=self.device) for array in (seen, mask))
            trump = self._trump(sight)
            turned = legal.gather(1, self._numbers[trump]).bool()
            with torch.no_grad():
                best = self._logs(self._measured(self._turned(sight, trump)), turned).argmax(dim=1)
            seen, mask, seat, reward, done = env.step(
                self._numbers[trump, best].to(torch.uint8).cpu().numpy()
            )
            gains[done.astype(bool)] = reward[done.astype(bool), 0]
        return float(gains.mean()), float(gains.std() / np.sqrt(deals))

    def net(self) -> Net:
        """The actor, for NumPy."""
        linear = [layer for layer in self.actor if isinstance(layer, nn.Linear)]
        return Net([(_numbers(layer.weight.T), _numbers(layer.bias)) for layer in linear])


def _layers(widths: Sequence[int], device: str) -> nn.Sequential:
    """Fully connected, with rectifiers between them; what comes out of the last is the same for all."""
    layers = list[nn.Module]()
    for ins, outs in pairwise(widths):
        layers += [nn.Linear(ins, outs), nn.ReLU()]
        nn.init.kaiming_normal_(layers[-2].weight, nonlinearity="relu")
        nn.init.zeros_(layers[-2].bias)
    nn.init.zeros_(layers[-2].weight)
    return nn.Sequential(*layers[:-1]).to(device)


def _numbers(weights: Tensor) -> Numbers:
    numbers: Numbers = weights.detach().cpu().contiguous().numpy().astype(np.float32)
    return numbers
