"""A hundred thousand tables at many servers and one database, simulated.

A move goes through the proxy to its holder, which judges it; the holder's journal stores it with whatever
else waits there, under its lease; the database takes its processors for the transaction and the lines, and
its disk for a flush, shared by all transactions that wait for one; then the holder shows it. Each part serves
in the order in which it is asked. What a step takes was measured by `bench.report_costs`; the disk is given.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

_BREATH: Final = 0.0001
_LONGEST_BREATH: Final = 0.04
_GROUP: Final = 512
"""As the journal has them: seconds between two transactions for a busy table, and at most; lines in one."""
_MS: Final = 1_000


@dataclass(frozen=True)
class Costs:
    """Processor seconds; measured where nothing else is said."""

    proxy: float = 65e-6
    """nginx, for a word and its answer."""
    move: float = 1.0e-3
    """The server, for a move at a table of three: half before it is stored, half after."""
    transaction: float = 765e-6
    """The database, for a transaction under a lease."""
    line: float = 50e-6
    """The database, for a line in it."""
    lines: float = 1.1
    """Lines for a move."""
    flush: float = 1e-3
    """Seconds that the disk takes, not the processor. Given."""
    fetch: float = 6e-3
    """A server, for a table that it takes over: claimed, read and folded. Given, not measured."""
    fetched: float = 1e-3
    """The database, for the same. Given."""
    beat: float = 100e-6
    """The database, for renewing a lease. Given."""


@dataclass
class Part:
    """Something that serves so many at a time, in the order they come."""

    free: list[float]
    worked: float = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When this is done."""
        done = max(now, heapq.heappop(self.free)) + seconds
        heapq.heappush(self.free, done)
        self.worked += seconds
        return done

    def busy(self, seconds: float) -> float:
        """What share of the time it worked; what it has still to do does not count."""
        later = sum(max(0.0, free - seconds) for free in self.free)
        return (self.worked - later) / seconds / len(self.free)


@dataclass
class Disk:
    """One flush at a time, for all who wait when it begins."""

    flush: float
    begins: float = 0.0
    worked: float = 0.0

    def serve(self, now: float) -> float:
        """When what came now is on the disk."""
        if now > self.begins:
            self.begins = max(now, self.begins + self.flush)
            self.worked += self.flush
        return self.begins + self.flush


@dataclass
class Holder:
    """A server: its processor, and the moves that wait for its journal."""

    processor: Part = field(default_factory=lambda: Part([0.0]))
    waiting: list[float] = field(default_factory=list)
    """When each of them was made."""
    under_way: bool = False
    next: float = 0.0
    """When the journal stores again at the earliest."""


class House:
    """All of it, and a clock."""

    def __init__(self, costs: Costs, holders: int, processors: int, proxies: int, tables: int) -> None:
        self.costs = costs
        self.holders = [Holder() for _ in range(holders)]
        self.database = Part([0.0] * processors)
        self.proxy = Part([0.0] * proxies)
        self.disk = Disk(costs.flush)
        self.breath = min(_LONGEST_BREATH, _BREATH * tables / holders)
        self.took: list[float] = []
        self.made = 0
        self._due: list[tuple[float, int, Callable[[float], None]]] = []
        self._count = 0

    def at(self, when: float, what: Callable[[float], None]) -> None:
        """Has something happen."""
        self._count += 1
        heapq.heappush(self._due, (when, self._count, what))

    def run(self, until: float) -> None:
        """What is due, in order."""
        while self._due and self._due[0][0] < until:
            when, _, what = heapq.heappop(self._due)
            what(when)

    def moved(self, now: float, holder: Holder) -> None:
        """Somebody moves."""
        self.made += 1
        there = self.proxy.serve(now, self.costs.proxy)
        self.at(there, lambda when: self._judged(when, now, holder))

    def _judged(self, when: float, made: float, holder: Holder) -> None:
        done = holder.processor.serve(when, self.costs.move / 2)
        self.at(done, lambda when: self._hand_in(when, made, holder))

    def _hand_in(self, when: float, made: float, holder: Holder) -> None:
        holder.waiting.append(made)
        if not holder.under_way:
            holder.under_way = True
            self.at(max(when, holder.next), lambda when: self._store(when, holder))

    def _store(self, when: float, holder: Holder) -> None:
        most = int(_GROUP / self.costs.lines)
        group, holder.waiting = holder.waiting[:most], holder.waiting[most:]
        holder.next = when + self.breath
        takes = self.costs.transaction + self.costs.line * self.costs.lines * len(group)
        stored = self.disk.serve(self.database.serve(when, takes))
        self.at(stored, lambda when: self._show(when, group, holder))

    def _show(self, when: float, group: list[float], holder: Holder) -> None:
        for made in group:
            self.took.append(holder.processor.serve(when, self.costs.move / 2) - made)
        holder.under_way = bool(holder.waiting)
        if holder.under_way:
            self.at(max(when, holder.next), lambda when: self._store(when, holder))


