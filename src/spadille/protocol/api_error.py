"""The errors that the API returns, and their HTTP statuses."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from spadille.protocol.requests import Error
from spadille.rules.refusal import NotAllowed

_CODES: Final[Mapping[HTTPStatus, tuple[str, ...]]] = {
    HTTPStatus.FORBIDDEN: ("not-a-member", "not-director", "not-known", "not-seated", "wrong-origin"),
    HTTPStatus.NOT_FOUND: (
        *("no-such-challenge", "no-such-club", "no-such-code", "no-such-deal", "no-such-device"),
        *("no-such-sheet", "not-found", "unknown-table"),
    ),
    HTTPStatus.CONFLICT: (
        *("already-seated", "challenge-full", "challenge-unfinished", "club-exists", "club-importing"),
        *("day-unfinished", "deal-of-today", "deal-unfinished", "hand-gone", "hints-off", "member-taken"),
        *("no-review", "no-takebacks-here", "not-alone", "seat-taken", "table-full"),
    ),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too-long",),
    HTTPStatus.UNPROCESSABLE_ENTITY: (
        *("already-answered", "already-ready", "already-shared", "already-shown", "bad-deal", "bad-endpoint"),
        *(
            "claims-closed",
            "copy-unread",
            "deal-over",
            "malformed",
            "no-question",
            "no-such-seat",
            "not-away",
        ),
        *("not-certain", "not-confirmed", "not-host", "not-your-turn", "nothing-to-take-back"),
        *("phrases-closed", "question-open", "repeated", "seat-free", "stale", "too-few-seats"),
        *("unknown-bot", "wrong-phase", "wrong-stage"),
    ),
    HTTPStatus.TOO_MANY_REQUESTS: (
        *("busy", "too-many-clubs", "too-many-sheets", "too-many-sockets", "too-many-tables"),
        *("too-much-work", "too-often"),
    ),
    HTTPStatus.INTERNAL_SERVER_ERROR: ("corrupted", "internal-error"),
    HTTPStatus.SERVICE_UNAVAILABLE: ("no-judge", "not-stored", "unavailable"),
}
STATUSES: Final = {code: status for status, codes in _CODES.items() for code in codes}
"""The HTTP status of each error code of the server."""
RULES_STATUS: Final = HTTPStatus.UNPROCESSABLE_ENTITY
"""The HTTP status of an error of the rules whose code is not in `STATUSES`."""


class ApiError(Exception):
    """The error for a refused request or command. Nothing has changed."""

    def __init__(self, error: Error, status: HTTPStatus) -> None:
        super().__init__(error.code)
        self.error = error
        self.status = status


def api_error(code: str, rule: str | None = None, **facts: str | int) -> ApiError:
    """Return an error with this code. `rule` names the rule behind it, and `facts` fill its sentence.

    Raises:
        LookupError: the code is not in `STATUSES`.
    """
    if code not in STATUSES:
        raise LookupError(f"the error code {code!r} has no HTTP status: add it to protocol/api_error.py")
    return ApiError(Error(code=code, rule=rule, facts=facts), STATUSES[code])


def from_rules(error: NotAllowed) -> ApiError:
    """Return the API error for an action that the rules do not allow."""
    refusal = Error(code=error.code, rule=error.rule or None, facts=error.facts)
    return ApiError(refusal, STATUSES.get(error.code, RULES_STATUS))
