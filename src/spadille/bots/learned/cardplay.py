"""The expert's card play: rollouts by the policy model in worlds sampled from the posterior.

G. Tesauro, G. R. Galperin, On-line policy improvement using Monte-Carlo search, NIPS 1996.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from spadille.bots.card_reason import CardReason
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.bots.learned.posterior import InferenceSettings, infer_posterior
from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.card_reasons import count_runs, find_reason
from spadille.bots.search.evaluation import Evaluation, SearchResult, deciding_by, no_reason
from spadille.bots.search.payoff import Payoff, Settling
from spadille.bots.search.pimc import shaped
from spadille.bots.search.stopping import InWorlds
from spadille.cards import Card
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Objective
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory, PolicyModel, RolloutResult, RolloutSettings
from spadille.solver.worlds import Worlds, WorldSampler

_ROUNDING = 1e-9
_SOLVED_ROLLOUT = RolloutSettings(tricks=0)
_RollOut = Callable[[Payoff, RolloutSettings], Mapping[Card, RolloutResult]]


class Rollouts(Protocol):
    """A function that returns each card's rollout results under a payoff.

    The worlds and the random numbers are the same for every payoff.
    """

    def __call__(self, worth: Payoff, *, fates: bool = False) -> Mapping[Card, RolloutResult]: ...


@dataclass(frozen=True, slots=True)
class _BothRollouts:
    """Two functions that roll out cards: one to choose the card, and one to forecast the contract's count and
    chance.
    """

    deciding: Rollouts
    """With lookahead, if the last tricks are near: then the seat plays to maximize the payoff."""
    of_contract: Rollouts
    """Always without lookahead, because the seat does not play to maximize the count or the chance."""


@dataclass(frozen=True, slots=True)
class RolloutSearch:
    """Plays the card with the best mean over rollouts in worlds of the posterior."""

    worlds: int = 200
    inference: InferenceSettings = field(default_factory=InferenceSettings)
    rollout: RolloutSettings = field(default_factory=lambda: RolloutSettings(tricks=12, times=4))
    """The settings of the rollouts, which play each world to its end by the policy."""
    solved: float = 0.7
    """The weight of solving worlds instead of rolling them out, in contracts in which nothing may be
    taken.
    """
    policy_bonus: float = 0.002
    """The bonus for a card's probability by the policy, as a part of the stake."""
    shaping: float = 0.3
    """The reward for each trick besides making the contract, as a part of the stake."""
    model: Model = field(default_factory=load_shipped_model, kw_only=True)
    """The model whose policies weigh the worlds and play the rollouts."""
    ahead: int = field(default=0, kw_only=True)
    """The number of last tricks in which the seat looks ahead to its best later choices."""
    apprentice: bool = field(default=False, kw_only=True)
    """Whether the apprentice policy plays in rollouts for opponents who seem to look ahead."""

    def in_worlds(self, view: View, where: WorldSampler, chance: Chance) -> InWorlds:
        """Sample worlds from the posterior, and return a function that rolls out the cards in them."""
        worlds, results = self._sample_rollouts(view, where, chance)

        def by(worth: Payoff) -> Mapping[Card, float]:
            return {card: result.payoff for card, result in results(worth, self.rollout).items()}

        return InWorlds(worlds, by)

    def choose(self, view: View, where: WorldSampler, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """Return each card's mean value, with a small bonus for cards that the policy prefers."""
        return self._score_cards(view, worth, self._make_rollouts(view, where, chance).deciding)

    def explained(self, view: View, where: WorldSampler, at: Settling, chance: Chance) -> SearchResult:
        """Score the cards as `choose` does, and forecast the contract."""
        worlds, results = self._sample_rollouts(view, where, chance)
        rollouts, worth = self._split_rollouts(view, results), at.worth()
        worths = rollouts.deciding(worth, fates=True)
        good = self._score_cards(view, worth, rollouts.deciding, worths)
        chances = rollouts.of_contract(at.made())
        counts = rollouts.of_contract(at.counts()) if at.is_counted else {}
        found = {
            card: Evaluation(
                worths[card].payoff, counts[card].payoff if counts else None, chances[card].payoff
            )
            for card in good
        }
        explain = (
            _Explainer(view, worths, worlds) if any(result.fates for result in worths.values()) else no_reason
        )
        return SearchResult(good, found, min(self.worlds, where.count), deciding_by(worth), explain)

    def _score_cards(
        self,
        view: View,
        worth: Payoff,
        rollouts: Rollouts,
        worths: Mapping[Card, RolloutResult] | None = None,
    ) -> Mapping[Card, float]:
        """Score the cards. `worths` are the rollout results for `worth`, if the caller has them already."""
        assert view.known is not None
        of_tricks = view.known.contract.goal.objective is Objective.TRICKS
        results = rollouts(shaped(worth, self.shaping)) if of_tricks else worths or rollouts(worth)
        stake = self.policy_bonus * (max(worth) - min(worth))
        return {card: result.payoff + stake * result.probability for card, result in results.items()}

    def _make_rollouts(self, view: View, where: WorldSampler, chance: Chance) -> _BothRollouts:
        return self._split_rollouts(view, self._sample_rollouts(view, where, chance)[1])

    def _split_rollouts(self, view: View, results: _RollOut) -> _BothRollouts:
        assert view.known is not None
        counts, left = _is_counted(view.known.contract), len(view.hand)
        plays_all = self.rollout.tricks >= left

        def plain(worth: Payoff, *, fates: bool = False) -> Mapping[Card, RolloutResult]:
            played = results(worth, replace(self.rollout, fates=fates and plays_all))
            return played if counts else _mix_results(played, results(worth, _SOLVED_ROLLOUT), self.solved)

        if not 1 < left <= self.ahead:
            return _BothRollouts(plain, plain)
        looking_ahead = replace(self.rollout, ahead=left - 1)

        def ahead(worth: Payoff, *, fates: bool = False) -> Mapping[Card, RolloutResult]:
            """Run rollouts with lookahead. No fates are counted, because fates assume that the policy plays
            for the seat.
            """
            del fates
            return results(worth, looking_ahead)

        return _BothRollouts(ahead, plain)

    def _sample_rollouts(self, view: View, where: WorldSampler, chance: Chance) -> tuple[Worlds, _RollOut]:
        """Sample worlds of the posterior, and return them with their rollouts."""
        inferred = infer_posterior(view, where, self.model, self.worlds, chance, self.inference)
        policies, history = self._choose_policies(view, inferred.policies), PlayHistory(view)
        number = seed(chance)

        def results(worth: Payoff, settings: RolloutSettings) -> Mapping[Card, RolloutResult]:
            return history.run_rollouts(
                policies, InformationSet(view, worth), inferred.worlds, settings, number
            )

        return inferred.worlds, results

    def _choose_policies(self, view: View, believed: Sequence[PolicyModel]) -> Sequence[PolicyModel]:
        """Return the policy that plays for each seat in rollouts.

        It may differ from the seat's `believed` policy, which best explains its plays so far.
        """
        assert view.known is not None
        contract = view.known.contract
        if not self.apprentice:
            return believed
        looking_ahead, apprentice = self.model.policy_for(contract), self.model.apprentice_for(contract)
        return [apprentice if policy is looking_ahead else policy for policy in believed]

    def alike_within(self, worth: Payoff) -> float:
        return _ROUNDING


@dataclass(frozen=True, slots=True)
class _Explainer:
    """Returns the reason why one card is better than another, from the fates counted in the rollouts."""

    view: View
    results: Mapping[Card, RolloutResult]
    worlds: Worlds

    def __call__(self, better: Card, worse: Card) -> CardReason | None:
        after, otherwise = self.results[better], self.results[worse]
        if after.fates is None or otherwise.fates is None or after.payoff <= otherwise.payoff:
            return None
        if after.solved is not None and otherwise.solved is not None and after.solved <= otherwise.solved:
            return None
        return find_reason(self.view, better, worse, (after.fates, otherwise.fates), count_runs(self.worlds))


def _mix_results(
    played: Mapping[Card, RolloutResult], solved: Mapping[Card, RolloutResult], part: float
) -> Mapping[Card, RolloutResult]:
    """Mix the results of rollouts with those of solved worlds, which have the weight `part`."""

    def mean(rolled: float, exact: float) -> float:
        return (1 - part) * rolled + part * exact

    return {
        card: RolloutResult(
            mean(result.payoff, solved[card].payoff),
            mean(result.gain_rate, solved[card].gain_rate),
            result.probability,
            result.fates,
            solved[card].payoff,
        )
        for card, result in played.items()
    }


def _is_counted(contract: Contract) -> bool:
    """Return whether the number of points or tricks matters, and not only whether there are any."""
    return not contract.goal.avoids
