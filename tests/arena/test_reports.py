"""Reports on the arena's cards: the same question at the command line gives the same figures."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree

import pytest

from bench import report_alone, report_gap
from tests.study.studies import content

FEW = ("--game", "six-bid", "--set", "tuning")


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept what one gains alone."""
    monkeypatch.setattr(report_alone, "KEPT", tmp_path)
    return tmp_path / "six-bid-club-novice-tuning-alone"


def test_one_alone_goes_on_where_it_stopped(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FEW, "--bots", "club,novice", "--deals")
    report_alone.main([*words, "3"])
    at_once = (content(alone), capsys.readouterr().out)
    rmtree(alone)
    for deals in ("1", "3"):
        report_alone.main([*words, deals])
    assert content(alone) == at_once[0]
    assert capsys.readouterr().out.endswith(at_once[1])
    assert at_once[1].startswith("club alone among novice, counters a deal: ")


def test_who_sees_all_cards_is_measured_where_cards_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    report_gap.main([*FEW, "--bot", "novice", "--deals", "6"])
    assert capsys.readouterr().out.startswith("seeing all cards against novice: ")
