"""The stopwatch: how long answers take, kept as counts so that millions of them are little."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from math import exp, log

_BUCKETS_PER_E = 50
"""Steps in which times are told apart: each is 2 % longer than the one before."""
_NANOSECONDS = 1e6


class Stopwatch:
    """Milliseconds of processor time, all threads of the process together."""

    def __init__(self, steps: Counter[int] | None = None) -> None:
        self.buckets = Counter() if steps is None else steps
        """How often an answer took so long."""

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Takes the time of what is done meanwhile."""
        before = time.process_time_ns()
        yield
        self.add((time.process_time_ns() - before) / _NANOSECONDS)

    def add(self, milliseconds: float) -> None:
        """Counts one answer."""
        self.buckets[round(_BUCKETS_PER_E * log(max(milliseconds, 1e-6)))] += 1

    @property
    def count(self) -> int:
        """How many were timed."""
        return self.buckets.total()

    def quantile(self, share: float) -> float:
        """What this share of the answers took at most, to 2 %.

        >>> watch = Stopwatch()
        >>> for milliseconds in range(1, 101): watch.add(milliseconds)
        >>> round(watch.under(0.5)), round(watch.under(0.99))
        (50, 99)
        """
        steps = sorted(self.buckets)
        sums = accumulate(self.buckets[step] for step in steps)
        return next(
            exp(step / _BUCKETS_PER_E)
            for step, sum_ in zip(steps, sums, strict=True)
            if sum_ >= share * self.count
        )
