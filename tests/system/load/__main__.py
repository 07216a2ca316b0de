"""`python -m tests.system.load`: a thousand tables of three people on one server, and what it stands."""

from __future__ import annotations

import argparse
import asyncio
import math
import tempfile
from pathlib import Path
from typing import Final

from bench import history
from tests.system.load.checks import check_answers, check_disk
from tests.system.load.players import PEOPLE
from tests.system.load.scenario import Evening, Stretch, evening
from tests.system.load.server_process import BARE, FILE, MEMORY, Served

Figures = dict[str, float]
_KIB: Final = 1024
_BEAT: Final = 3.0
"""Seconds between two moves at a table."""
_MS: Final = 1_000
_US: Final = 1_000_000


def tell(what: str, stretch: Stretch) -> None:
    """Prints a while of play."""
    p50, p99, most = (stretch.slowest(share) * _MS for share in (0.5, 0.01, 0.0))
    print(
        f"  {what}: {stretch.a_second:,.0f} moves a second, seen by all three in {p50:.1f} ms (median), "
        f"{p99:.1f} (p99), {most:.0f} (longest)\n"
        f"    CPU: {stretch.seconds_a_move * _US:.0f} us a move, "
        f"{stretch.served / stretch.seconds:.0%} of a core; "
        f"the players {stretch.players / stretch.seconds:.0%}; load of the machine {history.load()}",
        flush=True,
    )


async def bare(tables: int, seconds: float) -> Figures:
    """What the bare application takes for a message to three sockets."""
    with tempfile.TemporaryDirectory() as folder, Served(BARE, Path(folder)) as served:
        async with evening(served, BARE, tables) as everybody:
            await everybody.scatter()
            beat = await everybody.play(_BEAT, seconds)
            tell("the bare application", beat)
            assert everybody.tally.sent == everybody.tally.kept > 0
    return {"bare_us": beat.seconds_a_move * _US}


async def house(tables: int, seconds: float) -> Figures:
    """A move every three seconds at every table, everything stored."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with Served(FILE, file) as served:
            before = served.bytes
            async with evening(served, FILE, tables) as everybody:
                await everybody.scatter()
                beat = await everybody.play(_BEAT, seconds)
                tell("the house", beat)
                print(f"    {check_answers(everybody)}")
                held = (served.bytes - before) / _KIB / tables / PEOPLE
        print(f"    {check_disk(file, everybody)}")
    print(f"    memory: {held:.0f} KiB a socket, with its share of the tables", flush=True)
    return {"house_us": beat.seconds_a_move * _US, "p99_ms": beat.slowest(0.01) * _MS, "kib_a_socket": held}


async def doubled(tables: int, seconds: float) -> Figures:
    """The same with twice as many tables: what gives out first."""
    with tempfile.TemporaryDirectory() as folder, Served(FILE, Path(folder) / "tables.sqlite") as served:
        async with evening(served, FILE, 2 * tables) as everybody:
            await everybody.scatter()
            beat = await everybody.play(_BEAT, seconds)
            tell(f"{2 * tables:,} tables", beat)
            print(f"    {check_answers(everybody)}", flush=True)
    due = 2 * tables / _BEAT
    print(f"    {beat.a_second / due:.0%} of the moves that were due were made in time")
    return {"doubled_p99_ms": beat.slowest(0.01) * _MS, "doubled_a_second": beat.a_second}


async def saturated(tables: int, seconds: float) -> Figures:
    """As fast as it goes, in a file and in memory, by turns; one server waits while the other is measured."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with Served(FILE, file) as on_disk, Served(MEMORY, file) as in_memory:
            async with evening(on_disk, FILE, tables) as here, evening(in_memory, MEMORY, tables) as there:
                stored, kept = await by_turns(here, there, seconds)
                print(f"    {check_answers(here)}")
        print(f"    {check_disk(file, here)}", flush=True)
    return {"stored_a_second": mean(stored), "kept_a_second": mean(kept)}


async def by_turns(here: Evening, there: Evening, seconds: float) -> tuple[list[Stretch], list[Stretch]]:
    """Twice each, the second time in the other order."""
    stored: list[Stretch] = []
    kept: list[Stretch] = []
    for turn in (here, there, there, here):
        stretch = await turn.play(0.0, seconds)
        tell("stored on the disk" if turn is here else "kept in memory", stretch)
        (stored if turn is here else kept).append(stretch)
    return stored, kept


def mean(stretches: list[Stretch]) -> float:
    """Moves a second over several stretches."""
    return sum(stretch.moves for stretch in stretches) / sum(stretch.seconds for stretch in stretches)


def judge(figures: Figures) -> None:
    """Prints what is aimed at beside what was measured."""
    ratio, store = (
        figures["house_us"] / (figures["bare_us"] or math.nan),
        figures["stored_a_second"] / figures["kept_a_second"],
    )
    figures |= {"to_bare": ratio, "stored_to_kept": store}
    for what, value, aim in (
        ("move to all views, p99, ms", figures["p99_ms"], "<= 100"),
        ("processor for a move, to the bare application's", ratio, "<= 3"),
        ("moves a second, stored", figures["stored_a_second"], ">= 1,500"),
        ("memory a socket, KiB", figures["kib_a_socket"], "<= 100"),
        ("stored, to kept in memory", store, ">= 0.8"),
    ):
        print(f"{what:50} {value:10,.2f}   (aimed at: {aim})", flush=True)


async def measure(asked: argparse.Namespace) -> Figures:
    """Everything, one after another."""
    figures: Figures = {"tables": asked.tables}
    for part in (bare, house, saturated):
        figures |= await part(asked.tables, asked.seconds)
    judge(figures)
    return figures | await doubled(asked.tables, asked.seconds / 2)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m tests.system.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000, help="tables of three people (1,000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes (20)")
    parser.add_argument("--keep", action="store_true", help="append to bench/history/load.jsonl")
    asked = parser.parse_args()
    print(f"spadille at {history.commit()}; {history.machine()}; load {history.load()}", flush=True)
    figures = asyncio.run(measure(asked))
    if asked.keep:
        history.keep("load", figures)


if __name__ == "__main__":
    main()
