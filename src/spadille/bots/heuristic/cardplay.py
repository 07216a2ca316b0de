"""Card play by heuristics: a function for each kind of contract and side gives the value of a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from spadille.bots.explanation import Reasons, Rule, make_rule_reasons, rank_answers
from spadille.bots.heuristic.contract_value import needs_everything
from spadille.bots.heuristic.ducking import duck_worth
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.forcing import force_worth
from spadille.bots.heuristic.holding_worth import DECLARERS, DEFENDERS, holding_worth, unguarded_points
from spadille.bots.heuristic.leading import lead_worth
from spadille.bots.heuristic.memory import Memory, find_shown_voids, remember
from spadille.bots.heuristic.trick_forecast import TrickSoFar, find_trick_so_far, forecast_trick, stand_chance
from spadille.bots.player import Chance
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.rules.goal import Objective

_HEIGHT = 0.001
"""A small weight that breaks ties: the highest of the unbeatable leads, and otherwise the lowest card."""
CardWorth = Callable[[Memory, TrickSoFar, Card], float]


def play_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Return the best card with its reasons, or None if no heuristic fits the contract's goal."""
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


_EVERYTHING = 100.0
"""The weight of a trick against all other considerations."""
_DRAWS = 10.0
_STOPS = 8.0
"""The weight of a defender's card that no outstanding card beats."""


def sweep_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the value of a card in a contract that the declarer loses with a single counter."""
    if memory.is_declarer:
        return (
            _declarers_lead_worth(memory, card)
            if not trick.is_led
            else _declarers_follow_worth(memory, trick, card)
        )
    return _break_worth(memory, trick, card) - _stopper_worth(memory, card)


def _declarers_lead_worth(memory: Memory, card: Card) -> float:
    """Return the value of the declarer's lead.

    Prefer cards that cannot be beaten, then trumps while the defenders have any, then long suits.
    """
    out = memory.trumps & memory.out
    draws = bool(card.bit & memory.trumps) and max(memory.holding_chance(foe, out) for foe in memory.foes)
    length = (memory.hand & memory.suit_of(card)).bit_count()
    return _EVERYTHING * stand_chance(memory, card) + _DRAWS * draws + length


def _declarers_follow_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the value of the declarer's card to a trick that another player led.

    Prefer to win with the lowest card that is safe, or else to lose as few points as possible.
    """
    wins = forecast_trick(memory, trick, card).wins
    lost = (1 - wins) * (trick.points + memory.points_of(card))
    return _EVERYTHING * wins - lost - memory.ranking.strength[card.number] / _EVERYTHING


def _break_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the weighted chance to take this trick. Without a counter in it, the chance counts half."""
    counter = 1.0 if trick.points or memory.points_of(card) else 0.5
    return _EVERYTHING * counter * forecast_trick(memory, trick, card).wins


def _stopper_worth(memory: Memory, card: Card) -> float:
    """Return what the defender loses by playing the card: a high card, or the guard of one, in a suit that
    the declarer still has.
    """
    declarer = memory.known.declarer
    alive = memory.holding_chance(declarer, memory.suit_of(card) & memory.out)
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    stops = _STOPS / (1 + above) if guards >= above else 0.0
    return alive * (stops + unguarded_points(memory, card))


_RULES: Mapping[CardWorth, Rule] = {
    duck_worth: Rule.DUCKING,
    force_worth: Rule.FORCING,
    sweep_worth: Rule.SWEEPING,
    point_worth: Rule.TRICK,
}
