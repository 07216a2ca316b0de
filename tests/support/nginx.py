"""Run nginx in front of a server, configured as in the hosting guide."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import which
from types import MappingProxyType

import pytest

from tests.server.test_hosting_guide import blocks
from tests.support.client import TIMEOUT
from tests.support.ports import reserve_port

PROGRAM = "SPADILLE_NGINX"
"""The environment variable with the path of nginx, which scripts/proxy finds."""
NGINX = which(os.environ.get(PROGRAM, "nginx"), path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/log warn;
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
with_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (scripts/proxy says how)")


def write_configuration(
    folder: Path, address: str, houses: tuple[str, ...], changed: Mapping[str, str]
) -> Path:
    """Write the hosting guide's nginx configuration for these servers, without a certificate, and return its
    path.

    The first server is the primary, the others are backups.
    """
    (written,) = blocks("nginx")
    first, *others = houses
    servers = f"server {first};" + "".join(f" server {other} backup;" for other in others)
    ours = {"listen 443 ssl;": f"listen {address};", "server 127.0.0.1:8765;": servers}
    for theirs, instead in (ours | dict(changed)).items():
        assert theirs in written
        written = written.replace(theirs, instead)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, written=written), "utf-8")
    return file


class Nginx:
    """An nginx process that can be killed and started again at the same port."""

    def __init__(self, folder: Path, address: str, file: Path) -> None:
        self.address = address
        self._order = [str(NGINX), "-p", str(folder), "-e", str(folder / "log"), "-c", str(file)]
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start nginx, and wait until it accepts connections."""
        self._running = subprocess.Popen(self._order)
        wait_until_open(self._running, self.address)

    def kill(self) -> None:
        """Kill nginx with SIGKILL."""
        assert self._running is not None
        self._running.kill()
        self._running.wait(TIMEOUT)


@contextmanager
def run_nginx(
    folder: Path, *houses: str, changed: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Nginx]:
    """Run nginx in front of these servers.

    The first is the primary, the others are backups. `changed` maps phrases of the guide's configuration to
    replacements.
    """
    with reserve_port() as port:
        address = f"127.0.0.1:{port}"
        folder = folder / f"nginx-{port}"
        folder.mkdir()
        proxy = Nginx(folder, address, write_configuration(folder, address, houses, changed))
        proxy.start()
        try:
            yield proxy
        finally:
            proxy.kill()


def wait_until_open(running: subprocess.Popen[bytes], address: str) -> None:
    """Wait until a process accepts connections at an address."""
    host, _, port = address.rpartition(":")
    while running.poll() is None:
        with suppress(ConnectionRefusedError), closing(socket.create_connection((host, int(port)), TIMEOUT)):
            return
    raise AssertionError("the proxy did not start")
