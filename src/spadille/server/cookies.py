"""How a browser is made to remember who it is."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadille.app.accounts.session_store import COOKIE

_YEAR: Final = 365 * 24 * 3600


def token_of(connection: HTTPConnection) -> str | None:
    """The token a browser brings."""
    return connection.cookies.get(COOKIE)


def remember(response: Response, token: str, *, secure: bool) -> None:
    """Puts a token in the browser's keeping, out of reach of scripts and other sites."""
    response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def forget(response: Response) -> None:
    """Takes the token out of the browser's keeping."""
    response.delete_cookie(COOKIE, path="/")
