"""A player of the games in which tricks are counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from spadille.bots.player import Chance
from spadille.bots.tricks.bidding import said
from spadille.bots.tricks.habits import Habits
from spadille.bots.tricks.naming import partner_called, trump_named
from spadille.bots.tricks.playing import played
from spadille.play.action import Action
from spadille.play.view import View

Thought = Callable[[View, Habits, Chance], Action]

_BY_KIND: Mapping[str, Thought] = {
    "auction": said,
    "trump": trump_named,
    "call": partner_called,
    "play": played,
}


@dataclass(frozen=True)
class TrickPlayer:
    """Answers every decision of a game in which tricks are counted."""

    habits: Habits

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""
        assert view.decision is not None
        return _BY_KIND[view.decision.kind](view, self.habits, chance)

    __call__ = answer
