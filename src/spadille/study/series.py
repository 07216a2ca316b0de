"""Series: numbered work other than contests, such as training data and the deals of a validation.

A number always gives the same rows. Rows are stored as shards of JSON lines, so that a killed process can be
resumed, and every runner writes the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from time import process_time
from typing import Any

from spadille.study.runners import Runner
from spadille.study.shard_folder import ShardFile, ShardFolder, make_file_name
from spadille.study.study_error import StudyError

ABOUT = "series.json"
_FORMAT = 1
_DIGITS = 8
"""The digits of a number in a file name, so that names sort by number."""
SeriesRow = dict[str, Any]
MakeRows = Callable[[str, int], Iterable[SeriesRow]]
"""A function that takes the name of a series and a number, and returns the rows of this number."""


@dataclass(frozen=True, slots=True)
class NumberSpan:
    """The numbers of a series from `first` up to but not including `end`."""

    series: str
    first: int
    end: int

    @property
    def id(self) -> str:
        """The prefix of the name of the span's file."""
        return f"{self.first:0{_DIGITS}}"


@dataclass(frozen=True, slots=True)
class SeriesShard:
    """The encoded rows of a span of numbers."""

    span: NumberSpan
    content: bytes
    seconds: float = 0.0
    """The processor time in which the rows were made. It is not stored."""

    @property
    def unit(self) -> str:
        """The id of the span."""
        return self.span.id

    @property
    def files(self) -> Sequence[ShardFile]:
        """The single file of the shard."""
        return [ShardFile(self.span.series, make_file_name(self.unit, self.content, "jsonl"), self.content)]


def make_series_shard(make_rows: MakeRows, span: NumberSpan) -> SeriesShard:
    """Make and encode the rows of a span. The bytes are the same on every machine."""
    begun = process_time()
    rows = [row for number in range(span.first, span.end) for row in make_rows(span.series, number)]
    return SeriesShard(span, encode_rows(rows), process_time() - begun)


def encode_rows(rows: Iterable[SeriesRow]) -> bytes:
    """Encode rows as JSON lines."""
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


class SeriesFolder:
    """A folder with the rows of several series. `about` describes how they are made.

    Raises:
        StudyError: `no-study` if the folder holds something else.
    """

    def __init__(self, path: Path, about: Mapping[str, object], size: int = 1) -> None:
        self.path = path
        self.size = size
        """The number of a series' numbers in each file."""
        self._about = {"kind": "study-series", "v": _FORMAT, "size": size, **about}
        place = path / ABOUT
        if place.exists() and json.loads(place.read_bytes()) != self._about:
            raise StudyError("no-study", folder=str(path))

    def spans(self, series: str, first: int, end: int) -> Iterator[NumberSpan]:
        """Split the numbers from `first` to `end` of a series into spans, one for each file."""
        for start in range(first, end, self.size):
            yield NumberSpan(series, start, min(end, start + self.size))

    def find_missing(self, wanted: Iterable[NumberSpan]) -> Iterator[NumberSpan]:
        """Yield the spans without a file, in order."""
        done: dict[str, Mapping[str, Path]] = {}
        for span in wanted:
            if span.series not in done:
                done[span.series] = self._folder(span.series).find_shards(span.series)
            if span.id not in done[span.series]:
                yield span

    def read_rows(self, series: str) -> Iterator[SeriesRow]:
        """Yield all stored rows of a series, in the order of their numbers.

        Raises:
            StudyError: `two-shards`, `broken-shard`.
        """
        folder = self._folder(series)
        files = list(folder.find_shards(series).values())
        folder.verify(files)
        for file in files:
            yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())

    def run_missing(
        self, make_rows: MakeRows, wanted: Iterable[NumberSpan], runner: Runner, seconds: float
    ) -> float:
        """Make the missing rows. Return the processor time used.

        After `seconds` of processor time, no further span is started.

        Raises:
            ContestError: `process-ended` if a process ended unexpectedly.
        """
        taken: list[float] = []
        within = takewhile(lambda _: sum(taken) < seconds, self.find_missing(wanted))
        with closing(runner(partial(make_series_shard, make_rows), within)) as shards:
            for shard in shards:
                self.add(shard)
                taken.append(shard.seconds)
        return sum(taken)

    def add(self, shard: SeriesShard) -> None:
        """Store the rows of a span."""
        folder = self._folder(shard.span.series)
        if not (self.path / ABOUT).exists():
            folder.write(ABOUT, json.dumps(self._about).encode())
        folder.add(shard)

    def _folder(self, series: str) -> ShardFolder:
        return ShardFolder(self.path, series)
