"""Tests of a bot against another version of itself: both get the same questions, each in its own process."""

from __future__ import annotations

from pathlib import Path

import pytest

from research.experiments import versions
from research.experiments.versions import Times, ask_worker, play_deal, play_table
from spadille.arena import Contest, Deals
from spadille.arena.seating import make_starts
from spadille.games import SIX_BID

HERE = Path(__file__).parents[2]
CONTEST = Contest(SIX_BID.rules("standard"), 3, ("novice", "novice@same"), "versions", Deals.TUNING, "all")


def first_pair() -> int:
    """Return the number of the first deal in which a contract is played."""
    return next(number for number in range(10) if make_starts(CONTEST, number))


def test_the_same_version_answers_the_same_with_the_same_chance() -> None:
    number, times = first_pair(), Times()
    here, there = (play_table(CONTEST, number, start, HERE, times) for start in make_starts(CONTEST, number))
    assert here.actions == there.actions
    assert times.keys() == {"A play", "B play"}
    assert times["A play"][0] == times["B play"][0]


def test_a_version_gains_nothing_over_itself(
    results: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(versions, "commit_of", lambda _: "same")
    words = [str(HERE), "--bots", "novice", "--deals", str(first_pair() + 1)]
    versions.main([*words, "--pairs", "all"])
    versions.main(words)
    d, counters, _, here, there, *_ = capsys.readouterr().out.splitlines()
    assert d.endswith(": +0.00, deals 1")
    assert counters == "counters a pair: +0.00, deals 1"
    assert here.startswith("A play: ")
    assert there.startswith("B play: ")
    assert {kind.name for kind in (results / "versions" / "same").iterdir()} == {"all", "alone"}


def test_this_version_sits_alone_once_in_each_seat() -> None:
    whole = Contest(CONTEST.rules, 3, CONTEST.bots, "versions", Deals.TUNING)
    tables = play_deal(whole, 0, HERE)["tables"]
    assert {table["line_up"] for table in tables} == {"ABB", "BAB", "BBA"}


def test_an_unknown_bot_ends_the_experiment() -> None:
    deal, _ = make_starts(CONTEST, first_pair())[0]
    with pytest.raises(SystemExit, match="nobody of the other version did not answer"):
        ask_worker(HERE, "nobody", deal, "0")
