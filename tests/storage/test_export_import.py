"""Tests of `spadille export` and `import`: a database is copied to another and back without any change."""

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
from spadille.storage.schema import current_version, list_tables
from tests.pad.sheets import make_head
from tests.support.client import Guest, play_randomly, run_server
from tests.support.postgres import Postgres
from tests.support.push_service import Browser
from tests.support.server_process import url_text

ON_POSTGRESQL = pytest.mark.postgresql


def options_of(place: DatabaseUrl) -> dict[str, object]:
    """Return a database URL as command-line options."""
    return {"data": place} if isinstance(place, Path) else {"database": url_text(place)}


def export_text(place: DatabaseUrl, to: Path, **more: object) -> str:
    export_database(to, **options_of(place), **more)  # type: ignore[arg-type]
    return to.read_text("utf-8")


NEW_CLUB = {"title": "Avenues Solo Club", "game": "six-bid", "rules": "standard"}
SCHEMA = f'"schema": {current_version()}'


def play_matches(place: DatabaseUrl, folder: Path) -> list[str]:
    """Play a finished match and part of another on a database, and return the ids of the tables."""
    with (
        run_server(folder / "no file", opened=lambda _file: open_store(place)) as address,
        Guest(address, "Ann Åström") as ann,
        Guest(address, "Bo") as bo,
    ):
        tables = [ann.open_table(free=[1]), ann.open_table(game="german-solo", seats=4)]
        bo.sit(tables[0], 1)
        play_randomly([ann.page(tables[0]), bo.page(tables[0])], Random(3), lambda t: t.stage == "finished")
        ann.page(tables[1]).until(lambda state: state.view is not None)
        for method, path, body in (
            ("POST", "/api/sheets", {"log": [make_head()], "name": "Ann"}),
            ("POST", "/api/clubs", {**NEW_CLUB, "name": "Ann Åström"}),
            ("PUT", "/api/me/push-subscription", Browser().subscription("https://push.example/ann")),
        ):
            assert ann.http.request(method, path, json=body).is_success
        assert ann.http.get("/api/me/push-subscription").json()["on"]
    return tables


@dataclass(frozen=True)
class PlayedFile:
    """A database file with matches, the ids of its tables, and its full dump."""

    file: Path
    tables: list[str]
    copy: Path

    @property
    def lines(self) -> list[str]:
        return self.copy.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def played_file(tmp_path_factory: pytest.TempPathFactory) -> PlayedFile:
    """Play matches, close the file and dump it. Return all three."""
    folder = tmp_path_factory.mktemp("evening")
    tables = play_matches(folder / "tables.sqlite", folder)
    export_text(folder / "tables.sqlite", folder / "copy.jsonl")
    return PlayedFile(folder / "tables.sqlite", tables, folder / "copy.jsonl")


def test_a_dump_restores_the_database_unchanged(sqlite_file: Path, tmp_path: Path) -> None:
    play_matches(sqlite_file, tmp_path)
    first = export_text(sqlite_file, tmp_path / "first.jsonl")
    import_database(tmp_path / "first.jsonl", data=tmp_path / "other.sqlite")
    assert export_text(tmp_path / "other.sqlite", tmp_path / "second.jsonl") == first


@ON_POSTGRESQL
def test_everything_goes_to_postgresql_and_comes_back(
    played_file: PlayedFile, postgres_url: URL, tmp_path: Path
) -> None:
    import_database(played_file.copy, **options_of(postgres_url))  # type: ignore[arg-type]
    second = export_text(postgres_url, tmp_path / "second.jsonl")
    import_database(tmp_path / "second.jsonl", data=tmp_path / "back.sqlite")
    third = export_text(tmp_path / "back.sqlite", tmp_path / "third.jsonl")
    assert third == second == played_file.copy.read_text("utf-8")
    with closing(open_store(played_file.file)) as here, closing(open_store(postgres_url)) as other:
        assert [here.load_events(name) for name in played_file.tables] == [
            other.load_events(name) for name in played_file.tables
        ]


