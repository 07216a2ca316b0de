"""A contest that was interrupted goes on where it stopped."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ended, Spadille

PLAYED = ("arena", "--deals", "4", "--processes", "1", "--json")


@pytest.fixture
def whole(spadille: Spadille, tmp_path: Path) -> tuple[bytes, bytes, Ended]:
    """What an uninterrupted contest leaves: results, records and a report."""
    results, records = tmp_path / "whole.jsonl", tmp_path / "whole-records.jsonl"
    ended = spadille(*PLAYED, "--results", str(results), "--records", str(records))
    assert (ended.status, ended.err) == (0, "")
    return results.read_bytes(), records.read_bytes(), ended


@pytest.mark.parametrize("share", [0.0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.95, 1.0])
def test_wherever_it_was_cut_off_the_end_is_the_same(
    spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended], share: float
) -> None:
    played, written, ended = whole
    results, records = tmp_path / "cut.jsonl", tmp_path / "cut-records.jsonl"
    results.write_bytes(played[: int(share * len(played))])
    records.write_bytes(written)
    again = spadille(*PLAYED, "--results", str(results), "--records", str(records))
    assert again == ended
    assert (results.read_bytes(), records.read_bytes()) == (played, written)


def test_pairs_go_on_too_whether_or_not_there_was_one(spadille: Spadille, tmp_path: Path) -> None:
    whole, records, cut = (tmp_path / name for name in ("whole", "records", "cut"))
    words = (
        "arena",
        "--deals",
        "30",
        "--pairs",
        "solo",
        "--processes",
        "1",
        "--json",
        "--records",
        str(records),
    )
    ended = spadille(*words, "--results", str(whole))
    lines, written = whole.read_bytes().splitlines(keepends=True), records.read_bytes()
    assert {len(json.loads(line)["tables"]) for line in lines[2:]} == {0, 2}
    for kept in (2, 7, 12, 25):
        cut.write_bytes(b"".join(lines[:kept]))
        assert spadille(*words, "--results", str(cut)) == ended
        assert cut.read_bytes() == whole.read_bytes()
        assert records.read_bytes() == written


def test_more_deals_may_follow(spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended]) -> None:
    results = tmp_path / "more.jsonl"
    spadille("arena", "--deals", "2", "--processes", "1", "--results", str(results))
    assert whole[0].startswith(results.read_bytes())
    assert spadille(*PLAYED, "--results", str(results)) == whole[2]
    assert results.read_bytes() == whole[0]


def test_a_file_that_has_more_gives_the_report_of_fewer(
    spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended]
) -> None:
    results = tmp_path / "whole.jsonl"
    two = ("arena", "--deals", "2", "--processes", "1", "--json", "--results")
    assert spadille(*two, str(results)).out == spadille(*two, str(tmp_path / "two.jsonl")).out
    assert results.read_bytes() == whole[0]


def test_the_file_counts_the_comparisons_tried_on_its_deals(spadille: Spadille, tmp_path: Path) -> None:
    results = str(tmp_path / "tried.jsonl")

    def tried(bots: str) -> tuple[object, object]:
        report = json.loads(spadille(*PLAYED, "--bots", bots, "--results", results).out)
        return report["comparisons"], report["gains"]

    first = tried("club,novice")
    assert [first[0], tried("club,random")[0], tried("random,novice")[0]] == [1, 2, 3]
    assert tried("club,novice") == (3, first[1])
    assert json.loads(spadille(*PLAYED).out)["comparisons"] is None


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", "2"),
        ("--set", "reporting"),
        ("--seats", "4"),
        ("--rules", "hoyle"),
        ("--options", '{"sixty": "made"}'),
        ("--game", "frog"),
        ("--pairs", "all"),
    ],
)
def test_other_deals_do_not_go_into_the_file(
    spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended], words: tuple[str, str]
) -> None:
    results = tmp_path / "whole.jsonl"
    ended = spadille(*PLAYED, *words, "--results", str(results))
    assert (ended.status, ended.out) == (2, "")
    assert "other deals" in ended.err
    assert results.read_bytes() == whole[0]


@pytest.mark.parametrize("text", ["a letter\n", "a letter", "{}\n", "[]\n[]\n", "\n", '{"kind": "arena"}\n'])
def test_a_file_of_something_else_is_left_as_it_is(spadille: Spadille, tmp_path: Path, text: str) -> None:
    letter = tmp_path / "letter"
    letter.write_text(text)
    assert spadille(*PLAYED, "--results", str(letter)).status == 2
    assert letter.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        b"no JSON\n",
        b"[]\n",
        b"{}\n",
        b'{"comparison": 2, "deal": 0, "tables": []}\n',
        b'{"comparison": 3, "bots": []}\n',
        b'{"comparison": 1, "deal": 9, "tables": []}\n',
        b'{"comparison": 1, "deal": 0, "tables": [1]}\n',
        b'{"comparison": 1, "deal": 0, "tables": [{"outcome": "won"}]}\n',
        b"\xff\n",
    ],
)
def test_a_broken_line_is_named(
    spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended], line: bytes
) -> None:
    begun = b"".join(whole[0].splitlines(keepends=True)[:2])
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(begun + line)
    ended = spadille(*PLAYED, "--results", str(broken))
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("spadille: Line 3 of the results file cannot be read.")
    assert broken.read_bytes() == begun + line


def test_a_report_of_fewer_deals_takes_none_away(
    spadille: Spadille, tmp_path: Path, whole: tuple[bytes, bytes, Ended]
) -> None:
    results, records = tmp_path / "whole.jsonl", tmp_path / "whole-records.jsonl"
    fewer = ["2" if word == "4" else word for word in PLAYED]
    ended = spadille(*fewer, "--results", str(results), "--records", str(records))
    assert ended.status == 0
    assert json.loads(ended.out)["deals"] == 2
    assert (results.read_bytes(), records.read_bytes()) == whole[:2]


@pytest.mark.usefixtures("whole")
@pytest.mark.parametrize("written", [b"", b"{}\n" * 24, b"[1]\n" * 24, b"no JSON\n" * 24])
def test_records_that_do_not_go_with_the_results(spadille: Spadille, tmp_path: Path, written: bytes) -> None:
    records = tmp_path / "apart.jsonl"
    records.write_bytes(written)
    ended = spadille(*PLAYED, "--results", str(tmp_path / "whole.jsonl"), "--records", str(records))
    assert (ended.status, ended.out) == (2, "")
    assert "The records file does not have the deals" in ended.err
    assert records.read_bytes() == written


@pytest.mark.parametrize("option", ["--results", "--records"])
@pytest.mark.parametrize("place", [".", "no/such/folder/file"])
def test_a_file_that_cannot_be_written(spadille: Spadille, tmp_path: Path, option: str, place: str) -> None:
    ended = spadille(*PLAYED, option, str(tmp_path / place))
    assert (ended.status, ended.out) == (2, "")
    assert "can be neither read nor written" in ended.err


def test_what_was_played_before_a_forfeit_is_kept(spadille: Spadille, tmp_path: Path) -> None:
    results = tmp_path / "forfeit.jsonl"
    bots = ("--bots", "tests.arena.strangers:Revoking,club", "--deals", "50", "--processes", "1")
    ended = spadille("arena", *bots, "--results", str(results))
    assert ended.status == 1
    kept = results.read_bytes()
    assert f"in deal {len(kept.splitlines()) - 2}," in ended.err
    assert spadille("arena", *bots, "--results", str(results)) == ended
    assert results.read_bytes() == kept
