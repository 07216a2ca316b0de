"""The reports on evenings and on times."""

from pathlib import Path
from random import Random

import pytest

from bench import report_pace
from research.experiments import evenings, lone_bot
from research.experiments.evenings import by_seat, interval, won
from spadille.arena.round import Round
from tests.arena.contests import play_round_of
from tests.arena.test_forecast_error import SIX


def test_bot_is_listed_first_in_every_seat() -> None:
    tables = tuple(table for table in play_round_of(SIX, 1).tables if table.line_up.count("A") == 1)
    seats = by_seat(Round(1, tables))
    assert len(seats) == 3
    assert sorted(gains[0] for gains in seats) == sorted(table.sum_payments("A") for table in tables)
    assert all(sum(gains) == 0 for gains in seats)


def test_highest_score_wins_the_evening_and_ties_are_shared() -> None:
    winning, losing, tied = ((2, -1, -1),), ((-2, 1, 1),), ((3, 3, -6),)
    assert won([winning], 5, 10, Random(1)) == 1
    assert won([losing], 5, 10, Random(1)) == 0
    assert won([tied], 5, 10, Random(1)) == 0.5
    low, high = interval([winning, losing], 1, Random(1))
    assert low < 0.5 < high


def test_report_has_share_of_evenings_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lone_bot, "KEPT", tmp_path)
    monkeypatch.setattr(evenings, "EVENINGS", 200)
    evenings.main(["--bots", "club,random", "--deals", "4", "--length", "6"])
    printed = capsys.readouterr().out
    assert printed.startswith("club alone among random: wins ")
    assert printed.endswith("of the evenings of 6 deals; 4 deals\n")


def test_report_has_time_per_kind_of_decision(capsys: pytest.CaptureFixture[str]) -> None:
    report_pace.main(["--games", "frog", "--deals", "2"])
    heading, fast, club = capsys.readouterr().out.splitlines()
    assert heading.startswith("frog: ")
    assert " µs a card" in heading
    assert fast.startswith("  fast: auction ")
    assert club.startswith("  club: auction ")
