"""A look at a decision: every answer in the same worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from statistics import fmean

from spadille.bots.expert.model import Model
from spadille.bots.expert.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.bots.player import Chance
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.play.world import World

Worths = Mapping[Action, Sequence[float]]
"""By answer what it is worth in each world, in counters."""


@dataclass(frozen=True, slots=True)
class EvaluationContext:
    """What a seat is asked, and by what it is looked at."""

    model: Model
    view: View
    decision: Decision
    worlds: int
    """In how many worlds."""
    chance: Chance
    inference: InferenceSettings = DEFAULT_INFERENCE


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """What was found of the answers in some worlds, the same for all."""

    worths: Worths
    scores: Worths
    """What the judge ranks by: the worths, or near them."""
    chances: Mapping[Action, float]
    """How likely the contract is made, by whoever plays it; nothing where none is sure to be played."""
    worlds: Sequence[World]
    made: Worths
    """How often it is made in each world; empty before the play."""
    exhaustive: bool = False
    """Whether no other world is possible: then chance is in how they are played on alone."""

    @property
    def best(self) -> Action:
        """The answer that the judge would give; of those as good the first."""
        return max(self.scores, key=lambda answer: fmean(self.scores[answer]))

    def mean(self, answer: Action) -> float:
        """What an answer is worth on average."""
        return fmean(self.worths[answer])

    def run_lengths(self) -> list[int]:
        """How often each world stands there in a row: what is sampled is a world with all its times. Where
        all worlds are known it is how a world is played on, each time.
        """
        runs = [len(list(run)) for _, run in groupby(self.worlds)]
        return [1] * len(self.worlds) if self.exhaustive or len(runs) == 1 else runs

    def split(self) -> tuple[DecisionEvaluation, DecisionEvaluation]:
        """The look in one half of the worlds and in the other, which share none; where all are known, in
        the same worlds played on by other chances.
        """
        of = [number % 2 for number, length in enumerate(self.run_lengths()) for _ in range(length)]
        return self._part(of, 0), self._part(of, 1)

    def merge(self, more: DecisionEvaluation) -> DecisionEvaluation:
        """The look in these worlds and in more of them."""
        parts = [len(look.worlds) / (len(self.worlds) + len(more.worlds)) for look in (self, more)]
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
        )

    def _part(self, of: Sequence[int], which: int) -> DecisionEvaluation:
        def kept(worths: Worths) -> Worths:
            return {
                answer: [worth for worth, half in zip(in_worlds, of, strict=True) if half == which]
                for answer, in_worlds in worths.items()
            }

        worlds = [world for world, half in zip(self.worlds, of, strict=True) if half == which]
        worths, scores, made = kept(self.worths), kept(self.scores), kept(self.made)
        return replace(self, worlds=worlds, worths=worths, scores=scores, made=made)


def _merge_worths(worths: Worths, more: Worths) -> Worths:
    return {answer: [*in_worlds, *more[answer]] for answer, in_worlds in worths.items()}
