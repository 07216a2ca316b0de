"""Tests of power cuts while the server writes: no acknowledged event is lost, whatever part of the data
reached the disk.
"""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from spadille.storage import open_store
from tests.support.power_cuts import FileOperation, compile_recorder, record_operations, simulate_power_cuts
from tests.support.stored_events import nth_event

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None,
    reason="what is written is recorded by a library in C",
)

EVENING = """
import os, sys
from pathlib import Path
from spadille.storage import open_store
from spadille.storage.sqlite import connections
from spadille.storage.event import now
from spadille.storage.store import event_row, table_row
from tests.support.stored_events import add_players_and_table, nth_event

connections._LOG_PAGES = 12
folder, events = Path(sys.argv[1]), 60
acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT)
for life in range(2):
    store = open_store(folder / "tables.sqlite")
    if life == 0:
        add_players_and_table(store).enqueue(table_row("elm", "six-bid", "standard", now())).result()
    for first in range(1 + life * events, 1 + (life + 1) * events, 3):
        asked = [(table, seq) for seq in range(first, first + 3) for table in ("oak", "elm")]
        waiting = [store.enqueue(event_row(nth_event(seq, table))) for table, seq in asked]
        for (table, seq), stored in zip(asked, waiting):
            stored.result()
            os.write(acks, f"{table} {seq}\\n".encode())
    store.close()
"""
"""A program that writes to two tables, restarts once, and now and then checkpoints its write-ahead log."""


@pytest.fixture(scope="module")
def deeds(tmp_path_factory: pytest.TempPathFactory) -> list[FileOperation]:
    """Run the program `EVENING` and return its file operations."""
    folder = tmp_path_factory.mktemp("power")
    return record_operations(EVENING, folder / "disk", compile_recorder(folder))


def test_the_recording_is_complete(deeds: list[FileOperation], tmp_path: Path) -> None:
    """The recorded writes reproduce the whole file, and the recorded acknowledgements cover all events."""
    *_, (disk, acknowledged) = simulate_power_cuts(
        [*deeds, FileOperation("sync", "tables.sqlite", 0, b"")], 1, Random(0)
    )
    assert len(acknowledged.splitlines()) == 240
    assert {deed.file for deed in deeds if deed.kind == "sync"} >= {"tables.sqlite", "tables.sqlite-wal"}
    _check_restart(disk, acknowledged, tmp_path)


def test_the_log_is_checkpointed_while_the_server_writes(deeds: list[FileOperation]) -> None:
    """The program shortens the write-ahead log.

    Without checkpoints only the start and the end of the file would be tested.
    """
    assert sum((deed.kind, deed.file) == ("sync", "tables.sqlite") for deed in deeds) > 10


def _check_restart(disk: dict[str, bytes], acknowledged: bytes, folder: Path) -> None:
    """Start the server with the files of a power cut. Check that it has all acknowledged events, in order."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in disk.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(content)
    stored = [line.split() for line in acknowledged.decode().splitlines()]
    with closing(open_store(folder / "tables.sqlite")) as store:
        for table in ("oak", "elm"):
            kept = store.load_events(table)
            assert kept == [nth_event(seq, table) for seq in range(1, len(kept) + 1)]
            assert len(kept) >= max([int(seq) for name, seq in stored if name == table], default=0)


def test_acknowledged_events_survive_a_power_cut(deeds: list[FileOperation], tmp_path: Path) -> None:
    for disk, acknowledged in simulate_power_cuts(deeds, 1, Random("a few")):
        _check_restart(disk, acknowledged, tmp_path / "again")


@pytest.mark.long
def test_acknowledged_events_survive_ten_thousand_power_cuts(
    deeds: list[FileOperation], tmp_path: Path
) -> None:
    syncs = sum(deed.kind == "sync" and not deed.file.endswith("-shm") for deed in deeds)
    number = 0
    for disk, acknowledged in simulate_power_cuts(deeds, 10_000 // syncs + 1, Random("many")):
        number += 1
        _check_restart(disk, acknowledged, tmp_path / "again")
    assert number >= 10_000
