"""Whoever keeps the tables in a file waits for nothing that a file does not need."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from pkgutil import resolve_name

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import URL

from spadille.storage import open_store, schema_version
from spadille.storage.migrate import config, migrate
from spadille.storage.sqlite.engine import transaction
from spadille.storage.sqlite.migrate import begin, newest
from tests.support.postgres import Postgres

LOADED = """
import pathlib, sys
import spadille.server.ops.serve
from spadille.storage import open_store
for _ in ("a new file", "a file of the newest shape"):
    open_store(pathlib.Path(sys.argv[1])).close()
    print(*sorted(sys.modules))
"""
ELSEWHERE = {"markdown_it", "alembic", "mako", "asyncpg", "sqlalchemy"}


def test_the_newest_shape_is_the_last_of_the_migrations(tmp_path: Path) -> None:
    with transaction(tmp_path / "empty", begin="BEGIN") as connection:
        steps = ScriptDirectory.from_config(config(connection))
    assert newest() == steps.get_current_head()


def test_a_new_file_has_the_shape_that_the_migrations_lead_to(tmp_path: Path) -> None:
    at_once, step_by_step = tmp_path / "at once", tmp_path / "step by step"
    with closing(sqlite3.connect(at_once, isolation_level=None)) as connection:
        begin(connection)
    with transaction(step_by_step, begin="BEGIN IMMEDIATE") as connected:
        migrate(connected)
    assert shape(at_once) == shape(step_by_step)


def shape(file: Path) -> list[list[str]]:
    """All that SQLite says of what is in a file, word by word, and which shape the file says it has."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY rowid").fetchall()
        number = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    return [" ".join(map(str, line)).split() for line in [*found, *number]]


def test_a_file_new_or_of_the_newest_shape_is_opened_without_what_other_databases_need(file: Path) -> None:
    order = [sys.executable, "-c", LOADED, str(file)]
    opened = subprocess.run(order, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(opened) == 2
    for loaded in map(str.split, opened):
        assert "spadille.storage.sqlite.store" in loaded
        assert ELSEWHERE & set(loaded) == set()


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND xact_start < now()"


@pytest.mark.postgresql
def test_no_transaction_waits_until_what_it_takes_is_loaded(
    club: URL, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[list[list[str]]] = []

    def loaded(name: str) -> object:
        waiting.append(postgres.ask(club, WAITING))
        return resolve_name(name)

    monkeypatch.setattr(schema_version, "resolve_name", loaded)
    open_store(club).close()
    assert waiting[0] == [["0"]]
