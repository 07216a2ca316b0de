"""The session cookie."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadille.app.accounts.session_store import SESSION_COOKIE

_YEAR: Final = 365 * 24 * 3600


def read_token(connection: HTTPConnection) -> str | None:
    """Return the session token in a request's cookie; None if there is none."""
    return connection.cookies.get(SESSION_COOKIE)


def set_token(response: Response, token: str, *, secure: bool) -> None:
    """Set the session cookie so that neither scripts nor other sites can read it."""
    response.set_cookie(
        SESSION_COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def delete_token(response: Response) -> None:
    """Delete the session cookie."""
    response.delete_cookie(SESSION_COOKIE, path="/")
