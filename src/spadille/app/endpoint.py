"""Endpoints of the API."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An endpoint of the API: method, path and handler.

    The handler takes path and query parameters by name. The body is its one parameter that is a message. A
    handler with a parameter `context` gets the request context. It returns a message, a JSON value, or a text
    of another media type.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    handler: Callable[..., Any]
    status: int = 200
    media_type: str = JSON
