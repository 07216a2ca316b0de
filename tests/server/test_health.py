"""What a house says of its health: the truth, and without asking the database for everybody."""

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
from tests.support.client import PATIENCE
from tests.support.stored_events import begun, kept


class Asked(Store):
    """Counts how often it is asked for a sign of life, and gives one when it may."""

    def __init__(self, *, keeps: bool = True) -> None:
        self.often = 0
        self.may = Event()
        self.may.set()
        self.there = True
        self._keeps = keeps

    @property
    def is_writing(self) -> bool:
        """What it was told to be."""
        return self._keeps

    def ping(self) -> None:
        """A sign of life."""
        self.often += 1
        self.may.wait(PATIENCE)
        if not self.there:
            raise DatabaseUnavailable("away")


def wellness_of(checked: HealthCheck, often: int) -> list[bool]:
    """What so many are told one after another."""

    async def asking() -> list[bool]:
        return [await checked.is_healthy() for _ in range(often)]

    return asyncio.run(asking())


@pytest.mark.parametrize("there", [True, False])
def test_the_database_is_not_asked_for_everybody(monkeypatch: pytest.MonkeyPatch, there: bool) -> None:  # noqa: FBT001
    monkeypatch.setattr(health, "_FRESH", 3600.0)
    store = Asked()
    store.there = there
    assert wellness_of(HealthCheck(store, PATIENCE), 1_000) == [there] * 1_000
    assert store.often == 1


def test_an_old_answer_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    store = Asked()
    assert wellness_of(HealthCheck(store, PATIENCE), 5) == [True] * 5
    assert store.often == 5


def test_all_who_ask_at_once_wait_for_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    store = Asked()
    store.may.clear()
    checked = HealthCheck(store, PATIENCE)

    async def asking() -> list[bool]:
        everybody = [asyncio.create_task(checked.is_healthy()) for _ in range(100)]
        await asyncio.sleep(0)
        store.may.set()
        return await asyncio.gather(*everybody)

    assert asyncio.run(asking()) == [True] * 100
    assert store.often == 1


def test_a_database_that_takes_too_long_is_not_well() -> None:
    store = Asked()
    store.may.clear()

    async def asking() -> bool:
        well = await HealthCheck(store, 0.01).is_healthy()
        store.may.set()
        return well

    assert asyncio.run(asking()) is False


def test_a_house_that_does_not_store_is_not_well() -> None:
    assert wellness_of(HealthCheck(Asked(keeps=False), PATIENCE), 1) == [False]


# The store


def trusted(store: Store) -> bool:
    """Whether it says that it keeps what it is given."""
    return store.is_writing


def test_a_store_that_refused_something_proves_that_it_takes_something_again(file: Path) -> None:
    store = begun(open_store(file))
    assert trusted(store)
    read_only(store, "ON")
    assert not kept(store, 1)
    assert not trusted(store)
    with pytest.raises(WriteFailed):
        store.ping()
    read_only(store, "OFF")
    store.enqueue().result()
    assert not trusted(store), "nothing was stored, so nothing is proved"
    store.ping()
    assert trusted(store)
    store.close()


def test_a_store_that_stores_again_needs_no_proof(file: Path) -> None:
    store = begun(open_store(file))
    read_only(store, "ON")
    assert not kept(store, 1)
    read_only(store, "OFF")
    assert kept(store, 1)
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


def test_a_house_whose_writer_is_gone_ends(file: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_A_WRITER, str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.stdout, ended.returncode) == ("open\n", 70)
    assert "the writer is gone" in ended.stderr
