"""The way to a push service: one HTTPS request to a public address, with no redirect followed."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

_HTTPS: Final = 443
_PATIENCE: Final = 10.0
_WRAPPED: Final = ip_network("64:ff9b::/96")
"""Addresses of the old kind, as networks of the new kind alone write them."""


class PushFailed(Exception):
    """It did not arrive, and may or may not arrive another time."""


class PushClient:
    """Carries messages to push services. The subscriber names the address: it may not lie in our own network.

    Args:
        at_home: Whether addresses of this machine and its networks, and any port, will do: for tests.
        trust: Whose certificates are accepted.
    """

    def __init__(self, *, at_home: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self._at_home = at_home
        self._trust = trust

    def accepts(self, endpoint: str) -> bool:
        """Whether such an endpoint can be reached, as far as its address shows.

        >>> [Carrier().would(f"https://{at}/x") for at in ("push.example", "127.0.0.1", "[::1]", "a.b:8443")]
        [True, False, False, False]
        """
        url = _parts(endpoint)
        if url is None or url.scheme != "https" or not url.hostname or "@" in url.netloc:
            return False
        if self._at_home:
            return True
        return _port(url) == _HTTPS and "." in url.hostname.strip(".") and _is_public_or_name(url.hostname)

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Posts it and returns the status of the answer. Redirects are not followed.

        Raises:
            Undelivered: no answer came.
        """
        url = _parts(endpoint)
        if url is None or url.hostname is None or not self.accepts(endpoint):
            raise PushFailed("no way there")
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._posted(url, url.hostname, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as trouble:
            raise PushFailed(type(trouble).__name__) from trouble

    async def _posted(self, url: SplitResult, host: str, headers: Mapping[str, str], body: bytes) -> int:
        address, port = await self._address(host, _port(url)), _port(url)
        trust = self._trust or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(address, port, ssl=trust, server_hostname=host)
        try:
            writer.write(_request(url, headers, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _address(self, host: str, port: int) -> str:
        """An address of the host. It is resolved once, so that the address checked is the address used."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses or not (self._at_home or all(map(is_public, addresses))):
            raise PushFailed("not out there")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is public, however it is wrapped.

    >>> [is_public(one) for one in ("1.1.1.1", "10.0.0.1", "169.254.169.254")]
    [True, False, False]
    >>> [is_public(one) for one in ("2606:4700::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if within is None and found in _WRAPPED:
            within = IPv4Address(int(found) & 0xFFFF_FFFF)
        found = within or found
    return found.is_global and not found.is_multicast


def _is_public_or_name(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return True


def _parts(endpoint: str) -> SplitResult | None:
    """The parts of an address; none if it is not a plain one."""
    if not endpoint.isascii() or not endpoint.isprintable() or set(endpoint) & set(' "<>\\^`{|}'):
        return None
    try:
        url = urlsplit(endpoint)
        _port(url)
    except ValueError:
        return None
    return url


def _port(url: SplitResult) -> int:
    return url.port or _HTTPS


def _request(url: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    all_ = {"Host": url.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in all_.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    """The status in an answer's first line.

    >>> _status(b"HTTP/1.1 201 Created")
    201
    """
    version, status, *_ = [*line.split(None, 2), b"", b""]
    if not version.startswith(b"HTTP/1.") or not status.isdigit():
        raise PushFailed("no HTTP")
    return int(status)
