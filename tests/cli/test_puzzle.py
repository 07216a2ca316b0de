"""Tests of `spadille puzzle`: selected puzzles are proved again like the shipped ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from spadille.puzzles.puzzle import dump_puzzles
from spadille.puzzles.shipped_puzzles import list_proved_puzzles
from tests.support.cli import Spadille

SHARP = min(
    (puzzle for puzzle in list_proved_puzzles() if puzzle.best is not None), key=lambda puzzle: puzzle.lies
)
EVEN = min(
    (puzzle for puzzle in list_proved_puzzles() if puzzle.best is None), key=lambda puzzle: puzzle.lies
)


def test_prove_checks_every_puzzle_of_a_picked_file(spadille: Spadille, tmp_path: Path) -> None:
    picked = tmp_path / "picked.jsonl"
    picked.write_text(dump_puzzles([SHARP, EVEN]), "utf-8")
    ended = spadille("puzzle", "prove", str(picked))
    assert (ended.status, ended.out) == (0, "")
    assert "2 of 2" in ended.err


def test_a_puzzle_that_fails_is_named(spadille: Spadille, tmp_path: Path) -> None:
    picked = tmp_path / "picked.jsonl"
    forged = replace(SHARP, lies=SHARP.lies + 1)
    picked.write_text(dump_puzzles([forged, EVEN]), "utf-8")
    ended = spadille("puzzle", "prove", str(picked))
    assert (ended.status, ended.lines) == (1, [f"{forged.id} {forged.code}"])
    assert "1 of 2" in ended.err


def test_prove_ignores_the_progress_notes_of_mine(spadille: Spadille, tmp_path: Path) -> None:
    mined = tmp_path / "mined.jsonl"
    mined.write_text(dump_puzzles([EVEN]) + '{"next": 20}\n' + dump_puzzles([SHARP]), "utf-8")
    assert "2 of 2" in spadille("puzzle", "prove", str(mined)).err


def test_a_missing_puzzle_file_is_named(spadille: Spadille, tmp_path: Path) -> None:
    assert spadille("puzzle", "prove", str(tmp_path / "nowhere")).status == 2


def test_judged_puzzles_need_a_validated_evaluator(spadille: Spadille, tmp_path: Path) -> None:
    ended = spadille("puzzle", "mine", str(tmp_path / "mined.jsonl"), "--game", "frog", "--judged")
    assert (ended.status, ended.out) == (2, "")
    assert "frog" in ended.err
    assert not (tmp_path / "mined.jsonl").exists()
