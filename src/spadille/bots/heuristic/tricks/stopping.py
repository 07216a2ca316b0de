"""The bonuses for first and last tricks: when to stop, when to go on, and when to ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from spadille.bots.heuristic.tricks.card_worth import count_against
from spadille.bots.heuristic.tricks.position import Position
from spadille.cards import Card, Hand
from spadille.play.action import Action, Ask, Stop

_OURS = 0.4
"""The least chance that the player's side has won every trick so far."""
_UNSURE = 0.25, 0.9
"""The range of chances in which the player does not know whose the trick is."""

_NOT_ALL_DRAWN = 0.6
"""The factor for a plain card where the opponents have more trumps than the player draws."""

Said = TypeVar("Said", Stop, Ask)


def stop_or_ask(position: Position, answers: Iterable[Action]) -> Stop | Ask | None:
    """Return the answer that stops or asks, where that is better than playing a card."""
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
    """Return whether to ask: to be able to stop, or to learn whose the present trick is."""
    if position.view.tricks and _may_be_first(position):
        return not is_last_worth_more(position)
    if position.winning is None:
        return False
    return _UNSURE[0] < position.sides.friend_chance(position.winning) < _UNSURE[1]


def _may_be_first(position: Position) -> bool:
    """Return whether the player leads and their side may well have won every trick so far."""
    ours = 1.0
    for seat in {trick.winner for trick in position.view.tricks} - {position.memory.seat}:
        ours *= position.sides.friend_chance(seat)
    return not position.cards and ours > _OURS
