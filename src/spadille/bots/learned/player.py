"""The expert player: bids by predicted results of contracts, and plays by search in the posterior."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.learned import bidding, declaring
from spadille.bots.learned.calibration import calibrate
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.model import Model, load_shipped_model, read_model
from spadille.bots.learned.sure_wins import SureWinLimits, find_sure_win
from spadille.bots.player import Chance, Player, make_hint_chance
from spadille.bots.search.budget import Budget
from spadille.bots.search.cardplay import CardPlay, explained, quickly
from spadille.bots.search.player import Playing, Way, considered
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View

ModelDecision = Callable[[Model, View, Decision, Budget, Chance], Reasons]
DECISIONS: dict[str, ModelDecision] = {
    "auction": bidding.choose_bid,
    "trump": declaring.name_trump,
    "call": declaring.call_card,
    "give": declaring.give_card,
    "discard": declaring.discard,
}
"""The functions that decide before the play, by the kind of decision."""


@dataclass(frozen=True, slots=True)
class ExpertPlayer:
    """Plays a sure win if there is one, else the best answer in worlds of the posterior."""

    cards: CardPlay | None = None
    """The card search if there is no sure win; None for rollouts by the player's model."""
    budget: Budget = field(default_factory=lambda: Budget(worlds=64, screened=200))
    """The numbers of worlds for decisions before the play."""
    sure_win_limits: SureWinLimits = field(default_factory=SureWinLimits)
    calibrated: bool = True
    """Whether the forecasts in the reasons are calibrated. This does not change the answers."""
    model: Model = field(default_factory=load_shipped_model, kw_only=True)

    @property
    def card_play(self) -> CardPlay:
        """The card search if there is no sure win."""
        return RolloutSearch(model=self.model) if self.cards is None else self.cards

    def answer(self, view: View, chance: Chance) -> Action:
        return self._decide(view, chance, quickly).chosen

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """Return the answer with the evaluations of the alternatives."""
        found = self._decide(view, chance, explained)
        return calibrate(view, found) if self.calibrated else found

    def _decide(self, view: View, chance: Chance, play: Playing) -> Reasons:
        def played(decision: Decision) -> Reasons:
            return self._play_card(view, decision, chance, play)

        return considered(view, chance, self.budget, self._decisions, played)

    @property
    def _decisions(self) -> dict[str, Way]:
        return {kind: partial(way, self.model) for kind, way in DECISIONS.items()}

    def _play_card(self, view: View, decision: Decision, chance: Chance, play: Playing) -> Reasons:
        certain = find_sure_win(view, decision, self.sure_win_limits, chance)
        if certain is not None:
            return make_reasons(view, certain.play, DecidedBy.CERTAIN, worlds=certain.worlds)
        return play(view, decision, self.card_play, chance)


def with_model(file: str | Path) -> ExpertPlayer:
    """Return the expert player with the model in `file`.

    Raises:
        ModelError: the file is no model, or does not fit this version.
    """
    return ExpertPlayer(model=read_model(file))


def hint(view: View) -> Reasons:
    """Return what the expert would answer in a view, and why. The same view gives the same hint.

    Raises:
        ValueError: the view has no decision.
    """
    if view.decision is None:
        raise ValueError("the seat has no decision")
    return EXPERT.reasons(view, make_hint_chance(view))


EXPERT = ExpertPlayer()
PLAYERS: dict[str, Player] = {"expert": EXPERT}
