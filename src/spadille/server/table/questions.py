"""What all people at a table are asked, and what was told last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from spadille.rules.seating import Seat

OF_THE_MOMENT: Final = ("claim", "take-back")
"""Questions that lapse when somebody acts; meanwhile bots hold still."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that is done when everybody who is asked has said yes."""

    number: int
    """The number of the event it was asked with."""
    kind: str
    seat: Seat
    agreed: frozenset[Seat]
    about: Mapping[str, Any]
    """The match that is proposed, or what is claimed."""

    def with_yes(self, seat: Seat) -> Question:
        """The question with one more who agrees."""
        return replace(self, agreed=self.agreed | {seat})

    def without(self, seat: Seat) -> Question | None:
        """The question when somebody leaves the table; who asked takes it with him."""
        if seat == self.seat or self.needs(seat):
            return None
        return replace(self, agreed=self.agreed - {seat})

    def needs(self, seat: Seat) -> bool:
        """Whether nobody can agree for this seat: bots grant no claim."""
        return self.about.get("what") == "rest" and seat in self.about["asked"]


@dataclass(frozen=True, slots=True)
class News:
    """The latest thing that happened at a table beside the play."""

    seq: int
    kind: str
    seat: Seat | None
    name: str = ""
    about: str | None = None
    claim: str | None = None
