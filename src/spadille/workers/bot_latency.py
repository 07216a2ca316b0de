"""How long bots think, counted many answers at a time: one by one it would tell how hard a hand was."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from spadille.telemetry.counters import BOT_SECONDS

BATCH_SIZE: Final = 16
"""How many answers of a bot are counted at once."""


class LatencyCounter:
    """What has not been counted yet."""

    def __init__(self) -> None:
        self._took: defaultdict[str, list[float]] = defaultdict(list)

    def record(self, bot: str, seconds: float) -> None:
        """A bot has found an answer in so many seconds."""
        waiting = self._took[bot]
        waiting.append(seconds)
        if len(waiting) < BATCH_SIZE:
            return
        for took in sorted(waiting):
            BOT_SECONDS.count(took, bot)
        waiting.clear()
