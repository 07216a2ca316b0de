"""Compare the solver with DDS on the same boards in one run, one thread each, in turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.boards import german_pairs
from bench.dds import BATCH, Dds
from bench.rows import Times
from bench.stopwatch import VALUE, SolverProcess, start_solver
from spadille.solver import Problem


@dataclass(frozen=True, slots=True)
class Match:
    """The CPU times of both solvers on the same boards, for which both gave the same answers."""

    boards: int
    version: str
    spadille: Times
    dds_single: Times
    dds_batch_mean: float
    """The mean of DDS with many boards per call, in milliseconds."""

    @property
    def dds_best(self) -> float:
        """The mean of the faster form of DDS."""
        return min(self.dds_single.mean, self.dds_batch_mean)

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{'':28}{'median':>9}{'mean':>9}{'p99':>9}",
                f"{'Spadille':28}{self.spadille}",
                f"{f'DDS {self.version}, board by board':28}{self.dds_single}",
                f"{f'DDS {self.version}, {BATCH} at once':28}{'':9}{self.dds_batch_mean:9.4f}",
                f"{self.boards:,} boards, the same tricks on each; Spadille's share of the better DDS: "
                f"mean {self.spadille.mean / self.dds_best:.2f}, "
                f"median {self.spadille.median / self.dds_single.median:.2f} (must: 1, aim: 0.33)",
            )
        )


def measure_match(dds: Dds, count: int) -> Match:
    """Measure both solvers on the same boards in turns, so that the load of the machine slows both alike."""
    problems = german_pairs(count)
    ours: list[int] = []
    single: list[int] = []
    together = 0
    with start_solver() as solver:
        for mine, alone, all_at_once in _solve_in_turns(dds, solver, problems):
            ours += mine
            single += alone
            together += all_at_once
    return Match(
        count,
        dds.version,
        Times.from_nanoseconds(ours),
        Times.from_nanoseconds(single),
        together / count / 1e6,
    )


def _solve_in_turns(
    dds: Dds, solver: SolverProcess, problems: list[Problem]
) -> Iterator[tuple[list[int], list[int], int]]:
    for at in range(0, len(problems), BATCH):
        batch = problems[at : at + BATCH]
        ours, single, together = solver.solve(batch, VALUE), dds.solve_single(batch), dds.solve_batch(batch)
        assert [took.value for took in ours] == single.values, "DDS finds the same number of tricks"
        assert single.values == together.values
        yield [took.nanoseconds for took in ours], single.nanoseconds, sum(together.nanoseconds)
