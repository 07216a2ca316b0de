"""A miner's file: what it found and how far it has come, so that it goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from spadille.puzzles.mining import Seam
from spadille.puzzles.puzzle import Puzzle, read_puzzle, written

_EVERY = 20
"""Deals after which it is noted how far it has come."""
_NEXT = "next"


def mine(file: Path, seam: Seam, deals: int) -> Iterator[int]:
    """Looks through the deals of a series that were not looked through yet; tells how many have been."""
    found, at = resumed(file)
    _rewrite(file, found, at)
    with file.open("a", encoding="utf-8") as into:
        for number in range(at, deals):
            into.write(written(list(seam.puzzles(number))))
            if (number + 1) % _EVERY == 0 or number + 1 == deals:
                into.write(_noted(number + 1))
                into.flush()
                yield number + 1


def resumed(file: Path) -> tuple[list[Puzzle], int]:
    """What was found up to the last note, and the deal to go on with."""
    found: list[Puzzle] = []
    sure, at = 0, 0
    for line in _lines(file) if file.exists() else ():
        if _is_note(line):
            sure, at = len(found), json.loads(line)[_NEXT]
        else:
            found.append(read_puzzle(line))
    return found[:sure], at


def puzzles_in(file: Path) -> list[Puzzle]:
    """All puzzles of a file, a miner's or one of those that were picked.

    Raises:
        OSError: it cannot be read.
    """
    return [read_puzzle(line) for line in _lines(file) if not _is_note(line)]


def _lines(file: Path) -> list[str]:
    """The whole lines; the last may have been broken off."""
    return file.read_text(encoding="utf-8").split("\n")[:-1]


def _is_note(line: str) -> bool:
    return line.startswith(f'{{"{_NEXT}"')


def _rewrite(file: Path, found: list[Puzzle], at: int) -> None:
    file.write_text(written(found) + (_noted(at) if at else ""), encoding="utf-8")


def _noted(at: int) -> str:
    return json.dumps({_NEXT: at}) + "\n"
