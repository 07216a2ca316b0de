"""What an answer cost: chosen on one half of the worlds and priced on the other, both ways.

Where one half finds it dear, the other is helped by more worlds: what is named is priced in many, and as no
world has a say in whether it prices, every price is still unbiased.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate, pairwise
from math import ceil, sqrt
from statistics import fmean

from spadille.judge.look import Look
from spadille.play.action import Action

_SUSPICIOUS = 0.5
"""From what part of the least price on a half asks for more."""
_TELLING = 8.0
"""How many standard errors a price is to be in the end ..."""
_MOST = 16
"""... for which so many more looks are taken at most."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What an answer cost in counters, and its standard error."""

    counters: float
    error: float

    def part(self, share: float) -> Loss:
        """So much of it."""
        return Loss(share * self.counters, share * self.error)


@dataclass(frozen=True, slots=True)
class Priced:
    """What an answer cost, and all that was looked at for it."""

    look: Look
    loss: Loss


def loss_of(look: Look, chosen: Action) -> Loss:
    """What an answer cost: the best of several noisy values is too high, so that each half is priced by the
    choice of the other.
    """
    return priced(look, chosen, None, 0.0).loss


def priced(look: Look, given: Action, further: Callable[[int], Look] | None, least: float) -> Priced:
    """The same; a half that the other calls dear is helped by as many more looks as the other asks for."""
    first, second = look.halves()
    if not (first.worlds and second.worlds):
        return Priced(look, lost(look, look.best, given))
    more = None if further is None else cache(further)
    losses, most = [], 0
    asked = [0 if more is None else _more_looks(half, given, least) for half in (first, second)]
    for chosen, pricing, times in ((first, second, asked[0]), (second, first, asked[1])):
        there = reduce(Look.joined, map(more, range(times)), pricing) if more else pricing
        losses.append(lost(there, chosen.best, given))
        most = max(most, times)
    whole = reduce(Look.joined, map(more, range(most)), look) if more else look
    return Priced(whole, _both(losses, share=all(asked)))


def _more_looks(half: Look, given: Action, least: float) -> int:
    """How many more looks tell whether an answer is dear, as far as one half of a look can say."""
    loss = lost(half, half.best, given)
    if loss.counters < _SUSPICIOUS * least:
        return 0
    worlds = len(half.worlds) * (_TELLING * loss.error / max(loss.counters, least)) ** 2
    return min(max(1, ceil(worlds / (2 * len(half.worlds)))), _MOST)


def _both(losses: list[Loss], *, share: bool) -> Loss:
    """The mean of two prices; where they share worlds it is as uncertain as one."""
    errors = [loss.error for loss in losses]
    error = fmean(errors) if share else sqrt(sum(error**2 for error in errors)) / len(errors)
    return Loss(fmean(loss.counters for loss in losses), error)


def lost(look: Look, better: Action, worse: Action) -> Loss:
    """How much less one answer is worth than another. A world drawn several times is still one."""
    less = [high - low for high, low in zip(look.worths[better], look.worths[worse], strict=True)]
    mean, runs = fmean(less), look.runs()
    if len(runs) == 1:
        return Loss(mean, 0.0)
    off = sum(run_sum**2 for run_sum in _sums([gap - mean for gap in less], runs))
    return Loss(mean, sqrt(off * len(runs) / (len(runs) - 1)) / len(less))


def _sums(numbers: list[float], runs: list[int]) -> Iterator[float]:
    ends = [0, *accumulate(runs)]
    return (sum(numbers[first:last]) for first, last in pairwise(ends))


def good_answers(look: Look, tolerance: float) -> tuple[Action, ...]:
    """The answers that are as good as the best, within a tolerance and their noise."""
    gaps = {answer: lost(look, look.best, answer) for answer in look.worths}
    return tuple(answer for answer, loss in gaps.items() if loss.counters - 2 * loss.error <= tolerance)
