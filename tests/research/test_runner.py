"""Tests of experiments: deals are played once, runs resume, and means have intervals."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import inf, sqrt
from pathlib import Path

import pytest

from research.runner import (
    Experiment,
    Row,
    clustered_mean,
    contest_from,
    contest_parser,
    describe_mean,
    parser,
)
from spadille.arena import Contest, Deals
from spadille.games import SIX_BID
from spadille.study import series


def play_number(_: str, number: int) -> Iterator[Row]:
    yield {"number": number}


NUMBERS = Experiment("numbers", play_number, size=2)


def minutes(text: str) -> argparse.Namespace:
    return parser("plays").parse_args(["--minutes", text])


def test_an_interrupted_run_has_the_same_share_of_each_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "process_time", iter(range(0, 900, 10)).__next__)
    wanted = {"a": range(10, 18), "b": range(4)}
    assert NUMBERS.run(wanted, minutes("0.5")) == 30
    assert [row["number"] for row in NUMBERS.rows("a")] == [10, 11, 12, 13]
    assert [row["number"] for row in NUMBERS.rows("b")] == [0, 1]
    assert NUMBERS.missing(wanted) == {"a", "b"}


def test_a_run_resumes_where_it_stopped(results: Path) -> None:
    for end in (2, 5):
        NUMBERS.run({"a": range(end)}, minutes("1"))
    assert list(NUMBERS.rows("a")) == [{"number": number} for number in range(5)]
    assert NUMBERS.missing({"a": range(5)}) == set()
    assert len(list((results / "numbers" / "a").iterdir())) == 3


def test_a_contest_is_read_from_arguments() -> None:
    options = contest_parser("plays", game="six-bid", bots="club,novice", deals=3, seed="any")
    contest = contest_from(options.parse_args(["--set", "reporting"]))
    assert contest == Contest(SIX_BID.rules("standard"), 3, ("club", "novice"), "any", Deals.REPORTING)


def test_a_mean_is_described_with_its_interval_from_ten_deals_on() -> None:
    assert describe_mean([], "any") == "none"
    assert describe_mean([1.0, 2.0], "any") == "+1.50, deals 2"
    assert describe_mean([3.0] * 10, "any") == "+3.00 (+3.00 to +3.00), deals 10"


def test_the_values_of_a_cluster_count_as_one_draw() -> None:
    single = [[4.0], [16.0], [7.0], [13.0]]
    assert clustered_mean(single) == pytest.approx((10, 1.96 * sqrt(30 / 4)))
    assert clustered_mean([cluster * 2 for cluster in single]) == pytest.approx(clustered_mean(single))
    assert clustered_mean([[1.0, 3.0]]) == (2, inf)
