"""A player by rules of thumb: every decision of the games, each by the rule that fits its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spadille.bots import bidding, cardplay, declaring
from spadille.bots.habits import Habits
from spadille.bots.player import Chance
from spadille.play.action import Action, Pass
from spadille.play.decision import Decision
from spadille.play.view import View

Rule = Callable[[View, Decision, Habits, Chance], Action | None]

RULES: dict[str, Rule] = {
    "auction": bidding.bid,
    "trump": declaring.trump,
    "call": declaring.call,
    "give": declaring.give,
    "play": cardplay.play,
}
"""By the kind of decision."""


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Plays by counting, by what has been played, and by habit."""

    habits: Habits

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""
        decision = view.decision
        if decision is None:
            raise ValueError("nothing is asked of this seat")
        rule = RULES.get(decision.kind)
        if rule is None or len(decision.answers) == 1:
            return plainest(decision)
        return rule(view, decision, self.habits, chance) or plainest(decision)

    def __call__(self, view: View, chance: Chance) -> Action:
        """The same, asked as a function."""
        return self.answer(view, chance)


def plainest(decision: Decision) -> Action:
    """What commits to least: a pass where there is one, else the first answer."""
    passes = (answer for answer in decision.answers if isinstance(answer, Pass))
    return next(passes, decision.answers[0])
