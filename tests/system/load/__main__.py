"""Measure a server with a thousand tables of three players: `python -m tests.system.load`."""

from __future__ import annotations

import argparse
import asyncio
import math
import tempfile
from pathlib import Path
from typing import Final

from bench import history
from tests.system.load.checks import check_answers, check_disk
from tests.system.load.players import PLAYERS
from tests.system.load.scenario import Measurement, Scenario, run_scenario
from tests.system.load.server_process import BASELINE, FILE, MEMORY, ServerProcess

Figures = dict[str, float]
_KIB: Final = 1024
_INTERVAL: Final = 3.0
"""Seconds between two moves at a table."""
_MS: Final = 1_000
_US: Final = 1_000_000


def report(what: str, measurement: Measurement) -> None:
    p50, p99, most = (measurement.latency(share) * _MS for share in (0.5, 0.01, 0.0))
    print(
        f"  {what}: {measurement.moves_per_second:,.0f} moves a second, seen by all three in "
        f"{p50:.1f} ms (median), {p99:.1f} (p99), {most:.0f} (longest)\n"
        f"    CPU: {measurement.cpu_per_move * _US:.0f} us a move, "
        f"{measurement.server_cpu / measurement.seconds:.0%} of a core; "
        f"the clients {measurement.client_cpu / measurement.seconds:.0%}; load {history.load()}",
        flush=True,
    )


async def measure_baseline(tables: int, seconds: float) -> Figures:
    """Measure the cost of sending a message to three connections with the baseline application."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(BASELINE, Path(folder)) as served:
        async with run_scenario(served, BASELINE, tables) as scenario:
            await scenario.spread_out()
            beat = await scenario.play(_INTERVAL, seconds)
            report("the baseline", beat)
            assert scenario.tally.sent == scenario.tally.acknowledged > 0
    return {"baseline_us": beat.cpu_per_move * _US}


async def measure_server(tables: int, seconds: float) -> Figures:
    """Measure a server with a move every three seconds at every table, stored in a file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with ServerProcess(FILE, file) as served:
            before = served.memory
            async with run_scenario(served, FILE, tables) as scenario:
                await scenario.spread_out()
                beat = await scenario.play(_INTERVAL, seconds)
                report("the server", beat)
                print(f"    {check_answers(scenario)}")
                held = (served.memory - before) / _KIB / tables / PLAYERS
        print(f"    {check_disk(file, scenario)}")
    print(f"    memory: {held:.0f} KiB a socket, with its share of the tables", flush=True)
    return {"server_us": beat.cpu_per_move * _US, "p99_ms": beat.latency(0.01) * _MS, "kib_a_socket": held}


async def measure_doubled(tables: int, seconds: float) -> Figures:
    """Measure a server with twice as many tables, to find the bottleneck."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(FILE, Path(folder) / "tables.sqlite") as served,
    ):
        async with run_scenario(served, FILE, 2 * tables) as scenario:
            await scenario.spread_out()
            beat = await scenario.play(_INTERVAL, seconds)
            report(f"{2 * tables:,} tables", beat)
            print(f"    {check_answers(scenario)}", flush=True)
    due = 2 * tables / _INTERVAL
    print(f"    {beat.moves_per_second / due:.0%} of the moves that were due were made in time")
    return {"doubled_p99_ms": beat.latency(0.01) * _MS, "doubled_a_second": beat.moves_per_second}


async def measure_saturated(tables: int, seconds: float) -> Figures:
    """Measure moves at full speed, alternately with a file and in memory."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with ServerProcess(FILE, file) as on_disk, ServerProcess(MEMORY, file) as in_memory:
            async with (
                run_scenario(on_disk, FILE, tables) as here,
                run_scenario(in_memory, MEMORY, tables) as there,
            ):
                stored, kept = await play_in_turns(here, there, seconds)
                print(f"    {check_answers(here)}")
        print(f"    {check_disk(file, here)}", flush=True)
    return {"stored_a_second": mean_rate(stored), "kept_a_second": mean_rate(kept)}


async def play_in_turns(
    here: Scenario, there: Scenario, seconds: float
) -> tuple[list[Measurement], list[Measurement]]:
    """Play two scenarios twice, the second time in the other order. Return the measurements of each."""
    stored: list[Measurement] = []
    kept: list[Measurement] = []
    for turn in (here, there, there, here):
        measurement = await turn.play(0.0, seconds)
        report("stored on the disk" if turn is here else "kept in memory", measurement)
        (stored if turn is here else kept).append(measurement)
    return stored, kept


def mean_rate(measurements: list[Measurement]) -> float:
    """Return the moves per second over several measurements together."""
    return sum(measurement.moves for measurement in measurements) / sum(
        measurement.seconds for measurement in measurements
    )


def compare_with_targets(figures: Figures) -> None:
    """Print the targets beside the measured figures."""
    ratio, store = (
        figures["server_us"] / (figures["baseline_us"] or math.nan),
        figures["stored_a_second"] / figures["kept_a_second"],
    )
    figures |= {"to_baseline": ratio, "stored_to_kept": store}
    for what, value, aim in (
        ("move to all views, p99, ms", figures["p99_ms"], "<= 100"),
        ("CPU per move, to the baseline's", ratio, "<= 3"),
        ("moves a second, stored", figures["stored_a_second"], ">= 1,500"),
        ("memory a socket, KiB", figures["kib_a_socket"], "<= 100"),
        ("stored, to kept in memory", store, ">= 0.8"),
    ):
        print(f"{what:50} {value:10,.2f}   (aimed at: {aim})", flush=True)


async def measure_all(args: argparse.Namespace) -> Figures:
    figures: Figures = {"tables": args.tables}
    for part in (measure_baseline, measure_server, measure_saturated):
        figures |= await part(args.tables, args.seconds)
    compare_with_targets(figures)
    return figures | await measure_doubled(args.tables, args.seconds / 2)


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.system.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000, help="tables of three players (1,000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes (20)")
    parser.add_argument("--keep", action="store_true", help="append to bench/history/load.jsonl")
    args = parser.parse_args()
    print(f"spadille at {history.commit()}; {history.machine()}; load {history.load()}", flush=True)
    figures = asyncio.run(measure_all(args))
    if args.keep:
        history.append("load", figures)


if __name__ == "__main__":
    main()
