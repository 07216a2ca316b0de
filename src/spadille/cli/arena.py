"""`spadille arena`: let bots play the same deals in all seats, and report statistics."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from importlib import import_module
from pathlib import Path
from typing import IO, Annotated

from cyclopts import Parameter

from spadille.arena.contest import Contest, Deals
from spadille.arena.process_pool import play_rounds
from spadille.arena.report import Figures, make_report
from spadille.arena.round import Round, make_stopwatches, play_round, play_round_less_luck
from spadille.arena.table import Forfeit
from spadille.cli.arena_report import format_report, format_times, write_forfeit
from spadille.cli.arguments import Number, build_rules, find_game
from spadille.cli.command_error import CommandError
from spadille.cli.contest_arguments import (
    build_contest,
    check_range,
    resolve_processes,
    stop_on_sigterm,
    translate_contest_errors,
    translate_file_errors,
)
from spadille.cli.language import choose_language
from spadille.cli.progress_bar import show_progress
from spadille.rules.options import MOST
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

DONE, FORFEITED = 0, 1
_HIGH_PERCENTILE = 0.99
_LEAST_BOTS = 2
_STORED_CONTESTS = "spadille.study.resumable_contest"
"""The module that stores results. It is imported only when needed, because it requires the extra `data`."""


def arena(
    *,
    game: str | None = None,
    rules: str | None = None,
    options: str = "{}",
    seats: Number | None = None,
    bots: str = "club,novice",
    deals: Number = 100,
    seed: str = "1",
    deal_set: Annotated[str, Parameter("--set")] = Deals.TUNING.value,
    pairs: str | None = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
    times: bool = False,
    calibration: bool = False,
    less_luck: bool = False,
    records: str | None = None,
    results: str | None = None,
    processes: Number | None = None,
    language: str | None = None,
) -> int:
    """Play the same deals with the bots in all seats, and report what each bot gains."""
    catalogue = load_catalogue(choose_language(language))
    table_rules = build_rules(find_game(game), rules, options)
    if less_luck and (pairs is not None or results is not None):
        raise CommandError("arena-less-luck")
    with translate_contest_errors(), stop_on_sigterm(), ExitStack() as files:
        contest = build_contest(table_rules, seats, bots, seed, deal_set, pairs, _LEAST_BOTS)
        run = ArenaRun(
            contest,
            check_range(deals, "arena-deals", MOST),
            resolve_processes(processes),
            catalogue,
            less_luck=less_luck,
        )
        written = None if records is None else _open_records(files, records)
        forfeit = run.play(written) if results is None else run.play_into_study(results, written)
    if forfeit:
        write_forfeit(forfeit, catalogue)
        return FORFEITED
    run.write_report(as_json=as_json, times=times, foresight=calibration)
    return DONE


class ArenaRun:
    """The run of a contest, with what is needed for its report."""

    def __init__(
        self, contest: Contest, deals: int, processes: int, catalogue: Catalogue, *, less_luck: bool
    ) -> None:
        self._less_luck = less_luck
        self._contest = contest
        self._deals = deals
        self._processes = processes
        self._catalogue = catalogue
        self._rounds: list[Round] = []
        self._watches = make_stopwatches(contest)
        self._comparisons: int | None = None

    def play(self, records: IO[bytes] | None) -> Forfeit | None:
        """Play all deals without storing results. Return the forfeit that ended the contest, or None."""
        playing = play_rounds(
            self._contest,
            range(self._deals),
            self._processes,
            play_round_less_luck if self._less_luck else play_round,
        )
        with closing(playing), show_progress(self._catalogue, self._deals) as advance:
            for round_ in playing:
                if isinstance(round_, Forfeit):
                    return round_
                self._add_round(round_, records)
                advance(1)
        return None

    def play_into_study(self, folder: str, records: IO[bytes] | None) -> Forfeit | None:
        """Play the deals that the study in `folder` lacks.

        Return the forfeit that ended the contest, or None.
        """
        kept = import_module(_STORED_CONTESTS)
        with translate_file_errors(folder), show_progress(self._catalogue, self._deals) as advance:
            run = kept.ResumableContest(Path(folder), self._contest, self._deals)
            forfeit: Forfeit | None = run.play(self._processes, self._watches, advance)
            if forfeit is not None:
                return forfeit
            self._rounds, self._comparisons = run.rounds(), run.comparisons
            if records is not None:
                _write_records(records, run.records())
        return None

    def _add_round(self, round_: Round, records: IO[bytes] | None) -> None:
        for watch, taken in zip(self._watches, round_.watches, strict=True):
            watch.buckets.update(taken.buckets)
        if records is not None:
            _write_records(records, round_.records)
        self._rounds.append(Round(round_.deal, round_.tables))

    def write_report(self, *, as_json: bool, times: bool, foresight: bool) -> None:
        """Write the report.

        Times are included only if `times` is set, because they differ from run to run.
        """
        figures = make_report(self._contest, self._rounds, self._comparisons, less_luck=self._less_luck)
        taken = self._summarize_times() if times else None
        if as_json:
            sys.stdout.write(json.dumps(figures | ({} if taken is None else {"times": taken})) + "\n")
            return
        for line in (
            *format_report(figures, self._catalogue, foresight=foresight),
            *format_times(taken or (), self._catalogue),
        ):
            sys.stdout.write(wrap_for(sys.stdout, f"{line}\n"))

    def _summarize_times(self) -> Sequence[Figures]:
        return [
            {
                "bot": bot,
                "answers": watch.count,
                "median_ms": watch.quantile(0.5) if watch.count else None,
                "p99_ms": watch.quantile(_HIGH_PERCENTILE) if watch.count else None,
            }
            for bot, watch in zip(self._contest.bots, self._watches, strict=True)
        ]


def _open_records(files: ExitStack, name: str) -> IO[bytes]:
    with translate_file_errors(name):
        return files.enter_context(Path(name).open("wb"))


def _write_records(file: IO[bytes], records: Iterable[object]) -> None:
    for record in records:
        file.write(json.dumps(record).encode() + b"\n")
    file.flush()
