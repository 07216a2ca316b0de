"""What a server counts of its own work, for Prometheus: how much and how long, never who or which cards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_ENTRIES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

_registry = CollectorRegistry()
ProcessCollector(registry=_registry)


class Times(Collector):
    """A histogram of seconds that one thread alone fills, with every move: it needs no lock."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0
        _registry.register(self)

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """How often it took how long at the most."""
        upto = zip((*map(floatToGoString, _SECONDS), "+Inf"), accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(self._name, self._about, buckets=list(upto), sum_value=self._sum)


TABLES: Final = Gauge("spadille_tables", "Tables at hand in this server", registry=_registry)
SOCKETS: Final = Gauge("spadille_sockets", "Pages that are open at them", registry=_registry)
WAITING: Final = Gauge("spadille_journal_waiting", "Entries in line to be stored", registry=_registry)
EVENTS: Final = Counter("spadille_events", "Events stored, by kind", ["kind"], registry=_registry)
GROUPS: Final = Histogram(
    "spadille_journal_group_entries",
    "Entries stored in one transaction",
    buckets=_ENTRIES,
    registry=_registry,
)
STORED: Final = Times("spadille_stored_seconds", "From handing an entry in to its being stored")
SHOWN: Final = Times(
    "spadille_shown_seconds",
    "From reading what a page says to having it stored, and put in line for every page",
)
THOUGHT: Final = Histogram(
    "spadille_bot_seconds",
    "What a bot takes to find its answer",
    ["bot"],
    buckets=_SECONDS,
    registry=_registry,
)
REFUSALS: Final = Counter("spadille_refusals", "Refusals, by code", ["code"], registry=_registry)


def written() -> bytes:
    """Everything counted so far, as Prometheus reads it."""
    return generate_latest(_registry)
