"""`spadille export` and `import`: everything goes over to another database and back, letter by letter."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from spadille.notation.records import read_record
from spadille.server.ops.audit import audit
from spadille.server.ops.export_import import export_database, import_database
from spadille.server.ops.repair import repair
from spadille.storage import DatabaseUrl, open_store
from spadille.storage.schema import list_tables
from tests.pad.sheets import make_head
from tests.support.client import Guest, open_house, play_on
from tests.support.postgres import Postgres
from tests.support.push_service import Browser
from tests.support.server_process import written

ON_POSTGRESQL = pytest.mark.postgresql


def where(place: DatabaseUrl) -> dict[str, object]:
    """A place as the command line names it."""
    return {"data": place} if isinstance(place, Path) else {"database": written(place)}


def exported(place: DatabaseUrl, to: Path, **more: object) -> str:
    export_database(to, **where(place), **more)  # type: ignore[arg-type]
    return to.read_text("utf-8")


def played(place: DatabaseUrl, folder: Path) -> list[str]:
    """An evening with a finished match and a deal that still goes on; gives the tables."""
    with (
        open_house(folder / "no file", opened=lambda _file: open_store(place)) as address,
        Guest(address, "Ann Åström") as ann,
        Guest(address, "Bo") as bo,
    ):
        tables = [ann.open_table(free=[1]), ann.open_table(game="german-solo", seats=4)]
        bo.sit(tables[0], 1)
        play_on([ann.page(tables[0]), bo.page(tables[0])], Random(3), lambda t: t.stage == "finished")
        ann.page(tables[1]).until(lambda state: state.view is not None)
        for method, path, body in (
            ("POST", "/api/sheets", {"log": [make_head()], "name": "Ann"}),
            ("PUT", "/api/me/push-subscription", Browser().wanted("https://push.example/ann")),
        ):
            assert ann.http.request(method, path, json=body).is_success
        assert ann.http.get("/api/me/push-subscription").json()["on"]
    return tables


@dataclass(frozen=True)
class Evening:
    """What was played, in a file, and the whole copy of it."""

    file: Path
    tables: list[str]
    copy: Path

    @property
    def lines(self) -> list[str]:
        return self.copy.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening that is over; nobody writes to its file any more."""
    folder = tmp_path_factory.mktemp("evening")
    tables = played(folder / "tables.sqlite", folder)
    exported(folder / "tables.sqlite", folder / "copy.jsonl")
    return Evening(folder / "tables.sqlite", tables, folder / "copy.jsonl")


def test_everything_comes_back_as_it_was(file: Path, tmp_path: Path) -> None:
    played(file, tmp_path)
    first = exported(file, tmp_path / "first.jsonl")
    import_database(tmp_path / "first.jsonl", data=tmp_path / "other.sqlite")
    assert exported(tmp_path / "other.sqlite", tmp_path / "second.jsonl") == first


@ON_POSTGRESQL
def test_everything_goes_to_postgresql_and_comes_back(evening: Evening, club: URL, tmp_path: Path) -> None:
    import_database(evening.copy, **where(club))  # type: ignore[arg-type]
    second = exported(club, tmp_path / "second.jsonl")
    import_database(tmp_path / "second.jsonl", data=tmp_path / "back.sqlite")
    third = exported(tmp_path / "back.sqlite", tmp_path / "third.jsonl")
    assert third == second == evening.copy.read_text("utf-8")
    with closing(open_store(evening.file)) as here, closing(open_store(club)) as other:
        assert [here.load_events(name) for name in evening.tables] == [
            other.load_events(name) for name in evening.tables
        ]


@ON_POSTGRESQL
def test_what_was_played_on_postgresql_goes_on_in_a_file(club: URL, tmp_path: Path) -> None:
    played(club, tmp_path)
    first = exported(club, tmp_path / "first.jsonl")
    moved = tmp_path / "moved.sqlite"
    import_database(tmp_path / "first.jsonl", data=moved)
    assert exported(moved, tmp_path / "second.jsonl") == first
    played(moved, tmp_path)


def test_no_table_is_left_out(evening: Evening) -> None:
    lines = [json.loads(line) for line in evening.lines]
    there = {line["table"] for line in lines[1:-1]}
    assert there | {"recovery_codes", "result_cache"} == set(list_tables())
    assert lines[-1] == {"lines": len(lines) - 1}


def test_the_matches_alone_are_records_without_the_deal_that_goes_on(
    evening: Evening, tmp_path: Path
) -> None:
    written = exported(evening.file, tmp_path / "matches.jsonl", matches=True)
    matches = [json.loads(line) for line in written.splitlines()]
    assert [match["id"].partition("/")[0] for match in matches] == evening.tables
    assert {match["kind"] for match in matches} == {"match"}
    assert [read_record(deal).layout.seats for deal in matches[0]["deals"]] == [3] * len(matches[0]["deals"])
    assert matches[0]["deals"]
    assert matches[1]["deals"] == []


