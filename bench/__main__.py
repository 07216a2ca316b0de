"""Every measurement, printed with the commit it belongs to; the solver's words are taken: see `--help`."""

from __future__ import annotations

from collections.abc import Iterator

from bench import engine, history, report_env, report_simulation, report_skat, report_solver, report_worlds
from bench.figure import Figure
from spadille.games import GAMES, GERMAN_SOLO, SIX_BID

_DEALS, _BATCH = 20, 2_048


def figures() -> Iterator[str | Figure]:
    """What is counted in a CPU-second: by the Python engine, worlds drawn, cards and whole
    deals played in bulk.
    """
    yield from engine.figures()
    for game in GAMES:
        yield from report_worlds.measured(game, _DEALS)
    for played in (SIX_BID, GERMAN_SOLO):
        batch = report_simulation.Batch(report_simulation.plays(played, _BATCH), runs=5, again=40)
        yield from batch.figures(played.id)
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
