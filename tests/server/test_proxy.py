"""The proxy in front of a house, set up as the guide says: what passes, and what it keeps from the house."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from shutil import which

import pytest

from spadille.server import messages
from tests.server.guests import PATIENCE, Guest, open_house
from tests.server.ports import kept_port
from tests.server.security.raw import ask, status
from tests.server.security.test_rude import deaf_watcher
from tests.server.test_guide import blocks

NGINX = which("nginx") or which("nginx", path="/usr/sbin")
LINES = 30
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{written}
}}
"""
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (Debian's package nginx-light)")


def set_up(folder: Path, house: str, proxy: str) -> Path:
    """The guide's words for nginx, with this house behind it, few lines and no certificate."""
    (written,) = blocks("nginx")
    few = ("limit_conn lines 300;", f"limit_conn lines {LINES};")
    for theirs, ours in (few, ("listen 443 ssl;", f"listen {proxy};"), ("127.0.0.1:8765", house)):
        assert theirs in written
        written = written.replace(theirs, ours)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, written=written), "utf-8")
    return file


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house behind nginx; the address that people are given."""
    folder = tmp_path_factory.mktemp("nginx")
    assert NGINX is not None
    with open_house(folder / "tables.sqlite") as house, kept_port() as port:
        address = f"127.0.0.1:{port}"
        file = set_up(folder, house, address)
        running = subprocess.Popen([NGINX, "-p", str(folder), "-e", "stderr", "-c", str(file)])
        try:
            open_(running, address)
            yield address
        finally:
            running.terminate()
            running.wait(PATIENCE)


def open_(running: subprocess.Popen[bytes], address: str) -> None:
    """Waits until somebody lets people in there."""
    host, _, port = address.rpartition(":")
    while running.poll() is None:
        with suppress(ConnectionRefusedError), closing(socket.create_connection((host, int(port)), PATIENCE)):
            return
    raise AssertionError("the proxy did not start")


def test_people_play_through_it(proxy: str) -> None:
    with Guest(proxy) as ann:
        page = ann.page(ann.open_table())
        page.until(lambda state: bool(state.view and state.view.decision))
        assert isinstance(page.say("act", action=page.answers[0]), messages.Accepted)


def test_what_the_house_counts_is_kept_from_strangers(proxy: str) -> None:
    with Guest(proxy) as ann:
        assert ann.http.get("/health/ready").status_code == 200
        assert ann.http.get("/metrics").status_code == 404


def test_https_is_told_to_the_house(proxy: str) -> None:
    with Guest(proxy) as ann:
        ann.http.headers["X-Forwarded-Proto"] = "https"
        assert "secure" not in ann.ask().headers["set-cookie"].lower(), (
            "the proxy's word counts, not a guest's"
        )


def test_what_is_too_long_gets_no_further(proxy: str) -> None:
    with Guest(proxy) as ann:
        answer = ann.http.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, "nginx" in answer.text) == (413, True)


def test_two_lengths_are_none_there_either(proxy: str) -> None:
    both = b"Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert status(ask(proxy, b"POST /api/tables HTTP/1.1\r\n" + both)) == 400


def test_one_address_has_so_many_lines(proxy: str) -> None:
    with Guest(proxy) as ann, ExitStack() as lines:
        table = ann.open_table(free=[1])
        ann.http.close()
        watchers = [lines.enter_context(deaf_watcher(proxy, table)) for _ in range(LINES + 1)]
        begun = [line.recv(64).split(b"\r\n")[0] for line in watchers]
    assert begun[:LINES] == [b"HTTP/1.1 101 Switching Protocols"] * LINES
    assert begun[LINES].startswith(b"HTTP/1.1 429")
