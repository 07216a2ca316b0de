"""A question to the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A question by its way and path, and what answers it: a function that takes by name what stands in the
    path and behind the question mark, the body as the one parameter that is a message, and, if it wants to
    know who asks, a `visit`.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[..., Any]
    status: int = 200
