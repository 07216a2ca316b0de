"""Tests of file permissions: only their owner can read the files that Spadille writes."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spadille.server.ops.export_import import export_database, import_database
from spadille.storage import open_store
from spadille.storage.sqlite import store as sqlite
from tests.storage.test_storage import refusal
from tests.support.server_process import startup_error
from tests.support.stored_events import add_players_and_table, try_insert

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def _permissive_umask() -> Iterator[None]:
    """Set a umask under which everyone may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Return the permissions of a folder and of everything in it, by name."""
    return {path.name: oct(path.stat().st_mode & 0o777) for path in (folder, *folder.rglob("*"))}


def assert_private(folder: Path, *names: str) -> None:
    found = modes(folder)
    assert found.keys() >= {folder.name, *names}
    for name, mode in found.items():
        assert mode == ("0o700" if (folder / name).is_dir() or name == folder.name else "0o600"), name


def test_only_the_owner_can_read_the_tables_and_the_files_beside_them(tmp_path: Path) -> None:
    file = tmp_path / "far" / "away" / "tables.sqlite"
    with closing(add_players_and_table(open_store(file))) as store:
        assert try_insert(store, 1)
        assert_private(tmp_path / "far" / "away", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")
        assert modes(tmp_path / "far")["far"] == "0o700"


def test_files_of_a_permissive_version_are_made_private(sqlite_file: Path) -> None:
    add_players_and_table(open_store(sqlite_file)).close()
    with closing(sqlite3.connect(sqlite_file)) as reading:
        reading.execute("SELECT * FROM events").fetchall()
        for path in sqlite_file.parent.glob("tables.sqlite*[!k]"):
            path.chmod(0o644)
        with closing(open_store(sqlite_file)) as store:
            assert try_insert(store, 1)
            assert_private(sqlite_file.parent, "tables.sqlite-wal")


def test_the_permissions_of_another_programs_file_are_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(file)) as theirs:
        theirs.execute("CREATE TABLE recipes (name)")
    assert refusal(file) == "not-ours"
    assert modes(tmp_path)["theirs.sqlite"] == "0o644"


@pytest.mark.parametrize("matches", [False, True])
def test_only_the_owner_can_read_a_dump_and_its_import(
    sqlite_file: Path, tmp_path: Path, *, matches: bool
) -> None:
    open_store(sqlite_file).close()
    copy = tmp_path / "copy.jsonl"
    export_database(copy, data=sqlite_file, matches=matches)
    assert modes(tmp_path)["copy.jsonl"] == "0o600"
    if not matches:
        import_database(copy, data=tmp_path / "again" / "tables.sqlite")
        assert_private(tmp_path / "again", "tables.sqlite")


# A disk without room


def fill(disk: sqlite3.Connection) -> None:
    disk.execute("PRAGMA max_page_count = 1")
    disk.execute("CREATE TABLE too_much (of)")


def test_a_full_disk_at_the_start_is_reported(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def marked(_path: Path) -> None:
        with closing(sqlite3.connect(":memory:")) as disk:
            fill(disk)

    monkeypatch.setattr(sqlite, "prepare_file", marked)
    assert refusal(sqlite_file) == "no-room"


def test_a_disk_without_room_for_a_lock_is_reported_as_full(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sqlite, "Lock", no_room)
    assert refusal(sqlite_file) == "no-room"


def test_no_other_error_is_reported_as_a_full_disk(tmp_path: Path) -> None:
    status, printed = startup_error("--data", tmp_path, "--port", "0")
    assert status == 1
    assert "cannot be opened" in printed
