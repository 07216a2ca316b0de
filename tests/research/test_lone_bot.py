"""Tests of a bot alone among others: the same deals give the same figures, also after an interruption."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest

from research.experiments import bot_statistics, evenings, lone_bot, perfect_information
from research.experiments.evenings import bootstrap, gains_by_seat, share_won
from research.runner import open_folder
from spadille.arena import Contest, Deals
from spadille.arena.round import Round, ScoredTable
from spadille.games import SIX_BID
from tests.arena.contests import play_round_of
from tests.arena.test_forecast_error import SIX
from tests.study.sample_studies import read_files

ARGUMENTS = ("--game", "six-bid", "--bots", "club,novice", "--deals")


def test_a_lone_bot_resumes_with_the_same_figures(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lone_bot.main([*ARGUMENTS, "3"])
    at_once = (read_files(results), capsys.readouterr().out)
    rmtree(results)
    for deals in ("1", "3"):
        lone_bot.main([*ARGUMENTS, deals])
    assert read_files(results) == at_once[0]
    assert capsys.readouterr().out.endswith(at_once[1])
    assert at_once[1].startswith("club alone among novice, counters a deal: ")


def poorer(table: ScoredTable) -> ScoredTable:
    return replace(table, payments=tuple(payment - 8 for payment in table.payments))


def test_another_version_is_compared_on_the_same_deals(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lone_bot.main([*ARGUMENTS, "3", "--beside", str(results / "lone_bot")])
    nothing = "club over another version of itself, counters a deal: +0.00, deals 3"
    assert capsys.readouterr().out.splitlines()[-1] == nothing
    contest = Contest(SIX_BID.rules("standard"), 3, ("club", "novice"), "alone", Deals.TUNING)
    rows = open_folder(results / "lone_bot" / "six-bid-club-novice-tuning-alone").read_rows("six-bid")
    rounds = list(map(lone_bot.round_of, rows))
    before = [replace(played, tables=tuple(map(poorer, played.tables))) for played in rounds[1:]]
    assert lone_bot.compare(contest, rounds, before).endswith(": +8.00, deals 2")


def test_seeing_all_cards_is_measured_where_cards_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    perfect_information.main(["--game", "six-bid", "--bots", "novice", "--deals", "6"])
    assert capsys.readouterr().out.startswith("seeing all cards against novice: +")


def test_what_bots_bid_and_make_among_themselves_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    bot_statistics.main(["--game", "progressive", "--bots", "club", "--deals", "12"])
    heading, *contracts = capsys.readouterr().out.splitlines()
    assert heading.startswith("club among themselves: passed out ")
    assert any("of the deals, made" in line for line in contracts)


def test_the_lone_bot_has_the_first_place_wherever_it_sits() -> None:
    tables = tuple(table for table in play_round_of(SIX, 1).tables if table.line_up.count("A") == 1)
    seats = gains_by_seat(Round(1, tables))
    assert len(seats) == 3
    assert sorted(gains[0] for gains in seats) == sorted(table.sum_payments("A") for table in tables)
    assert all(sum(gains) == 0 for gains in seats)


def test_the_most_counters_win_an_evening_and_a_tie_is_shared() -> None:
    winning, losing, tied = ((2, -1, -1),), ((-2, 1, 1),), ((3, 3, -6),)
    assert share_won([winning], 5, 10, Random(1)) == 1
    assert share_won([losing], 5, 10, Random(1)) == 0
    assert share_won([tied], 5, 10, Random(1)) == 0.5
    low, high = bootstrap([winning, losing], 1, Random(1))
    assert low < 0.5 < high


def test_evenings_are_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(evenings, "EVENINGS", 200)
    evenings.main(["--bots", "club,random", "--deals", "4", "--length", "6"])
    printed = capsys.readouterr().out
    assert printed.startswith("club alone among random: wins ")
    assert printed.endswith("of the evenings of 6 deals; 4 deals\n")
