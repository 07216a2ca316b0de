"""Tests of the SQLite store: rows are stored in order and atomically, and an unusable file is not changed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spadille.storage import DatabaseUnusable, Event, Store, WriteFailed, open_store
from spadille.storage.event import now
from spadille.storage.sqlite.connections import ConnectionPool
from spadille.storage.sqlite.store import SqliteDatabase
from spadille.storage.store import event_row
from tests.support.stored_events import add_players_and_table, nth_event


@pytest.fixture
def store(sqlite_file: Path) -> Iterator[Store]:
    store = add_players_and_table(open_store(sqlite_file))
    yield store
    store.close()


def writer(store: Store) -> ConnectionPool:
    """Return the pool of writing connections of a store."""
    assert isinstance(store._database, SqliteDatabase)
    return store._database._writer


def test_an_event_is_on_the_disk_before_its_future_is_done(store: Store, sqlite_file: Path) -> None:
    for seq in range(1, 10):
        store.enqueue(event_row(nth_event(seq))).result()
        with closing(sqlite3.connect(sqlite_file)) as other:
            assert other.execute("SELECT max(seq) FROM events").fetchone() == (seq,)


def test_a_full_disk_is_reported_and_loses_nothing(store: Store, sqlite_file: Path) -> None:
    store.enqueue(event_row(nth_event(1))).result()
    with writer(store).acquire() as connection:
        connection.execute("PRAGMA max_page_count = 1")
    fat = {"action": "x" * 100_000}
    full = store.enqueue(event_row(Event("oak", 2, 1, 1, 0, None, "acted", fat, now())))
    assert isinstance(full.exception(), WriteFailed)
    with writer(store).acquire() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    store.enqueue(event_row(nth_event(2))).result()
    assert [event.seq for event in store.load_events("oak")] == [1, 2]
    assert sqlite_file.exists()


def test_the_connections_have_durable_settings(store: Store) -> None:
    with writer(store).acquire() as connection:
        asked = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS}
    assert asked == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_a_connection_lent_while_the_others_are_closed_is_closed_when_it_comes_back(tmp_path: Path) -> None:
    connections = ConnectionPool(tmp_path / "tables.sqlite")
    with connections.acquire() as late:
        connections.close()
        assert late.execute("SELECT 1").fetchone() == (1,)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        late.execute("SELECT 1")


def test_a_file_is_opened_by_one_server_at_a_time(store: Store, sqlite_file: Path) -> None:
    assert refusal(sqlite_file) == "in-use"
    store.close()
    open_store(sqlite_file).close()


OPEN = """
import pathlib, sys
from spadille.storage import DatabaseUnusable, open_store
try:
    open_store(pathlib.Path(sys.argv[1])).close()
    print("open")
except DatabaseUnusable as unusable:
    print(unusable.code)
"""


@pytest.mark.parametrize("called", ["by itself", "a link", "a link in another folder", "a second name"])
@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_a_file_is_locked_under_all_its_names(
    called: str, where: str, store: Store, sqlite_file: Path, tmp_path: Path
) -> None:
    other = {
        "by itself": sqlite_file,
        "a link": sqlite_file.with_name("link.sqlite"),
        "a link in another folder": tmp_path / "link.sqlite",
        "a second name": tmp_path / "second.sqlite",
    }[called]
    if called.startswith("a link"):
        other.symlink_to(sqlite_file)
    elif other != sqlite_file:
        other.hardlink_to(sqlite_file)
    assert open_result(other, where) == "in-use"
    store.enqueue(event_row(nth_event(1))).result()
    store.close()
    assert open_result(other, where) == "open"


def open_result(file: Path, where: str) -> str:
    """Open a file in this process or another one. Return the error code, or an empty text for success."""
    if where == "elsewhere":
        words = [sys.executable, "-c", OPEN, str(file)]
        return subprocess.run(words, capture_output=True, check=True, text=True).stdout.strip()
    try:
        open_store(file).close()
    except DatabaseUnusable as unusable:
        return unusable.code
    return "open"


def test_a_lock_ends_with_its_process(sqlite_file: Path) -> None:
    code = "import os, sys, pathlib; from spadille.storage import open_store;"
    code += "open_store(pathlib.Path(sys.argv[1])); print('open', flush=True); os.kill(os.getpid(), 9)"
    killed = subprocess.run([sys.executable, "-c", code, str(sqlite_file)], capture_output=True, check=False)
    assert killed.stdout == b"open\n"
    open_store(sqlite_file).close()


def test_a_file_that_is_no_database_is_not_changed(sqlite_file: Path) -> None:
    sqlite_file.parent.mkdir()
    sqlite_file.write_bytes(b"a shopping list, not a table\n" * 400)
    before = sqlite_file.read_bytes()
    assert refusal(sqlite_file) == "damaged"
    assert sqlite_file.read_bytes() == before


def test_a_damaged_database_is_not_changed(store: Store, sqlite_file: Path) -> None:
    for seq in range(1, 2000):
        store.enqueue(event_row(nth_event(seq)))
    store.close()
    with sqlite_file.open("r+b") as raw:
        raw.seek(8 * 4096)
        raw.write(b"\xff" * 4096)
    assert refusal(sqlite_file) == "damaged"


def test_another_programs_database_is_not_changed(sqlite_file: Path) -> None:
    sqlite_file.parent.mkdir()
    with closing(sqlite3.connect(sqlite_file)) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.commit()
    before = sqlite_file.read_bytes()
    assert refusal(sqlite_file) == "not-ours"
    assert sqlite_file.read_bytes() == before


def test_a_newer_database_is_not_changed(store: Store, sqlite_file: Path) -> None:
    store.close()
    with closing(sqlite3.connect(sqlite_file)) as other:
        other.execute("PRAGMA user_version = 1000")
    assert refusal(sqlite_file) == "newer"


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path) == "cannot-open"
    assert refusal(tmp_path / "file" / "tables.sqlite") == "cannot-open"
    (tmp_path / "round").symlink_to(tmp_path / "round")
    assert refusal(tmp_path / "round") == "cannot-open"


def test_a_missing_permission_is_reported(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_words: object) -> int:
        raise PermissionError

    monkeypatch.setattr("os.open", refused)
    assert refusal(sqlite_file) == "cannot-open"


def refusal(file: Path) -> str:
    with pytest.raises(DatabaseUnusable) as unusable:
        open_store(file)
    return unusable.value.code


def test_another_connection_can_read_while_the_server_writes(store: Store, sqlite_file: Path) -> None:
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        store.enqueue(event_row(nth_event(1))).result()
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
