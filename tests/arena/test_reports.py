"""Reports on the arena's deals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import rmtree

import pytest

from research.experiments import lone_bot, perfect_information
from spadille.arena import Contest, Deals
from spadille.arena.round import ScoredTable
from spadille.games import SIX_BID
from tests.study.sample_studies import read_files

FEW = ("--game", "six-bid", "--set", "tuning")


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the report on lone seats."""
    monkeypatch.setattr(lone_bot, "KEPT", tmp_path)
    return tmp_path / "six-bid-club-novice-tuning-alone"


def test_report_alone_resumes(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FEW, "--bots", "club,novice", "--deals")
    lone_bot.main([*words, "3"])
    at_once = (read_files(alone), capsys.readouterr().out)
    rmtree(alone)
    for deals in ("1", "3"):
        lone_bot.main([*words, deals])
    assert read_files(alone) == at_once[0]
    assert capsys.readouterr().out.endswith(at_once[1])
    assert at_once[1].startswith("club alone among novice, counters a deal: ")


def poorer(table: ScoredTable) -> ScoredTable:
    return replace(table, payments=tuple(payment - 8 for payment in table.payments))


def test_version_report_compares_the_same_deals(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FEW, "--bots", "club,novice", "--deals", "3")
    lone_bot.main([*words, "--beside", str(alone.parent)])
    nothing = "club over another version of itself, counters a deal: +0.00, deals 3"
    assert capsys.readouterr().out.splitlines()[-1] == nothing
    contest = Contest(SIX_BID.rules("standard"), 3, ("club", "novice"), "alone", Deals.TUNING)
    played = lone_bot.kept_in(lone_bot.folder_for(contest), "six-bid")
    before = [replace(round_, tables=tuple(map(poorer, round_.tables))) for round_ in played[1:]]
    assert lone_bot.beside(contest, played, before).endswith(": +8.00, deals 2")


def test_perfect_information_report_counts_cards(capsys: pytest.CaptureFixture[str]) -> None:
    perfect_information.main([*FEW, "--bot", "novice", "--deals", "6"])
    assert capsys.readouterr().out.startswith("seeing all cards against novice: ")
