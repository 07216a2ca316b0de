"""Devices: what a browser roughly is, and which pages are open on which."""

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
    """What a browser says of itself, and no more of it than tells a person's few devices apart.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox/Linux'
    >>> device_name("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")
    'Safari/iPhone'
    >>> device_name("curl/8.5.0")
    ''
    """
    browser, system = (
        next((name for sign, name in known if sign in agent), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return f"{browser}/{system}" if browser and system else ""


class ConnectionRegistry:
    """Knows the pages that are open at tables, by device, and lets them go."""

    def __init__(self) -> None:
        self._pages: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    @property
    def connected_devices(self) -> Set[str]:
        """The devices with open pages."""
        return self._pages.keys()

    @contextmanager
    def open(self, device: str, let_go: Callable[[], None]) -> Iterator[None]:
        """A page is open on a device; how to let it go."""
        self._pages[device].add(let_go)
        try:
            yield
        finally:
            self._pages[device].discard(let_go)
            if not self._pages[device]:
                del self._pages[device]

    def disconnect(self, device: str) -> None:
        """All pages on a device are let go at once."""
        for let_go in tuple(self._pages.get(device, ())):
            let_go()
