"""What an answer cost: chosen on one half of the worlds and priced on the other, both ways."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from spadille.judge.look import Look
from spadille.play.action import Action


@dataclass(frozen=True, slots=True)
class Loss:
    """What an answer cost in counters, and its standard error."""

    counters: float
    error: float


def loss_of(look: Look, said: Action) -> Loss:
    """What an answer cost: the best of several noisy values is too high, so that each half is priced by the
    choice of the other.
    """
    first, second = look.halves()
    if not (first.worlds and second.worlds):
        return lost(look, look.best, said)
    losses = (lost(second, first.best, said), lost(first, second.best, said))
    return Loss(
        fmean(loss.counters for loss in losses), sqrt(sum(loss.error**2 for loss in losses)) / len(losses)
    )


def lost(look: Look, better: Action, worse: Action) -> Loss:
    """How much less one answer is worth than another."""
    less = [high - low for high, low in zip(look.worths[better], look.worths[worse], strict=True)]
    return Loss(fmean(less), stdev(less) / sqrt(len(less)) if len(less) > 1 else 0.0)


def good_answers(look: Look, tolerance: float) -> tuple[Action, ...]:
    """The answers that are as good as the best, within a tolerance and their noise."""
    gaps = {answer: lost(look, look.best, answer) for answer in look.worths}
    return tuple(answer for answer, loss in gaps.items() if loss.counters - 2 * loss.error <= tolerance)
