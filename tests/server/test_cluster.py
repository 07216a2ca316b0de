"""Tests of two servers with one database: clients of both servers play at the same table."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spadille import protocol
from spadille.storage import Store, open_store
from tests.server.test_kill_and_restart import OPEN, until_asked
from tests.support.client import Guest, Page, play_randomly, run_server
from tests.support.nginx import run_nginx, with_nginx
from tests.support.postgres import Postgres
from tests.support.server_process import SHORT_LEASE, ServerProcess

pytestmark = [pytest.mark.postgresql, with_nginx]

SILENCE = 60.0
"""A lease timeout so long that a slow server is not taken for dead."""


@contextmanager
def server(club: URL, folder: Path) -> Iterator[str]:
    """Run one of several servers that share a database, and yield its address."""

    def opened(_file: Path) -> Store:
        return open_store(club, lease_timeout=SILENCE)

    with run_server(folder / "no file", opened=opened) as address:
        yield address


@pytest.fixture
def two(postgres_url: URL, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Run two servers, each behind a proxy that prefers it, and yield the addresses of the proxies."""
    with (
        server(postgres_url, tmp_path) as here,
        server(postgres_url, tmp_path) as there,
        ExitStack() as doors,
    ):
        first = doors.enter_context(run_nginx(tmp_path, here, there)).address
        yield first, doors.enter_context(run_nginx(tmp_path, there, here)).address


def test_a_match_is_played_and_watched_through_both(two: tuple[str, str]) -> None:
    here, there = two
    with Guest(here, "Ann") as ann, Guest(there, "Bo") as bo, Guest(there, "Cy") as cy:
        table = ann.open_table(free=[1])
        assert bo.sit(table, 1).status_code == 201
        pages, watcher = [ann.page(table), bo.page(table)], cy.page(table)
        play_randomly(pages, Random(1), lambda table: table.stage == "finished")
        shown = [page.until_seq(pages[0].seq) for page in (*pages, watcher)]
        assert [state.you for state in shown] == [0, 1, None]
        assert shown[0].table == shown[1].table == shown[2].table
        assert bo.record(table) == ann.record(table)
        assert [line["table"] for line in bo.http.get("/api/tables").json()["tables"]] == [table]


def test_an_error_of_another_server_is_passed_on_unchanged(two: tuple[str, str]) -> None:
    here, there = two
    with Guest(here) as ann, Guest(there) as bo:
        table = ann.open_table()
        for guest in (ann, bo):
            assert guest.sit(table, 9).json()["code"] == "malformed"
            assert guest.http.get("/api/tables/nowhere").json()["code"] == "unknown-table"
            refused_there = guest.http.post(
                f"/api/tables/{table}/seats", json={}, headers={"Origin": "http://evil.example"}
            )
            assert (refused_there.status_code, refused_there.json()["code"]) == (403, "wrong-origin")
            long = guest.http.post(f"/api/tables/{table}/seats", content=b"x" * 60_000)
            assert (long.status_code, long.json()["code"]) == (422, "malformed")
            assert guest.http.get(f"/api/tables/{table}").headers["X-Frame-Options"] == "DENY"
        with pytest.raises(InvalidStatus) as refused:
            Page(there, table, bo.cookie, origin="http://evil.example")
        assert refused.value.response.status_code == 403


