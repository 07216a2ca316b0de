"""Measure how long bots take, in batches of answers: single durations would reveal how hard a hand is."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from spadille.telemetry.counters import BOT_SECONDS

BATCH_SIZE: Final = 16
"""How many answers of a bot are counted at once."""


class LatencyCounter:
    """The durations that are not counted yet."""

    def __init__(self) -> None:
        self._durations: defaultdict[str, list[float]] = defaultdict(list)

    def record(self, bot: str, seconds: float) -> None:
        """Record the seconds that a bot took for an answer."""
        durations = self._durations[bot]
        durations.append(seconds)
        if len(durations) < BATCH_SIZE:
            return
        for duration in sorted(durations):
            BOT_SECONDS.count(duration, bot)
        durations.clear()
