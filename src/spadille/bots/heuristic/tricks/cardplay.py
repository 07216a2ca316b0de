"""Card play where tricks are counted, with stopping and asking."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons, rank_answers
from spadille.bots.heuristic.ducking import duck_worth
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.forcing import force_worth
from spadille.bots.heuristic.trick_forecast import find_trick_so_far
from spadille.bots.heuristic.tricks.card_worth import card_worth, count_against, guard_worth, ruff_chance
from spadille.bots.heuristic.tricks.position import Position, make_position
from spadille.bots.player import Chance
from spadille.cards import Card, Hand
from spadille.play.action import Action, Ask, Play, Stop
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.goal import NoTricks

_HIGHER_TO_DUCK = 0.0001
"""The preference for the higher of equal cards in contracts in which the declarer must take nothing."""


def play_card(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Return the best card, or stop or ask instead."""
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    position = make_position(view, lambda: errors.remembers(chance))
    if len(plays) < len(decision.answers) and (word := stop_or_ask(position, decision.answers)):
        return make_rule_reasons(view, word, Rule.STOPPING, [EvaluatedAnswer(word)])
    worth = find_card_worth(position)
    valued = [(worth(position, answer.card), answer) for answer in plays]
    return make_rule_reasons(view, errors.pick(valued, chance), _find_rule(position), rank_answers(valued))


def _find_rule(position: Position) -> Rule:
    if not isinstance(position.known.contract.goal, NoTricks):
        return Rule.TRICK
    return Rule.DUCKING if position.memory.is_declarer else Rule.FORCING


def find_card_worth(position: Position) -> Callable[[Position, Card], float]:
    """Return the card heuristic for the position."""
    if isinstance(position.known.contract.goal, NoTricks):
        return _null_worth
    return follow_worth if position.cards else lead_worth


def _null_worth(position: Position, card: Card) -> float:
    """Return a card's value in a contract in which the declarer must take no trick.

    Of equally good cards, the highest has the greatest value.
    """
    worth = duck_worth if position.memory.is_declarer else force_worth
    return (
        worth(position.memory, find_trick_so_far(position.view), card)
        + _HIGHER_TO_DUCK * position.ranking.strength[card.number]
    )


_KEEPING_TO_FOLLOW = 0.65
"""The weight of a trick that the card may take later, relative to the present one."""
_HIGHER_TO_FOLLOW = 0.004
"""The preference for the lower of equal cards."""
_SHORTER = 0.03
"""The value of a discard for each card that its suit is short of four: a player without cards of a suit can
trump it."""


def follow_worth(position: Position, card: Card) -> float:
    """Return the value, in tricks, of playing a card to a trick that another player led."""
    holding = _KEEPING_TO_FOLLOW * card_worth(position, card)
    return (
        position.hold_chance(card)
        - holding
        - _HIGHER_TO_FOLLOW * position.ranking.strength[card.number]
        + _discard_worth(position, card)
    )


def _discard_worth(position: Position, card: Card) -> float:
    """Return the value of the remaining hand after a discard, in tricks; 0 if the card is no discard."""
    if position.suit_of(card) in (position.suit_of(position.cards[0]), position.ranking.trump):
        return 0.0
    length = (position.memory.hand & position.memory.suit_of(card)).bit_count()
    shorter = _SHORTER * (4 - length) if position.memory.hand & position.trumps else 0.0
    return shorter - guard_worth(position, card)


_KEEPING_TO_LEAD = 0.7
_HIGHER_TO_LEAD = 0.002
_DRAWS = 0.15
"""The value of a trump lead for each trump that the opponents are expected to have."""
_MOST_DRAWN = 3.0
_HARDLY_ANY = 0.15
"""Fewer expected trumps with the opponents count as none."""
_FROM_LENGTH = 0.4
"""The additional value of a trump lead for a declarer with more trumps than the opponents."""
_TO_THE_DECLARER = 0.25
"""The additional value of a trump lead for the declarer's partner."""
_AGAINST = 0.3
"""The cost of a trump lead for an opponent of the declarer."""
_EARLY = 0.25
"""The value of leading a winner early, before an opponent can trump it."""
_SECRET = 0.3
"""The cost for the declarer's secret partner of leading the called card, which reveals them."""


