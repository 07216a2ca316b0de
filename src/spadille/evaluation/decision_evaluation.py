"""The evaluation of a decision: the value of every answer in the same sampled worlds."""

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
"""The value of each answer in each world, in counters."""


@dataclass(frozen=True, slots=True)
class EvaluationContext:
    """A decision to evaluate, with the model, the number of worlds and the inference settings to use."""

    model: Model
    view: View
    decision: Decision
    worlds: int
    """The number of worlds."""
    chance: Chance
    inference: InferenceSettings = DEFAULT_INFERENCE


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """The values of the answers to a decision, in the same sampled worlds."""

    worths: Worths
    scores: Worths
    """The values by which the answers are ranked. They are equal or close to the worths."""
    chances: Mapping[Action, float]
    """The probability that the contract is made after each answer. Answers without a certain contract are
    missing."""
    worlds: Sequence[World]
    made: Worths
    """By answer and world, the share of playouts in which the contract is made. Empty before the play."""
    exhaustive: bool = False
    """Whether every possible world was a candidate. Then the playouts are treated as the only random part."""
    fates: Mapping[Action, Fates] = field(default_factory=dict)
    """The fates of the cards after each play, counted in the same rollouts. Empty before the play."""
    solved: Worths = field(default_factory=dict)
    """The value of each play in solved worlds, if the declarer must take nothing; otherwise empty."""

    @property
    def best(self) -> Action:
        """Return the answer with the highest mean score, the first of equals."""
        return max(self.scores, key=lambda answer: fmean(self.scores[answer]))

    def mean(self, answer: Action) -> float:
        """Return the mean value of an answer over the worlds."""
        return fmean(self.worths[answer])

    def run_lengths(self) -> list[int]:
        """Return the lengths of the runs of equal worlds. Each run counts as one independent draw.

        If the evaluation is exhaustive, each repetition counts as a draw of its own.
        """
        runs = [len(list(run)) for _, run in groupby(self.worlds)]
        return [1] * len(self.worlds) if self.exhaustive or len(runs) == 1 else runs

    def split(self) -> tuple[DecisionEvaluation, DecisionEvaluation]:
        """Split the evaluation into two halves that share no world.

        An exhaustive evaluation is split by playouts instead.
        """
        halves = [number % 2 for number, length in enumerate(self.run_lengths()) for _ in range(length)]
        return self._select_half(halves, 0), self._select_half(halves, 1)

    def merge(self, more: DecisionEvaluation) -> DecisionEvaluation:
        """Return the evaluation in the worlds of this evaluation and of `more`."""
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