@pytest.fixture
def cannot(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What is said where it cannot be done."""

    def sentence(what: Callable[..., None], *words: object, **wanted: object) -> str:
        with pytest.raises(SystemExit) as ended:
            what(*words, **wanted)
        assert ended.value.code == 1
        return capsys.readouterr().err

    return sentence


def test_a_database_that_holds_something_is_left_alone(
    evening: Evening, tmp_path: Path, cannot: Callable[..., str]
) -> None:
    assert "holds tables already" in cannot(import_database, evening.copy, data=evening.file)
    assert exported(evening.file, tmp_path / "again.jsonl").splitlines() == evening.lines


@pytest.mark.parametrize(
    ("spoilt", "word"),
    [
        (lambda lines: lines[:-1], "breaks off"),
        (lambda lines: [*lines[:5], *lines[6:]], "no copy"),
        (lambda lines: [*lines[:3], "no JSON", *lines[3:]], "line 4"),
        (lambda lines: [*lines[:3], '{"table": "recipes"}', *lines[3:]], "line 4"),
        (lambda lines: [*lines[:2], lines[1], *lines[2:]], "no copy"),
        (
            lambda lines: [line.replace('token_hash": "', 'token_hash": "x') for line in lines],
            "line 4",
        ),
        (lambda lines: lines[1:], "line 1"),
        (lambda lines: ['{"v": 2, "kind": "spadille-export"}', *lines[1:]], "line 1"),
        (lambda lines: ['{"v": 2, "kind": "deal", "schema": 1}', *lines[1:]], "line 1"),
        (lambda lines: ['{"v": 1, "kind": "spadille-copy", "shape": "0006"}', *lines[1:]], "older Spadille"),
        (lambda lines: [lines[0].replace('"schema": 1', '"schema": 0'), *lines[1:]], "older Spadille"),
        (lambda lines: [lines[0].replace('"v": 2', '"v": 3'), *lines[1:]], "newer Spadille"),
        (lambda lines: [*lines[:3], "[" * 100_000, *lines[3:]], "line 4"),
        (lambda lines: [*lines[:3], '{"table": ["players"]}', *lines[3:]], "line 4"),
        (lambda lines: [line.replace('"seq": 1,', f'"seq": {1 << 70},') for line in lines], "no copy"),
        (lambda lines: [lines[0].replace('"schema": 1', '"schema": 9'), *lines[1:]], "newer Spadille"),
        (lambda lines: [line.replace('"kind": "', '"kind": "\\ud800') for line in lines], "line 1"),
        (lambda lines: [line.replace('"name": "Bo"', '"name": "\\ud800"') for line in lines], "no copy"),
        (lambda lines: [line.replace('"name": "Bo"', '"name": 7') for line in lines], "no copy"),
        (lambda lines: [line.replace('"name": "Bo"', '"nick": "Bo"') for line in lines], "no copy"),
    ],
)
def test_a_copy_that_is_not_whole_is_not_taken(
    spoilt: Callable[[list[str]], list[str]],
    word: str,
    evening: Evening,
    tmp_path: Path,
    cannot: Callable[..., str],
) -> None:
    (tmp_path / "spoilt.jsonl").write_text("\n".join(spoilt(evening.lines)), "utf-8")
    other = tmp_path / "other.sqlite"
    assert word in cannot(import_database, tmp_path / "spoilt.jsonl", data=other)
    import_database(evening.copy, data=other)
    assert exported(other, tmp_path / "second.jsonl").splitlines() == evening.lines


def test_nothing_is_written_over(file: Path, tmp_path: Path, cannot: Callable[..., str]) -> None:
    open_store(file).close()
    (tmp_path / "there").write_text("a shopping list")
    assert "there is there already" in cannot(export_database, tmp_path / "there", data=file)
    assert (tmp_path / "there").read_text() == "a shopping list"
    assert "nowhere is not there" in cannot(import_database, tmp_path / "nowhere", data=file)
    assert "folder" in cannot(export_database, tmp_path / "no folder" / "copy.jsonl", data=file)


def test_where_no_tables_are_kept_that_is_said_and_nothing_is_made(
    tmp_path: Path, cannot: Callable[..., str]
) -> None:
    nowhere, copy = tmp_path / "nowhere.sqlite", tmp_path / "copy.jsonl"
    for language, words in (("en", "There is no file"), ("sv", "Det finns ingen fil")):
        assert f"{words} {nowhere}." in cannot(export_database, copy, data=nowhere, language=language)
        assert not copy.exists()
        assert not nowhere.exists()
    assert "cannot be opened" in cannot(export_database, data=tmp_path)


def test_a_file_that_is_played_from_may_be_copied_and_not_filled(
    file: Path, tmp_path: Path, cannot: Callable[..., str]
) -> None:
    with closing(open_store(file)):
        exported(file, tmp_path / "copy.jsonl")
        assert "Another server" in cannot(import_database, tmp_path / "copy.jsonl", data=file)


@ON_POSTGRESQL
def test_a_database_that_is_played_from_may_be_copied_and_not_filled(
    club: URL, postgres: Postgres, tmp_path: Path, cannot: Callable[..., str]
) -> None:
    with closing(open_store(club)):
        exported(club, tmp_path / "copy.jsonl")
        assert "playing from" in cannot(import_database, tmp_path / "copy.jsonl", database=written(club))
        assert postgres.ask(club, "SELECT count(*) FROM leases WHERE NOT ended") == [["1"]]


@ON_POSTGRESQL
def test_a_database_is_audited_and_repaired_into_a_file(
    evening: Evening, club: URL, postgres: Postgres, tmp_path: Path, cannot: Callable[..., str]
) -> None:
    import_database(evening.copy, **where(club))  # type: ignore[arg-type]
    assert audit(written(club)) == 0
    postgres.ask(club, "UPDATE events SET payload = '{}' WHERE seq = 4")
    assert audit(written(club)) == 1
    assert "event 4: not as it was written" in cannot(export_database, **where(club))
    assert repair(written(club), tmp_path / "new.sqlite") == 1
    assert audit(str(tmp_path / "new.sqlite")) == 0
    with closing(open_store(club)) as store:
        assert {fault.seq for fault in store.find_corruption()} == {4}
