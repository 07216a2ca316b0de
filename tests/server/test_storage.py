"""What is stored stays, in order, all of it or nothing; a file that cannot be used is left as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from spadille.server.storage import Event, NotStored, Store, Unusable, open_store
from spadille.server.storage.event import now
from spadille.server.storage.opening import sqlite_engine
from spadille.server.storage.shape import metadata
from spadille.server.storage.store import Player, event_row, player_row, seat_row, table_row

ANN = Player("ann", "Ann")
BO = Player("bo", "Bo")


def happened(seq: int, table: str = "oak") -> Event:
    return Event(
        table, seq, 1, 1, 0, ANN.id, "acted", {"action": f"0 said {seq}"}, "2024-11-05T19:30:00.000Z"
    )


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    store = open_store(file)
    rows = (player_row(ANN, b"a" * 32, now()), player_row(BO, b"b" * 32, now()))
    store.write(*rows, table_row("oak", "six-bid", "standard", now())).result()
    yield store
    store.close()


def test_events_come_back_as_they_went_in(store: Store) -> None:
    events = [happened(seq) for seq in range(1, 30)]
    for stored in [store.write(event_row(event)) for event in events]:
        stored.result()
    assert store.events("oak") == events
    assert store.events("elm") == []


def test_an_event_is_on_the_disk_before_its_future_is_done(store: Store, file: Path) -> None:
    for seq in range(1, 10):
        store.write(event_row(happened(seq))).result()
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("SELECT max(seq) FROM events").fetchone() == (seq,)


def test_one_that_cannot_be_stored_does_not_spoil_the_others(store: Store) -> None:
    futures = [store.write(event_row(happened(seq))) for seq in (1, 2, 2, 3, 1, 4)]
    refused = [future.exception() is not None for future in futures]
    assert refused == [False, False, True, False, True, False]
    assert isinstance(futures[2].exception(), NotStored)
    assert [event.seq for event in store.events("oak")] == [1, 2, 3, 4]


def test_lines_handed_in_together_are_stored_together_or_not_at_all(store: Store) -> None:
    seat = seat_row("oak", 0, 1, "Ann", player=ANN.id, bot=None)
    both = store.write(seat, event_row(happened(1, table="a table there is not")))
    assert isinstance(both.exception(), NotStored)
    assert store.sittings(ANN.id, most=9) == []


def test_a_full_disk_is_an_answer_and_loses_nothing(store: Store, file: Path) -> None:
    store.write(event_row(happened(1))).result()
    with store._writer.begin() as connection:
        connection.execute(text("PRAGMA max_page_count = 1"))
    fat = {"action": "x" * 100_000}
    full = store.write(event_row(Event("oak", 2, 1, 1, 0, None, "acted", fat, now())))
    assert isinstance(full.exception(), NotStored)
    with store._writer.begin() as connection:
        connection.execute(text("PRAGMA max_page_count = 1000000"))
    store.write(event_row(happened(2))).result()
    assert [event.seq for event in store.events("oak")] == [1, 2]
    assert file.exists()


def test_what_waits_is_stored_before_the_store_closes(file: Path) -> None:
    store = open_store(file)
    store.write(table_row("oak", "six-bid", "standard", now()), player_row(ANN, b"a" * 32, now()))
    waiting = [store.write(event_row(happened(seq))) for seq in range(1, 2000)]
    store.close()
    assert all(future.exception() is None for future in waiting)
    again = open_store(file)
    assert len(again.events("oak")) == len(waiting)
    again.close()


def test_a_closed_store_says_so(file: Path) -> None:
    store = open_store(file)
    store.close()
    store.close()
    assert isinstance(store.write(event_row(happened(1))).exception(), NotStored)


def test_players_are_known_by_the_hash_of_their_token_alone(store: Store) -> None:
    assert store.player(b"a" * 32) == ANN
    assert store.player(b"z" * 32) is None


def test_the_latest_table_comes_first(store: Store) -> None:
    store.write(
        table_row("elm", "six-bid", "hoyle", "2099-01-01T00:00:00.000Z"),
        seat_row("oak", 2, 1, "Ann", player=ANN.id, bot=None),
        seat_row("elm", 1, 1, "Ann", player=ANN.id, bot=None),
        seat_row("elm", 2, 1, "Bo", player=BO.id, bot=None),
    ).result()
    assert [(sitting.table, sitting.seat) for sitting in store.sittings(ANN.id, most=9)] == [
        ("elm", 1),
        ("oak", 2),
    ]
    assert [sitting.table for sitting in store.sittings(ANN.id, most=1)] == ["elm"]


def test_the_connections_are_set_to_lose_nothing(store: Store) -> None:
    with store._writer.connect() as connection:
        asked = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS}
    assert asked == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_the_migrations_lead_to_the_shape_the_code_knows(store: Store) -> None:
    with store._readers.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_file_is_opened_by_one_server_at_a_time(store: Store, file: Path) -> None:
    assert refusal(file) == "in-use"
    store.close()
    open_store(file).close()


def test_a_lock_ends_with_its_process(file: Path) -> None:
    code = "import os, sys, pathlib; from spadille.server.storage import open_store;"
    code += "open_store(pathlib.Path(sys.argv[1])); print('open', flush=True); os.kill(os.getpid(), 9)"
    killed = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, check=False)
    assert killed.stdout == b"open\n"
    open_store(file).close()


def test_what_is_no_database_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"a shopping list, not a table\n" * 400)
    before = file.read_bytes()
    assert refusal(file) == "damaged"
    assert file.read_bytes() == before


def test_a_damaged_database_is_left_alone(store: Store, file: Path) -> None:
    for seq in range(1, 2000):
        store.write(event_row(happened(seq)))
    store.close()
    with file.open("r+b") as raw:
        raw.seek(8 * 4096)
        raw.write(os.urandom(4096))
    assert refusal(file) == "damaged"


def test_another_programs_database_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.commit()
    before = file.read_bytes()
    assert refusal(file) == "not-ours"
    assert file.read_bytes() == before


def test_a_newer_database_is_left_alone(store: Store, file: Path) -> None:
    store.close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = 'from-next-year'")
        other.commit()
    assert refusal(file) == "newer"


def test_a_place_that_cannot_be_written_is_an_answer(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path) == "cannot-open"
    assert refusal(tmp_path / "file" / "tables.sqlite") == "cannot-open"


def refusal(file: Path) -> str:
    with pytest.raises(Unusable) as unusable:
        open_store(file)
    return unusable.value.code


def test_an_engine_of_its_own_can_read_while_the_server_writes(store: Store, file: Path) -> None:
    engine = sqlite_engine(file, begin="BEGIN")
    with engine.connect() as connection:
        store.write(event_row(happened(1))).result()
        assert connection.execute(text("SELECT count(*) FROM events")).scalar() == 1
    engine.dispose()
