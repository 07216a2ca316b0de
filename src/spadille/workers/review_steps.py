"""Split evaluations into steps, one for each decision or deal, so that no other question waits long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from spadille.evaluation.less_luck import LessLuck, reduce_card_luck
from spadille.evaluation.luck import LuckStep, find_choices
from spadille.evaluation.review import Review, ReviewedDecision, assemble_review, evaluate_decision
from spadille.play.deal import Deal
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class EvaluatedStep:
    """The reply to a review step: the evaluation of one decision."""

    decision: ReviewedDecision
    luck_step: LuckStep


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A question to the evaluator: evaluate one decision of a finished deal, or assemble the review."""

    player: ClassVar[str] = "evaluator"
    deal: Deal
    seat: Seat
    worlds: int
    step: int | None = None
    """The index of the decision's action. None to assemble the review from all `evaluated` steps."""
    evaluated: tuple[EvaluatedStep, ...] = ()

    def answer(self) -> EvaluatedStep | Review:
        """Return the evaluated step, or if `step` is None, the review."""
        if self.step is None:
            return assemble_review(
                self.deal,
                self.seat,
                [(evaluated.decision, evaluated.luck_step) for evaluated in self.evaluated],
                self.worlds,
                0,
            )
        before = next(before for step, before in find_choices(self.deal) if step == self.step)
        return EvaluatedStep(
            *evaluate_decision(before, self.step, self.deal.actions[self.step], self.worlds, 0)
        )


@dataclass(frozen=True, slots=True)
class LessLuckStep:
    """A question to the evaluator: take the luck of the cards out of the payments of a finished deal."""

    player: ClassVar[str] = "evaluator"
    deal: Deal
    bots: Sequence[str | None]
    """The names of the bots, by seat."""

    def answer(self) -> LessLuck:
        """Return the payments less luck."""
        return reduce_card_luck(self.deal, self.bots)