def test_presence_is_seen_through_another_server(two: tuple[str, str]) -> None:
    here, there = two
    with Guest(here, "Ann") as ann, Guest(there, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        page = ann.page(table)
        bo.page(table)
        page.until(lambda state: state.table.seats[1].present)
        bo.leave()
        page.until(lambda state: not state.table.seats[1].present)


def test_the_holder_of_a_table_is_named_to_the_proxy_only(postgres_url: URL, tmp_path: Path) -> None:
    with (
        server(postgres_url, tmp_path) as here,
        server(postgres_url, tmp_path) as there,
        ExitStack() as open_,
    ):
        proxy = open_.enter_context(run_nginx(tmp_path, there, here))
        with Guest(here) as ann, Guest(there) as bo, Guest(proxy.address) as cy:
            table = ann.open_table()
            path = f"/api/tables/{table}"
            answer = bo.http.get(path)
            assert (answer.status_code, answer.text, answer.headers["Spadille-Holder"]) == (503, "", here)
            shown = cy.http.get(path, headers={"Spadille-Sent": there})
            assert (shown.status_code, shown.json()["id"]) == (200, table)
            assert not [name for name in shown.headers if name.startswith(("spadille", "x-accel"))]


def test_a_request_that_a_lost_server_may_have_done_is_not_repeated(
    postgres_url: URL, tmp_path: Path
) -> None:
    with server(postgres_url, tmp_path) as here, Guest(here) as ann:
        table = ann.open_table(free=[1])
        sent = {"Spadille-Sent": "127.0.0.1:9"}
        wanted = {"name": "Bo", "seat": 1}
        refused = ann.http.post(f"/api/tables/{table}/seats", json=wanted, headers=sent)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert not ann.http.get(f"/api/tables/{table}", headers=sent).json()["seats"][1]["taken"]


def test_two_servers_that_each_take_the_other_for_the_holder_ask_the_database(
    postgres_url: URL, tmp_path: Path
) -> None:
    """A server first asks the database if it receives a request that it would send back to the sender."""
    with server(postgres_url, tmp_path) as here, server(postgres_url, tmp_path) as there, Guest(here) as ann:
        table = ann.open_table()
        with Guest(there) as bo:
            answer = bo.http.get(f"/api/tables/{table}", headers={"Spadille-Sent": there})
            assert answer.headers["Spadille-Holder"] == here
        assert ann.http.get(f"/api/tables/{table}", headers={"Spadille-Sent": here}).status_code == 200


def test_a_table_goes_on_at_another_server_when_its_server_is_stopped(
    postgres_url: URL, tmp_path: Path
) -> None:
    with server(postgres_url, tmp_path) as there, ExitStack() as doors:
        with server(postgres_url, tmp_path) as here, Guest(here, "Ann") as ann:
            proxy = doors.enter_context(run_nginx(tmp_path, there, here)).address
            table, cookie = ann.open_table(match=OPEN), ann.cookie
            page = until_asked(ann.page(table))
            far = until_asked(Page(proxy, table, cookie))
            assert far.state == page.state
        with pytest.raises(ConnectionClosed) as closed:
            far.act(far.answers[0])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1012, 1013)
        again = until_asked(Page(proxy, table, cookie))
        assert again.state == page.state
        assert isinstance(again.act(again.answers[0]), protocol.Accepted)
        again.close()


def test_a_table_goes_on_at_another_server_when_its_server_is_killed(
    postgres_url: URL, tmp_path: Path
) -> None:
    with (
        ServerProcess(postgres_url, more=SHORT_LEASE) as here,
        ServerProcess(postgres_url, more=SHORT_LEASE) as there,
        run_nginx(tmp_path, there.address, here.address) as proxy,
        Guest(here.address, "Ann") as ann,
    ):
        table, cookie = ann.open_table(match=OPEN), ann.cookie
        page = until_asked(ann.page(table))
        until_asked(Page(proxy.address, table, cookie))
        here.kill()
        again = until_asked(Page(proxy.address, table, cookie))
        assert again.state == page.state
        assert isinstance(again.act(again.answers[0], id="on"), protocol.Accepted)
        again.close()


def test_clients_reconnect_when_the_proxy_is_killed_and_nothing_is_done_twice(
    postgres_url: URL, tmp_path: Path
) -> None:
    with (
        server(postgres_url, tmp_path) as here,
        server(postgres_url, tmp_path) as there,
        run_nginx(tmp_path, there, here) as proxy,
        Guest(here, "Ann") as ann,
    ):
        table, cookie = ann.open_table(match=OPEN), ann.cookie
        page = until_asked(Page(proxy.address, table, cookie))
        first = page.answers[0]
        accepted = page.act(first, id="once")
        assert isinstance(accepted, protocol.Accepted)
        proxy.kill()
        with pytest.raises(ConnectionClosed):
            page.send_and_wait("next")
        proxy.start()
        again = until_asked(Page(proxy.address, table, cookie))
        assert again.seq >= accepted.seq
        assert again.send_rejected("act", action=first, id="once").code == "repeated"
        again.close()


