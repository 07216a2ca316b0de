"""Tests of the health check: its result is right, and it does not ping the database for each request."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from spadille.server import health
from spadille.server.health import HealthCheck
from spadille.storage import DatabaseUnavailable, Store, WriteFailed, open_store
from tests.server.test_operations import read_only
from tests.support.client import TIMEOUT
from tests.support.stored_events import add_players_and_table, try_insert


class PingedStore(Store):
    """A store that counts pings and answers them when the test allows it to."""

    def __init__(self, *, keeps: bool = True) -> None:
        self.often = 0
        self.may = Event()
        self.may.set()
        self.there = True
        self._keeps = keeps

    @property
    def is_writing(self) -> bool:
        return self._keeps

    def ping(self) -> None:
        self.often += 1
        self.may.wait(TIMEOUT)
        if not self.there:
            raise DatabaseUnavailable("away")


def check_health(checked: HealthCheck, often: int) -> list[bool]:
    """Run the health check `often` times in a row, and return the results."""

    async def asking() -> list[bool]:
        return [await checked.is_healthy() for _ in range(often)]

    return asyncio.run(asking())


@pytest.mark.parametrize("there", [True, False])
def test_the_database_is_not_pinged_for_each_request(monkeypatch: pytest.MonkeyPatch, there: bool) -> None:  # noqa: FBT001
    monkeypatch.setattr(health, "_FRESH", 3600.0)
    store = PingedStore()
    store.there = there
    assert check_health(HealthCheck(store, TIMEOUT), 1_000) == [there] * 1_000
    assert store.often == 1


def test_an_old_result_is_not_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    store = PingedStore()
    assert check_health(HealthCheck(store, TIMEOUT), 5) == [True] * 5
    assert store.often == 5


def test_concurrent_checks_share_one_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    store = PingedStore()
    store.may.clear()
    checked = HealthCheck(store, TIMEOUT)

    async def asking() -> list[bool]:
        everybody = [asyncio.create_task(checked.is_healthy()) for _ in range(100)]
        await asyncio.sleep(0)
        store.may.set()
        return await asyncio.gather(*everybody)

    assert asyncio.run(asking()) == [True] * 100
    assert store.often == 1


def test_a_database_that_answers_too_late_is_unhealthy() -> None:
    store = PingedStore()
    store.may.clear()

    async def asking() -> bool:
        well = await HealthCheck(store, 0.01).is_healthy()
        store.may.set()
        return well

    assert asyncio.run(asking()) is False


def test_a_server_whose_writer_failed_is_unhealthy() -> None:
    assert check_health(HealthCheck(PingedStore(keeps=False), TIMEOUT), 1) == [False]


# The store


def is_writing(store: Store) -> bool:
    """Return whether the store reports that its event writer works."""
    return store.is_writing


def test_a_store_that_failed_proves_by_a_write_that_it_works_again(sqlite_file: Path) -> None:
    store = add_players_and_table(open_store(sqlite_file))
    assert is_writing(store)
    read_only(store, "ON")
    assert not try_insert(store, 1)
    assert not is_writing(store)
    with pytest.raises(WriteFailed):
        store.ping()
    read_only(store, "OFF")
    store.enqueue().result()
    assert not is_writing(store), "nothing was stored, so nothing is proved"
    store.ping()
    assert is_writing(store)
    store.close()


def test_a_store_that_stores_again_needs_no_proof(sqlite_file: Path) -> None:
    store = add_players_and_table(open_store(sqlite_file))
    read_only(store, "ON")
    assert not try_insert(store, 1)
    read_only(store, "OFF")
    assert try_insert(store, 1)
    assert store.is_writing
    store.close()


WITHOUT_A_WRITER = """
import sys
from pathlib import Path
from spadille.telemetry.log import configure_logging
from spadille.storage import group_commit, open_store
configure_logging()
def lost(_entries): raise MemoryError
group_commit._find_tables = lost
store = open_store(Path(sys.argv[1]))
print("open", flush=True)
store.enqueue().result()
"""


def test_a_server_whose_writer_thread_died_exits(sqlite_file: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_A_WRITER, str(sqlite_file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (ended.stdout, ended.returncode) == ("open\n", 70)
    assert "the writer is gone" in ended.stderr
