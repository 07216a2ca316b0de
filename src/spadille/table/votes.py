"""What all people at a table are asked, and what was told last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from spadille.protocol import Claimed, NextMatch
from spadille.rules.seating import Seat

QuestionKind = Literal["stop", "match", "claim", "take-back", "show-hands"]


@dataclass(frozen=True, slots=True)
class StopQuestion:
    """Whether the match ends here."""

    kind: ClassVar[QuestionKind] = "stop"


@dataclass(frozen=True, slots=True)
class MatchQuestion:
    """Whether this is the next match."""

    kind: ClassVar[QuestionKind] = "match"
    match: NextMatch


@dataclass(frozen=True, slots=True)
class ClaimQuestion:
    """Whether a claim is granted, by those who are asked."""

    kind: ClassVar[QuestionKind] = "claim"
    what: Claimed
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TakeBackQuestion:
    """Whether the deal is to be again as it was after so many actions."""

    kind: ClassVar[QuestionKind] = "take-back"
    to: int


@dataclass(frozen=True, slots=True)
class HandsQuestion:
    """Whether those who look on may see all hands."""

    kind: ClassVar[QuestionKind] = "show-hands"


About = StopQuestion | MatchQuestion | ClaimQuestion | TakeBackQuestion | HandsQuestion
"""What can be asked."""


@dataclass(frozen=True, slots=True)
class OpenVote:
    """Something that is done when everybody who is asked has said yes."""

    number: int
    """The number of the event it was asked with."""
    seat: Seat
    agreed: frozenset[Seat]
    about: About

    @property
    def kind(self) -> QuestionKind:
        """What sort of thing is asked."""
        return self.about.kind

    @property
    def of_the_moment(self) -> bool:
        """Whether it lapses when somebody acts; meanwhile bots hold still."""
        return isinstance(self.about, ClaimQuestion | TakeBackQuestion)

    def with_yes(self, seat: Seat) -> OpenVote:
        """The question with one more who agrees."""
        return replace(self, agreed=self.agreed | {seat})

    def without(self, seat: Seat) -> OpenVote | None:
        """The question when somebody leaves the table; who asked takes it with him."""
        if seat == self.seat or self.needs(seat):
            return None
        return replace(self, agreed=self.agreed - {seat})

    def needs(self, seat: Seat) -> bool:
        """Whether nobody can agree for this seat: bots grant no claim."""
        about = self.about
        return isinstance(about, ClaimQuestion) and about.what == "rest" and seat in about.asked


@dataclass(frozen=True, slots=True)
class Notice:
    """The latest thing that happened at a table beside the play."""

    seq: int
    kind: str
    seat: Seat | None
    name: str = ""
    about: str | None = None
    claim: str | None = None
