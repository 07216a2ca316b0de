"""`spadille puzzle`: what was picked from a miner's file is proved like what is shipped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from spadille.puzzles.puzzle import dump_puzzles
from spadille.puzzles.shipped_puzzles import list_proved_puzzles
from tests.cli.conftest import Spadille

SHARP = min(
    (puzzle for puzzle in list_proved_puzzles() if puzzle.best is not None), key=lambda puzzle: puzzle.lies
)
EVEN = min(
    (puzzle for puzzle in list_proved_puzzles() if puzzle.best is None), key=lambda puzzle: puzzle.lies
)


def test_a_picked_file_is_proved_puzzle_by_puzzle(spadille: Spadille, tmp_path: Path) -> None:
    picked = tmp_path / "picked.jsonl"
    picked.write_text(dump_puzzles([SHARP, EVEN]), "utf-8")
    ended = spadille("puzzle", "prove", str(picked))
    assert (ended.status, ended.out) == (0, "")
    assert "2 of 2" in ended.err


def test_what_does_not_hold_is_named(spadille: Spadille, tmp_path: Path) -> None:
    picked = tmp_path / "picked.jsonl"
    forged = replace(SHARP, lies=SHARP.lies + 1)
    picked.write_text(dump_puzzles([forged, EVEN]), "utf-8")
    ended = spadille("puzzle", "prove", str(picked))
    assert (ended.status, ended.lines) == (1, [f"{forged.id} {forged.code}"])
    assert "1 of 2" in ended.err


def test_a_miners_file_is_proved_without_its_notes(spadille: Spadille, tmp_path: Path) -> None:
    mined = tmp_path / "mined.jsonl"
    mined.write_text(dump_puzzles([EVEN]) + '{"next": 20}\n' + dump_puzzles([SHARP]), "utf-8")
    assert "2 of 2" in spadille("puzzle", "prove", str(mined)).err


def test_a_file_that_is_not_there_cannot_be_proved(spadille: Spadille, tmp_path: Path) -> None:
    assert spadille("puzzle", "prove", str(tmp_path / "nowhere")).status == 2


def test_judged_puzzles_are_not_looked_for_where_the_judge_is_not_proved(
    spadille: Spadille, tmp_path: Path
) -> None:
    ended = spadille("puzzle", "mine", str(tmp_path / "mined.jsonl"), "--game", "frog", "--judged")
    assert (ended.status, ended.out) == (2, "")
    assert "frog" in ended.err
    assert not (tmp_path / "mined.jsonl").exists()
