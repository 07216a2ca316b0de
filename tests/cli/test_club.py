"""Tests of `spadille club`: it combines score sheets to an evening, and evenings to a season."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spadille.pad.files import sheet_json
from spadille.pad.sheet import read_sheet
from tests.pad.sheets import Json, make_head
from tests.pad.test_club import first_table, second_table
from tests.support.cli import Spadille

SEEGER = ("--won", "50", "--lost", "50", "--beaten", "40")


def save_sheets(folder: Path, *logs: list[Json]) -> list[str]:
    """Write score sheets to files in the score pad's format, and return the file names."""
    files = [folder / f"table-{number}.json" for number in range(len(logs))]
    for file, log in zip(files, logs, strict=True):
        file.write_text(sheet_json(log, read_sheet(log)), "utf-8")
    return list(map(str, files))


def test_sheets_become_the_list_of_an_evening(spadille: Spadille, tmp_path: Path) -> None:
    listed = spadille("club", *save_sheets(tmp_path, first_table(), second_table()), "--language", "en")
    assert (listed.status, listed.err) == (0, "")
    assert listed.lines == [
        "   Player  sum  hands  won  lost  beaten",
        "1  Nora    +42      4    1     0       1",
        "2  Olga    +20      2    1     0       0",
        "3  Signe    −8      2    0     0       1",
        "4  Tor     −10      2    0     0       0",
        "5  Edvin   −44      2    0     1       0",
    ]


def test_exported_evenings_become_a_season_with_club_points(spadille: Spadille, tmp_path: Path) -> None:
    first, second = save_sheets(tmp_path, first_table(), second_table())
    kept = tmp_path / "evening.json"
    evening = spadille("club", first, "--title", "Autumn", "--export").out
    assert json.loads(evening)["kind"] == "evening"
    kept.write_text(evening, "utf-8")
    season = spadille("club", str(kept), second, "--title", "Winter", *SEEGER, "--language", "en").lines
    assert season[0].split()[-2:] == ["Autumn", "Winter"]
    nora = next(line.split() for line in season if "Nora" in line)
    assert nora == ["1", "Nora", "+132", "+90", "+42", "4", "1", "0", "1", "+142", "−10"]
    untitled = spadille("club", str(kept), second, "--language", "en").lines
    assert untitled[0].split()[-3:] == ["Autumn", "Evening", "2"]
    table = spadille("club", str(kept), second, "--csv", "--language", "sv").lines
    assert table[0] == "\ufeffPlats;Spelare;givar;hemma;bet;fällda;marker;klubb;summa;Autumn;Kväll 2"
    assert len(table) == len(season)


def test_a_file_named_twice_counts_once(spadille: Spadille, tmp_path: Path) -> None:
    log = [make_head(time="2026-11-19T19:00:00Z"), *first_table()[1:]]
    (sheet,) = save_sheets(tmp_path, log)
    kept = tmp_path / "evening.json"
    kept.write_text(spadille("club", sheet, "--export").out, "utf-8")
    once = spadille("club", sheet, "--language", "en").lines
    assert spadille("club", sheet, sheet, "--language", "en").lines == once
    assert spadille("club", str(kept), sheet, str(kept), "--language", "en").lines == once


def test_evenings_that_share_a_sheet_are_named(spadille: Spadille, tmp_path: Path) -> None:
    logs = [[make_head(time=f"2026-11-19T19:0{n}:00Z"), *first_table()[1:]] for n in range(3)]
    first, second, third = save_sheets(tmp_path, *logs)
    files = []
    for title, sheets in (("Early", (first, second)), ("Late", (second, third))):
        files.append(tmp_path / f"{title}.json")
        files[-1].write_text(spadille("club", *sheets, "--title", title, "--export").out, "utf-8")
    ended = spadille("club", *map(str, files), "--language", "en")
    assert (ended.status, "already counted in “Early”" in ended.err) == (2, True)


@pytest.mark.parametrize("text", ["no sheet", '{"v": 1, "kind": "sheet", "log": [1]}', '{"v": 1}', "[]"])
def test_a_file_of_another_kind_is_named(spadille: Spadille, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    ended = spadille("club", str(file), "--language", "en")
    assert (ended.status, ended.out) == (2, "")
    assert "is neither a sheet" in ended.err


def test_club_points_have_a_limit(spadille: Spadille, tmp_path: Path) -> None:
    ended = spadille("club", *save_sheets(tmp_path, first_table()), "--won", "1001", "--language", "en")
    assert (ended.status, "at most 1,000" in ended.err) == (2, True)
