"""Tests that an interrupted contest resumes."""

import json
from pathlib import Path

import pytest

from tests.study.sample_studies import read_files
from tests.support.cli import CommandResult, Spadille

PLAYED = ("arena", "--bots", "random,novice", "--deals", "12", "--processes", "1", "--json")
Whole = tuple[Path, bytes, CommandResult]


def arena_command(deals: int) -> tuple[str, ...]:
    return tuple(str(deals) if word == "12" else word for word in PLAYED)


@pytest.fixture
def whole(spadille: Spadille, tmp_path: Path) -> Whole:
    """Play a contest without interruption, and return its results, records and report."""
    results, records = tmp_path / "whole", tmp_path / "whole.jsonl"
    ended = spadille(*PLAYED, "--results", str(results), "--records", str(records))
    assert (ended.status, ended.err) == (0, "")
    return results, records.read_bytes(), ended


def test_resumed_report_equals_direct_report(spadille: Spadille, tmp_path: Path, whole: Whole) -> None:
    records = tmp_path / "plain.jsonl"
    report = json.loads(whole[2].out)
    assert report.pop("comparisons") == 1
    plain = json.loads(spadille(*PLAYED, "--records", str(records)).out)
    assert plain.pop("comparisons") is None
    assert report == plain
    assert records.read_bytes() == whole[1]


def test_missing_deals_are_replayed(spadille: Spadille, tmp_path: Path, whole: Whole) -> None:
    results, written, ended = whole
    before = read_files(results)
    for lost in [*results.glob("deals/*"), results / "manifest.json"]:
        lost.unlink()
        records = tmp_path / "again.jsonl"
        assert spadille(*PLAYED, "--results", str(results), "--records", str(records)) == ended
        assert records.read_bytes() == written
        assert read_files(results) == before


def test_more_deals_may_follow_and_fewer_be_reported(
    spadille: Spadille, tmp_path: Path, whole: Whole
) -> None:
    folder = tmp_path / "some"
    spadille(*arena_command(7), "--results", str(folder))
    before = read_files(folder)
    assert spadille(*PLAYED, "--results", str(folder)) == whole[2]
    assert {
        name: folder.joinpath(name).read_bytes() for name in before if name.startswith("deals")
    }.items() <= before.items()
    grown = read_files(folder)
    fewer = spadille(*arena_command(7), "--results", str(folder))
    assert fewer.out == spadille(*arena_command(7), "--results", str(tmp_path / "seven")).out
    assert read_files(folder) == grown


def test_the_folder_counts_the_comparisons_tried_on_its_deals(spadille: Spadille, tmp_path: Path) -> None:
    results = str(tmp_path / "tried")

    def tried(bots: str, seed: str = "1") -> object:
        words = ("--bots", bots, "--deals", "2", "--seed", seed, "--processes", "1", "--json")
        return json.loads(spadille("arena", *words, "--results", results).out)["comparisons"]

    assert tried("random,novice") == 1
    assert tried("novice,random") == 2
    assert tried("random,random") == 3
    assert tried("random,novice") == 3
    assert tried("random,novice", seed="2") == 1


@pytest.mark.parametrize("language", ["en", "sv"])
def test_other_folders_are_left_alone(spadille: Spadille, tmp_path: Path, language: str) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "notes.txt").write_text("of something else")
    for place in (other, other / "notes.txt"):
        ended = spadille(*PLAYED, "--results", str(place), "--language", language)
        assert (ended.status, ended.out) == (2, "")
        assert {"en": "is not the folder of a study", "sv": "är ingen studies mapp"}[language] in ended.err
        assert len(ended.err.splitlines()) == 1
    assert read_files(other) == {"notes.txt": b"of something else"}


@pytest.mark.parametrize(
    "written", [b"{}", b"[]", b"no JSON", b"\xff", b'{"kind": "study", "v": 1, "plans": [1]}']
)
def test_a_broken_plan_is_named(spadille: Spadille, tmp_path: Path, written: bytes) -> None:
    (tmp_path / "study.json").write_bytes(written)
    ended = spadille(*PLAYED, "--results", str(tmp_path))
    assert (ended.status, ended.out) == (2, "")
    assert "is not the folder of a study" in ended.err
    assert read_files(tmp_path) == {"study.json": written}


def test_changed_shard_is_reported(spadille: Spadille, whole: Whole) -> None:
    changed = next(whole[0].glob("deals/*"))
    changed.write_bytes(changed.read_bytes() + b" ")
    ended = spadille(*PLAYED, "--results", str(whole[0]))
    assert (ended.status, ended.out) == (2, "")
    assert changed.name in ended.err
    changed.unlink()
    assert spadille(*PLAYED, "--results", str(whole[0])) == whole[2]


def test_conflicting_shards_are_reported(spadille: Spadille, whole: Whole) -> None:
    shard = next(whole[0].glob("deals/*"))
    other = shard.with_name(f"{shard.stem.partition('-')[0]}-0.parquet")
    other.write_bytes(b"another")
    ended = spadille(*PLAYED, "--results", str(whole[0]))
    assert (ended.status, ended.out) == (2, "")
    assert shard.name in ended.err
    assert other.name in ended.err


@pytest.mark.parametrize("option", ["--results", "--records"])
def test_a_file_that_cannot_be_written(spadille: Spadille, tmp_path: Path, option: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    ended = spadille(*PLAYED, option, str(tmp_path / "file" / "inside"))
    assert (ended.status, ended.out) == (2, "")
    assert "can be neither read nor written" in ended.err


def test_deals_before_a_forfeit_are_stored(spadille: Spadille, tmp_path: Path) -> None:
    results = tmp_path / "forfeit"
    bots = ("--bots", "tests.arena.custom_bots:Revoking,club", "--deals", "50", "--processes", "1")
    ended = spadille("arena", *bots, "--results", str(results))
    assert ended.status == 1
    assert "forfeits: in deal" in ended.err
    kept = read_files(results)
    assert spadille("arena", *bots, "--results", str(results)) == ended
    assert read_files(results) == kept
