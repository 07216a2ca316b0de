"""Devices: the name of a browser, and the open connections of each device."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from typing import Final

_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari")),
)
_SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)


def describe_device(agent: str) -> str:
    """Return the browser and system that a user agent header names; an empty text if either is unknown.

    A player tells their devices apart by this text.

    >>> describe_device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox/Linux'
    >>> describe_device("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")
    'Safari/iPhone'
    >>> describe_device("curl/8.5.0")
    ''
    """
    browser, system = (
        next((name for sign, name in known if sign in agent), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return f"{browser}/{system}" if browser and system else ""


class ConnectionRegistry:
    """The open WebSocket connections to tables, by the id of the device that opened them."""

    def __init__(self) -> None:
        self._connections: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    @property
    def connected_devices(self) -> Set[str]:
        """The ids of the devices with open connections."""
        return self._connections.keys()

    @contextmanager
    def open(self, device: str, close: Callable[[], None]) -> Iterator[None]:
        """Register a connection of a device while the context is open. `disconnect` calls `close`."""
        self._connections[device].add(close)
        try:
            yield
        finally:
            self._connections[device].discard(close)
            if not self._connections[device]:
                del self._connections[device]

    def disconnect(self, device: str) -> None:
        """Close all connections of a device."""
        for close in tuple(self._connections.get(device, ())):
            close()
