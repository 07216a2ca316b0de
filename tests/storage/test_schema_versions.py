"""Tests of schema versions: an older database is migrated if there is a migration, otherwise it is not
changed.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import URL

from spadille.server.ops.audit import audit
from spadille.server.ops.export_import import export_database, import_database
from spadille.storage import DatabaseUnusable, DatabaseUrl, open_store, schema
from spadille.storage.database import TableName
from spadille.storage.schema import Migration, current_version, list_tables
from tests.support.postgres import Postgres
from tests.support.server_process import url_text
from tests.support.stored_events import add_players_and_table, nth_event, try_insert

ON_POSTGRESQL = pytest.mark.postgresql
STORAGE = Path(schema.__file__).parent
COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
ORDER BY table_name, ordinal_position
"""
ONLY_POSTGRESQL = ("CREATE TABLE schema_version", "CREATE TABLE leases", "lease INTEGER")


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that registers a migration to a next version."""
    step = "ALTER TABLE players ADD COLUMN hat VARCHAR(8) NOT NULL DEFAULT 'bowler'"
    return lambda: monkeypatch.setattr(
        schema, "MIGRATIONS", [*schema.MIGRATIONS, Migration((step,), (step,))]
    )


def refusal(place: DatabaseUrl) -> str:
    with pytest.raises(DatabaseUnusable) as unusable:
        open_store(place)
    return unusable.value.code


def statements(dialect: str) -> list[str]:
    """Return the statements of a dialect's schema, without the differences between the two dialects."""
    text = re.sub(r"^--.*\n", "", (STORAGE / dialect / "schema.sql").read_text("utf-8"), flags=re.MULTILINE)
    text = text.replace(" BYTEA", " BLOB").replace(" WITHOUT ROWID", "")
    text = re.sub(r"^ *lease INTEGER,\n", "", text, flags=re.MULTILINE)
    return [statement for statement in text.split(";\n") if not statement.startswith(ONLY_POSTGRESQL)]


def test_both_kinds_of_database_have_the_same_schema() -> None:
    assert statements("sqlite") == statements("postgres")


def test_rows_are_inserted_into_the_tables_of_the_schema() -> None:
    assert set(get_args(TableName)) == set(list_tables())


def test_every_table_has_a_key_and_comes_after_those_it_refers_to() -> None:
    assert all(table.key for table in list_tables().values())
    before = list[str]()
    created = re.split("CREATE TABLE", ";".join(statements("sqlite")))[1:]
    for name, text in zip(list_tables(), created, strict=True):
        assert set(re.findall(r"REFERENCES (\w+)", text)) <= set(before)
        before.append(name)


def test_a_new_database_has_the_version_of_the_schema(sqlite_file: Path) -> None:
    open_store(sqlite_file).close()
    with closing(sqlite3.connect(sqlite_file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (current_version(),)


@ON_POSTGRESQL
def test_a_new_postgresql_has_the_columns_of_the_schema(postgres: Postgres, postgres_url: URL) -> None:
    open_store(postgres_url).close()
    assert postgres.query(postgres_url, "SELECT version FROM schema_version") == [[str(current_version())]]
    found = dict[str, list[str]]()
    for table, column in postgres.query(postgres_url, COLUMNS):
        found.setdefault(table, []).append(column)
    for name, described in list_tables().items():
        assert [column for column in found[name] if column != "lease"] == list(described.columns)


def test_an_older_database_is_migrated_and_used(
    database_url: DatabaseUrl, next_version: Callable[[], None]
) -> None:
    with closing(add_players_and_table(open_store(database_url))) as store:
        assert try_insert(store, 1)
    next_version()
    with closing(open_store(database_url)) as store:
        assert store.query("SELECT DISTINCT hat FROM players")[0][0] == "bowler"
        assert store.load_events("oak") == [nth_event(1)]
        assert store.claim("oak") is None
        assert try_insert(store, 2)
    with closing(open_store(database_url)) as store:
        assert len(store.load_events("oak")) == 2


def test_a_failed_migration_leaves_the_database_unchanged(
    database_url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(database_url).close()
    steps = ("ALTER TABLE players ADD COLUMN hat INTEGER", "no statement")
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, Migration(steps, steps)])
        assert refusal(database_url) == "cannot-open"
    with closing(open_store(database_url)) as store:
        assert store.query("SELECT * FROM players") == []


def test_an_outdated_database_must_be_served_before_export_or_audit(
    database_url: DatabaseUrl,
    next_version: Callable[[], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    open_store(database_url).close()
    export(database_url, tmp_path / "before.jsonl")
    next_version()
    for language, words in (("en", "Start the server on it once"), ("sv", "Starta servern på den en gång")):
        with pytest.raises(SystemExit) as ended:
            export(database_url, tmp_path / "after.jsonl", language=language)
        assert ended.value.code == 1
        assert words in capsys.readouterr().err
        with pytest.raises(SystemExit) as ended:
            audit(
                str(database_url) if isinstance(database_url, Path) else url_text(database_url),
                language=language,
            )
        assert ended.value.code == 2
        assert words in capsys.readouterr().err
        with pytest.raises(SystemExit):
            import_database(tmp_path / "before.jsonl", data=tmp_path / "new.sqlite", language=language)
        assert ("older version" if language == "en" else "äldre version") in capsys.readouterr().err


def export(place: DatabaseUrl, to: Path, **more: str) -> None:
    where = {"data": place} if isinstance(place, Path) else {"database": url_text(place)}
    export_database(to, **where, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("version", "code"), [(0, "older"), (-1, "older"), (current_version() + 1, "newer")])
def test_a_database_of_an_unknown_version_is_not_changed(version: int, code: str, sqlite_file: Path) -> None:
    add_players_and_table(open_store(sqlite_file)).close()
    with closing(sqlite3.connect(sqlite_file)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    before = sqlite_file.read_bytes()
    assert refusal(sqlite_file) == code
    assert sqlite_file.read_bytes() == before


@ON_POSTGRESQL
def test_a_postgresql_of_an_unknown_version_is_not_changed(postgres: Postgres, postgres_url: URL) -> None:
    open_store(postgres_url).close()
    for change, code in (
        ("UPDATE schema_version SET version = 0", "older"),
        (f"UPDATE schema_version SET version = {current_version() + 1}", "newer"),
        ("DELETE FROM schema_version", "cannot-open"),
        ("DROP TABLE schema_version", "older"),
    ):
        postgres.query(postgres_url, change)
        assert refusal(postgres_url) == code
