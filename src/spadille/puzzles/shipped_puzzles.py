"""The puzzles that are shipped with Spadille, and their selection from those found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, zip_longest

from spadille.puzzles.puzzle import EvaluatedPuzzle, ProvedPuzzle, Puzzle, parse_puzzle

_FILES = ("proved.jsonl", "evaluated.jsonl")
_EVEN_EVERY = 5
"""One shipped puzzle in this many is an even position, so that players cannot count on a solution."""


@cache
def load_shipped_puzzles() -> Sequence[Puzzle]:
    """Return all shipped puzzles, ordered by id."""
    folder = files(__package__ or "")
    texts = (folder.joinpath(file).read_text(encoding="utf-8") for file in _FILES)
    puzzles = [parse_puzzle(line) for text in texts for line in text.splitlines()]
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.id))


@cache
def list_proved_puzzles() -> Sequence[ProvedPuzzle]:
    """Return the shipped puzzles that are proved."""
    return tuple(puzzle for puzzle in load_shipped_puzzles() if isinstance(puzzle, ProvedPuzzle))


@cache
def list_evaluated_puzzles() -> Sequence[EvaluatedPuzzle]:
    """Return the shipped puzzles that are evaluated."""
    return tuple(puzzle for puzzle in load_shipped_puzzles() if isinstance(puzzle, EvaluatedPuzzle))


@cache
def index_puzzles() -> Mapping[str, Puzzle]:
    """Return the shipped puzzles by id."""
    return {puzzle.id: puzzle for puzzle in load_shipped_puzzles()}


@cache
def list_puzzles_of(game: str) -> Sequence[Puzzle]:
    """Return the shipped puzzles of one game, in the order in which players get them."""
    return tuple(puzzle for puzzle in load_shipped_puzzles() if puzzle.game == game)


def select_puzzles(puzzles: Iterable[Puzzle], limit: int) -> list[Puzzle]:
    """Return at most `limit` puzzles: the kinds in turn, the hardest first, a fifth of them even
    positions.
    """
    different = {puzzle.id: puzzle for puzzle in puzzles}.values()
    sharp = _alternate_kinds([puzzle for puzzle in different if puzzle.best is not None])
    even = _alternate_kinds([puzzle for puzzle in different if puzzle.best is None])
    groups = min(len(sharp) // (_EVEN_EVERY - 1), len(even), limit // _EVEN_EVERY)
    selected, between = sharp[: groups * (_EVEN_EVERY - 1)], even[:groups]
    return sorted([*selected, *between], key=lambda puzzle: puzzle.id)


def _alternate_kinds(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    kinds = sorted({puzzle.kind for puzzle in puzzles})
    rows = [
        sorted((puzzle for puzzle in puzzles if puzzle.kind == kind), key=_difficulty, reverse=True)
        for kind in kinds
    ]
    return [puzzle for puzzle in chain.from_iterable(zip_longest(*rows)) if puzzle is not None]


def _difficulty(puzzle: Puzzle) -> tuple[int, int, str]:
    """Return a sort key for difficulty: the number of cards to choose from, then the number of lies."""
    if isinstance(puzzle, EvaluatedPuzzle):
        return len(puzzle.costs) + len(puzzle.right_cards), 0, puzzle.id
    assert isinstance(puzzle, ProvedPuzzle)
    return len(puzzle.failures), min(puzzle.lies, 60), puzzle.id
