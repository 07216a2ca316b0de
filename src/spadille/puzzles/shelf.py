"""The puzzles that are shipped, and how they were chosen from what was mined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, zip_longest

from spadille.puzzles.puzzle import JudgedPuzzle, ProvedPuzzle, Puzzle, read_puzzle

_FILES = ("proved.jsonl", "judged.jsonl")
_NOTHING_SPECIAL = 5
"""Of so many one is a position where nothing is special, so that nobody can count on a trick."""


@cache
def shipped() -> Sequence[Puzzle]:
    """All puzzles there are."""
    house = files(__package__ or "")
    texts = (house.joinpath(file).read_text(encoding="utf-8") for file in _FILES)
    puzzles = [read_puzzle(line) for text in texts for line in text.splitlines()]
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.id))


@cache
def proved_ones() -> Sequence[ProvedPuzzle]:
    """Those that are proved."""
    return tuple(puzzle for puzzle in shipped() if isinstance(puzzle, ProvedPuzzle))


@cache
def judged_ones() -> Sequence[JudgedPuzzle]:
    """Those that the judge of decisions has found."""
    return tuple(puzzle for puzzle in shipped() if isinstance(puzzle, JudgedPuzzle))


@cache
def by_id() -> Mapping[str, Puzzle]:
    """The puzzles by their short names."""
    return {puzzle.id: puzzle for puzzle in shipped()}


@cache
def of_game(game: str) -> Sequence[Puzzle]:
    """The puzzles of one game, in the order in which they are set."""
    return tuple(puzzle for puzzle in shipped() if puzzle.game == game)


def chosen(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Those worth setting: every kind in turn, the hardest first; in a fifth nothing is special."""
    different = {puzzle.id: puzzle for puzzle in found}.values()
    sharp = _every_kind([puzzle for puzzle in different if puzzle.best is not None])
    even = _every_kind([puzzle for puzzle in different if puzzle.best is None])
    groups = min(len(sharp) // (_NOTHING_SPECIAL - 1), len(even), most // _NOTHING_SPECIAL)
    kept, between = sharp[: groups * (_NOTHING_SPECIAL - 1)], even[:groups]
    return sorted([*kept, *between], key=lambda puzzle: puzzle.id)


def _every_kind(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    kinds = sorted({puzzle.kind for puzzle in puzzles})
    rows = [
        sorted((puzzle for puzzle in puzzles if puzzle.kind == kind), key=_worth, reverse=True)
        for kind in kinds
    ]
    return [puzzle for puzzle in chain.from_iterable(zip_longest(*rows)) if puzzle is not None]


def _worth(puzzle: Puzzle) -> tuple[int, int, str]:
    """More cards to choose from, then more lies to think of."""
    if isinstance(puzzle, JudgedPuzzle):
        return len(puzzle.costs) + len(puzzle.right), 0, puzzle.id
    assert isinstance(puzzle, ProvedPuzzle)
    return len(puzzle.fails), min(puzzle.lies, 60), puzzle.id