def answered(page: Page, name: str) -> str:
    """Return the answer to the message `name`: `accepted`, the error code, or `closed` for a closed
    connection.
    """
    try:
        answer = page.answer(name)
    except ConnectionClosed:
        return "closed"
    return answer.error.code if isinstance(answer, protocol.Rejected) else "accepted"


def test_a_paused_server_stores_nothing_for_a_table_that_was_taken_over(postgres_url: URL) -> None:
    with (
        ServerProcess(postgres_url, more=SHORT_LEASE) as here,
        ServerProcess(postgres_url, more=SHORT_LEASE) as there,
        Guest(here.address, "Ann") as ann,
    ):
        table, cookie = ann.open_table(match=OPEN), ann.cookie
        late = until_asked(ann.page(table))
        here.process.send_signal(signal.SIGSTOP)
        message = {"type": "act", "id": "late", "seq": late.seq, "action": late.answers[0]}
        late.send(message)
        with Guest(there.address) as bo:
            taken_over = bo.http.get(f"/api/tables/{table}", headers={"Spadille-Sent": here.address})
            assert taken_over.status_code == 200
        page = until_asked(Page(there.address, table, cookie))
        assert isinstance(page.act(page.answers[0], id="first"), protocol.Accepted)
        here.process.send_signal(signal.SIGCONT)
        assert answered(late, "late") in ("not-stored", "closed")
        again = until_asked(Page(there.address, table, cookie))
        assert again.state is not None
        assert again.seq >= page.seq
        again.close()
        page.close()


def test_requests_fail_while_the_database_is_down_and_work_when_it_is_back(
    postgres: Postgres, postgres_url: URL, two: tuple[str, str]
) -> None:
    here, there = two
    with Guest(here, "Ann") as ann, Guest(there, "Bo") as bo:
        table = ann.open_table(free=[1], match=OPEN)
        bo.sit(table, 1)
        pages = [ann.page(table), bo.page(table)]
        for page in pages:
            page.until(lambda state: bool(state.view))
        postgres.stop("immediate")
        assert ann.http.get("/health").status_code == 200
        assert ann.http.get("/health/ready").status_code == 503
        seat = pages[0].view.turn
        if seat in (0, 1):
            refusal = pages[seat].send_rejected("act", action=pages[seat].answers[0], id="mine")
            assert refusal.code == "not-stored"
        assert ann.request_table().json()["code"] == "not-stored"
        assert bo.http.get("/api/tables/elsewhere").json()["code"] == "unavailable"
        postgres.start()
        while ann.http.get("/health/ready").status_code != 200:
            pass
        play_randomly(pages, Random(1), lambda table: table.deal > 2)
    kept = postgres.query(postgres_url, f"SELECT seq FROM events WHERE table_id = '{table}' ORDER BY seq")
    assert [int(seq) for (seq,) in kept] == list(range(1, len(kept) + 1))


def test_the_open_tables_of_all_servers_are_listed(two: tuple[str, str]) -> None:
    here, there = two
    with Guest(here, "Ann") as ann, Guest(there, "Bo") as bo, Guest(there, "Cy") as cy:
        tables = [ann.open_table(free=[1], public=True), bo.open_table(public=True)]
        hidden = bo.open_table(free=[1])
        ann.page(tables[0])
        bo.page(tables[1])
        bo.page(hidden)
        for guest in (ann, cy):
            for question, expected in (("", tables), ("?free=true", tables[:1])):
                found = guest.http.get(f"/api/open-tables{question}").json()["tables"]
                assert [table["table"] for table in found] == expected
