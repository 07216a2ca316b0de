"""The types that describe an endpoint of the API and its encoded answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from pydantic_core import to_json

T = TypeVar("T")

JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Encoded(Generic[T]):
    """The encoded bytes of a message or text of type `T`. Long answers are made and encoded in a thread."""

    text: bytes

    @classmethod
    def of(cls, value: T) -> Encoded[T]:
        """Encode a value: a text as it is, anything else as JSON."""
        return cls(value.encode() if isinstance(value, str) else to_json(value))


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An endpoint of the API: method, path and handler.

    The handler takes path and query parameters by name. A parameter whose type is a message gets the request
    body. A parameter `context` gets the request context. The handler returns a message, a JSON value, or a
    text of another media type. An answer may be already encoded.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    handler: Callable[..., Any]
    status: int = 200
    media_type: str = JSON
