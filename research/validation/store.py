"""Store the results of the review's validation. Each run adds deals to a series for a given CPU time.

A series that takes days is packed into the repository, and resumed from there on any machine:

    python -m research.validation.store mistakes-play
"""

from __future__ import annotations

import argparse
import tarfile
from collections.abc import Callable, Iterable
from pathlib import Path
from sys import maxsize

from research import runner
from research.runner import Experiment, Row, open_folder, parser
from spadille.games import GAMES

FindRows = Callable[[str, int], Iterable[Row]]
"""A function that returns the rows of a deal of a game, by its number."""
FOLDER = "validation"
PACKED = Path("research/validation/packed")
VALIDATED = ("six-bid", "progressive", "german-solo")


def share_parser(about: str | None) -> argparse.ArgumentParser:
    """Return a parser with the options of one run: the games, the number of deals of each,
    and the minutes.
    """
    options = parser(about, deals=maxsize, minutes=10.0)
    options.add_argument("--games", choices=[*GAMES], nargs="+", default=VALIDATED)
    return options


def run_share(series: str, find: FindRows, args: argparse.Namespace) -> float:
    """Validate further deals of a series. Return the seconds of CPU time spent."""
    _unpack()
    experiment = Experiment(f"{FOLDER}/{series}", find)
    return experiment.run({game: range(args.deals) for game in args.games}, args)


def read_rows(prefix: str) -> list[Row]:
    """Return all rows of the series whose names start with a prefix."""
    _unpack()
    folders = map(open_folder, sorted((runner.ROOT / FOLDER).glob(f"{prefix}*")))
    return [row for folder in folders for game in GAMES for row in folder.read_rows(game)]


def pack(series: str) -> Path:
    """Pack the rows of a series into a file of the repository, and return its path. The same rows give the
    same bytes.
    """
    path, root = PACKED / f"{series}.tar.xz", runner.ROOT / FOLDER
    path.parent.mkdir(exist_ok=True)
    with tarfile.open(path, "w:xz") as packed:
        for shard in sorted((root / series).rglob("*.json*")):
            packed.add(shard, shard.relative_to(root).as_posix(), filter=_without_owner)
    return path


def _without_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    return entry.replace(mtime=0, mode=0o644, uid=0, gid=0, uname="", gname="", deep=False)


def _unpack() -> None:
    for path in PACKED.glob("*.tar.xz"):
        with tarfile.open(path) as packed:
            packed.extractall(runner.ROOT / FOLDER, filter="data")


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("series")
    path = pack(options.parse_args().series)
    print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
