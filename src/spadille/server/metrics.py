"""The endpoint of Prometheus metrics: counts and durations. They reveal no players and no cards."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from spadille.app.services import Services
from spadille.telemetry import counters

metrics_router = APIRouter()

_CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_ENTRIES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

_registry = CollectorRegistry()
ProcessCollector(registry=_registry)

TABLES: Final = Gauge("spadille_tables", "Tables loaded in this server", registry=_registry)
SOCKETS: Final = Gauge("spadille_sockets", "Open WebSockets", registry=_registry)
WAITING: Final = Gauge("spadille_event_writer_queue", "Events waiting for their commit", registry=_registry)
_EVENTS: Final = Counter("spadille_events", "Events stored, by kind", ["kind"], registry=_registry)
_GROUPS: Final = Histogram(
    "spadille_event_commit_size",
    "Events stored in one transaction",
    buckets=_ENTRIES,
    registry=_registry,
)
_STORED: Final = Histogram(
    "spadille_event_commit_seconds",
    "Seconds from an event's entry into the queue to its commit",
    buckets=_SECONDS,
    registry=_registry,
)
_SHOWN: Final = Histogram(
    "spadille_action_broadcast_seconds",
    "Seconds from a message's arrival to its commit and its broadcast to every connection",
    buckets=_SECONDS,
    registry=_registry,
)
_THOUGHT: Final = Histogram(
    "spadille_bot_seconds",
    "Seconds a bot takes for its answer",
    ["bot"],
    buckets=_SECONDS,
    registry=_registry,
)
_REFUSALS: Final = Counter("spadille_refusals", "Error answers, by code", ["code"], registry=_registry)

counters.EVENTS.add_listener(lambda times, kind: _EVENTS.labels(kind).inc(times))
counters.COMMITS.add_listener(lambda entries, _: _GROUPS.observe(entries))
counters.COMMIT_SECONDS.add_listener(lambda seconds, _: _STORED.observe(seconds))
counters.BROADCAST_SECONDS.add_listener(lambda seconds, _: _SHOWN.observe(seconds))
counters.BOT_SECONDS.add_listener(lambda seconds, bot: _THOUGHT.labels(bot).observe(seconds))
counters.REFUSALS.add_listener(lambda times, code: _REFUSALS.labels(code).inc(times))


def render_metrics() -> bytes:
    """Return all metrics in Prometheus' text format."""
    return generate_latest(_registry)


@metrics_router.get("/metrics", response_class=Response, include_in_schema=False)
async def get_metrics(request: Request) -> Response:
    """Return the metrics for Prometheus."""
    services: Services = request.app.state.services
    TABLES.set(len(services.tables))
    WAITING.set(services.store.pending_count)
    return Response(render_metrics(), media_type=_CONTENT_TYPE)