@ON_POSTGRESQL
def test_a_match_played_on_postgresql_continues_in_a_file(postgres_url: URL, tmp_path: Path) -> None:
    play_matches(postgres_url, tmp_path)
    first = export_text(postgres_url, tmp_path / "first.jsonl")
    moved = tmp_path / "moved.sqlite"
    import_database(tmp_path / "first.jsonl", data=moved)
    assert export_text(moved, tmp_path / "second.jsonl") == first
    play_matches(moved, tmp_path)


def test_no_table_is_left_out(played_file: PlayedFile) -> None:
    lines = [json.loads(line) for line in played_file.lines]
    there = {line["table"] for line in lines[1:-1]}
    assert there | {"recovery_codes", "result_cache"} == set(list_tables())
    assert lines[-1] == {"lines": len(lines) - 1}


def test_exported_matches_are_records_without_the_unfinished_deal(
    played_file: PlayedFile, tmp_path: Path
) -> None:
    written = export_text(played_file.file, tmp_path / "matches.jsonl", matches=True)
    matches = [json.loads(line) for line in written.splitlines()]
    assert [match["id"].partition("/")[0] for match in matches] == played_file.tables
    assert {match["kind"] for match in matches} == {"match"}
    assert [read_record(deal).layout.seats for deal in matches[0]["deals"]] == [3] * len(matches[0]["deals"])
    assert matches[0]["deals"]
    assert matches[1]["deals"] == []