def lead_worth(position: Position, card: Card) -> float:
    """Return the value of leading a card, in tricks."""
    holding = _KEEPING_TO_LEAD * card_worth(position, card)
    return (
        position.hold_chance(card)
        - holding
        - _HIGHER_TO_LEAD * position.ranking.strength[card.number]
        + _lead_plan_worth(position, card)
    )


def _lead_plan_worth(position: Position, card: Card) -> float:
    if position.ranking.is_trump(card):
        return _trump_lead_worth(position)
    cashes = (
        position.hold_chance(card) * (1 - ruff_chance(position, card))
        if not position.memory.above(card)
        else 0.0
    )
    return _EARLY * cashes - (_SECRET if card is position.known.called else 0.0)


def _trump_lead_worth(position: Position) -> float:
    """Return the value of leading a trump: positive for the declaring side, negative for its opponents."""
    if not position.sides.own:
        return -_AGAINST
    if position.foes_trumps < _HARDLY_ANY:
        return 0.0
    drawing = _DRAWS * min(position.foes_trumps, _MOST_DRAWN)
    if not position.memory.is_declarer:
        return drawing + _TO_THE_DECLARER
    longer = (position.memory.hand & position.trumps).bit_count() > position.foes_trumps
    return drawing + (_FROM_LENGTH if longer else 0.0)


_OURS = 0.4
"""The least chance that the player's side has won every trick so far."""
_UNSURE = 0.25, 0.9
"""The range of the chance that the trick's holder is a partner, in which the player may ask who is."""

_NOT_ALL_DRAWN = 0.6
"""The factor for a plain card's chance if the opponents have more trumps than the player can draw."""

Said = TypeVar("Said", Stop, Ask)


def stop_or_ask(position: Position, answers: Iterable[Action]) -> Stop | Ask | None:
    """Return the answer that stops or asks, if that is better than playing a card; otherwise None."""
    answers = tuple(answers)
    stop, ask = _find_first(answers, Stop), _find_first(answers, Ask)
    if stop is not None:
        return None if is_last_worth_more(position) else stop
    return ask if ask is not None and _should_ask(position) else None


def _find_first(answers: tuple[Action, ...], kind: type[Said]) -> Said | None:
    return next((answer for answer in answers if isinstance(answer, kind)), None)


def is_last_worth_more(position: Position) -> bool:
    """Return whether taking all the remaining tricks promises more than stopping now."""
    streak = position.known.contract.streak
    assert streak is not None
    return run_chance(position) * streak.last.counters > streak.first.counters and not position.known.asked


def run_chance(position: Position) -> float:
    """Return the chance that every card in hand takes its trick, with trumps led first."""
    chance = 1.0
    for card in position.view.hand:
        chance *= _stand_chance(position, card)
    return chance


def _stand_chance(position: Position, card: Card) -> float:
    if position.ranking.is_trump(card):
        return max(0.0, 1 - count_against(position, card))
    over = min(1.0, count_against(position, card))
    masters = sum(not position.memory.above(own) for own in _own_trumps(position))
    return (1 - over) * (1.0 if position.foes_trumps <= masters else _NOT_ALL_DRAWN)


def _own_trumps(position: Position) -> Iterable[Card]:
    return Hand(position.memory.hand & position.trumps)


def _should_ask(position: Position) -> bool:
    """Return whether to ask who the partner is: in order to stop, or to learn which side holds the trick."""
    if position.view.tricks and _may_be_first(position):
        return not is_last_worth_more(position)
    if position.winning is None:
        return False
    return _UNSURE[0] < position.sides.friend_chance(position.winning) < _UNSURE[1]


def _may_be_first(position: Position) -> bool:
    """Return whether the player leads, and it is likely enough that their side has won every trick so far."""
    ours = 1.0
    for seat in {trick.winner for trick in position.view.tricks} - {position.memory.seat}:
        ours *= position.sides.friend_chance(seat)
    return not position.cards and ours > _OURS
