"""The puzzles that are shipped: each is lawful, each is proved again, and a fifth have nothing special."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.play.action import Play
from spadille.puzzles import shelf
from spadille.puzzles.log import mine, resumed
from spadille.puzzles.mining import Seam, proved
from spadille.puzzles.puzzle import Puzzle, read_puzzle, written

ALL = shelf.shipped()
A_SHARE = 25


@pytest.mark.parametrize("puzzle", ALL[::A_SHARE], ids=lambda puzzle: puzzle.id)
def test_a_share_of_the_puzzles_is_proved_again(puzzle: Puzzle) -> None:
    assert proved(puzzle)


@pytest.mark.long
def test_every_puzzle_is_proved_again() -> None:
    fallen = [puzzle.id for puzzle in ALL if not proved(puzzle)]
    assert fallen == []


def test_every_puzzle_asks_for_a_card_that_may_be_played() -> None:
    for puzzle in ALL:
        cards = {answer.card for answer in puzzle.deal.answers() if isinstance(answer, Play)}
        assert len(cards) > 1
        if puzzle.best is not None:
            assert {puzzle.best, *puzzle.fails} == cards
            assert all(0 < failure.lies <= puzzle.lies for failure in puzzle.fails.values())


def test_every_lie_that_is_shown_is_one_that_the_seat_could_not_rule_out() -> None:
    for puzzle in ALL[::5]:
        for card, failure in puzzle.fails.items():
            end = deal_of(failure.code)
            assert end.actions[: len(puzzle.deal.actions)] == puzzle.deal.actions
            assert end.actions[len(puzzle.deal.actions)] == Play(puzzle.seat, card)
            assert end.layout.hand(puzzle.seat) == puzzle.deal.layout.hand(puzzle.seat)


def test_in_a_fifth_of_a_game_nothing_is_special() -> None:
    even = Counter(puzzle.game for puzzle in ALL if puzzle.best is None)
    for game, count in Counter(puzzle.game for puzzle in ALL).items():
        assert game in GAMES
        assert even[game] * 5 == count


def test_no_position_is_set_twice() -> None:
    assert len(shelf.by_id()) == len(ALL)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert [read_puzzle(line) for line in written(ALL[:20]).splitlines()] == list(ALL[:20])


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    rules = GAMES["german-solo"].rules("standard")
    seam = Seam(rules, 4, "club", "mined")
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert list(mine(whole, seam, 8)) == [8]
    list(mine(broken, seam, 5))
    broken.write_text(broken.read_text("utf-8") + '{"code":"B', "utf-8")
    list(mine(broken, seam, 8))
    assert resumed(broken) == resumed(whole)
    assert resumed(whole)[1] == 8
    assert resumed(whole)[0]
