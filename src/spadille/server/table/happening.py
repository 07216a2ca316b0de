"""What is about to happen at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that is about to happen: an event but for its number and its time."""

    kind: str
    payload: Mapping[str, Any] = field(default_factory=dict)
    seat: Seat | None = None
    player: str | None = None
