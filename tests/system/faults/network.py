"""Network namespaces for servers, with one link to the database and one to the proxy.

Each link can be cut. This needs Linux, `ip` and the right to create namespaces.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Final

LINKS: Final = ("database", "proxy")
_NEW_NETWORK: Final = 0x4000_0000


class NetworkNamespace:
    """A network namespace with two links to the main namespace."""

    def __init__(self, number: int) -> None:
        self.name = f"solo{os.getpid()}n{number}"
        own = f"10.{200 + os.getpid() % 50}.{os.getpid() // 50 % 250}"
        self._ends = [f"{self.name[4:]}{link[0]}" for link in LINKS]
        self._nets = [f"{own}.{8 * number + 4 * place}" for place in range(len(LINKS))]

    def create(self) -> None:
        """Create the namespace and its links."""
        _ip("netns", "add", self.name)
        for end, net in zip(self._ends, self._nets, strict=True):
            _ip("link", "add", end, "type", "veth", "peer", "name", f"{end}x", "netns", self.name)
            _ip("address", "add", f"{_address(net, 1)}/30", "dev", end)
            _ip("link", "set", end, "up")
            _ip("-n", self.name, "address", "add", f"{_address(net, 2)}/30", "dev", f"{end}x")
            _ip("-n", self.name, "link", "set", f"{end}x", "up")
        _ip("-n", self.name, "link", "set", "lo", "up")

    def delete(self) -> None:
        """Delete the namespace and its links."""
        _ip("netns", "delete", self.name)

    def cut(self, link: str, *, whole: bool = False) -> None:
        """Cut a link; with `whole`, restore it."""
        _ip("link", "set", self._ends[LINKS.index(link)], "up" if whole else "down")

    @property
    def host_address(self) -> str:
        """This machine's address on the link to the database."""
        return _address(self._nets[0], 1)

    @property
    def address(self) -> str:
        """The namespace's address on the link to the proxy."""
        return _address(self._nets[1], 2)


@contextmanager
def network_namespaces(number: int) -> Iterator[list[NetworkNamespace]]:
    """Create namespaces, and delete them at the end of the context."""
    created: list[NetworkNamespace] = []
    try:
        for place in range(number):
            created.append(NetworkNamespace(place))
            created[-1].create()
        yield created
    finally:
        for namespace in created:
            namespace.delete()


def enter_namespace(name: str) -> None:
    """Move this process into a network namespace."""
    with Path("/run/netns", name).open("rb") as there:
        if ctypes.CDLL(None, use_errno=True).setns(there.fileno(), _NEW_NETWORK):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def is_supported() -> bool:
    """Return whether this machine allows network namespaces and links between them."""
    if which("ip") is None or os.geteuid() != 0:
        return False
    try:
        with network_namespaces(1):
            return True
    except subprocess.CalledProcessError:
        return False


def _address(net: str, number: int) -> str:
    begin, _, last = net.rpartition(".")
    return f"{begin}.{int(last) + number}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
