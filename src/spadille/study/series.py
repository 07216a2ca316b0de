"""Series: numbered pieces of work that are no contest, such as what training learns from and proofs count.

A number always comes to the same rows. They are kept as shards, files of JSON lines, so that whoever is
killed goes on where it stopped, and whichever runner does the work leaves the same bytes.
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

from spadille.study.no_study import NoStudy
from spadille.study.runners import Runner
from spadille.study.shard_folder import ShardFile, ShardFolder, file_name

ABOUT = "series.json"
_FORMAT = 1
_DIGITS = 8
"""How many digits a number has in a file's name, so that they stand in order."""
SeriesRow = dict[str, Any]
Find = Callable[[str, int], Iterable[SeriesRow]]
"""What comes of a number of a series."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The numbers of a series from one up to but not including another."""

    series: str
    first: int
    end: int

    @property
    def id(self) -> str:
        """What its file begins with."""
        return f"{self.first:0{_DIGITS}}"


@dataclass(frozen=True, slots=True)
class FoundShard:
    """What a stretch came to, and how long it took, which is never kept."""

    stretch: Stretch
    content: bytes
    seconds: float = 0.0

    @property
    def unit(self) -> str:
        """What it is of."""
        return self.stretch.id

    @property
    def files(self) -> Sequence[ShardFile]:
        """The one file it has."""
        return [ShardFile(self.stretch.series, file_name(self.unit, self.content, "jsonl"), self.content)]


def found(find: Find, stretch: Stretch) -> FoundShard:
    """Does the work of a stretch: the same bytes wherever it is done."""
    begun = process_time()
    rows = [row for number in range(stretch.first, stretch.end) for row in find(stretch.series, number)]
    return FoundShard(stretch, written(rows), process_time() - begun)


def written(rows: Iterable[SeriesRow]) -> bytes:
    """Rows as lines of JSON."""
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


class SeriesFolder:
    """A folder of series that are worked out alike.

    Raises:
        NoStudy: `no-study` for a folder that is about something else.
    """

    def __init__(self, path: Path, about: Mapping[str, object], size: int = 1) -> None:
        self.path = path
        self.size = size
        """How many numbers a file has."""
        self._about = {"kind": "study-series", "v": _FORMAT, "size": size, **about}
        place = path / ABOUT
        if place.exists() and json.loads(place.read_bytes()) != self._about:
            raise NoStudy("no-study", folder=str(path))

    def stretches(self, series: str, first: int, end: int) -> Iterator[Stretch]:
        """Numbers of a series, a file's at a time."""
        for start in range(first, end, self.size):
            yield Stretch(series, start, min(end, start + self.size))

    def missing(self, wanted: Iterable[Stretch]) -> Iterator[Stretch]:
        """What is still to be done, one after another."""
        done: dict[str, Mapping[str, Path]] = {}
        for stretch in wanted:
            if stretch.series not in done:
                done[stretch.series] = self._folder(stretch.series).shards(stretch.series)
            if stretch.id not in done[stretch.series]:
                yield stretch

    def rows(self, series: str) -> Iterator[SeriesRow]:
        """All that was found, in the order of the numbers.

        Raises:
            NoStudy: `two-shards`, `broken-shard`.
        """
        folder = self._folder(series)
        files = list(folder.shards(series).values())
        folder.judge(files)
        for file in files:
            yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())

    def go_on(self, find: Find, wanted: Iterable[Stretch], on: Runner, seconds: float) -> float:
        """Does what is missing, and begins nothing after so many seconds of the processor; how many it took.

        Raises:
            NoContest: `process-ended`.
        """
        taken: list[float] = []
        within = takewhile(lambda _: sum(taken) < seconds, self.missing(wanted))
        with closing(on(partial(found, find), within)) as shards:
            for shard in shards:
                self.keep(shard)
                taken.append(shard.seconds)
        return sum(taken)

    def keep(self, shard: FoundShard) -> None:
        """Puts what a stretch came to in its place."""
        folder = self._folder(shard.stretch.series)
        if not (self.path / ABOUT).exists():
            folder.write(ABOUT, json.dumps(self._about).encode())
        folder.keep(shard)

    def _folder(self, series: str) -> ShardFolder:
        return ShardFolder(self.path, series)
