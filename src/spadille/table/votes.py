"""The questions on which the people at a table vote, and the notice about the latest event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from spadille.protocol import Claimed, NextMatch
from spadille.rules.seating import Seat

QuestionKind = Literal["stop", "match", "claim", "take-back", "show-hands"]


@dataclass(frozen=True, slots=True)
class StopQuestion:
    """A proposal to end the match."""

    kind: ClassVar[QuestionKind] = "stop"


@dataclass(frozen=True, slots=True)
class MatchQuestion:
    """A proposal for the next match."""

    kind: ClassVar[QuestionKind] = "match"
    match: NextMatch


@dataclass(frozen=True, slots=True)
class ClaimQuestion:
    """A claim or concession, to which the seats in `asked` must agree."""

    kind: ClassVar[QuestionKind] = "claim"
    what: Claimed
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TakeBackQuestion:
    """A request to take back the actions after the first `to`."""

    kind: ClassVar[QuestionKind] = "take-back"
    to: int


@dataclass(frozen=True, slots=True)
class HandsQuestion:
    """A request to let watchers see all hands."""

    kind: ClassVar[QuestionKind] = "show-hands"


About = StopQuestion | MatchQuestion | ClaimQuestion | TakeBackQuestion | HandsQuestion
"""The subject of a vote."""


@dataclass(frozen=True, slots=True)
class OpenVote:
    """A vote that passes when all voters have said yes."""

    number: int
    """The number of the event that opened the vote."""
    seat: Seat
    agreed: frozenset[Seat]
    about: About

    @property
    def kind(self) -> QuestionKind:
        """The kind of the question."""
        return self.about.kind

    @property
    def lapses_on_action(self) -> bool:
        """Whether the next action ends the vote. During such a vote, bots wait."""
        return isinstance(self.about, ClaimQuestion | TakeBackQuestion)

    def with_yes(self, seat: Seat) -> OpenVote:
        """Return the vote with a seat's agreement."""
        return replace(self, agreed=self.agreed | {seat})

    def without(self, seat: Seat) -> OpenVote | None:
        """Return the vote after the player on a seat has left.

        Return None, which ends the vote, if this seat opened the vote or must answer it.
        """
        if seat == self.seat or self.requires_answer_of(seat):
            return None
        return replace(self, agreed=self.agreed - {seat})

    def requires_answer_of(self, seat: Seat) -> bool:
        """Return true if a person on this seat must answer. Bots do not agree to claims."""
        about = self.about
        return isinstance(about, ClaimQuestion) and about.what == "rest" and seat in about.asked


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice about the latest event at a table other than the play."""

    seq: int
    kind: str
    seat: Seat | None
    name: str = ""
    about: str | None = None
    claim: str | None = None
