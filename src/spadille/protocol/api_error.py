"""Errors that the API returns."""

from __future__ import annotations

from typing import Final

from spadille.protocol import Error
from spadille.rules.refusal import NotAllowed

_STATUS: Final = {
    "unknown-table": 404,
    "not-found": 404,
    "wrong-origin": 403,
    "no-such-deal": 404,
    "no-review": 409,
    "no-judge": 503,
    "deal-of-today": 409,
    "no-takebacks-here": 409,
    "day-unfinished": 409,
    "no-such-challenge": 404,
    "challenge-full": 409,
    "challenge-unfinished": 409,
    "not-seated": 403,
    "seat-taken": 409,
    "already-seated": 409,
    "not-alone": 409,
    "hand-gone": 409,
    "deal-unfinished": 409,
    "table-full": 409,
    "not-known": 403,
    "no-such-code": 404,
    "no-such-device": 404,
    "no-such-sheet": 404,
    "too-many-sheets": 429,
    "push-unavailable": 503,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-often": 429,
    "busy": 429,
    "hints-off": 409,
    "too-long": 413,
    "internal-error": 500,
    "corrupted": 500,
    "not-stored": 503,
    "unavailable": 503,
}


class ApiError(Exception):
    """A refused request or command. Nothing has changed."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.code)
        self.error = error

    @property
    def status(self) -> int:
        """The HTTP status of the response."""
        return _STATUS.get(self.error.code, 422)


def api_error(code: str, rule: str | None = None, **facts: str | int) -> ApiError:
    """Return an error of the server."""
    return ApiError(Error(code=code, rule=rule, facts=facts))


def from_rules(error: NotAllowed) -> ApiError:
    """Return the error for a violation of the rules."""
    return api_error(error.code, error.rule or None, **error.facts)
