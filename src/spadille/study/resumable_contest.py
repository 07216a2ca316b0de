"""A contest whose deals are stored as a study, so that an interrupted contest can be resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from spadille.arena.contest import Contest
from spadille.arena.round import Round, make_record
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit
from spadille.notation.codes import deal_of
from spadille.study.execution import run_units
from spadille.study.queries import read_codes, read_rounds
from spadille.study.runners import make_runner
from spadille.study.shards import Shard
from spadille.study.study_folder import StudyFolder
from spadille.study.study_plan import make_plan
from spadille.study.units import Unit

SHARD_DEALS = 10
"""The number of deals in a shard. It is small because each deal is played at many tables, and some bots are
slow."""


class ResumableContest:
    """A contest, and the folder with the results of its deals.

    Raises:
        StudyError: `no-study` if the folder contains no study.
        ContestError: a bot cannot be loaded on this machine.
        OSError: the folder cannot be read or written.
    """

    def __init__(self, path: Path, contest: Contest, deals: int) -> None:
        self._contest = contest
        self._deals = range(deals)
        self._folder = StudyFolder(path)
        self._plan = self._folder.add_plan(make_plan(contest, SHARD_DEALS), (0, deals))
        self._units = [unit for unit in self._plan.units() if unit.first < deals]

    @property
    def comparisons(self) -> int:
        """The number of contests of the study that were played on these deals."""
        return self._folder.count_comparisons(self._plan)

    def play(
        self, processes: int, watches: Sequence[Stopwatch], on_progress: Callable[[int], None]
    ) -> Forfeit | None:
        """Play the missing deals. Return the forfeit that stopped the contest, or None.

        `on_progress` is called with the number of deals that were added.

        Raises:
            StudyError: `other-code`, `two-shards`.
        """

        def on_shard(unit: Unit, shard: Shard) -> None:
            for watch, taken in zip(watches, shard.watches, strict=True):
                watch.buckets.update(taken.buckets)
            on_progress(unit.end - unit.first)

        on_progress(sum(unit.end - unit.first for unit in self._units if unit not in self._missing()))
        forfeit = run_units(self._folder, self._units, make_runner(processes), on_shard)
        if forfeit is None:
            self._folder.finish()
        return forfeit

    def rounds(self) -> list[Round]:
        """Return the rounds of all deals, in order."""
        return read_rounds(self._files(), self._deals)

    def records(self) -> Iterator[object]:
        """Yield the records of all tables, in order. They are made from the stored deal codes."""
        for number, line_up, code in read_codes(self._files(), self._deals):
            if code is not None:
                yield make_record(self._contest, number, deal_of(code), line_up)

    def _missing(self) -> list[Unit]:
        return self._folder.find_missing(self._units)

    def _files(self) -> list[Path]:
        files = self._folder.find_files(self._units)
        self._folder.verify(files)
        return files
