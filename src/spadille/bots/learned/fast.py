"""The fast player plays cards by the learned policy and decides the rest by heuristics, without sampling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.learned.model import Model, load_shipped_model, read_model
from spadille.bots.player import Chance, Player
from spadille.cards import Card
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.solver.policy import PlayHistory

_HEURISTIC = HeuristicPlayer(CLUB)


@dataclass(frozen=True, slots=True)
class FastPlayer:
    """Plays the card that the policy considers likeliest. It uses no randomness."""

    model: Model = field(default_factory=load_shipped_model)

    def answer(self, view: View, chance: Chance) -> Action:
        return self.reasons(view, chance).chosen

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """Return the answer with its reasons. In the play, the cards are ordered by their probability."""
        if view.phase != "play" or view.decision is None or len(view.decision.answers) == 1:
            return _HEURISTIC.reasons(view, chance)
        plays = {answer.card: answer for answer in view.decision.answers if isinstance(answer, Play)}
        if len(plays) < len(view.decision.answers):
            by_rules = _HEURISTIC.reasons(view, chance)
            if by_rules.chosen not in plays.values():
                return by_rules
        likely = self._card_probabilities(view)
        ordered = [plays[card] for card in sorted(likely, key=lambda card: (-likely[card], card.number))]
        return make_rule_reasons(view, ordered[0], Rule.HABIT, map(EvaluatedAnswer, ordered))

    def _card_probabilities(self, view: View) -> Mapping[Card, float]:
        assert view.known is not None
        return PlayHistory(view).card_probabilities(self.model.apprentice_for(view.known.contract))


def with_model(file: str | Path) -> FastPlayer:
    """Return the fast player with the model in `file`.

    Raises:
        ModelError: the file is no model, or does not fit this version.
    """
    return FastPlayer(read_model(file))


PLAYERS: dict[str, Player] = {"fast": FastPlayer()}
