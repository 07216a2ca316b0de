"""What was played is kept as series of studies, so that it goes on where it stopped, whoever plays it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from spadille.arena.process_pool import count_cores
from spadille.study.runners import Runner, make_runner
from spadille.study.series import NumberSpan, SeriesFolder, SeriesRow, SeriesShard, encode_rows

KEPT = Path("target/training")
MINUTES = 40.0


def asks(about: str | None, minutes: float = MINUTES) -> argparse.ArgumentParser:
    """What everybody is asked who plays deals: for how long, and where."""
    return where_asked(argparse.ArgumentParser(description=about), minutes)


def where_asked(asked: argparse.ArgumentParser, minutes: float = MINUTES) -> argparse.ArgumentParser:
    """The same of somebody who is asked other things too."""
    asked.add_argument("--minutes", type=float, default=minutes, help="of the processor")
    asked.add_argument(
        "--processes", type=int, default=1, help=f"of this machine, which has {count_cores()} cores"
    )
    asked.add_argument("--on", help="ray, or the address of a cluster of Ray")
    return asked


def runner_of(asked: argparse.Namespace) -> Runner:
    """Where the deals are played."""
    return make_runner(asked.processes, asked.on)


def seconds_of(asked: argparse.Namespace) -> float:
    """How long they are played."""
    return float(60 * asked.minutes)


def whole_lines(path: Path) -> list[str]:
    """The lines of a file, if there is one, but for a line that was cut off."""
    if not path.exists():
        return []
    return path.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()


def take_in(folder: SeriesFolder, series: str, old: Path, first: int = 0) -> None:
    """Makes shards of a file to which earlier versions added a line for each number, and removes it. The
    numbers after the last whole shard are played again.
    """
    if not old.exists():
        return
    rows: list[SeriesRow] = list(map(json.loads, whole_lines(old)))
    spans = folder.spans(series, first, first + len(rows))
    whole = (span for span in spans if span.end - span.first == folder.size)
    keep_all(folder, ((span, rows[span.first - first : span.end - first]) for span in whole))
    old.unlink()


def keep_all(folder: SeriesFolder, found: Iterable[tuple[NumberSpan, Iterable[SeriesRow]]]) -> None:
    """Puts what was found elsewhere in its place, but for what is there already."""
    by_span = dict(found)
    for span in folder.find_missing(by_span):
        folder.add(SeriesShard(span, encode_rows(by_span[span])))


def in_turns(folder: SeriesFolder, series: Iterable[str], end: int) -> Iterator[NumberSpan]:
    """The numbers of several series up to an end, a file of each in its turn."""
    names = list(series)
    for start in range(0, end, folder.size):
        for name in names:
            yield NumberSpan(name, start, min(end, start + folder.size))
