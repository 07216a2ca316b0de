"""Every measurement, printed with the commit it belongs to; the solver's words are taken: see `--help`."""

from __future__ import annotations

from collections.abc import Iterator

from bench import engine, history, report_env, report_skat, report_solver, report_worlds
from bench.figure import Figure
from spadille.games import GAMES

_DEALS, _BATCH = 20, 2_048


def figures() -> Iterator[str | Figure]:
    """Measure rates per CPU-second: the Python engine, sampled worlds, whole deals played in bulk."""
    yield from engine.figures()
    for game in GAMES:
        yield from report_worlds.measured(game, _DEALS)
    for game in GAMES:
        yield from report_env.Whole(game, rows=_BATCH, runs=5).figures()
    yield from report_skat.figures()


def main() -> None:
    """Measure and print."""
    print(f"spadille at {history.commit()}; CPU time, one core")
    print(f"{history.machine()}; load {history.load()}")
    report_solver.main()
    for figure in figures():
        print(figure, flush=True)


if __name__ == "__main__":
    main()
