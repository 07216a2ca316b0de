"""Tests of a server behind nginx, configured as the hosting guide says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from spadille import protocol
from tests.server.security.test_rude import deaf_watcher
from tests.support.client import Guest, run_server
from tests.support.nginx import run_nginx, with_nginx
from tests.support.raw_http import send_raw, status

LINES = 30
FEW = {"limit_conn lines 300;": f"limit_conn lines {LINES};"}
pytestmark = with_nginx


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server behind nginx with a small limit of connections, and yield the proxy's address."""
    folder = tmp_path_factory.mktemp("nginx")
    with run_server(folder / "tables.sqlite") as server, run_nginx(folder, server, changed=FEW) as proxy:
        yield proxy.address


def test_a_match_is_played_through_the_proxy(proxy: str) -> None:
    with Guest(proxy) as ann:
        page = ann.page(ann.open_table())
        page.until(lambda state: bool(state.view and state.view.decision))
        assert isinstance(page.send_and_wait("act", action=page.answers[0]), protocol.Accepted)


def test_metrics_are_not_public(proxy: str) -> None:
    with Guest(proxy) as ann:
        assert ann.http.get("/health/ready").status_code == 200
        assert ann.http.get("/metrics").status_code == 404


def test_the_server_learns_that_the_client_used_https(proxy: str) -> None:
    with Guest(proxy) as ann:
        ann.http.headers["X-Forwarded-Proto"] = "https"
        assert "secure" not in ann.request_table().headers["set-cookie"].lower(), (
            "the proxy's word counts, not a guest's"
        )


def test_the_proxy_refuses_oversized_requests(proxy: str) -> None:
    with Guest(proxy) as ann:
        answer = ann.http.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, "nginx" in answer.text) == (413, True)


def test_the_proxy_refuses_a_request_with_two_lengths(proxy: str) -> None:
    both = b"Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert status(send_raw(proxy, b"POST /api/tables HTTP/1.1\r\n" + both)) == 400


def test_the_connections_of_an_address_are_limited(proxy: str) -> None:
    with Guest(proxy) as ann, ExitStack() as lines:
        table = ann.open_table(free=[1])
        ann.http.close()
        watchers = [lines.enter_context(deaf_watcher(proxy, table)) for _ in range(LINES + 1)]
        begun = [line.recv(64).split(b"\r\n")[0] for line in watchers]
    assert begun[:LINES] == [b"HTTP/1.1 101 Switching Protocols"] * LINES
    assert begun[LINES].startswith(b"HTTP/1.1 429")
