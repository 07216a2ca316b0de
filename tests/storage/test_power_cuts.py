"""The power goes while the house writes: whatever reached the disk by then, nothing acknowledged is lost."""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from spadille.storage import open_store
from tests.support.power_cuts import Deed, cuts, recorded, recorder
from tests.support.stored_events import happened

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
from tests.support.stored_events import begun, happened

connections._LOG_PAGES = 12
folder, events = Path(sys.argv[1]), 60
acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT)
for life in range(2):
    store = open_store(folder / "tables.sqlite")
    if life == 0:
        begun(store).enqueue(table_row("elm", "six-bid", "standard", now())).result()
    for first in range(1 + life * events, 1 + (life + 1) * events, 3):
        asked = [(table, seq) for seq in range(first, first + 3) for table in ("oak", "elm")]
        waiting = [store.enqueue(event_row(happened(seq, table))) for table, seq in asked]
        for (table, seq), stored in zip(asked, waiting):
            stored.result()
            os.write(acks, f"{table} {seq}\\n".encode())
    store.close()
"""
"""Two tables and two lives of a server, which brings its log into the file every now and then."""


@pytest.fixture(scope="module")
def deeds(tmp_path_factory: pytest.TempPathFactory) -> list[Deed]:
    """All that was done to the files meanwhile."""
    folder = tmp_path_factory.mktemp("power")
    return recorded(EVENING, folder / "disk", recorder(folder))


def test_the_recording_is_of_everything(deeds: list[Deed], tmp_path: Path) -> None:
    """What was written makes the file, and what was acknowledged is all that was to be."""
    *_, (disk, acknowledged) = cuts([*deeds, Deed("sync", "tables.sqlite", 0, b"")], 1, Random(0))
    assert len(acknowledged.splitlines()) == 240
    assert {deed.file for deed in deeds if deed.what == "sync"} >= {"tables.sqlite", "tables.sqlite-wal"}
    _restarted(disk, acknowledged, tmp_path)


def test_the_log_is_brought_into_the_file_while_the_house_writes(deeds: list[Deed]) -> None:
    """The program makes the log short; were that to go unheeded, only starts and ends would be cut off."""
    assert sum((deed.what, deed.file) == ("sync", "tables.sqlite") for deed in deeds) > 10


def _restarted(disk: dict[str, bytes], acknowledged: bytes, folder: Path) -> None:
    """The house starts from what it finds, and has all that it had acknowledged, in order."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in disk.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(content)
    stored = [line.split() for line in acknowledged.decode().splitlines()]
    with closing(open_store(folder / "tables.sqlite")) as store:
        for table in ("oak", "elm"):
            kept = store.load_events(table)
            assert kept == [happened(seq, table) for seq in range(1, len(kept) + 1)]
            assert len(kept) >= max([int(seq) for name, seq in stored if name == table], default=0)


def test_after_a_power_cut_all_that_was_acknowledged_is_there(deeds: list[Deed], tmp_path: Path) -> None:
    for disk, acknowledged in cuts(deeds, 1, Random("a few")):
        _restarted(disk, acknowledged, tmp_path / "again")


@pytest.mark.long
def test_after_ten_thousand_power_cuts_all_that_was_acknowledged_is_there(
    deeds: list[Deed], tmp_path: Path
) -> None:
    syncs = sum(deed.what == "sync" and not deed.file.endswith("-shm") for deed in deeds)
    number = 0
    for disk, acknowledged in cuts(deeds, 10_000 // syncs + 1, Random("many")):
        number += 1
        _restarted(disk, acknowledged, tmp_path / "again")
    assert number >= 10_000
