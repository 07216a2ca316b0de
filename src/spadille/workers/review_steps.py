"""A review in the back room, a piece at a time, so that nobody waits long behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spadille.evaluation.luck import LuckStep, find_choices
from spadille.evaluation.review import Review, ReviewedDecision, assemble_review, evaluate_decision
from spadille.play.deal import Deal
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class EvaluatedStep:
    """A decision that has been looked at."""

    decision: ReviewedDecision
    luck_step: LuckStep


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """What was a decision of a finished deal worth; or, once all are looked at, what does it come to."""

    player: ClassVar[str] = "judge"
    deal: Deal
    seat: Seat
    worlds: int
    step: int | None = None
    """The decision; nothing asks for the sum."""
    evaluated: tuple[EvaluatedStep, ...] = ()

    def answer(self) -> EvaluatedStep | Review:
        """What the judge says."""
        if self.step is None:
            return assemble_review(
                self.deal,
                self.seat,
                [(looked.decision, looked.luck_step) for looked in self.evaluated],
                self.worlds,
                0,
            )
        before = next(before for step, before in find_choices(self.deal) if step == self.step)
        return EvaluatedStep(
            *evaluate_decision(before, self.step, self.deal.actions[self.step], self.worlds, 0)
        )
