"""The expert: bids by what comes of contracts at the table, plays by what the others' bids and plays say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from spadille.bots.expert import bidding, declaring
from spadille.bots.expert.calibration import calibrated
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.certain import Certainty, certain_play
from spadille.bots.expert.model import Model, read_model, shipped
from spadille.bots.explanation import Deciding, Reasons, reasoned
from spadille.bots.player import Chance, Player
from spadille.bots.search.budget import Budget
from spadille.bots.search.cardplay import CardPlay, explained, quickly
from spadille.bots.search.player import Playing, Way, considered
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View

Knowing = Callable[[Model, View, Decision, Budget, Chance], Reasons]
WAYS: dict[str, Knowing] = {
    "auction": bidding.bid,
    "trump": declaring.trump,
    "call": declaring.call,
    "give": declaring.give,
    "discard": declaring.lay_away,
}
"""By the kind of decision, how it is come to before the play."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Plays what is certain; else what is best in the worlds that he believes in."""

    cards: CardPlay | None = None
    """How the cards are played where nothing is certain; None: by rollouts, by the same model."""
    budget: Budget = field(default_factory=lambda: Budget(worlds=64, screened=200))
    """In how many worlds he weighs what he does before the play."""
    certainty: Certainty = field(default_factory=Certainty)
    calibrated: bool = True
    """Whether what he tells is corrected by what came of such hints; what he does is the same."""
    model: Model = field(default_factory=shipped, kw_only=True)
    """What he has learned."""

    @property
    def card_play(self) -> CardPlay:
        """How the cards are played where nothing is certain."""
        return RolloutSearch(model=self.model) if self.cards is None else self.cards

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""
        return self._considered(view, chance, quickly).chosen

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """The answer, and what was found of it and of the others."""
        found = self._considered(view, chance, explained)
        return calibrated(view, found) if self.calibrated else found

    def _considered(self, view: View, chance: Chance, play: Playing) -> Reasons:
        def played(decision: Decision) -> Reasons:
            return self._played(view, decision, chance, play)

        return considered(view, chance, self.budget, self._ways, played)

    @property
    def _ways(self) -> dict[str, Way]:
        return {kind: partial(way, self.model) for kind, way in WAYS.items()}

    def _played(self, view: View, decision: Decision, chance: Chance, play: Playing) -> Reasons:
        certain = certain_play(view, decision, self.certainty, chance)
        if certain is not None:
            return reasoned(view, certain.play, Deciding.CERTAIN, worlds=certain.worlds)
        return play(view, decision, self.card_play, chance)


def with_model(file: str | Path) -> Expert:
    """The expert by what another model has learned.

    Raises:
        WrongModel: the file is no model, or does not fit this version.
    """
    return Expert(model=read_model(file))


PLAYERS: dict[str, Player] = {"expert": Expert()}
"""By name."""
