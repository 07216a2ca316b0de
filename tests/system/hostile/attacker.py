"""A process that sends one request again and again, from an address of its own, until it is stopped."""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import Final

import httpx2

from tests.server.security.worst_requests import WORST, Worst
from tests.support.client import TIMEOUT, Guest

CONNECTIONS: Final = 8
A_SECOND: Final = 60
"""Requests a second of all connections: more than a network may send."""


def guest_from(source: str, address: str, cookies: dict[str, str]) -> Guest:
    """Return a guest whose connections come from the local address `source`."""
    guest = Guest(address, "Eve")
    transport = httpx2.HTTPTransport(local_address=source)
    guest.http = httpx2.Client(
        base_url=f"http://{address}", timeout=TIMEOUT, transport=transport, cookies=cookies
    )
    return guest


def ask_for_ever(guest: Guest, worst: Worst, places: dict[str, str]) -> None:
    """Send a request in an endless loop, at the pace of one connection."""
    while True:
        started = time.monotonic()
        worst.ask(guest, places)
        time.sleep(max(0.0, CONNECTIONS / A_SECOND - (time.monotonic() - started)))


def main() -> None:
    """Attack a server with the arguments on standard input."""
    settings = json.loads(sys.stdin.readline())
    worst = WORST[settings["worst"]]
    for _ in range(CONNECTIONS):
        guest = guest_from(settings["source"], settings["address"], settings["cookies"])
        threading.Thread(target=ask_for_ever, args=(guest, worst, settings["places"]), daemon=True).start()
    print("begun", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
