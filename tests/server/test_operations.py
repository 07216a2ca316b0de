"""Tests of operation: health, metrics, a log without secrets, and a timely shutdown."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed

from spadille import protocol
from spadille.app.accounts.session_store import SESSION_COOKIE
from spadille.cards import CARDS
from spadille.storage import Store, WriteFailed, open_store
from spadille.storage.sqlite.store import SqliteDatabase
from spadille.storage.store import event_row
from spadille.telemetry.counters import BATCH_SIZE
from tests.server.test_kill_and_restart import OPEN, until_asked
from tests.support.client import TIMEOUT, Guest, play_randomly, run_server
from tests.support.postgres import Postgres
from tests.support.server_process import ServerProcess
from tests.support.stored_events import add_players_and_table, nth_event, try_insert


@pytest.fixture
def server(sqlite_file: Path) -> Iterator[str]:
    with run_server(sqlite_file) as address:
        yield address


def metrics(address: str) -> dict[str, float]:
    """Return the server's metrics by name and labels."""
    text = httpx2.get(f"http://{address}/metrics", timeout=TIMEOUT).text
    return {
        sample.name + "".join(f" {label}" for label in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_is_healthy(server: str) -> None:
    for question in ("/health", "/health/ready"):
        answer = httpx2.get(f"http://{server}{question}", timeout=TIMEOUT)
        assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_server_counts_tables_deals_and_requests(server: str) -> None:
    with Guest(server) as ann:
        before = metrics(server)
        page = ann.page(ann.open_table())
        now = metrics(server)
        assert (now["spadille_tables"], now["spadille_sockets"]) == (1, before["spadille_sockets"] + 1)
        play_randomly([page], Random(1), lambda table: table.stage == "between")
        page.send_rejected("act", action="0 pass")
        assert ann.http.get("/api/tables/nowhere").status_code == 404
        after = metrics(server)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("spadille_events_total dealt") == 1
    assert more("spadille_events_total acted") > 3
    assert more("spadille_refusals_total wrong-stage") == 1
    assert more("spadille_refusals_total unknown-table") == 1
    assert after.get("spadille_bot_seconds_count club", 0) % BATCH_SIZE == 0
    assert 0 < more("spadille_action_broadcast_seconds_count") < more("spadille_event_commit_seconds_count")
    assert 0 < more("spadille_event_commit_size_count") <= more("spadille_event_commit_seconds_count")
    assert after["spadille_event_writer_queue"] == 0


def test_metrics_contain_no_names_and_no_cards(server: str) -> None:
    with Guest(server, "Ann Åström") as ann:
        table = ann.open_table()
        play_randomly([ann.page(table)], Random(1), lambda table: table.stage == "between")
        text = httpx2.get(f"http://{server}/metrics", timeout=TIMEOUT).text
        for secret in ("Åström", table, ann.http.cookies[SESSION_COOKIE]):
            assert secret not in text


def test_metrics_can_be_switched_off(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file, more=["--no-metrics"]) as server:
        assert "spadille_tables" not in httpx2.get(f"http://{server.address}/metrics", timeout=TIMEOUT).text


# The log


def log_and_secrets(server: ServerProcess, name: str) -> tuple[str, list[str]]:
    """Cause events and errors on a server, and stop the server.

    Return its log and the secrets that must not be in the log.
    """
    with Guest(server.address, name) as ann:
        table = ann.open_table()
        page = ann.page(table)
        play_randomly([page], Random(1), lambda table: table.stage == "between")
        page.send_rejected("act", action="0 play AS")
        ann.http.get(f"/api/tables/{table}?token=abc")
        cookie = ann.http.cookies[SESSION_COOKIE]
        _, out, err = server.stop(signal.SIGTERM)
    return out + err, [cookie, name]


def assert_discreet(text: str, secrets: list[str]) -> None:
    assert "table opened" in text
    cards = "|".join(map(str, CARDS))
    assert not re.search(rf"\b({cards})\b", text)
    assert not re.search(r"[0-9a-f]{64}", text)
    for secret in secrets:
        assert secret not in text


def test_the_log_has_no_cards_no_names_and_no_tokens(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file, more=["--log-level", "debug"]) as server:
        assert_discreet(*log_and_secrets(server, "Ann Astrom"))


def test_the_log_may_be_json(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file, more=["--log", "json"]) as server:
        text, secrets = log_and_secrets(server, "Ann Astrom")
    assert_discreet(text, secrets)
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert {"event", "level", "timestamp"} <= lines[0].keys()
    assert "table opened" in {line["event"] for line in lines}


@pytest.mark.postgresql
def test_the_log_of_a_failing_database_contains_no_secrets(postgres_url: URL, postgres: Postgres) -> None:
    trap = "CREATE FUNCTION no() RETURNS trigger AS $$BEGIN RAISE EXCEPTION '%', NEW; END$$ LANGUAGE plpgsql;"
    place = postgres_url.set(password="open-sesame")
    with (
        ServerProcess(place, more=["--log-level", "debug"]) as server,
        Guest(server.address, "Ann Astrom") as ann,
    ):
        page = until_asked(ann.page(ann.open_table(match=OPEN)))
        postgres.query(postgres_url, trap)
        postgres.query(
            postgres_url, "CREATE TRIGGER no BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION no()"
        )
        assert page.send_rejected("act", action=page.answers[0]).code == "not-stored"
        secrets = [ann.http.cookies[SESSION_COOKIE], "Ann Astrom", "open-sesame", page.answers[0]]
        _, out, err = server.stop(signal.SIGTERM)
    assert "not stored" in err
    assert_discreet(out + err, secrets)


# Stopping


def test_clients_are_asked_to_reconnect_when_the_server_stops(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file) as server, Guest(server.address) as ann:
        page = until_asked(ann.page(ann.open_table(match=OPEN)))
        accepted = page.act(page.answers[0], id="last")
        assert isinstance(accepted, protocol.Accepted)
        status, _, _ = server.stop(signal.SIGTERM)
        assert status == 0
        with pytest.raises(ConnectionClosed) as closed:
            page.until(lambda _state: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1012, 1013)


@pytest.mark.postgresql
def test_a_server_stops_in_time_when_its_database_hangs(postgres_url: URL, postgres: Postgres) -> None:
    with ServerProcess(postgres_url) as server, Guest(server.address) as ann:
        page = until_asked(ann.page(ann.open_table(match=OPEN)))
        postgres.pause()
        try:
            page.send({"type": "act", "id": "held", "seq": page.seq, "action": page.answers[0]})
            status, _, err = server.stop(signal.SIGTERM)
        finally:
            postgres.pause(still=False)
    assert status == 0, err


# A disk that cannot be written

ALL_OUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


def read_only(store: Store, whether: str) -> None:
    """Make the writing connection read-only (`ON`) or writable (`OFF`)."""
    assert isinstance(store._database, SqliteDatabase)
    with store._database._writer.acquire() as connection:
        connection.execute(f"PRAGMA query_only = {whether}")


def test_a_read_only_file_is_reported_and_loses_nothing(sqlite_file: Path) -> None:
    store = add_players_and_table(open_store(sqlite_file))
    assert try_insert(store, 1)
    read_only(store, "ON")
    refused = store.enqueue(event_row(nth_event(2))).exception()
    assert isinstance(refused, WriteFailed)
    assert str(refused) == "SQLITE_READONLY"
    assert [event.seq for event in store.load_events("oak")] == [1]
    read_only(store, "OFF")
    assert try_insert(store, 2)
    store.close()


@pytest.mark.postgresql
def test_a_read_only_database_is_reported_and_loses_nothing(postgres_url: URL, postgres: Postgres) -> None:
    store: Store = add_players_and_table(open_store(postgres_url))
    try:
        postgres.query(
            postgres_url, f"ALTER DATABASE {postgres_url.database} SET default_transaction_read_only = on"
        )
        postgres.query(postgres_url, ALL_OUT)
        assert not try_insert(store, 1)
        again = f"SET TRANSACTION READ WRITE; ALTER DATABASE {postgres_url.database} "
        postgres.query(postgres_url, again + "RESET default_transaction_read_only")
        postgres.query(postgres_url, ALL_OUT)
        assert try_insert(store, 1)
    finally:
        store.close()
