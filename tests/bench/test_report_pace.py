"""Tests that the time that a bot takes is reported by kind of decision."""

import pytest

from bench import report_pace


def test_the_time_of_each_kind_of_decision_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    report_pace.main(["--games", "frog", "--deals", "2"])
    heading, fast, club = capsys.readouterr().out.splitlines()
    assert heading.startswith("frog: ")
    assert " µs a card" in heading
    assert fast.startswith("  fast: auction ")
    assert club.startswith("  club: auction ")