@pytest.fixture
def error_of(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that calls a command that must fail, and that returns its error message."""

    def sentence(what: Callable[..., None], *words: object, **wanted: object) -> str:
        with pytest.raises(SystemExit) as ended:
            what(*words, **wanted)
        assert ended.value.code == 1
        return capsys.readouterr().err

    return sentence


def test_a_database_with_rows_is_not_imported_into(
    played_file: PlayedFile, tmp_path: Path, error_of: Callable[..., str]
) -> None:
    assert "holds tables already" in error_of(import_database, played_file.copy, data=played_file.file)
    assert export_text(played_file.file, tmp_path / "again.jsonl").splitlines() == played_file.lines


@pytest.mark.parametrize(
    ("spoilt", "word"),
    [
        (lambda lines: lines[:-1], "breaks off"),
        (lambda lines: [*lines[:5], *lines[6:]], "not a readable"),
        (lambda lines: [*lines[:3], "no JSON", *lines[3:]], "line 4"),
        (lambda lines: [*lines[:3], '{"table": "recipes"}', *lines[3:]], "line 4"),
        (lambda lines: [*lines[:2], lines[1], *lines[2:]], "not a readable"),
        (
            lambda lines: [line.replace('token_hash": "', 'token_hash": "x') for line in lines],
            "line 4",
        ),
        (lambda lines: lines[1:], "line 1"),
        (lambda lines: ['{"v": 2, "kind": "spadille-export"}', *lines[1:]], "line 1"),
        (lambda lines: ['{"v": 2, "kind": "deal", "schema": 1}', *lines[1:]], "line 1"),
        (lambda lines: ['{"v": 1, "kind": "spadille-copy", "shape": "0006"}', *lines[1:]], "older version"),
        (lambda lines: [lines[0].replace(SCHEMA, '"schema": 0'), *lines[1:]], "older version"),
        (lambda lines: [lines[0].replace('"v": 2', '"v": 3'), *lines[1:]], "newer version"),
        (lambda lines: [*lines[:3], "[" * 100_000, *lines[3:]], "line 4"),
        (lambda lines: [*lines[:3], '{"table": ["players"]}', *lines[3:]], "line 4"),
        (lambda lines: [line.replace('"seq": 1,', f'"seq": {1 << 70},') for line in lines], "not a readable"),
        (lambda lines: [lines[0].replace(SCHEMA, '"schema": 9'), *lines[1:]], "newer version"),
        (lambda lines: [line.replace('"kind": "', '"kind": "\\ud800') for line in lines], "line 1"),
        (
            lambda lines: [line.replace('"name": "Bo"', '"name": "\\ud800"') for line in lines],
            "not a readable",
        ),
        (lambda lines: [line.replace('"name": "Bo"', '"name": 7') for line in lines], "not a readable"),
        (lambda lines: [line.replace('"name": "Bo"', '"nick": "Bo"') for line in lines], "not a readable"),
    ],
)
def test_an_incomplete_dump_is_not_imported(
    spoilt: Callable[[list[str]], list[str]],
    word: str,
    played_file: PlayedFile,
    tmp_path: Path,
    error_of: Callable[..., str],
) -> None:
    (tmp_path / "spoilt.jsonl").write_text("\n".join(spoilt(played_file.lines)), "utf-8")
    other = tmp_path / "other.sqlite"
    assert word in error_of(import_database, tmp_path / "spoilt.jsonl", data=other)
    import_database(played_file.copy, data=other)
    assert export_text(other, tmp_path / "second.jsonl").splitlines() == played_file.lines


def test_an_export_overwrites_no_file(
    sqlite_file: Path, tmp_path: Path, error_of: Callable[..., str]
) -> None:
    open_store(sqlite_file).close()
    (tmp_path / "there").write_text("a shopping list")
    assert "there is there already" in error_of(export_database, tmp_path / "there", data=sqlite_file)
    assert (tmp_path / "there").read_text() == "a shopping list"
    assert "nowhere does not exist" in error_of(import_database, tmp_path / "nowhere", data=sqlite_file)
    assert "folder" in error_of(export_database, tmp_path / "no folder" / "copy.jsonl", data=sqlite_file)


def test_a_missing_database_is_reported_and_not_created(tmp_path: Path, error_of: Callable[..., str]) -> None:
    nowhere, copy = tmp_path / "nowhere.sqlite", tmp_path / "copy.jsonl"
    for language, words in (("en", "There is no file"), ("sv", "Det finns ingen fil")):
        assert f"{words} {nowhere}." in error_of(export_database, copy, data=nowhere, language=language)
        assert not copy.exists()
        assert not nowhere.exists()
    assert "cannot be opened" in error_of(export_database, data=tmp_path)


def test_a_file_in_use_can_be_exported_but_not_imported_into(
    sqlite_file: Path, tmp_path: Path, error_of: Callable[..., str]
) -> None:
    with closing(open_store(sqlite_file)):
        export_text(sqlite_file, tmp_path / "copy.jsonl")
        assert "Another server" in error_of(import_database, tmp_path / "copy.jsonl", data=sqlite_file)


@ON_POSTGRESQL
def test_a_database_in_use_can_be_exported_but_not_imported_into(
    postgres_url: URL, postgres: Postgres, tmp_path: Path, error_of: Callable[..., str]
) -> None:
    with closing(open_store(postgres_url)):
        export_text(postgres_url, tmp_path / "copy.jsonl")
        assert "playing from" in error_of(
            import_database, tmp_path / "copy.jsonl", database=url_text(postgres_url)
        )
        assert postgres.query(postgres_url, "SELECT count(*) FROM leases WHERE NOT ended") == [["1"]]


@ON_POSTGRESQL
def test_a_database_is_audited_and_repaired_into_a_file(
    played_file: PlayedFile,
    postgres_url: URL,
    postgres: Postgres,
    tmp_path: Path,
    error_of: Callable[..., str],
) -> None:
    import_database(played_file.copy, **options_of(postgres_url))  # type: ignore[arg-type]
    assert audit(url_text(postgres_url)) == 0
    postgres.query(postgres_url, "UPDATE events SET payload = '{}' WHERE seq = 4")
    assert audit(url_text(postgres_url)) == 1
    assert "event 4: not as it was written" in error_of(export_database, **options_of(postgres_url))
    assert repair(url_text(postgres_url), tmp_path / "new.sqlite") == 1
    assert audit(str(tmp_path / "new.sqlite")) == 0
    with closing(open_store(postgres_url)) as store:
        assert {fault.seq for fault in store.find_corruption()} == {4}
