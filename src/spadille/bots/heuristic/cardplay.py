"""Card play by the heuristic that fits the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from spadille.bots.explanation import Reasons, Rule, make_rule_reasons, rank_answers
from spadille.bots.heuristic.contract_value import needs_everything
from spadille.bots.heuristic.ducking import duck_worth
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.forcing import force_worth
from spadille.bots.heuristic.holding_worth import DECLARERS, DEFENDERS, holding_worth
from spadille.bots.heuristic.leading import lead_worth
from spadille.bots.heuristic.memory import Memory, find_shown_voids, remember
from spadille.bots.heuristic.sweeping import sweep_worth
from spadille.bots.heuristic.trick_forecast import TrickSoFar, find_trick_so_far, forecast_trick
from spadille.bots.player import Chance
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.goal import Objective

_HEIGHT = 0.001
"""Breaks ties: a sure winner is led high, and any other card played low."""
CardWorth = Callable[[Memory, TrickSoFar, Card], float]


def play_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Return the best card, or None where no heuristic fits the contract's goal."""
    known = view.known
    worth = find_card_worth(view, known) if known else None
    if known is None or worth is None:
        return None
    memory, trick = recall_tricks(view, known, errors, chance), find_trick_so_far(view)
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    if not plays:
        return None
    valued = [(worth(memory, trick, answer.card), answer) for answer in plays]
    return make_rule_reasons(view, errors.pick(valued, chance), _RULES[worth], rank_answers(valued))


def recall_tricks(view: View, known: Known, errors: ErrorModel, chance: Chance) -> Memory:
    """Return the memory of a player who may have forgotten some past tricks."""
    tricks = tuple(trick for trick in view.tricks if errors.remembers(chance))
    seen = view if len(tricks) == len(view.tricks) else replace(view, tricks=tricks)
    return remember(seen, known, find_shown_voids(seen))


def find_card_worth(view: View, known: Known) -> CardWorth | None:
    """Return the card heuristic for this contract and this side."""
    goal = known.contract.goal
    if goal.avoids and known.trump is None:
        return duck_worth if view.seat == known.declarer else force_worth
    if goal.objective is not Objective.POINTS:
        return None
    return sweep_worth if needs_everything(view.rules, known.contract, known.trump) else point_worth


def point_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return a card's value in card points: the trick's gain less what the hand loses with the card."""
    nearly_nothing = _HEIGHT * memory.ranking.strength[card.number]
    if not trick.is_led:
        return lead_worth(memory, card) + (-nearly_nothing if memory.above(card) else nearly_nothing)
    worth = DECLARERS if memory.is_declarer else DEFENDERS
    return forecast_trick(memory, trick, card).swing - holding_worth(memory, card, worth) - nearly_nothing


_RULES: Mapping[CardWorth, Rule] = {
    duck_worth: Rule.DUCKING,
    force_worth: Rule.FORCING,
    sweep_worth: Rule.SWEEPING,
    point_worth: Rule.TRICK,
}
