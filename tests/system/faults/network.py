"""Servers on islands: network namespaces with one bridge to the database and one to the proxy.

Each bridge can be cut. It takes Linux, `ip` and the right to make namespaces.
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

BRIDGES: Final = ("database", "proxy")
_NEW_NETWORK: Final = 0x4000_0000


class Island:
    """A namespace of its own, with two bridges to this machine's."""

    def __init__(self, number: int) -> None:
        self.name = f"solo{os.getpid()}n{number}"
        own = f"10.{200 + os.getpid() % 50}.{os.getpid() // 50 % 250}"
        self._ends = [f"{self.name[4:]}{bridge[0]}" for bridge in BRIDGES]
        self._nets = [f"{own}.{8 * number + 4 * place}" for place in range(len(BRIDGES))]

    def rise(self) -> None:
        """Makes it, with both bridges whole."""
        _ip("netns", "add", self.name)
        for end, net in zip(self._ends, self._nets, strict=True):
            _ip("link", "add", end, "type", "veth", "peer", "name", f"{end}x", "netns", self.name)
            _ip("address", "add", f"{_address(net, 1)}/30", "dev", end)
            _ip("link", "set", end, "up")
            _ip("-n", self.name, "address", "add", f"{_address(net, 2)}/30", "dev", f"{end}x")
            _ip("-n", self.name, "link", "set", f"{end}x", "up")
        _ip("-n", self.name, "link", "set", "lo", "up")

    def sink(self) -> None:
        """Takes it away, and its bridges with it."""
        _ip("netns", "delete", self.name)

    def cut(self, bridge: str, *, whole: bool = False) -> None:
        """Nothing gets over the bridge any more; or again."""
        _ip("link", "set", self._ends[BRIDGES.index(bridge)], "up" if whole else "down")

    @property
    def mainland(self) -> str:
        """Where this machine is reached over the database's bridge."""
        return _address(self._nets[0], 1)

    @property
    def host(self) -> str:
        """Where the island is reached over the proxy's bridge."""
        return _address(self._nets[1], 2)


@contextmanager
def islands(number: int) -> Iterator[list[Island]]:
    """So many islands, for as long as this lasts."""
    risen: list[Island] = []
    try:
        for place in range(number):
            risen.append(Island(place))
            risen[-1].rise()
        yield risen
    finally:
        for island in risen:
            island.sink()


def move_to(name: str) -> None:
    """This process lives in a namespace from now on."""
    with Path("/run/netns", name).open("rb") as there:
        if ctypes.CDLL(None, use_errno=True).setns(there.fileno(), _NEW_NETWORK):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def may_be_made() -> bool:
    """Whether this machine lets us make namespaces, and bridges between them."""
    if which("ip") is None or os.geteuid() != 0:
        return False
    try:
        with islands(1):
            return True
    except subprocess.CalledProcessError:
        return False


def _address(net: str, number: int) -> str:
    begin, _, last = net.rpartition(".")
    return f"{begin}.{int(last) + number}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
