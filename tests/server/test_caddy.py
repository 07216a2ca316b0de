"""Tests of a server behind Caddy, configured as the hosting guide says."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

from spadille import protocol
from tests.server.test_hosting_guide import blocks
from tests.support.client import TIMEOUT, Guest, run_server
from tests.support.nginx import wait_until_open
from tests.support.ports import reserve_port
from tests.support.raw_http import send_raw

CADDY = which(os.environ.get("SPADILLE_CADDY", "caddy"))
ALONE = "{\n    admin off\n    auto_https off\n    servers {"
"""Options that keep Caddy from fetching certificates and from opening other ports."""
pytestmark = pytest.mark.skipif(CADDY is None, reason="caddy is not installed (scripts/proxy says how)")


def set_up(folder: Path, server: str, proxy: str) -> Path:
    """Write the hosting guide's Caddyfile for this server, without a certificate, and return its path."""
    (written,) = blocks("caddy")
    site = ("cards.example {", f"http://{proxy} {{")
    soon = ("read_header 10s", "read_header 100ms")
    for theirs, ours in (site, soon, ("127.0.0.1:8765", server), ("{\n    servers {", ALONE)):
        assert theirs in written
        written = written.replace(theirs, ours)
    file = folder / "Caddyfile"
    file.write_text(written, "utf-8")
    return file


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server behind Caddy, and yield the proxy's address."""
    folder = tmp_path_factory.mktemp("caddy")
    assert CADDY is not None
    with run_server(folder / "tables.sqlite") as server, reserve_port() as port:
        address = f"127.0.0.1:{port}"
        order = [CADDY, "run", "--adapter", "caddyfile", "--config", str(set_up(folder, server, address))]
        homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(order, stderr=log, env={**os.environ, **homes})
        try:
            wait_until_open(running, address)
            yield address
        finally:
            running.terminate()
            running.wait(TIMEOUT)


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
        cookie = ann.request_table().headers["set-cookie"].lower()
        assert "secure" not in cookie, "the proxy's word counts, not a guest's"


def test_the_server_refuses_oversized_requests(proxy: str) -> None:
    with Guest(proxy) as ann:
        answer = ann.http.post("/api/tables", content=b"x" * 70_000)
    assert answer.status_code == 413


def test_a_connection_that_sends_nothing_more_is_closed(proxy: str) -> None:
    assert send_raw(proxy, b"GET / HTTP/1.1\r\nHost: ") == b""
