"""`spadille puzzle`: mines puzzles from deals of bots, proves them, and picks those to ship."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from spadille.cli.arguments import Number, build_rules, check_seed, find_game, resolve_seats
from spadille.cli.command_error import CommandError
from spadille.cli.language import choose_language
from spadille.judge.proof import names_any
from spadille.puzzles.judging import holds, judged_in
from spadille.puzzles.log import mine as mine_deals
from spadille.puzzles.log import puzzles_in, resumed
from spadille.puzzles.mining import Seam, proved, proved_in
from spadille.puzzles.puzzle import JudgedPuzzle, ProvedPuzzle, Puzzle, written
from spadille.puzzles.shelf import chosen, shipped
from spadille.rules.options import MOST
from spadille.text import load_catalogue

BOT = "club"
_CARDS = "play"
"""The kind of decision in a judged puzzle."""
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
    """Search deals for puzzles. The same command continues after an interruption."""
    table_rules = build_rules(find_game(game), rules, "{}")
    check_seed(seed)
    if judged and not names_any(table_rules.settings.game, _CARDS):
        raise CommandError("puzzle-not-judged", game=table_rules.settings.game)
    with suppress(OSError):
        os.nice(_LOW_PRIORITY)
    seam = Seam(table_rules, resolve_seats(table_rules, seats), bot, seed, judged_in if judged else proved_in)
    catalogue = load_catalogue(choose_language(language))
    for number in mine_deals(file, seam, deals):
        sys.stderr.write(catalogue.say("puzzle-mined", deals=number, found=len(resumed(file)[0])) + "\n")


def prove(*files: Path, language: str | None = None) -> int:
    """Prove the puzzles of some files, or those shipped, and name those that fail."""
    catalogue = load_catalogue(choose_language(language))
    puzzles = [puzzle for file in files for puzzle in puzzles_in(file)] if files else list(shipped())
    fallen = [puzzle for puzzle in puzzles if not _holds(puzzle)]
    for puzzle in fallen:
        sys.stdout.write(f"{puzzle.id} {puzzle.code}\n")
    sys.stderr.write(
        catalogue.say("puzzle-proved", proved=len(puzzles) - len(fallen), all=len(puzzles)) + "\n"
    )
    return OVERTURNED if fallen else PROVED


def _holds(puzzle: Puzzle) -> bool:
    """Return whether the puzzle's solution is confirmed."""
    if isinstance(puzzle, ProvedPuzzle):
        return proved(puzzle)
    return isinstance(puzzle, JudgedPuzzle) and holds(puzzle)


def pick(*files: Path, limit: Number = 150, language: str | None = None) -> None:
    """Write the `limit` puzzles of each file that are worth shipping."""
    del language
    for file in files:
        sys.stdout.write(written(chosen(puzzles_in(file), limit)))