@dataclass(frozen=True)
class Wanted:
    """What is simulated."""

    tables: int
    beat: float
    """Seconds between two moves at a table."""
    seconds: float
    holders: int
    processors: int
    proxies: int
    silence: float = 5.0


def played(wanted: Wanted, costs: Costs, seed: int = 1) -> tuple[House, dict[str, float]]:
    """Plays for a while; gives how busy each part was."""
    chance = Random(seed)
    house = House(costs, wanted.holders, wanted.processors, wanted.proxies, wanted.tables)

    def play(holder: Holder) -> Callable[[float], None]:
        def move(now: float) -> None:
            house.moved(now, holder)
            house.at(now + wanted.beat * chance.uniform(0.5, 1.5), move)

        return move

    for table in range(wanted.tables):
        house.at(chance.uniform(0, wanted.beat), play(house.holders[table % wanted.holders]))
    for beat in range(int(wanted.seconds * 4 * wanted.holders / wanted.silence)):
        due = beat * wanted.silence / 4 / wanted.holders
        house.at(due, lambda now: void(house.database.serve(now, costs.beat)))
    house.run(wanted.seconds)
    servers = sum(holder.processor.busy(wanted.seconds) for holder in house.holders) / wanted.holders
    return house, {
        "servers": servers,
        "database's processors": house.database.busy(wanted.seconds),
        "database's disk": house.disk.worked / wanted.seconds,
        "proxies": house.proxy.busy(wanted.seconds),
    }


def void(_done: float) -> None:
    """Nobody waits for it."""


def taken_over(wanted: Wanted, costs: Costs) -> float:
    """Seconds from a server's last word until the others have all of its tables; all pages come at once."""
    orphans = wanted.tables / wanted.holders
    by_others = orphans / max(1, wanted.holders - 1) * costs.fetch
    by_database = orphans * costs.fetched / wanted.processors
    return wanted.silence * 1.25 + max(by_others, by_database)


def tell(wanted: Wanted, costs: Costs) -> None:
    """One line."""
    house, busy = played(wanted, costs)
    house.took.sort()
    p50, p99 = (house.took[int(len(house.took) * share)] * _MS for share in (0.5, 0.99))
    most = max(busy, key=lambda part: busy[part])
    shares = ", ".join(f"{part} {share:.0%}" for part, share in busy.items())
    print(
        f"{wanted.tables:,} tables, {wanted.holders} servers, {wanted.processors} processors of the "
        f"database, {wanted.proxies} proxies: {len(house.took) / house.made:.0%} of the moves were shown, "
        f"median {p50:.0f} ms, p99 {p99:.0f} ms\n  {shares}; the bottleneck: {most}; "
        f"a server's tables are taken over in {taken_over(wanted, costs):.0f} s",
        flush=True,
    )


def main() -> None:
    """Simulates what is asked for, and then what gives out next."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--tables", type=int, default=100_000)
    asks.add_argument("--beat", type=float, default=3.0, help="seconds between two moves at a table")
    asks.add_argument("--seconds", type=float, default=4.0)
    asks.add_argument("--flush", type=float, default=1.0, help="milliseconds of the database's disk")
    asked = asks.parse_args()
    costs = Costs(flush=asked.flush / _MS)
    for tables, holders, processors, proxies in (
        (asked.tables // 100, 1, 1, 1),
        (asked.tables // 20, 4, 2, 1),
        (asked.tables, 24, 8, 4),
        (asked.tables, 48, 8, 4),
        (asked.tables, 48, 2, 4),
    ):
        tell(Wanted(tables, asked.beat, asked.seconds, holders, processors, proxies), costs)


if __name__ == "__main__":
    main()
