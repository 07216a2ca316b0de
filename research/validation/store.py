"""What the proof of the review finds is kept as series: it grows in shares, whenever there is time.

A file of lines, as earlier versions wrote it, is read too; whoever goes on makes shards of it. A proof that
takes hours is packed into the repository meanwhile, and goes on from there on any machine:

    python -m research.validation.store mistakes-play   # packs what is kept of a series
"""

from __future__ import annotations

import argparse
import json
import tarfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from sys import maxsize
from typing import Any

from research.runner import asks, in_turns, keep_all, whole_lines
from spadille.games import GAMES
from spadille.study.runners import Runner
from spadille.study.series import ABOUT, NumberSpan, SeriesFolder

Row = dict[str, Any]
"""What is kept of a decision, or of a deal."""
Found = Callable[[str, int], Iterable[Row]]
"""What is found in a deal of a game, by its number."""
KEPT = Path("target/review")
PACKED = Path("research/validation/packed")
"""Where a series lies that is not yet done, a file each."""
PROVED = ("six-bid", "progressive", "german-solo")
"""The games that are proved."""
SECONDS = "seconds"
"""How long a deal took: the last line of each in a file of lines."""
_MINUTES = 10.0


def shares(about: str | None) -> argparse.ArgumentParser:
    """What every share is asked: which games, for how many minutes of the processor, and where."""
    asked = asks(about, _MINUTES)
    asked.add_argument("--deals", type=int, default=maxsize, help="no more deals of a game than these in all")
    asked.add_argument("--games", choices=[*GAMES], nargs="+", default=PROVED)
    return asked


def keep_on(
    series: str, found: Found, games: Sequence[str], seconds: float, on: Runner, *, deals: int = maxsize
) -> float:
    """Look at more deals, the games in turns, from where it stopped until the time is up or so many are done;
    how many seconds it took.
    """
    folder = SeriesFolder(KEPT / series, {"series": series})
    _unpack()
    for game in games:
        _take_in(folder, series, game)
    return folder.run_missing(found, in_turns(folder, games, deals), on, seconds)


def pack(series: str) -> Path:
    """Packs what is kept of a series: the same shards, the same bytes."""
    place = PACKED / f"{series}.tar.xz"
    place.parent.mkdir(exist_ok=True)
    with tarfile.open(place, "w:xz") as packed:
        for shard in sorted((KEPT / series).rglob("*.json*")):
            packed.add(shard, shard.relative_to(KEPT).as_posix(), filter=_of_nobody)
    return place


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same entry, whoever packs it and whenever."""
    return entry.replace(mtime=0, mode=0o644, uid=0, gid=0, uname="", gname="", deep=False)


def _unpack() -> None:
    for place in PACKED.glob("*.tar.xz"):
        with tarfile.open(place) as packed:
            packed.extractall(KEPT, filter="data")


def _take_in(folder: SeriesFolder, series: str, game: str) -> None:
    old = _lines_of(series, game)
    keep_all(folder, ((NumberSpan(game, deal, deal + 1), rows) for deal, rows in _by_deal(old)))
    old.unlink(missing_ok=True)


def _lines_of(series: str, game: str) -> Path:
    return KEPT / f"{series}-{game}.jsonl"


def _by_deal(old: Path) -> Iterator[tuple[int, list[Row]]]:
    """What was found in each deal that was finished."""
    found: list[Row] = []
    for row in map(json.loads, whole_lines(old)):
        if SECONDS in row:
            yield row["deal"], found
            found = []
        else:
            found.append(row)


def rows(series: str) -> list[Row]:
    """All that was kept of something, whichever kinds of it were looked at."""
    _unpack()
    return [row for place in sorted(KEPT.glob(f"{series}*")) for row in _rows_at(place)]


def _rows_at(place: Path) -> Iterator[Row]:
    if place.is_file():
        yield from (row for _, found in _by_deal(place) for row in found)
    elif (place / ABOUT).exists():
        folder = SeriesFolder(place, {"series": place.name})
        for game in GAMES:
            yield from folder.read_rows(game)


def main() -> None:
    """Pack a series, and say how large it is."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("series")
    place = pack(asked.parse_args().series)
    print(f"{place}: {place.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
