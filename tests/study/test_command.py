"""Tests of the command `spadille study`."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings

from spadille.arena import Contest
from spadille.rules.game import Rules
from spadille.study.columns import TABLES
from spadille.text import LANGUAGES
from tests.arena.contests import RULES, numbers, play_round_of, tables
from tests.study.sample_studies import read_files
from tests.support.cli import Spadille

RUN = ("study", "run")
HERE = ("--bots", "random", "--deals", "12", "--shard", "5", "--processes", "1")


def test_study_is_played_reported_and_extended(spadille: Spadille, tmp_path: Path) -> None:
    ended = spadille(*RUN, str(tmp_path), *HERE)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out == "Deals: 12. Files: 3, of which 0 were there, 3 were played now, 0 are missing.\n"
    before = read_files(tmp_path)
    next(tmp_path.glob("deals/*")).unlink()
    assert "of which 2 were there, 1 were played now" in spadille(*RUN, str(tmp_path)).out
    assert read_files(tmp_path) == before
    report = json.loads(spadille("study", "report", str(tmp_path), "--json").out)
    assert (report["deals"], report["tables"], report["bots"]) == (12, 12, ["random"])


def test_parts_of_several_machines_add_up(spadille: Spadille, tmp_path: Path) -> None:
    whole, shared = str(tmp_path / "whole"), str(tmp_path / "shared")
    spadille(*RUN, whole, *HERE)
    for part, missing in (("1/2", 1), ("2/2", 0)):
        ended = spadille(*RUN, shared, *HERE, "--part", part)
        assert f"{missing} are missing" in ended.out
    assert read_files(Path(shared)) == read_files(Path(whole))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([*RUN, "{}"], "Nothing is planned in"),
        ([*RUN, "{}", "--seed", "7"], "Say --deals too."),
        ([*RUN, "{}", "--deals", "2", "--part", "3/2"], "“3/2” is not a part."),
        ([*RUN, "{}", "--deals", "2", "--shard", "0"], "A file has 1 to"),
        ([*RUN, "{}", "--deals", "2", "--on", "the moon"], "“the moon” is not a place to play."),
        (["study", "compare", "{}", "--options", "{{}}"], "The options leave the rules as they are."),
        (
            ["study", "compare", "{}", "--options", '{{"sixty": "made"}}', "--bots", "club,novice"],
            "Here one bot",
        ),
        (["study", "publish", "{}", "--bots", "club,novice"], "Here one bot"),
        (["study", "report", "/dev/null"], "is not the folder of a study"),
        (["study", "report", "{}"], "Nothing is planned in"),
        (["study", "report", "{}/nowhere"], "Nothing is planned in"),
    ],
)
def test_invalid_study_is_refused(
    spadille: Spadille, tmp_path: Path, words: list[str], complaint: str
) -> None:
    ended = spadille(*(word.format(tmp_path) if "{" in word else word for word in words))
    assert (ended.status, ended.out) == (2, "")
    assert complaint in ended.err
    assert read_files(tmp_path) == {}


def test_rule_change_is_reported_in_every_language(spadille: Spadille, tmp_path: Path) -> None:
    words = ("study", "compare", str(tmp_path), "--options", '{"sixty": "made"}', "--deals", "30")
    reports = [spadille(*words, "--processes", "1", "--language", language) for language in LANGUAGES]
    assert {(ended.status, ended.err) for ended in reports} == {(0, "")}
    figures = [re.findall(r"\d+", ended.out) for ended in reports]
    assert all(found == figures[0] for found in figures)
    report = json.loads(spadille(*words, "--processes", "1", "--json").out)
    same = report["same_bids"]
    assert same["left_out"] == 0
    assert same["n"] == sum(contract["n"] for contract in same["contracts"])
    # Sixty points win under the new rule and draw under the old; neither pays.
    assert all(contract["d"] is None or contract["d"]["mean"] == 0 for contract in same["contracts"])
    assert all(
        contract["counters"]["mean"] == 0 <= contract["made"]["mean"] for contract in same["contracts"]
    )


@settings(max_examples=10)
@given(table=tables, number=numbers)
def test_auction_by_the_same_rules_changes_nothing(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    plain = Contest(rules, seats, ("novice",), "laws")
    assert play_round_of(Contest(rules, seats, ("novice",), "laws", auction=rules), number).tables == (
        play_round_of(plain, number).tables
    )


def test_data_set_is_reproducible(spadille: Spadille, tmp_path: Path) -> None:
    folder = tmp_path / "open"
    words = ("study", "publish", str(folder), "--processes", "1")
    ended = spadille(*words, "--deals", "2", "--bots", "random", "--decisions")
    assert (ended.status, ended.err) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["open"]
    made = read_files(folder)
    assert "made again, and every file has the same bytes" in spadille(*words, "--check").out
    lines = [line.split() for line in made["SHA256SUMS"].decode().splitlines()]
    sums = {name: sum_ for sum_, name in lines}
    assert sums == {name: sha256(made[name]).hexdigest() for name in made if name != "SHA256SUMS"}
    dictionary = made["DICTIONARY.md"].decode()
    assert all(
        f"| `{column.name}` |" in dictionary for table in ("deals", "decisions") for column in TABLES[table]
    )
    (folder / "deals" / "frog.parquet").write_bytes(b"")
    assert spadille(*words, "--check").status == 1


def test_croissant_description_is_consistent(spadille: Spadille, tmp_path: Path) -> None:
    folder = tmp_path / "open"
    spadille("study", "publish", str(folder), "--processes", "1", "--deals", "1", "--bots", "random")
    croissant = json.loads((folder / "croissant.json").read_bytes())
    assert croissant["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    assert {
        "name",
        "description",
        "license",
        "url",
        "version",
        "creator",
        "datePublished",
    } <= croissant.keys()
    files = {file["@id"]: file for file in croissant["distribution"]}
    assert all(file["sha256"] == sha256((folder / id).read_bytes()).hexdigest() for id, file in files.items())
    assert sorted(files) == [f"deals/{id}.parquet" for id in sorted({name.split("/")[0] for name in RULES})]
    for records in croissant["recordSet"]:
        columns = [field["source"]["extract"]["column"] for field in records["field"]]
        assert columns == [column.name for column in TABLES["deals"]]
        assert {field["source"]["fileObject"]["@id"] for field in records["field"]} <= files.keys()
    ids = [field["@id"] for records in croissant["recordSet"] for field in records["field"]]
    assert len(set(ids)) == len(ids)
