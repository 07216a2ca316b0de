"""Simulate a hundred thousand tables at many servers and one database.

A move goes through the proxy to the server that owns the table, which validates it. The server's event writer
stores it in one transaction with all waiting moves. The database uses its processors for the transaction and
its rows. Its disk makes one flush for all waiting transactions. Then the server broadcasts the move. Each
part serves requests in order. The costs of the steps were measured by `bench.report_costs`. The cost of a
flush is an assumption.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

_INTERVAL_PER_TABLE: Final = 0.0001
_MAX_INTERVAL: Final = 0.04
_GROUP: Final = 512
"""The event writer's constants: seconds between two commits per busy table, and at most; rows in a commit."""
_MS: Final = 1_000


@dataclass(frozen=True)
class Costs:
    """The costs of each step in CPU seconds. They were measured, unless marked as given."""

    proxy: float = 65e-6
    """nginx, for a message and its answer."""
    move: float = 1.0e-3
    """The server, for a move at a table of three: half before the commit, half after."""
    transaction: float = 765e-6
    """The database, for a transaction under a lease."""
    row: float = 50e-6
    """The database, for a row."""
    rows: float = 1.1
    """Rows per move."""
    flush: float = 1e-3
    """Seconds of the disk. Given."""
    fetch: float = 6e-3
    """A server, to take over a table: claim it, read its events and fold them. Given."""
    fetch_database: float = 1e-3
    """The database, for the same. Given."""
    renewal: float = 100e-6
    """The database, to renew a lease. Given."""


@dataclass
class Processors:
    """A set of processors that serve requests in order."""

    free: list[float]
    worked: float = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """Return the time at which a request of `seconds` seconds, made at `now`, is finished."""
        done = max(now, heapq.heappop(self.free)) + seconds
        heapq.heappush(self.free, done)
        self.worked += seconds
        return done

    def utilization(self, seconds: float) -> float:
        """Return the share of the time that the processors worked. Queued work does not count."""
        later = sum(max(0.0, free - seconds) for free in self.free)
        return (self.worked - later) / seconds / len(self.free)


@dataclass
class Disk:
    """A disk with one flush at a time, which serves all writes that wait when it starts."""

    flush: float
    begins: float = 0.0
    worked: float = 0.0

    def serve(self, now: float) -> float:
        """Return the time at which a write made at `now` is on the disk."""
        if now > self.begins:
            self.begins = max(now, self.begins + self.flush)
            self.worked += self.flush
        return self.begins + self.flush


@dataclass
class Server:
    """A server, with the moves that wait for its event writer."""

    processor: Processors = field(default_factory=lambda: Processors([0.0]))
    waiting: list[float] = field(default_factory=list)
    """When each move was made."""
    is_committing: bool = False
    next_commit: float = 0.0
    """The earliest time of the next commit."""


class Cluster:
    """The parts of a cluster, with a queue of events in simulated time."""

    def __init__(self, costs: Costs, holders: int, processors: int, proxies: int, tables: int) -> None:
        self.costs = costs
        self.servers = [Server() for _ in range(holders)]
        self.database = Processors([0.0] * processors)
        self.proxy = Processors([0.0] * proxies)
        self.disk = Disk(costs.flush)
        self.batch_interval = min(_MAX_INTERVAL, _INTERVAL_PER_TABLE * tables / holders)
        self.latencies: list[float] = []
        self.moves = 0
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._count = 0

    def schedule(self, when: float, what: Callable[[float], None]) -> None:
        """Schedule `what` to be called at the time `when`."""
        self._count += 1
        heapq.heappush(self._events, (when, self._count, what))

    def run(self, until: float) -> None:
        """Run all events that are due by `until`, in order."""
        while self._events and self._events[0][0] < until:
            when, _, what = heapq.heappop(self._events)
            what(when)

    def add_move(self, now: float, holder: Server) -> None:
        """Add a move at a table that `holder` owns."""
        self.moves += 1
        there = self.proxy.serve(now, self.costs.proxy)
        self.schedule(there, lambda when: self._validate(when, now, holder))

    def _validate(self, when: float, made: float, holder: Server) -> None:
        done = holder.processor.serve(when, self.costs.move / 2)
        self.schedule(done, lambda when: self._enqueue(when, made, holder))

    def _enqueue(self, when: float, made: float, holder: Server) -> None:
        holder.waiting.append(made)
        if not holder.is_committing:
            holder.is_committing = True
            self.schedule(max(when, holder.next_commit), lambda when: self._store(when, holder))

    def _store(self, when: float, holder: Server) -> None:
        most = int(_GROUP / self.costs.rows)
        group, holder.waiting = holder.waiting[:most], holder.waiting[most:]
        holder.next_commit = when + self.batch_interval
        takes = self.costs.transaction + self.costs.row * self.costs.rows * len(group)
        stored = self.disk.serve(self.database.serve(when, takes))
        self.schedule(stored, lambda when: self._broadcast(when, group, holder))

    def _broadcast(self, when: float, group: list[float], holder: Server) -> None:
        for made in group:
            self.latencies.append(holder.processor.serve(when, self.costs.move / 2) - made)
        holder.is_committing = bool(holder.waiting)
        if holder.is_committing:
            self.schedule(max(when, holder.next_commit), lambda when: self._store(when, holder))


