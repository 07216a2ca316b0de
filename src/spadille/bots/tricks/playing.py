"""Playing a card, stopping or asking."""

from __future__ import annotations

from spadille.bots.ducking import duck_worth
from spadille.bots.forcing import force_worth
from spadille.bots.player import Chance
from spadille.bots.prospect import lying
from spadille.bots.tricks.following import followed
from spadille.bots.tricks.habits import Habits, swayed
from spadille.bots.tricks.leading import led
from spadille.bots.tricks.position import Position, position
from spadille.bots.tricks.stopping import said
from spadille.cards import Card
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.rules.goal import NoTricks

_HIGHER = 0.0001


def played(view: View, habits: Habits, chance: Chance) -> Action:
    """What the player whose turn it is does in the play."""
    assert view.decision is not None
    answers = view.decision.answers
    plays = [answer for answer in answers if isinstance(answer, Play)]
    if len(answers) == 1:
        return answers[0]
    at = position(view, habits)
    if len(plays) < len(answers) and (word := said(at, answers)):
        return word
    return max(plays, key=lambda play: _good(at, play.card, habits) + swayed(habits, chance))


def _good(at: Position, card: Card, habits: Habits) -> float:
    if isinstance(at.known.contract.goal, NoTricks):
        return _without_a_trick(at, card)
    return followed(at, card) if at.cards else led(at, card, plans=habits.plans)


def _without_a_trick(at: Position, card: Card) -> float:
    """How good a card is where the declarer must take no trick; of two that do the same, the higher."""
    worth = duck_worth if at.memory.declares else force_worth
    return worth(at.memory, lying(at.view), card) + _HIGHER * at.ranking.strength[card.number]
