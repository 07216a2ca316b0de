"""What is kept is its owner's alone, wherever it is written."""

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
from tests.support.server_process import refused
from tests.support.stored_events import begun, kept

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    """A machine on which everybody may read what others write."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """What may be done with everything in a folder, and with the folder."""
    return {path.name: oct(path.stat().st_mode & 0o777) for path in (folder, *folder.rglob("*"))}


def assert_private(folder: Path, *names: str) -> None:
    found = modes(folder)
    assert found.keys() >= {folder.name, *names}
    for name, mode in found.items():
        assert mode == ("0o700" if (folder / name).is_dir() or name == folder.name else "0o600"), name


def test_tables_and_what_lies_beside_them_are_read_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "far" / "away" / "tables.sqlite"
    with closing(begun(open_store(file))) as store:
        assert kept(store, 1)
        assert_private(tmp_path / "far" / "away", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")
        assert modes(tmp_path / "far")["far"] == "0o700"


def test_tables_of_an_open_handed_version_are_closed(file: Path) -> None:
    begun(open_store(file)).close()
    with closing(sqlite3.connect(file)) as reading:
        reading.execute("SELECT * FROM events").fetchall()
        for path in file.parent.glob("tables.sqlite*[!k]"):
            path.chmod(0o644)
        with closing(open_store(file)) as store:
            assert kept(store, 1)
            assert_private(file.parent, "tables.sqlite-wal")


def test_another_programs_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(file)) as theirs:
        theirs.execute("CREATE TABLE recipes (name)")
    assert refusal(file) == "not-ours"
    assert modes(tmp_path)["theirs.sqlite"] == "0o644"


@pytest.mark.parametrize("matches", [False, True])
def test_a_copy_and_what_is_made_of_it_are_read_by_nobody_else(
    file: Path, tmp_path: Path, *, matches: bool
) -> None:
    open_store(file).close()
    copy = tmp_path / "copy.jsonl"
    export_database(copy, data=file, matches=matches)
    assert modes(tmp_path)["copy.jsonl"] == "0o600"
    if not matches:
        import_database(copy, data=tmp_path / "again" / "tables.sqlite")
        assert_private(tmp_path / "again", "tables.sqlite")


# A disk without room


def fill(disk: sqlite3.Connection) -> None:
    disk.execute("PRAGMA max_page_count = 1")
    disk.execute("CREATE TABLE too_much (of)")


def test_a_full_disk_at_the_start_is_called_that(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def marked(_path: Path) -> None:
        with closing(sqlite3.connect(":memory:")) as disk:
            fill(disk)

    monkeypatch.setattr(sqlite, "prepare_file", marked)
    assert refusal(file) == "no-room"


def test_a_disk_without_room_for_a_lock_is_full_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(_path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sqlite, "Lock", no_room)
    assert refusal(file) == "no-room"


def test_no_other_fault_is_called_a_full_disk(tmp_path: Path) -> None:
    status, printed = refused("--data", tmp_path, "--port", "0")
    assert status == 1
    assert "cannot be opened" in printed
