"""A question to another server, asked over HTTP like anybody else's."""

from __future__ import annotations

from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

from spadille.workers.threads import run_in_thread


async def fetch_from_peer(address: str, path: str, patience: float) -> bytes:
    """The answer of the server at an address; nothing if there is none within so many seconds."""
    return await run_in_thread(_asked, address, path, patience)


def _asked(address: str, path: str, patience: float) -> bytes:
    line = HTTPConnection(address, timeout=patience)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.read() if answer.status == HTTPStatus.OK else b""
    except (OSError, HTTPException):
        return b""
    finally:
        line.close()
