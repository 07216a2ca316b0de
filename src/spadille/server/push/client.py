"""The client of push services. It sends HTTPS requests to public addresses only, and follows no redirects."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

_HTTPS: Final = 443
_TIMEOUT: Final = 10.0
_NAT64: Final = ip_network("64:ff9b::/96")
"""The IPv6 addresses that stand for IPv4 addresses in IPv6-only networks (RFC 6052)."""
_UNICAST: Final = ip_network("2000::/3")
"""The range of all public IPv6 addresses (RFC 4291). Addresses outside it may lead into a private network."""
_DOCUMENTATION: Final = ip_network("3fff::/20")
"""The addresses for use in examples (RFC 9637), which older versions of Python take for public ones."""


class PushFailed(Exception):
    """The error for a push service that did not answer. A later attempt may succeed."""


class PushClient:
    """Sends messages to push services.

    The subscriber chooses the endpoint's URL, so addresses in the server's own network are rejected.

    Args:
        at_home: Whether private addresses and any port are accepted, for tests.
        trust: The TLS context; by default the system's.
    """

    def __init__(self, *, at_home: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self._at_home = at_home
        self._trust = trust

    def accepts(self, endpoint: str) -> bool:
        """Return true if an endpoint's URL is acceptable. Do not resolve its host.

        >>> [PushClient().accepts(f"https://{at}/x") for at in ("a.b", "127.0.0.1", "[::1]", "a.b:8443")]
        [True, False, False, False]
        """
        url = _split_url(endpoint)
        if url is None or url.scheme != "https" or not url.hostname or "@" in url.netloc:
            return False
        if self._at_home:
            return True
        return _port_of(url) == _HTTPS and "." in url.hostname.strip(".") and _is_public_or_name(url.hostname)

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post a message and return the status of the response. Redirects are not followed.

        Raises:
            PushFailed: no response came.
        """
        url = _split_url(endpoint)
        if url is None or url.hostname is None or not self.accepts(endpoint):
            raise PushFailed("no way there")
        try:
            async with asyncio.timeout(_TIMEOUT):
                return await self._post(url, url.hostname, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise PushFailed(type(error).__name__) from error

    async def _post(self, url: SplitResult, host: str, headers: Mapping[str, str], body: bytes) -> int:
        address, port = await self._resolve(host, _port_of(url)), _port_of(url)
        trust = self._trust or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(address, port, ssl=trust, server_hostname=host)
        try:
            writer.write(_encode_request(url, headers, body))
            await writer.drain()
            return _parse_status(await reader.readline())
        finally:
            writer.close()

    async def _resolve(self, host: str, port: int) -> str:
        """Return a public address of a host. The caller connects to it without resolving the host again.

        A second look-up could return another, unchecked address.
        """
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses or not (self._at_home or all(map(is_public, addresses))):
            raise PushFailed("not out there")
        return addresses[0]


def is_public(address: str) -> bool:
    """Return true if an IP address is public. If an IPv6 address contains an IPv4 address, check that one.

    >>> [is_public(one) for one in ("1.1.1.1", "10.0.0.1", "169.254.169.254")]
    [True, False, False]
    >>> [is_public(one) for one in ("2606:4700::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if within is None and found in _NAT64:
            within = IPv4Address(int(found) & 0xFFFF_FFFF)
        if within is None and (found not in _UNICAST or found in _DOCUMENTATION):
            return False
        found = within or found
    return found.is_global and not found.is_multicast


def _is_public_or_name(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return True


def _split_url(endpoint: str) -> SplitResult | None:
    """Split a URL; return None if it has unusual characters or is no URL."""
    if not endpoint.isascii() or not endpoint.isprintable() or set(endpoint) & set(' "<>\\^`{|}'):
        return None
    try:
        url = urlsplit(endpoint)
        _port_of(url)
    except ValueError:
        return None
    return url


def _port_of(url: SplitResult) -> int:
    return url.port or _HTTPS


def _encode_request(url: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    all_ = {"Host": url.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in all_.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _parse_status(status_line: bytes) -> int:
    """Return the status in a response's first line.

    >>> _parse_status(b"HTTP/1.1 201 Created")
    201
    """
    version, status, *_ = [*status_line.split(None, 2), b"", b""]
    if not version.startswith(b"HTTP/1.") or not status.isdigit():
        raise PushFailed("no HTTP")
    return int(status)
