"""Evaluate decisions in the play of the cards by the expert's rollouts, with a value for each world."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import fmean

from spadille.bots.learned.calibration import HintCalibration
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.posterior import Posterior, infer_posterior
from spadille.bots.search.budget import seed
from spadille.bots.search.cardplay import settled
from spadille.bots.search.payoff import Payoff, Settling
from spadille.bots.search.pimc import shaped
from spadille.bots.search.stopping import InWorlds, StopOrAsk
from spadille.cards import Card
from spadille.evaluation.decision_evaluation import DecisionEvaluation, EvaluationContext
from spadille.play.action import Action, Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.goal import Objective
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory, RolloutEnds, RolloutSettings
from spadille.solver.worlds import WorldSampler

_SOLVED = RolloutSettings(tricks=0)


def evaluate_cards(context: EvaluationContext) -> DecisionEvaluation:
    """Return the value in each world of each card, and of stopping or asking if that is legal.

    The values are computed as for a hint.
    """
    view, known, chance = context.view, context.view.known, context.chance
    assert known is not None
    where, search = WorldSampler(view), RolloutSearch(worlds=context.worlds, model=context.model)
    inferred = infer_posterior(view, where, context.model, context.worlds, chance, context.inference)
    evaluation = _CardplayEvaluator(view, known, context.decision, search, inferred, seed(chance)).evaluate()
    return replace(evaluation, exhaustive=where.count <= context.inference.candidates)


@dataclass
class _CardplayEvaluator:
    """Evaluates cards by rollouts in worlds of the posterior. In rollouts, each seat plays only by what it
    sees.
    """

    view: View
    known: Known
    decision: Decision
    search: RolloutSearch
    inferred: Posterior
    seed: int

    @cached_property
    def _plays(self) -> Mapping[Card, Play]:
        plays = [answer for answer in self.decision.answers if isinstance(answer, Play)]
        return {play.card: play for play in sorted(plays, key=lambda play: play.card.number)}

    @cached_property
    def _settling(self) -> Settling:
        return settled(self.view, self.known)

    def _roll_out(self, settings: RolloutSettings) -> RolloutEnds:
        seen, worlds = InformationSet(self.view, self._settling.worth()), self.inferred.worlds
        history = PlayHistory(self.view)
        return history.find_rollout_ends(self.inferred.policies, seen, worlds, settings, self.seed)

    @cached_property
    def _rollouts(self) -> RolloutEnds:
        return self._roll_out(replace(self.search.rollout, fates=True))

    @cached_property
    def _solved_ends(self) -> Sequence[int] | None:
        """The outcomes of solved worlds if the declarer must take nothing; otherwise None."""
        nothing = self.known.contract.goal.avoids
        return self._roll_out(_SOLVED).outcomes if nothing else None

    def _card_values(self, worth: Payoff) -> dict[Card, list[float]]:
        """Return the mean payoff of each legal card in each world. `worth` gives the payoff for each final
        count.
        """
        rolled = _rollout_means(self._rollouts.outcomes, self._plays, self.search.rollout.times, worth)
        if self._solved_ends is None:
            return rolled
        solved, part = _rollout_means(self._solved_ends, self._plays, 1, worth), self.search.solved
        return {card: _mix_values(rolled[card], solved[card], part) for card in rolled}

    def evaluate(self) -> DecisionEvaluation:
        worth = self._settling.worth()
        worths: dict[Action, list[float]] = _by_play(self._plays, self._card_values(worth))
        words = self._value_words(len(self.inferred.worlds))
        scores = worths if words else self._ranking_scores(worth)
        made = _by_play(self._plays, self._card_values(self._settling.made()))
        calibration = HintCalibration.of(self.view, self.known)
        chances = {
            play: calibration.correction.correct_chance(fmean(in_worlds), calibration.tricks_left)
            for play, in_worlds in made.items()
        }
        idle, card = self._idle_words(words), max(scores, key=lambda play: fmean(scores[play]))
        return DecisionEvaluation(
            worths={**worths, **words, **dict.fromkeys(idle, worths[card])},
            scores={**scores, **words, **dict.fromkeys(idle, scores[card])},
            chances=chances,
            worlds=list(self.inferred.worlds),
            made=made,
            fates=dict(zip(self._plays.values(), self._rollouts.fates, strict=True)),
            solved=self._solved_values(worth),
        )

    def _solved_values(self, worth: Payoff) -> dict[Action, list[float]]:
        if self._solved_ends is None:
            return {}
        return _by_play(self._plays, _rollout_means(self._solved_ends, self._plays, 1, worth))

    def _ranking_scores(self, worth: Payoff) -> dict[Action, list[float]]:
        """Return the scores by which the expert chooses: the values, plus a bonus for cards that the policy
        prefers.
        """
        stake = self.search.policy_bonus * (max(worth) - min(worth))
        own = self.inferred.policies[self.view.active.index(self.decision.seat)]
        seen = InformationSet(self.view, worth)
        likely = PlayHistory(self.view).rollout_probabilities(own, seen, self.inferred.worlds)
        by = self._card_values(self._shape_payoff(worth))
        return {
            play: [worths + stake * likely[card] for worths in by[card]] for card, play in self._plays.items()
        }

    def _shape_payoff(self, worth: Payoff) -> Payoff:
        """Return the payoff by which cards are chosen. If tricks count, it has a small reward for each
        trick.
        """
        of_tricks = self.known.contract.goal.objective is Objective.TRICKS
        return shaped(worth, self.search.shaping) if of_tricks else worth

    def _value_words(self, count: int) -> dict[Action, list[float]]:
        """Return the values of stopping and asking, in each of `count` worlds, if they are legal and can
        change the payment.
        """
        if len(self._plays) == len(self.decision.answers):
            return {}
        in_worlds = InWorlds(
            self.inferred.worlds,
            lambda worth: {card: fmean(worths) for card, worths in self._card_values(worth).items()},
        )
        choice = StopOrAsk(self.view, self.known, self._settling, in_worlds)
        words = choice.weighed_words(self.decision.answers)
        return {word.action: [word.worth or 0.0] * count for word in words}

    def _idle_words(self, words: Collection[Action]) -> list[Action]:
        """Return those announcements in `words` that do not change the payment. The seat plays a card after
        them.
        """
        return [
            answer for answer in self.decision.answers if not isinstance(answer, Play) and answer not in words
        ]


def _rollout_means(
    ends: Sequence[int], cards: Iterable[Card], rollouts: int, worth: Payoff
) -> dict[Card, list[float]]:
    """Return each card's mean payoff in each world.

    `ends` has the outcomes of `rollouts` rollouts per world and card.
    """
    worths, every = list(map(worth.__getitem__, ends)), list(cards)
    width = len(every) * rollouts

    def means(place: int) -> list[float]:
        of_card = (worths[place * rollouts + number :: width] for number in range(rollouts))
        return [sum(of_world) / rollouts for of_world in zip(*of_card, strict=True)]

    return {card: means(place) for place, card in enumerate(every)}


def _mix_values(rolled: Sequence[float], solved: Sequence[float], part: float) -> list[float]:
    return [(1 - part) * mean + part * exact for mean, exact in zip(rolled, solved, strict=True)]


def _by_play(plays: Mapping[Card, Play], by_card: Mapping[Card, list[float]]) -> dict[Action, list[float]]:
    return {play: by_card[card] for card, play in plays.items()}
