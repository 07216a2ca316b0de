"""`spadille arena`: bots against each other on the same cards, with figures about it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spadille.arena.company import cores, rounds
from spadille.arena.contest import Contest, Deals
from spadille.arena.entrants import entrant
from spadille.arena.no_contest import NoContest
from spadille.arena.report import Figures, reported
from spadille.arena.results import RecordBook, Results
from spadille.arena.round import Round
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit
from spadille.cli.arena_told import forfeited, times_told, told
from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.language import spoken
from spadille.cli.trouble import Trouble, why
from spadille.rules.options import MOST
from spadille.talk.quoting import quoted
from spadille.text import Catalogue, catalogue

DONE, FORFEITED = 0, 1
_MOST_PROCESSES = 1024
_SLOWEST = 0.99


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
    with _said_in_words():
        _let_in(entrants)
        contest = Contest(agreed, seats_at(agreed, seats), entrants, seed, _set(kept_for), pairs)
        run = Run(contest, _within(deals, "arena-deals", MOST), _processes(processes), words)
        with ExitStack() as files:
            run.keep(files, results, records)
            forfeit = run.play()
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
        self._watches = tuple(Stopwatch() for _ in contest.bots)
        self._results: Results | None = None
        self._records: RecordBook | None = None

    def keep(self, files: ExitStack, results: str | None, records: str | None) -> None:
        """Opens the files, and takes up what was played before.

        Raises:
            NoContest: a file is of something else.
            Trouble: it can be neither read nor written.
        """
        if results is not None:
            with _writing(results):
                self._results = files.enter_context(Results(Path(results), self._contest))
            self._rounds = self._results.rounds[: self._deals]
        if records is not None:
            with _writing(records):
                before = self._results.rounds if self._results else ()
                book = RecordBook(Path(records), self._contest, before)
            self._records = files.enter_context(book)

    def play(self) -> Forfeit | None:
        """Plays what is still to be played; gives the forfeit that ended it, if one did."""
        before = len(self._rounds)
        playing = rounds(self._contest, range(before, self._deals), self._processes)
        with closing(playing), _progress(self._words) as progress:
            task = progress.add_task("", total=self._deals, completed=before)
            for round_ in playing:
                if isinstance(round_, Forfeit):
                    return round_
                self._take(round_)
                progress.advance(task)
        return None

    def _take(self, round_: Round) -> None:
        """Keeps a deal; its records first, so that a deal that counts as played has them."""
        for watch, taken in zip(self._watches, round_.watches, strict=True):
            watch.steps.update(taken.steps)
        for file in (self._records, self._results):
            if file is not None:
                file.write(round_)
        self._rounds.append(Round(round_.deal, round_.tables))

    def tell(self, *, as_json: bool, times: bool, foresight: bool) -> None:
        """Writes the report; the times, which are another each time, only where they are asked for."""
        comparisons = self._results.comparisons if self._results else None
        figures = reported(self._contest, self._rounds, comparisons)
        taken = self._times() if times else None
        if as_json:
            sys.stdout.write(json.dumps(figures | ({} if taken is None else {"times": taken})) + "\n")
            return
        for line in (*told(figures, self._words, foresight=foresight), *times_told(taken or (), self._words)):
            sys.stdout.write(f"{line}\n")

    def _times(self) -> Sequence[Figures]:
        return [
            {
                "bot": bot,
                "answers": watch.answers,
                "median_ms": watch.under(0.5) if watch.answers else None,
                "p99_ms": watch.under(_SLOWEST) if watch.answers else None,
            }
            for bot, watch in zip(self._contest.bots, self._watches, strict=True)
        ]


@contextmanager
def _said_in_words() -> Iterator[None]:
    """Why a contest cannot be held, as trouble of the command line."""
    try:
        yield
    except NoContest as wrong:
        facts = {name: quoted(fact) if isinstance(fact, str) else fact for name, fact in wrong.facts.items()}
        raise Trouble(f"arena-{wrong.code}", **facts) from None


@contextmanager
def _writing(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as wrong:
        raise Trouble("arena-file", file=quoted(name), why=why(wrong)) from None


def _let_in(bots: Sequence[str]) -> None:
    """Sees that everybody is there. A bot of one's own may lie in the folder one stands in."""
    if "" not in sys.path:
        sys.path.append("")
    for bot in bots:
        entrant(bot)


def _set(name: str) -> Deals:
    if name not in tuple(Deals):
        raise Trouble("arena-set", name=quoted(name), sets=", ".join(Deals))
    return Deals(name)


def _processes(wanted: int | None) -> int:
    return cores() if wanted is None else _within(wanted, "arena-processes", _MOST_PROCESSES)


def _within(number: int, trouble: str, most: int) -> int:
    if not 1 <= number <= most:
        raise Trouble(trouble, most=most)
    return number


def _progress(words: Catalogue) -> Progress:
    """A bar with an estimate, where somebody looks at it."""
    return Progress(
        TextColumn(words.say("arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
