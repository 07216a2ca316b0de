"""A stopwatch that stores times in a logarithmic histogram, so that millions of them need little memory."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from math import exp, log

_BUCKETS_PER_E = 50
"""The resolution: each bucket is 2 % longer than the one before."""
_NANOSECONDS = 1e6


class Stopwatch:
    """Measures the processor time of answers, summed over all threads of the process."""

    def __init__(self, steps: Counter[int] | None = None) -> None:
        self.buckets = Counter() if steps is None else steps
        """The number of answers in each bucket of the histogram."""

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Measure the time of the block as one answer."""
        before = time.process_time_ns()
        yield
        self.add((time.process_time_ns() - before) / _NANOSECONDS)

    def add(self, milliseconds: float) -> None:
        """Add the time of one answer."""
        self.buckets[round(_BUCKETS_PER_E * log(max(milliseconds, 1e-6)))] += 1

    @property
    def count(self) -> int:
        """The number of answers timed."""
        return self.buckets.total()

    def quantile(self, share: float) -> float:
        """Return the quantile of the times at `share`, in milliseconds, to within 2 %.

        >>> watch = Stopwatch()
        >>> for milliseconds in range(1, 101): watch.add(milliseconds)
        >>> round(watch.quantile(0.5)), round(watch.quantile(0.99))
        (50, 99)
        """
        steps = sorted(self.buckets)
        sums = accumulate(self.buckets[step] for step in steps)
        return next(
            exp(step / _BUCKETS_PER_E)
            for step, sum_ in zip(steps, sums, strict=True)
            if sum_ >= share * self.count
        )
