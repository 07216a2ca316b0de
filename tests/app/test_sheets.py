"""Tests of shared score sheets: everyone with the link can read, and only the writer can write."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from spadille.pad.club import MAX_EVENINGS
from tests.pad.sheets import Json, enter_hand, make_head
from tests.pad.test_club import pack_season
from tests.support.client import Guest, JsonObject


@pytest.fixture
def ann(address: str) -> Iterator[Guest]:
    with Guest(address, "Ann") as ann:
        yield ann


@pytest.fixture
def bo(address: str) -> Iterator[Guest]:
    with Guest(address, "Bo") as bo:
        yield bo


def kept(guest: Guest, log: list[Json]) -> str:
    answer = guest.http.post("/api/sheets", json={"log": log, "name": guest.name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["sheet"])


def looked(guest: Guest, sheet: str, after: int = 0) -> JsonObject:
    answer = guest.http.get(f"/api/sheets/{sheet}", params={"after": after})
    assert answer.status_code == 200, answer.text
    found: JsonObject = answer.json()
    return found


def longer(log: list[Json]) -> list[Json]:
    return enter_hand(log, declarer=1, contract="solo", trump="S", points=70)


def test_others_can_read_a_sheet_while_it_is_written(ann: Guest, bo: Guest) -> None:
    log = [make_head()]
    sheet = kept(ann, log)
    first = looked(bo, sheet)
    assert (first["version"], first["mine"], first["seen"]["lines"]) == (1, False, [])
    assert looked(bo, sheet, after=1)["seen"] is None
    assert ann.http.post(f"/api/sheets/{sheet}", json={"log": longer(log)}).json()["version"] == 2
    second = looked(bo, sheet, after=1)
    assert [player["chips"] for player in second["seen"]["players"]] == [-20, 40, -20]
    assert second["seen"]["total"] == 0
    assert looked(ann, sheet)["mine"]


def test_only_the_writer_can_change_or_delete_a_sheet(ann: Guest, bo: Guest) -> None:
    sheet = kept(ann, [make_head()])
    kept(bo, [make_head()])
    for path in (f"/api/sheets/{sheet}", f"/api/sheets/{sheet}/end"):
        answer = bo.http.post(path, json={"log": longer([make_head()])})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-sheet")
    assert looked(bo, sheet)["version"] == 1


def test_a_sheet_is_listed_as_own_until_it_is_deleted(ann: Guest, bo: Guest) -> None:
    sheet = kept(ann, longer([make_head()]))
    (line,) = ann.http.get("/api/sheets").json()["sheets"]
    assert (line["sheet"], line["title"], line["game"], line["hands"]) == (sheet, "Thursday", "six-bid", 1)
    assert bo.http.get("/api/sheets").json() == {"sheets": []}
    assert ann.http.post(f"/api/sheets/{sheet}/end").json() == {"sheets": []}
    assert bo.http.get(f"/api/sheets/{sheet}").status_code == 404


def test_a_malformed_sheet_is_refused(ann: Guest) -> None:
    wrong: list[list[Json]] = [[{}], [make_head(), {"entry": "wine"}], [make_head(seats=2)]]
    for log in wrong:
        assert ann.http.post("/api/sheets", json={"log": log, "name": "Ann"}).status_code == 422
    sheet = kept(ann, [make_head()])
    assert ann.http.post(f"/api/sheets/{sheet}", json={"log": [{}]}).status_code == 422
    assert looked(ann, sheet)["version"] == 1


def test_the_sheets_of_an_erased_player_are_deleted(ann: Guest, bo: Guest) -> None:
    sheet = kept(ann, [make_head()])
    assert ann.http.post("/api/me/erase", json={"name": "Ann"}).status_code == 200
    assert bo.http.get(f"/api/sheets/{sheet}").status_code == 404


def test_a_club_gets_its_lists(ann: Guest) -> None:
    log = longer([make_head()])
    wanted = {"title": "Thursday", "tables": [log, log], "rule": {"won": 50}}
    lists = ann.http.post("/api/pad/club", json=wanted).json()
    assert [(row["name"], row["points"]) for row in lists["evening"]["rows"]] == [
        ("Nora", 180),
        ("Edvin", -40),
        ("Signe", -40),
    ]
    season = ann.http.post("/api/pad/club", json={"evenings": [lists["kept"]], "file": "season"}).json()
    assert season["text"].splitlines()[1].startswith("1,Nora,2,2,0,0,80,0,80")


def test_the_longest_season_is_answered(ann: Guest) -> None:
    season = json.dumps(pack_season(MAX_EVENINGS, 17), ensure_ascii=False, separators=(",", ":"))
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post("/api/pad/club", content=season.encode(), headers=headers)
    assert len(answer.json()["season"]["titles"]) == MAX_EVENINGS
