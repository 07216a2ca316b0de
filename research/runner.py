"""Run experiments: numbered deals are played on any number of cores, their results are stored in a folder,
and compared.

A deal number always gives the same rows, so an interrupted experiment resumes where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from heapq import merge
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev

from research.deals import first_rules
from spadille.arena import Contest, Deals
from spadille.arena.estimate import estimate_mean
from spadille.arena.process_pool import count_cores
from spadille.games import GAMES
from spadille.study.runners import make_runner
from spadille.study.series import NumberSpan, SeriesFolder, SeriesRow

ROOT = Path("target/research")
Row = SeriesRow
PlayDeal = Callable[[Contest, int], Row]
CONFIDENCE = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """Numbered deals of one or more series, stored in a folder below `ROOT`."""

    name: str
    play: Callable[[str, int], Iterable[Row]]
    """Returns the rows of a number of a series."""
    size: int = 1
    """The number of deals in a file."""

    @property
    def folder(self) -> SeriesFolder:
        return open_folder(ROOT / self.name, self.size)

    def run(self, series: Mapping[str, range], args: argparse.Namespace) -> float:
        """Play the missing numbers, for at most `args.minutes` of CPU time.

        Return the seconds that it took.
        """
        workers = make_runner(args.processes, args.on)
        return self.folder.run_missing(self.play, self._spans(series), workers, 60 * args.minutes)

    def rows(self, series: str) -> Iterator[Row]:
        """Yield the stored rows, in the order of their numbers."""
        return self.folder.read_rows(series)

    def missing(self, series: Mapping[str, range]) -> set[str]:
        """Return the names of the series that lack numbers."""
        return {span.series for span in self.folder.find_missing(self._spans(series))}

    def _spans(self, series: Mapping[str, range]) -> Iterator[NumberSpan]:
        """Yield spans of missing numbers, alternating between the series, so that an interrupted run has the
        same share of each.
        """

        def numbered(name: str, numbers: range) -> Iterator[tuple[float, NumberSpan]]:
            for span in self.folder.spans(name, numbers.start, numbers.stop):
                yield (span.first - numbers.start) / len(numbers), span

        every = (numbered(name, numbers) for name, numbers in series.items())
        return (span for _, span in merge(*every, key=lambda entry: entry[0]))


def open_folder(path: Path, size: int = 1) -> SeriesFolder:
    """Open the folder of an experiment, in this checkout or in another."""
    return SeriesFolder(path, {"series": path.name}, size)


def run_contest(name: str, play_deal: PlayDeal, contest: Contest, args: argparse.Namespace) -> list[Row]:
    """Play the missing deals of a contest, and return all stored rows."""
    series = contest.rules.settings.game
    experiment = Experiment(f"{name}/{contest_name(contest)}", partial(_play_contest, play_deal, contest))
    experiment.run({series: range(args.deals)}, args)
    return list(experiment.rows(series))


def _play_contest(play_deal: PlayDeal, contest: Contest, _: str, number: int) -> Iterator[Row]:
    yield {"deal": number, **play_deal(contest, number)}


def contest_name(contest: Contest) -> str:
    """Name the folder of a contest by its game, bots and cards."""
    return "-".join((contest.rules.settings.game, *contest.bots, contest.deals.value, contest.seed))


def parser(about: str | None, *, deals: int | None = None, minutes: float = 60.0) -> argparse.ArgumentParser:
    """Return a parser with the options that every experiment has.

    `about` is the description. `deals` and `minutes` are the defaults of their options.
    """
    options = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    if deals is not None:
        options.add_argument("--deals", type=int, default=deals)
    options.add_argument("--minutes", type=float, default=minutes, help="of CPU time at most")
    options.add_argument(
        "--processes", type=int, default=1, help=f"of this machine, which has {count_cores()} cores"
    )
    options.add_argument("--on", help="ray, or the address of a Ray cluster")
    return options


def contest_parser(
    about: str | None, *, game: str, bots: str, deals: int, seed: str
) -> argparse.ArgumentParser:
    """Return a parser with the options of every experiment and those of a contest: game, bots, deals and
    seed.
    """
    options = parser(about, deals=deals)
    options.add_argument("--game", default=game, choices=GAMES)
    options.add_argument("--bots", default=bots)
    options.add_argument("--seed", default=seed)
    options.add_argument("--set", dest="kept_for", default=Deals.TUNING.value, choices=[*Deals])
    return options


def contest_from(args: argparse.Namespace, pairs: str | None = None) -> Contest:
    """Return the contest described by the arguments, with the first preset of the game."""
    rules, bots = first_rules(args.game), tuple(args.bots.split(","))
    return Contest(rules, rules.players, bots, args.seed, Deals(args.kept_for), pairs)


def describe_mean(values: Sequence[float], seed: str) -> str:
    """Return the mean of one value per deal as text, with its bootstrap interval."""
    return describe_estimate(estimate_mean(values, seed).to_json())


def describe_estimate(estimate: object) -> str:
    """Return a mean over deals as text, with its interval if it has one."""
    assert isinstance(estimate, dict)
    mean, low, high, n = (estimate[name] for name in ("mean", "low", "high", "n"))
    within = "" if low is None else f" ({low:+.2f} to {high:+.2f})"
    return "none" if mean is None else f"{mean:+.2f}{within}, deals {n}"


def clustered_mean(clusters: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return a mean and half the width of its 95 % interval.

    The values of one cluster are not independent of each other.
    """
    every = [value for cluster in clusters for value in cluster]
    mean = fmean(every)
    if len(clusters) == 1:
        return mean, inf
    off = [sum(value - mean for value in cluster) for cluster in clusters]
    return mean, CONFIDENCE * sqrt(len(clusters)) * stdev(off) / len(every)
