"""Run the benchmarks of `make bench`. The options are the solver's."""

from __future__ import annotations

from collections.abc import Iterator

from bench import engine, history, report_env, report_skat, report_solver, report_worlds
from bench.figure import Figure
from spadille.games import GAMES

_DEALS, _BATCH = 20, 2_048


def measure_all() -> Iterator[str | Figure]:
    """Yield headings, and rates per CPU second: of the Python engine, of worlds, and of deals in batches."""
    yield from engine.measure_engine()
    for game in GAMES:
        yield from report_worlds.measure_game(game, _DEALS)
    for game in GAMES:
        yield from report_env.EnvBenchmark(game, rows=_BATCH, runs=5).measure()
    yield from report_skat.measure_skat()


def main() -> None:
    print(f"spadille at {history.commit()}; CPU time, one core")
    print(f"{history.machine()}; load {history.load()}")
    report_solver.main()
    for figure in measure_all():
        print(figure, flush=True)


if __name__ == "__main__":
    main()
