"""Players that answer a view: for now any answer that is allowed."""

from __future__ import annotations

from spadille.bots.player import Chance, Player
from spadille.play.action import Action
from spadille.play.view import View


class Anything:
    """Gives any answer that is allowed."""

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers."""
        assert view.decision is not None
        answers = view.decision.answers
        return answers[chance.randrange(len(answers))]

    __call__ = answer


BOTS: dict[str, Player] = {"novice": Anything(), "club": Anything()}
"""The players there are."""
