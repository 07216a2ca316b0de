"""What a server counts of its own work, for Prometheus: how much and how long, never who or which cards."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from spadille.telemetry import counters

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_ENTRIES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

_registry = CollectorRegistry()
ProcessCollector(registry=_registry)

TABLES: Final = Gauge("spadille_tables", "Tables at hand in this server", registry=_registry)
SOCKETS: Final = Gauge("spadille_sockets", "Pages that are open at them", registry=_registry)
WAITING: Final = Gauge("spadille_journal_waiting", "Entries in line to be stored", registry=_registry)
_EVENTS: Final = Counter("spadille_events", "Events stored, by kind", ["kind"], registry=_registry)
_GROUPS: Final = Histogram(
    "spadille_journal_group_entries",
    "Entries stored in one transaction",
    buckets=_ENTRIES,
    registry=_registry,
)
_STORED: Final = Histogram(
    "spadille_stored_seconds",
    "From handing an entry in to its being stored",
    buckets=_SECONDS,
    registry=_registry,
)
_SHOWN: Final = Histogram(
    "spadille_shown_seconds",
    "From reading what a page says to having it stored, and put in line for every page",
    buckets=_SECONDS,
    registry=_registry,
)
_THOUGHT: Final = Histogram(
    "spadille_bot_seconds",
    "What a bot takes to find its answer",
    ["bot"],
    buckets=_SECONDS,
    registry=_registry,
)
_REFUSALS: Final = Counter("spadille_refusals", "Refusals, by code", ["code"], registry=_registry)

counters.EVENTS.add_listener(lambda times, kind: _EVENTS.labels(kind).inc(times))
counters.COMMITS.add_listener(lambda entries, _: _GROUPS.observe(entries))
counters.COMMIT_SECONDS.add_listener(lambda seconds, _: _STORED.observe(seconds))
counters.BROADCAST_SECONDS.add_listener(lambda seconds, _: _SHOWN.observe(seconds))
counters.BOT_SECONDS.add_listener(lambda seconds, bot: _THOUGHT.labels(bot).observe(seconds))
counters.REFUSALS.add_listener(lambda times, code: _REFUSALS.labels(code).inc(times))


def render_metrics() -> bytes:
    """Everything counted so far, as Prometheus reads it."""
    return generate_latest(_registry)
