"""Estimate how many counters an answer lost, without bias.

The best of several noisy values is too high on average. So each half of the worlds selects the best answer,
and the other half measures the difference to the given one. If one half finds a large loss, further
evaluations are added to the other half. No world influences whether it is itself used for a measurement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate, pairwise
from math import ceil, sqrt
from statistics import fmean

from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.play.action import Action

_SUSPICIOUS_SHARE = 0.5
"""The least loss in one half, as a share of the minimum loss, at which further evaluations are made."""
_TARGET_STANDARD_ERRORS = 8.0
"""Further evaluations are made until the loss is expected to be this number of standard errors."""
_MAX_EXTRA_EVALUATIONS = 16


@dataclass(frozen=True, slots=True)
class Loss:
    """How many counters an answer lost, with the standard error."""

    counters: float
    error: float

    def scale(self, share: float) -> Loss:
        return Loss(share * self.counters, share * self.error)


@dataclass(frozen=True, slots=True)
class LossEstimate:
    """The estimated loss of an answer, and the evaluation in all worlds that were used."""

    evaluation: DecisionEvaluation
    loss: Loss


def estimate_loss_once(evaluation: DecisionEvaluation, chosen: Action) -> Loss:
    """Estimate the loss of an answer from one evaluation, without further worlds."""
    return estimate_loss(evaluation, chosen, None, 0.0).loss


def estimate_loss(
    evaluation: DecisionEvaluation,
    given: Action,
    further: Callable[[int], DecisionEvaluation] | None,
    minimum: float,
) -> LossEstimate:
    """Estimate the loss of the answer `given`.

    If one half of the worlds finds a loss of at least half of `minimum`, further evaluations are added to the
    other half. `further(n)` must return further evaluation number `n`, in worlds of its own.
    """
    first, second = evaluation.split()
    if not (first.worlds and second.worlds):
        return LossEstimate(evaluation, compare_answers(evaluation, evaluation.best, given))
    extra = None if further is None else cache(further)
    losses, most = [], 0
    wanted = [
        0 if extra is None else _count_extra_evaluations(half, given, minimum) for half in (first, second)
    ]
    for chosen, pricing, times in ((first, second, wanted[0]), (second, first, wanted[1])):
        there = reduce(DecisionEvaluation.merge, map(extra, range(times)), pricing) if extra else pricing
        losses.append(compare_answers(there, chosen.best, given))
        most = max(most, times)
    whole = reduce(DecisionEvaluation.merge, map(extra, range(most)), evaluation) if extra else evaluation
    return LossEstimate(whole, _average_losses(losses, share=all(wanted)))


def _count_extra_evaluations(half: DecisionEvaluation, given: Action, minimum: float) -> int:
    """Return how many further evaluations are needed to measure the loss that one half finds."""
    loss = compare_answers(half, half.best, given)
    if loss.counters < _SUSPICIOUS_SHARE * minimum:
        return 0
    worlds = len(half.worlds) * (_TARGET_STANDARD_ERRORS * loss.error / max(loss.counters, minimum)) ** 2
    return min(max(1, ceil(worlds / (2 * len(half.worlds)))), _MAX_EXTRA_EVALUATIONS)


def _average_losses(losses: list[Loss], *, share: bool) -> Loss:
    """Return the mean of two losses. If `share` is true, both were measured in the same worlds: their errors
    are not independent, and the mean is as uncertain as each of them.
    """
    errors = [loss.error for loss in losses]
    error = fmean(errors) if share else sqrt(sum(error**2 for error in errors)) / len(errors)
    return Loss(fmean(loss.counters for loss in losses), error)


def compare_answers(evaluation: DecisionEvaluation, better: Action, worse: Action) -> Loss:
    """Return how much less the worse answer is worth than the better one, in counters.

    For the standard error, equal worlds in a row count as one draw.
    """
    gaps = [high - low for high, low in zip(evaluation.worths[better], evaluation.worths[worse], strict=True)]
    mean, runs = fmean(gaps), evaluation.run_lengths()
    if len(runs) == 1:
        return Loss(mean, 0.0)
    squares = sum(run_sum**2 for run_sum in _run_sums([gap - mean for gap in gaps], runs))
    return Loss(mean, sqrt(squares * len(runs) / (len(runs) - 1)) / len(gaps))


def _run_sums(numbers: list[float], runs: list[int]) -> Iterator[float]:
    ends = [0, *accumulate(runs)]
    return (sum(numbers[first:last]) for first, last in pairwise(ends))


def find_good_answers(evaluation: DecisionEvaluation, tolerance: float) -> tuple[Action, ...]:
    """Return the answers that are at most `tolerance` and two standard errors worse than the best."""
    gaps = {answer: compare_answers(evaluation, evaluation.best, answer) for answer in evaluation.worths}
    return tuple(answer for answer, loss in gaps.items() if loss.counters - 2 * loss.error <= tolerance)
