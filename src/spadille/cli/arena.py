"""`spadille arena`: bots against each other on the same cards, with figures about it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from importlib import import_module
from pathlib import Path
from typing import IO, Annotated

from cyclopts import Parameter

from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.process_pool import play_rounds
from spadille.arena.report import Figures, make_report
from spadille.arena.round import Round, make_stopwatches
from spadille.arena.table import Forfeit
from spadille.cli.arena_told import forfeited, report_told, times_told
from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.contests import let_in, processes_for, said_in_words, set_named, within, writing
from spadille.cli.language import spoken
from spadille.cli.progress import progress
from spadille.rules.options import MOST
from spadille.text import Catalogue, catalogue

DONE, FORFEITED = 0, 1
_SLOWEST = 0.99
_TWO = 2
_KEPT = "spadille.study.resumable_contest"
"""Opened where results are kept, and not before: it needs an extra of its own."""


def arena(
    *,
    game: str | None = None,
    rules: str | None = None,
    options: str = "{}",
    seats: Number | None = None,
    bots: str = "club,novice",
    deals: Number = 100,
    seed: str = "1",
    kept_for: Annotated[str, Parameter("--set")] = Deals.TUNING.value,
    pairs: str | None = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
    times: bool = False,
    calibration: bool = False,
    records: str | None = None,
    results: str | None = None,
    processes: Number | None = None,
    language: str | None = None,
) -> int:
    """Plays the same deals with the bots in all seats, and says who gains what."""
    words = catalogue(spoken(language))
    agreed = rules_for(game_for(game), rules, options)
    judge_seed(seed)
    entrants = tuple(bot.strip() for bot in bots.split(","))
    with said_in_words(), ExitStack() as files:
        let_in(entrants)
        if len(entrants) < _TWO:
            raise ContestError("bots", most=agreed.players)
        contest = Contest(agreed, seats_at(agreed, seats), entrants, seed, set_named(kept_for), pairs)
        run = Run(contest, within(deals, "arena-deals", MOST), processes_for(processes), words)
        written = None if records is None else _opened(files, records)
        forfeit = run.play(written) if results is None else run.play_into(results, written)
    if forfeit:
        sys.stderr.write(f"spadille: {forfeited(forfeit, words)}\n")
        return FORFEITED
    run.tell(as_json=as_json, times=times, foresight=calibration)
    return DONE


class Run:
    """A contest under way."""

    def __init__(self, contest: Contest, deals: int, processes: int, words: Catalogue) -> None:
        self._contest = contest
        self._deals = deals
        self._processes = processes
        self._words = words
        self._rounds: list[Round] = []
        self._watches = make_stopwatches(contest)
        self._comparisons: int | None = None

    def play(self, records: IO[bytes] | None) -> Forfeit | None:
        """Plays all deals, and keeps none; gives the forfeit that ended it, if one did."""
        playing = play_rounds(self._contest, range(self._deals), self._processes)
        with closing(playing), progress(self._words, self._deals) as counted:
            for round_ in playing:
                if isinstance(round_, Forfeit):
                    return round_
                self._take(round_, records)
                counted(1)
        return None

    def play_into(self, folder: str, records: IO[bytes] | None) -> Forfeit | None:
        """Plays what a study in this folder does not have of the deals; gives the forfeit that ended it."""
        kept = import_module(_KEPT)
        with writing(folder), progress(self._words, self._deals) as counted:
            run = kept.ResumableContest(Path(folder), self._contest, self._deals)
            forfeit: Forfeit | None = run.play(self._processes, self._watches, counted)
            if forfeit is not None:
                return forfeit
            self._rounds, self._comparisons = run.rounds(), run.comparisons
            if records is not None:
                _write(records, run.records())
        return None

    def _take(self, round_: Round, records: IO[bytes] | None) -> None:
        for watch, taken in zip(self._watches, round_.watches, strict=True):
            watch.buckets.update(taken.buckets)
        if records is not None:
            _write(records, round_.records)
        self._rounds.append(Round(round_.deal, round_.tables))

    def tell(self, *, as_json: bool, times: bool, foresight: bool) -> None:
        """Writes the report; the times, which are another each time, only where they are asked for."""
        figures = make_report(self._contest, self._rounds, self._comparisons)
        taken = self._times() if times else None
        if as_json:
            sys.stdout.write(json.dumps(figures | ({} if taken is None else {"times": taken})) + "\n")
            return
        for line in (
            *report_told(figures, self._words, foresight=foresight),
            *times_told(taken or (), self._words),
        ):
            sys.stdout.write(f"{line}\n")

    def _times(self) -> Sequence[Figures]:
        return [
            {
                "bot": bot,
                "answers": watch.count,
                "median_ms": watch.quantile(0.5) if watch.count else None,
                "p99_ms": watch.quantile(_SLOWEST) if watch.count else None,
            }
            for bot, watch in zip(self._contest.bots, self._watches, strict=True)
        ]


def _opened(files: ExitStack, name: str) -> IO[bytes]:
    with writing(name):
        return files.enter_context(Path(name).open("wb"))


def _write(file: IO[bytes], records: Iterable[object]) -> None:
    for record in records:
        file.write(json.dumps(record).encode() + b"\n")
    file.flush()
