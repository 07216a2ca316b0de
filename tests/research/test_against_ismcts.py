"""Tests of OpenSpiel's search at a table with our bots, in every seat of the same deal."""

import pytest

from research.experiments import against_ismcts
from research.experiments.against_ismcts import load_game, play_deal


def test_the_search_plays_every_seat_and_is_paid_by_the_rules() -> None:
    [row] = play_deal(2, "novice", "frog", 0)
    assert [row] == list(play_deal(2, "novice", "frog", 0))
    least, most = load_game("frog").parameters.table.bounds.payments
    assert len(row["gains"]) == 3
    assert all(least <= gain <= most for gain in row["gains"])


def test_the_gain_of_the_search_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    against_ismcts.main(["--game", "frog", "--bot", "novice", "--simulations", "2", "--deals", "1"])
    assert "1 deals at 3 tables" in capsys.readouterr().out
