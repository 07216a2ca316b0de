"""HTTP requests to other servers of the cluster."""

from __future__ import annotations

from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

from spadille.workers.threads import run_in_thread


async def fetch_from_peer(address: str, path: str, timeout: float) -> bytes:
    """Return a peer's response to a GET request, empty if none comes within `timeout` seconds."""
    return await run_in_thread(_get, address, path, timeout)


def _get(address: str, path: str, timeout: float) -> bytes:
    connection = HTTPConnection(address, timeout=timeout)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.read() if response.status == HTTPStatus.OK else b""
    except (OSError, HTTPException):
        return b""
    finally:
        connection.close()
