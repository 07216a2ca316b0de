"""The first judge at the play of the cards: the expert's rollouts, world by world."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import fmean

from spadille.bots.expert.calibration import Telling
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.posterior import Posterior, posterior
from spadille.bots.search.budget import seed
from spadille.bots.search.cardplay import settled
from spadille.bots.search.payoff import Payoff, Settling
from spadille.bots.search.pimc import shaped
from spadille.bots.search.stopping import InWorlds, StopOrAsk
from spadille.cards import Card
from spadille.judge.look import Look, Outlook
from spadille.play.action import Action, Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.goal import Objective
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory, RolloutSettings
from spadille.solver.worlds import WorldSampler

_SOLVED = RolloutSettings(tricks=0)


def look_at_cards(outlook: Outlook) -> Look:
    """The cards, and the words that may be said instead, world by world, as a hint finds them."""
    view, known, chance = outlook.view, outlook.view.known, outlook.chance
    assert known is not None
    where, search = WorldSampler(view), RolloutSearch(worlds=outlook.worlds, model=outlook.model)
    inferred = posterior(view, where, outlook.model, outlook.worlds, chance, outlook.inference)
    look = _CardLook(view, known, outlook.decision, search, inferred, seed(chance)).look
    return replace(look, every=where.count <= outlook.inference.candidates)


@dataclass
class _CardLook:
    """The cards in worlds of the posterior, played on by all with what they see."""

    view: View
    known: Known
    decision: Decision
    search: RolloutSearch
    inferred: Posterior
    number: int

    @cached_property
    def _plays(self) -> Mapping[Card, Play]:
        plays = [answer for answer in self.decision.answers if isinstance(answer, Play)]
        return {play.card: play for play in sorted(plays, key=lambda play: play.card.number)}

    @cached_property
    def _at(self) -> Settling:
        return settled(self.view, self.known)

    def _ends(self, settings: RolloutSettings) -> Sequence[int]:
        seen, worlds = InformationSet(self.view, self._at.worth()), self.inferred.worlds
        history = PlayHistory(self.view)
        return history.find_rollout_ends(self.inferred.policies, seen, worlds, settings, self.number)

    @cached_property
    def _rolled(self) -> Sequence[int]:
        return self._ends(self.search.rollout)

    @cached_property
    def _exact(self) -> Sequence[int] | None:
        """The same solved at once, where a side is to take nothing."""
        nothing = self.known.contract.goal.avoids
        return self._ends(_SOLVED) if nothing else None

    def _by(self, worth: Payoff) -> dict[Card, list[float]]:
        """By card what it is worth in each world, the ends being worth so much."""
        rolled = _rollout_means(self._rolled, self._plays, self.search.rollout.times, worth)
        if self._exact is None:
            return rolled
        solved, part = _rollout_means(self._exact, self._plays, 1, worth), self.search.solved
        return {card: _mixed(rolled[card], solved[card], part) for card in rolled}

    @property
    def look(self) -> Look:
        """All that was found."""
        worth = self._at.worth()
        worths: dict[Action, list[float]] = _of(self._plays, self._by(worth))
        words = self._words(len(self.inferred.worlds))
        measure = worths if words else self._ranked(worth)
        made = _of(self._plays, self._by(self._at.made()))
        telling = Telling.of(self.view, self.known)
        chances = {
            play: telling.correction.likely(fmean(in_worlds), telling.left)
            for play, in_worlds in made.items()
        }
        idle, card = self._idle(words), max(measure, key=lambda play: fmean(measure[play]))
        return Look(
            worths={**worths, **words, **dict.fromkeys(idle, worths[card])},
            measures={**measure, **words, **dict.fromkeys(idle, measure[card])},
            chances=chances,
            worlds=list(self.inferred.worlds),
            made=made,
        )

    def _ranked(self, worth: Payoff) -> dict[Action, list[float]]:
        """What the expert chooses by: cards that the policy prefers count a little more."""
        stake = self.search.policy_bonus * (max(worth) - min(worth))
        own = self.inferred.policies[self.view.active.index(self.decision.seat)]
        seen = InformationSet(self.view, worth)
        likely = PlayHistory(self.view).rollout_probabilities(own, seen, self.inferred.worlds)
        by = self._by(self._measured(worth))
        return {
            play: [worths + stake * likely[card] for worths in by[card]] for card, play in self._plays.items()
        }

    def _measured(self, worth: Payoff) -> Payoff:
        """What the ends count for the choice: of tricks each a little more."""
        of_tricks = self.known.contract.goal.objective is Objective.TRICKS
        return shaped(worth, self.search.shaping) if of_tricks else worth

    def _words(self, many: int) -> dict[Action, list[float]]:
        """Stopping and asking, where they are offered and may be of use."""
        if len(self._plays) == len(self.decision.answers):
            return {}
        in_worlds = InWorlds(
            self.inferred.worlds,
            lambda worth: {card: fmean(worths) for card, worths in self._by(worth).items()},
        )
        choice = StopOrAsk(self.view, self.known, self._at, in_worlds)
        words = choice.weighed_words(self.decision.answers)
        return {word.action: [word.worth or 0.0] * many for word in words}

    def _idle(self, words: Collection[Action]) -> list[Action]:
        """Asking where nothing can follow from the answer: the best card may still be played."""
        return [
            answer for answer in self.decision.answers if not isinstance(answer, Play) and answer not in words
        ]


def _rollout_means(
    ends: Sequence[int], cards: Iterable[Card], times: int, worth: Payoff
) -> dict[Card, list[float]]:
    """By card the mean of its rollouts in each world."""
    worths, every = list(map(worth.__getitem__, ends)), list(cards)
    width = len(every) * times

    def means(place: int) -> list[float]:
        rollouts = (worths[place * times + time :: width] for time in range(times))
        return [sum(of_world) / times for of_world in zip(*rollouts, strict=True)]

    return {card: means(place) for place, card in enumerate(every)}


def _mixed(rolled: Sequence[float], solved: Sequence[float], part: float) -> list[float]:
    return [(1 - part) * mean + part * exact for mean, exact in zip(rolled, solved, strict=True)]


def _of(plays: Mapping[Card, Play], by_card: Mapping[Card, list[float]]) -> dict[Action, list[float]]:
    return {play: by_card[card] for card, play in plays.items()}