@dataclass(frozen=True)
class Scenario:
    """The size of a cluster and the rate of its moves."""

    tables: int
    interval: float
    """Seconds between two moves at a table."""
    seconds: float
    servers: int
    processors: int
    proxies: int
    lease: float = 5.0


def simulate(scenario: Scenario, costs: Costs, seed: int = 1) -> tuple[Cluster, dict[str, float]]:
    """Simulate a scenario. Return the cluster, and the utilization of each part."""
    chance = Random(seed)
    cluster = Cluster(costs, scenario.servers, scenario.processors, scenario.proxies, scenario.tables)

    def play(holder: Server) -> Callable[[float], None]:
        def move(now: float) -> None:
            cluster.add_move(now, holder)
            cluster.schedule(now + scenario.interval * chance.uniform(0.5, 1.5), move)

        return move

    for table in range(scenario.tables):
        cluster.schedule(
            chance.uniform(0, scenario.interval), play(cluster.servers[table % scenario.servers])
        )
    for beat in range(int(scenario.seconds * 4 * scenario.servers / scenario.lease)):
        due = beat * scenario.lease / 4 / scenario.servers
        cluster.schedule(due, lambda now: ignore(cluster.database.serve(now, costs.renewal)))
    cluster.run(scenario.seconds)
    servers = (
        sum(holder.processor.utilization(scenario.seconds) for holder in cluster.servers) / scenario.servers
    )
    return cluster, {
        "servers": servers,
        "database's processors": cluster.database.utilization(scenario.seconds),
        "database's disk": cluster.disk.worked / scenario.seconds,
        "proxies": cluster.proxy.utilization(scenario.seconds),
    }


def ignore(_done: float) -> None:
    """Do nothing when a request is done."""


def takeover_seconds(scenario: Scenario, costs: Costs) -> float:
    """Return the seconds from the last lease renewal of a failed server until the others
    own all its tables.
    """
    orphans = scenario.tables / scenario.servers
    by_others = orphans / max(1, scenario.servers - 1) * costs.fetch
    by_database = orphans * costs.fetch_database / scenario.processors
    return scenario.lease * 1.25 + max(by_others, by_database)


def report(scenario: Scenario, costs: Costs) -> None:
    cluster, busy = simulate(scenario, costs)
    cluster.latencies.sort()
    p50, p99 = (cluster.latencies[int(len(cluster.latencies) * share)] * _MS for share in (0.5, 0.99))
    most = max(busy, key=lambda part: busy[part])
    shares = ", ".join(f"{part} {share:.0%}" for part, share in busy.items())
    print(
        f"{scenario.tables:,} tables, {scenario.servers} servers, {scenario.processors} processors of the "
        f"database, {scenario.proxies} proxies: "
        f"{len(cluster.latencies) / cluster.moves:.0%} of the moves were shown, "
        f"median {p50:.0f} ms, p99 {p99:.0f} ms\n  {shares}; the bottleneck: {most}; "
        f"a server's tables are taken over in {takeover_seconds(scenario, costs):.0f} s",
        flush=True,
    )


def main() -> None:
    """Simulate clusters of different sizes and print the results."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100_000)
    options.add_argument("--beat", type=float, default=3.0, help="seconds between two moves at a table")
    options.add_argument("--seconds", type=float, default=4.0)
    options.add_argument("--flush", type=float, default=1.0, help="milliseconds of the database's disk")
    args = options.parse_args()
    costs = Costs(flush=args.flush / _MS)
    for tables, holders, processors, proxies in (
        (args.tables // 100, 1, 1, 1),
        (args.tables // 20, 4, 2, 1),
        (args.tables, 24, 8, 4),
        (args.tables, 48, 8, 4),
        (args.tables, 48, 2, 4),
    ):
        report(Scenario(tables, args.beat, args.seconds, holders, processors, proxies), costs)


if __name__ == "__main__":
    main()
