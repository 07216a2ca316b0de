"""Playing a card, stopping or asking."""

from __future__ import annotations

from collections.abc import Callable

from spadille.bots.explanation import Reasons, Rule, Weighed, by_rule, ranked
from spadille.bots.heuristic.ducking import duck_worth
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.forcing import force_worth
from spadille.bots.heuristic.trick_forecast import trick_so_far
from spadille.bots.heuristic.tricks.following import followed
from spadille.bots.heuristic.tricks.leading import led
from spadille.bots.heuristic.tricks.position import Position, position
from spadille.bots.heuristic.tricks.stopping import word_instead
from spadille.bots.player import Chance
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.goal import NoTricks

_HIGHER = 0.0001


def play(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """The best card; or a word before it."""
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    at = position(view, lambda: errors.remembers(chance))
    if len(plays) < len(decision.answers) and (word := word_instead(at, decision.answers)):
        return by_rule(view, word, Rule.STOPPING, [Weighed(word)])
    worth = card_rule(at)
    valued = [(worth(at, answer.card), answer) for answer in plays]
    return by_rule(view, errors.picks(valued, chance), _named(at), ranked(valued))


def _named(at: Position) -> Rule:
    if not isinstance(at.known.contract.goal, NoTricks):
        return Rule.TRICK
    return Rule.DUCKING if at.memory.declares else Rule.FORCING


def card_rule(at: Position) -> Callable[[Position, Card], float]:
    """How cards are judged here."""
    if isinstance(at.known.contract.goal, NoTricks):
        return _without_a_trick
    return followed if at.cards else led


def _without_a_trick(at: Position, card: Card) -> float:
    """How good a card is where the declarer must take no trick; of two that do the same, the higher."""
    worth = duck_worth if at.memory.declares else force_worth
    return worth(at.memory, trick_so_far(at.view), card) + _HIGHER * at.ranking.strength[card.number]
