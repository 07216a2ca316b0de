"""Tests of series stored as shards: a killed process resumes, and no work is repeated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from spadille.study import series
from spadille.study.runners import ProcessRunner
from spadille.study.series import NumberSpan, SeriesFolder, SeriesRow, make_series_shard
from spadille.study.shard_folder import ShardFolder
from spadille.study.study_error import StudyError
from tests.study.sample_studies import read_files

HERE = ProcessRunner(1)
LONG = 1e9
ABOUT = {"series": "squares"}


def squares(name: str, number: int) -> Iterator[SeriesRow]:
    """Yield one row, or none for every third number."""
    if number % 3:
        yield {"of": name, "number": number, "square": number**2}


def folder(place: Path, size: int = 4) -> SeriesFolder:
    return SeriesFolder(place, ABOUT, size)


def run_series(place: Path, *, end: int = 10, processes: int = 1) -> dict[str, bytes]:
    squared = folder(place)
    squared.run_missing(squares, squared.spans("plain", 0, end), ProcessRunner(processes), LONG)
    return read_files(place)


def test_rows_are_read_in_order(tmp_path: Path) -> None:
    run_series(tmp_path)
    rows = list(folder(tmp_path).read_rows("plain"))
    assert [row["number"] for row in rows] == [1, 2, 4, 5, 7, 8]
    assert rows == [row for number in range(10) for row in squares("plain", number)]


def test_files_do_not_depend_on_processes(tmp_path: Path) -> None:
    assert run_series(tmp_path / "one") == run_series(tmp_path / "two", processes=2)


@pytest.mark.parametrize("moment", range(8))
def test_series_resumes_after_any_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    whole = run_series(tmp_path / "whole")
    touched, put = iter(range(moment)), Path.replace

    def until_then(beside: Path, place: Path) -> Path:
        if next(touched, None) is None:
            raise KeyboardInterrupt
        return put(beside, place)

    monkeypatch.setattr(Path, "replace", until_then)
    place = tmp_path / "cut"
    if moment < len(whole):
        with pytest.raises(KeyboardInterrupt):
            run_series(place)
    monkeypatch.setattr(Path, "replace", put)
    again = run_series(place)
    assert {name: again[name] for name in whole} == whole
    assert {name.partition("/")[0] for name in again.keys() - whole.keys()} <= {"under-way"}


def test_time_limit_stops_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "process_time", iter(range(0, 90_000, 20)).__next__)
    squared = folder(tmp_path, 1)
    wanted = list(squared.spans("plain", 0, 9))
    assert squared.run_missing(squares, wanted, HERE, 50) == 60
    assert [span.first for span in squared.find_missing(wanted)] == [3, 4, 5, 6, 7, 8]
    squared.run_missing(squares, wanted, HERE, LONG)
    assert list(squared.find_missing(wanted)) == []


def test_other_folder_is_left_alone(tmp_path: Path) -> None:
    before = run_series(tmp_path)
    for other in (partial(SeriesFolder, about={"series": "cubes"}, size=4), partial(folder, size=5)):
        with pytest.raises(StudyError) as wrong:
            other(tmp_path)
        assert wrong.value.code == "no-study"
    assert read_files(tmp_path) == before


def test_changed_file_is_detected(tmp_path: Path) -> None:
    run_series(tmp_path)
    file = sorted((tmp_path / "plain").iterdir())[0]
    file.write_text(json.dumps({"number": 1, "square": 2}) + "\n", encoding="utf-8")
    with pytest.raises(StudyError) as wrong:
        list(folder(tmp_path).read_rows("plain"))
    assert (wrong.value.code, wrong.value.facts) == ("broken-shard", {"file": file.name})


def test_conflicting_rows_are_refused(tmp_path: Path) -> None:
    run_series(tmp_path)
    ShardFolder(tmp_path, "plain").add(
        make_series_shard(partial(different_squares), NumberSpan("plain", 0, 4))
    )
    with pytest.raises(StudyError, match="two-shards"):
        list(folder(tmp_path).read_rows("plain"))


def different_squares(name: str, number: int) -> Iterator[SeriesRow]:
    yield {"of": name, "number": number, "square": number}
