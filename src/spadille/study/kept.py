"""A contest whose deals are kept as a study, so that it resumes where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from spadille.arena.contest import Contest
from spadille.arena.round import Round, record_of
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit
from spadille.notation.codes import deal_of
from spadille.study.folder import StudyFolder
from spadille.study.plans import planned
from spadille.study.reading import codes_in, rounds_in
from spadille.study.runners import runner
from spadille.study.running import run
from spadille.study.shards import Shard
from spadille.study.units import Unit

FEW = 10
"""How many deals a unit has: the arena plays all of them at many tables, and some bots think for long."""


class KeptContest:
    """A contest and the folder it is kept in.

    Raises:
        NoStudy: `no-study`.
        NoContest: a bot is not here.
        OSError: the folder can be neither read nor written.
    """

    def __init__(self, path: Path, contest: Contest, deals: int) -> None:
        self._contest = contest
        self._deals = range(deals)
        self._folder = StudyFolder(path)
        self._plan = self._folder.plan(planned(contest, FEW), (0, deals))
        self._units = [unit for unit in self._plan.units() if unit.first < deals]

    @property
    def comparisons(self) -> int:
        """How many comparisons have been made on these deals."""
        return self._folder.tried(self._plan)

    def play(
        self, processes: int, watches: Sequence[Stopwatch], counted: Callable[[int], None]
    ) -> Forfeit | None:
        """Plays what is missing; returns the forfeit that ended it, if any.

        Raises:
            NoStudy: `other-code`, `two-shards`.
        """

        def tell(unit: Unit, shard: Shard) -> None:
            for watch, taken in zip(watches, shard.watches, strict=True):
                watch.steps.update(taken.steps)
            counted(unit.end - unit.first)

        counted(sum(unit.end - unit.first for unit in self._units if unit not in self._missing()))
        forfeit = run(self._folder, self._units, runner(processes), tell)
        if forfeit is None:
            self._folder.finish()
        return forfeit

    def rounds(self) -> list[Round]:
        """The deals' results, in order."""
        return rounds_in(self._files(), self._deals)

    def records(self) -> Iterator[object]:
        """The records of all tables, in order, read from their codes."""
        for number, line_up, code in codes_in(self._files(), self._deals):
            if code is not None:
                yield record_of(self._contest, number, deal_of(code), line_up)

    def _missing(self) -> list[Unit]:
        return self._folder.missing(self._units)

    def _files(self) -> list[Path]:
        files = self._folder.files(self._units)
        self._folder.judge(files)
        return files
