"""The solver beside DDS: the same boards in one run, one thread each, in turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.boards import in_pairs
from bench.dds import AT_ONCE, Dds
from bench.rows import Spread
from bench.stopwatch import VALUE, Solver, fresh_solver
from spadille.solver import Problem


@dataclass(frozen=True, slots=True)
class Match:
    """Times of the processor by both, on boards of which both said the same."""

    boards: int
    version: str
    ours: Spread
    one_by_one: Spread
    together: float
    """Mean of DDS where it is given many boards at once, milliseconds."""

    @property
    def best(self) -> float:
        """Mean of DDS in its better form."""
        return min(self.one_by_one.mean, self.together)

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{'':28}{'median':>9}{'mean':>9}{'p99':>9}",
                f"{'Spadille':28}{self.ours}",
                f"{f'DDS {self.version}, board by board':28}{self.one_by_one}",
                f"{f'DDS {self.version}, {AT_ONCE} at once':28}{'':9}{self.together:9.4f}",
                f"{self.boards:,} boards, the same tricks on each; Spadille's share of the better DDS: mean "
                f"{self.ours.mean / self.best:.2f}, median {self.ours.median / self.one_by_one.median:.2f} "
                "(must: 1, aim: 0.33)",
            )
        )


def match(dds: Dds, count: int) -> Match:
    """Both on the same boards, in turns so that a busy machine hinders both."""
    problems = in_pairs(count)
    ours: list[int] = []
    single: list[int] = []
    together = 0
    with fresh_solver() as solver:
        for mine, alone, all_at_once in _turns(dds, solver, problems):
            ours += mine
            single += alone
            together += all_at_once
    return Match(count, dds.version, Spread.of(ours), Spread.of(single), together / count / 1e6)


def _turns(dds: Dds, solver: Solver, problems: list[Problem]) -> Iterator[tuple[list[int], list[int], int]]:
    for at in range(0, len(problems), AT_ONCE):
        batch = problems[at : at + AT_ONCE]
        ours, single, together = solver.asked(batch, VALUE), dds.one_by_one(batch), dds.together(batch)
        assert [took.value for took in ours] == single.values, "as many tricks as DDS says"
        assert single.values == together.values
        yield [took.nanoseconds for took in ours], single.nanoseconds, sum(together.nanoseconds)
