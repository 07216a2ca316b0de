"""`spadille puzzle`: find puzzles in deals played by bots, prove them, and pick those to ship."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from spadille.cli.arguments import Number, build_rules, check_seed, find_game, resolve_seats
from spadille.cli.command_error import CommandError
from spadille.cli.language import choose_language
from spadille.evaluation.validation import names_mistakes
from spadille.puzzles.evaluated_puzzles import find_evaluated_puzzle, verify_evaluated_puzzle
from spadille.puzzles.mining import MiningSeries, load_progress, load_puzzles, mine_puzzles
from spadille.puzzles.proved_puzzles import find_proved_puzzle, verify_proved_puzzle
from spadille.puzzles.puzzle import EvaluatedPuzzle, ProvedPuzzle, Puzzle, dump_puzzles
from spadille.puzzles.shipped_puzzles import load_shipped_puzzles, select_puzzles
from spadille.rules.options import MOST
from spadille.text import load_catalogue
from spadille.text.wrapping import wrap_for

BOT = "club"
_CARDS = "play"
"""The kind of decision in an evaluated puzzle."""
_LOW_PRIORITY = 15
PROVED, OVERTURNED = 0, 1


def mine(
    file: Path,
    /,
    *,
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    bot: str = BOT,
    seed: str = "puzzles-1",
    deals: Number = MOST,
    judged: bool = False,
    language: str | None = None,
) -> None:
    """Search deals for puzzles. After an interruption the same command resumes."""
    table_rules = build_rules(find_game(game), rules, "{}")
    check_seed(seed)
    if judged and not names_mistakes(table_rules.settings.game, _CARDS):
        raise CommandError("puzzle-not-judged", game=table_rules.settings.game)
    with suppress(OSError):
        os.nice(_LOW_PRIORITY)
    seam = MiningSeries(
        table_rules,
        resolve_seats(table_rules, seats),
        bot,
        seed,
        find_evaluated_puzzle if judged else find_proved_puzzle,
    )
    catalogue = load_catalogue(choose_language(language))
    for number in mine_puzzles(file, seam, deals):
        line = catalogue.say("puzzle-mined", deals=number, found=len(load_progress(file)[0]))
        sys.stderr.write(wrap_for(sys.stderr, f"{line}\n"))


def prove(*files: Path, language: str | None = None) -> int:
    """Prove the puzzles in some files, by default those shipped, and list those that fail."""
    catalogue = load_catalogue(choose_language(language))
    puzzles = (
        [puzzle for file in files for puzzle in load_puzzles(file)] if files else list(load_shipped_puzzles())
    )
    fallen = [puzzle for puzzle in puzzles if not _holds(puzzle)]
    for puzzle in fallen:
        sys.stdout.write(f"{puzzle.id} {puzzle.code}\n")
    line = catalogue.say("puzzle-proved", proved=len(puzzles) - len(fallen), all=len(puzzles))
    sys.stderr.write(wrap_for(sys.stderr, f"{line}\n"))
    return OVERTURNED if fallen else PROVED


def _holds(puzzle: Puzzle) -> bool:
    """Return whether the puzzle's solution is confirmed."""
    if isinstance(puzzle, ProvedPuzzle):
        return verify_proved_puzzle(puzzle)
    return isinstance(puzzle, EvaluatedPuzzle) and verify_evaluated_puzzle(puzzle)


def pick(*files: Path, limit: Number = 150, language: str | None = None) -> None:
    """Write the puzzles of each file that are worth shipping, at most `limit` a file."""
    del language
    for file in files:
        sys.stdout.write(dump_puzzles(select_puzzles(load_puzzles(file), limit)))
