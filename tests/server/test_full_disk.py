"""Tests of a server whose disk is full: it reports errors, loses nothing, and goes on when the disk has space
again.
"""

from __future__ import annotations

import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from spadille import protocol
from spadille.storage import DatabaseUrl, open_store
from tests.server.test_kill_and_restart import OPEN, answer, until_asked
from tests.support.client import Guest, Page
from tests.support.postgres import Postgres
from tests.support.server_process import ServerProcess

Full = Callable[[ServerProcess], AbstractContextManager[None]]

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION full_disk();
"""


@pytest.fixture
def fill_disk(database_url: DatabaseUrl, request: pytest.FixtureRequest) -> Full:
    """Return a context manager that fills the disk of a server."""
    if isinstance(database_url, URL):
        postgres: Postgres = request.getfixturevalue("postgres")
        return lambda _server: refuse_inserts(postgres, database_url)
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux can take a running program the right to write to files")
    return refuse_file_writes


@contextmanager
def refuse_file_writes(server: ServerProcess) -> Iterator[None]:
    """Limit the size of files that the server may write to 0."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@contextmanager
def refuse_inserts(postgres: Postgres, club: URL) -> Iterator[None]:
    """Make PostgreSQL fail each insertion of an event as it does on a full disk."""
    postgres.query(club, FULL)
    yield
    postgres.query(club, "DROP TRIGGER full_disk ON events; DROP FUNCTION full_disk")


def test_a_full_disk_is_reported_and_acknowledged_events_are_stored(
    database_url: DatabaseUrl, fill_disk: Full
) -> None:
    chance, accepted = Random(7), [f"before {number}" for number in range(6)]
    with ServerProcess(database_url) as server, Guest(server.address) as ann:
        table = ann.open_table(match=OPEN)
        page = ann.page(table)
        for name in accepted:
            answer(page, chance, name)
        before = until_asked(page).state
        with fill_disk(server):
            for _ in range(3):
                assert rejected_with(page) == "not-stored"
            no_table = ann.request_table()
            assert (no_table.status_code, no_table.json()["code"]) == (503, "not-stored")
            assert until_asked(ann.page(table)).state == before
            if isinstance(database_url, Path):
                assert readiness(ann) == 503
        accepted += ["full", "after"]
        for name in accepted[-2:]:
            answer(page, chance, name)
        while readiness(ann) != 200:
            pass
        status, _, printed = server.stop(signal.SIGTERM)
    assert (status, "not stored" in printed) == (0, True)
    assert "Traceback" not in printed
    with closing(open_store(database_url)) as store:
        log = store.load_events(table)
    assert [event.seq for event in log] == list(range(1, len(log) + 1))
    assert [event.payload["id"] for event in log if "id" in event.payload] == accepted


def readiness(ann: Guest) -> int:
    """Return the status of the readiness check."""
    return ann.http.get("/health/ready").status_code


def rejected_with(page: Page) -> str:
    """Send a legal command that is rejected, and return the error code."""
    kind = {"action": page.answers[0]} if page.answers else {}
    answer = page.send_and_wait("act" if kind else "next", id="full", **kind)
    assert isinstance(answer, protocol.Rejected)
    return answer.error.code
