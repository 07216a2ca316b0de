"""How a browser is made to remember who it is."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadille.app.accounts.session_store import SESSION_COOKIE

_YEAR: Final = 365 * 24 * 3600


def read_token(connection: HTTPConnection) -> str | None:
    """The token a browser brings."""
    return connection.cookies.get(SESSION_COOKIE)


def set_token(response: Response, token: str, *, secure: bool) -> None:
    """Puts a token in the browser's keeping, out of reach of scripts and other sites."""
    response.set_cookie(
        SESSION_COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def delete_token(response: Response) -> None:
    """Takes the token out of the browser's keeping."""
    response.delete_cookie(SESSION_COOKIE, path="/")
