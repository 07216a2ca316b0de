"""The evaluation of a decision: every answer in the same worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from statistics import fmean

from spadille.bots.learned.model import Model
from spadille.bots.learned.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.bots.player import Chance
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.play.world import World
from spadille.solver.fates import Fates

Worths = Mapping[Action, Sequence[float]]
"""What each answer is worth in each world, in counters."""


@dataclass(frozen=True, slots=True)
class EvaluationContext:
    """A decision, and the model, worlds and inference by which it is evaluated."""

    model: Model
    view: View
    decision: Decision
    worlds: int
    """The number of worlds."""
    chance: Chance
    inference: InferenceSettings = DEFAULT_INFERENCE


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """What each answer to a decision is worth in the same sampled worlds."""

    worths: Worths
    scores: Worths
    """The values that answers are ranked by: their worths, or close to them."""
    chances: Mapping[Action, float]
    """The probability that the contract is made after each answer. Empty where none is sure to be played."""
    worlds: Sequence[World]
    made: Worths
    """The share of playouts in which the contract is made, by answer and world. Empty before the play."""
    exhaustive: bool = False
    """Whether every possible world is included. Then only the playouts are random."""
    fates: Mapping[Action, Fates] = field(default_factory=dict)
    """What becomes of the cards after each card, in the same rollouts. Empty before the play."""
    solved: Worths = field(default_factory=dict)
    """What each card is worth in solved worlds, where a side is to take nothing."""

    @property
    def best(self) -> Action:
        """Return the answer with the highest mean score, the first of equals."""
        return max(self.scores, key=lambda answer: fmean(self.scores[answer]))

    def mean(self, answer: Action) -> float:
        """Return what an answer is worth on average."""
        return fmean(self.worths[answer])

    def run_lengths(self) -> list[int]:
        """Return how often each world is repeated in a row.

        A repeated world is one draw, so its repetitions are not independent. Where the evaluation is
        exhaustive, each playout is a draw instead.
        """
        runs = [len(list(run)) for _, run in groupby(self.worlds)]
        return [1] * len(self.worlds) if self.exhaustive or len(runs) == 1 else runs

    def split(self) -> tuple[DecisionEvaluation, DecisionEvaluation]:
        """Return the evaluation in two halves that share no world.

        An exhaustive evaluation is split by playouts.
        """
        halves = [number % 2 for number, length in enumerate(self.run_lengths()) for _ in range(length)]
        return self._select_half(halves, 0), self._select_half(halves, 1)

    def merge(self, more: DecisionEvaluation) -> DecisionEvaluation:
        """Return the evaluation in the worlds of both."""
        parts = [len(part.worlds) / (len(self.worlds) + len(more.worlds)) for part in (self, more)]
        likely = {
            answer: parts[0] * chance + parts[1] * more.chances[answer]
            for answer, chance in self.chances.items()
        }
        return DecisionEvaluation(
            worths=_merge_worths(self.worths, more.worths),
            scores=_merge_worths(self.scores, more.scores),
            chances=likely,
            worlds=[*self.worlds, *more.worlds],
            made=_merge_worths(self.made, more.made),
            exhaustive=self.exhaustive and more.exhaustive,
            fates={card: fates.merge(more.fates[card]) for card, fates in self.fates.items()},
            solved=_merge_worths(self.solved, more.solved),
        )

    def _select_half(self, halves: Sequence[int], which: int) -> DecisionEvaluation:
        def select(worths: Worths) -> Worths:
            return {
                answer: [worth for worth, half in zip(in_worlds, halves, strict=True) if half == which]
                for answer, in_worlds in worths.items()
            }

        worlds = [world for world, half in zip(self.worlds, halves, strict=True) if half == which]
        worths, scores, made = select(self.worths), select(self.scores), select(self.made)
        return replace(self, worlds=worlds, worths=worths, scores=scores, made=made, fates={}, solved={})


def _merge_worths(worths: Worths, more: Worths) -> Worths:
    return {answer: [*in_worlds, *more[answer]] for answer, in_worlds in worths.items()}
