"""What was played before is there again, whichever version kept it, and whenever it was broken off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from research.runner import asks, in_turns, runner_of, seconds_of, take_in, whole_lines
from research.training import auction_deals
from research.training.auction_deals import DEAFLY, folder, kept, rows
from spadille.study.runners import ProcessRunner
from spadille.study.series import NumberSpan, SeriesFolder, SeriesRow

GAME = "progressive"


@pytest.mark.parametrize(
    ("left", "lines"),
    [("", []), ("on", []), ("one\n", ["one"]), ("one\ntw", ["one"]), ("one\ntwo\n", ["one", "two"])],
)
def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path, left: str, lines: list[str]) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(left, "utf-8")
    assert whole_lines(path) == lines


def test_where_nothing_was_played_there_is_nothing(tmp_path: Path) -> None:
    assert whole_lines(tmp_path / "kept.jsonl") == []


def numbered(_: str, number: int) -> Iterator[SeriesRow]:
    yield {"number": number}


def test_a_file_of_lines_becomes_shards_and_the_rest_is_played(tmp_path: Path) -> None:
    old, series = tmp_path / "old.jsonl", SeriesFolder(tmp_path / "new", {"series": "numbers"}, 3)
    old.write_text("".join(f'{{"number": {number}}}\n' for number in range(100, 108)) + '{"num', "utf-8")
    take_in(series, "numbers", old, 100)
    assert not old.exists()
    assert [row["number"] for row in series.read_rows("numbers")] == [*range(100, 106)]
    series.run_missing(numbered, series.spans("numbers", 100, 110), ProcessRunner(1), 60)
    assert list(series.read_rows("numbers")) == [{"number": number} for number in range(100, 110)]


def test_several_series_take_turns(tmp_path: Path) -> None:
    series = SeriesFolder(tmp_path, {}, 2)
    assert list(in_turns(series, ["a", "b"], 3)) == [
        NumberSpan("a", 0, 2), NumberSpan("b", 0, 2), NumberSpan("a", 2, 3), NumberSpan("b", 2, 3),
    ]  # fmt: skip


def test_it_is_asked_for_how_long_and_where() -> None:
    asked = asks("plays").parse_args(["--minutes", "2", "--processes", "3"])
    assert (seconds_of(asked), runner_of(asked)) == (120, ProcessRunner(3))


def test_auctions_of_earlier_versions_are_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auction_deals, "PLACE", tmp_path)
    monkeypatch.setattr(auction_deals, "SIZE", 1)
    assert list(kept(DEAFLY, GAME)) == []
    [before] = rows(f"{DEAFLY}-{GAME}", 0)
    (tmp_path / f"{DEAFLY}-{GAME}.jsonl").write_text(json.dumps(before) + "\n", "utf-8")
    [heard] = kept(DEAFLY, GAME)
    assert (heard.number, heard.deal.over) == (0, True)
    series = folder(DEAFLY, GAME)
    assert json.loads(json.dumps(before)) == next(iter(series.read_rows(f"{DEAFLY}-{GAME}")))
