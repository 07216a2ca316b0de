"""`spadille puzzle`: positions mined from deals of the arena, proved or judged, and chosen to be shipped."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.language import spoken
from spadille.cli.trouble import Trouble
from spadille.evaluation.validation import names_mistakes
from spadille.puzzles.evaluated_puzzles import find_evaluated_puzzle, verify_evaluated_puzzle
from spadille.puzzles.mining import MiningSeries, load_progress, load_puzzles, mine_puzzles
from spadille.puzzles.proved_puzzles import find_proved_puzzle, verify_proved_puzzle
from spadille.puzzles.puzzle import EvaluatedPuzzle, ProvedPuzzle, Puzzle, dump_puzzles
from spadille.puzzles.shipped_puzzles import load_shipped_puzzles, select_puzzles
from spadille.rules.options import MOST
from spadille.text import catalogue

BOT = "club"
_CARDS = "play"
"""The kind of decision that a judged puzzle asks for."""
_BEHIND_OTHERS = 15
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
    """Looks through deals for puzzles; whatever interrupts it, the same command goes on."""
    agreed = rules_for(game_for(game), rules, "{}")
    judge_seed(seed)
    if judged and not names_mistakes(agreed.settings.game, _CARDS):
        raise Trouble("puzzle-not-judged", game=agreed.settings.game)
    with suppress(OSError):
        os.nice(_BEHIND_OTHERS)
    seam = MiningSeries(
        agreed, seats_at(agreed, seats), bot, seed, find_evaluated_puzzle if judged else find_proved_puzzle
    )
    words = catalogue(spoken(language))
    for number in mine_puzzles(file, seam, deals):
        sys.stderr.write(words.say("puzzle-mined", deals=number, found=len(load_progress(file)[0])) + "\n")


def prove(*files: Path, language: str | None = None) -> int:
    """Proves puzzles again, those of some files or those that are shipped; names what does not hold."""
    words = catalogue(spoken(language))
    puzzles = (
        [puzzle for file in files for puzzle in load_puzzles(file)] if files else list(load_shipped_puzzles())
    )
    fallen = [puzzle for puzzle in puzzles if not _comes_out(puzzle)]
    for puzzle in fallen:
        sys.stdout.write(f"{puzzle.id} {puzzle.code}\n")
    sys.stderr.write(words.say("puzzle-proved", proved=len(puzzles) - len(fallen), all=len(puzzles)) + "\n")
    return OVERTURNED if fallen else PROVED


def _comes_out(puzzle: Puzzle) -> bool:
    """Whether all that is said of it does."""
    if isinstance(puzzle, ProvedPuzzle):
        return verify_proved_puzzle(puzzle)
    return isinstance(puzzle, EvaluatedPuzzle) and verify_evaluated_puzzle(puzzle)


def pick(*files: Path, most: Number = 150, language: str | None = None) -> None:
    """Writes the puzzles of each file that are worth a place among so many of a game."""
    del language
    for file in files:
        sys.stdout.write(dump_puzzles(select_puzzles(load_puzzles(file), most)))
