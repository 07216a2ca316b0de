"""Search deals played by bots for puzzles, with a log from which an interrupted search resumes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from spadille.bots import BOTS
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.puzzles.puzzle import Puzzle, PuzzleSource, dump_puzzles, parse_puzzle
from spadille.rules.game import Rules

_NOTE_EVERY = 20
"""The number of deals between two progress entries in the log."""
_NEXT = "next"

PuzzleFinder = Callable[[Deal, Action, PuzzleSource], Puzzle | None]
"""A function that returns the puzzle at a position, or None.

It gets the deal, the action taken, and its source.
"""


@dataclass(frozen=True, slots=True)
class MiningSeries:
    """A series of deals that bots play, and the function that finds puzzles in them."""

    rules: Rules
    seats: int
    bot: str
    seed: str
    find: PuzzleFinder

    def play_deal(self, number: int) -> Iterator[tuple[Deal, Action]]:
        """Play a deal of the series, and yield the deal before each action together with the action."""
        origin = Stream(key_of(self.seed, number))
        deal = Deal.of(dealt_by(origin, self.rules, self.seats, number % self.seats))
        chance = Random(f"{self.seed}/{number}")  # noqa: S311 - a player's whims
        while deal.turn is not None:
            answer = BOTS[self.bot].answer(view_of(deal, deal.turn), chance)
            yield deal, answer
            deal = deal.play(answer)

    def find_puzzles(self, number: int) -> Iterator[Puzzle]:
        """Yield the puzzles of deal `number`: at most one with a right card, and at most one even position,
        in which all cards are equally good.
        """
        found: set[bool] = set()
        for deal, done in self.play_deal(number):
            puzzle = self.find(deal, done, PuzzleSource(self.seed, number))
            if puzzle is not None and (puzzle.best is None) not in found:
                found.add(puzzle.best is None)
                yield puzzle


def mine_puzzles(file: Path, series: MiningSeries, deals: int) -> Iterator[int]:
    """Search the deals of a series that the log does not contain yet, and yield the number of deals done."""
    puzzles, at = load_progress(file)
    _write_progress(file, puzzles, at)
    with file.open("a", encoding="utf-8") as log:
        for number in range(at, deals):
            log.write(dump_puzzles(list(series.find_puzzles(number))))
            if (number + 1) % _NOTE_EVERY == 0 or number + 1 == deals:
                log.write(_note_json(number + 1))
                log.flush()
                yield number + 1


def load_progress(file: Path) -> tuple[list[Puzzle], int]:
    """Return the puzzles up to the log's last progress entry, and the number of the deal to resume with."""
    puzzles: list[Puzzle] = []
    sure, at = 0, 0
    for line in _read_lines(file) if file.exists() else ():
        if _is_note(line):
            sure, at = len(puzzles), json.loads(line)[_NEXT]
        else:
            puzzles.append(parse_puzzle(line))
    return puzzles[:sure], at


def load_puzzles(file: Path) -> list[Puzzle]:
    """Return all puzzles in a log or in a file of selected puzzles.

    Raises:
        OSError: the file cannot be read.
    """
    return [parse_puzzle(line) for line in _read_lines(file) if not _is_note(line)]


def _read_lines(file: Path) -> list[str]:
    """Return the complete lines of a file, without a last line that was cut off."""
    return file.read_text(encoding="utf-8").split("\n")[:-1]


def _is_note(line: str) -> bool:
    return line.startswith(f'{{"{_NEXT}"')


def _write_progress(file: Path, puzzles: list[Puzzle], at: int) -> None:
    file.write_text(dump_puzzles(puzzles) + (_note_json(at) if at else ""), encoding="utf-8")


def _note_json(at: int) -> str:
    return json.dumps({_NEXT: at}) + "\n"
