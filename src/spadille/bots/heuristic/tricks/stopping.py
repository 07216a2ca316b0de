"""First and last: when to stop after the first tricks, when to go on, and when to ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from spadille.bots.heuristic.tricks.card_worth import count_against
from spadille.bots.heuristic.tricks.position import Position
from spadille.cards import Card, Hand
from spadille.play.action import Action, Ask, Stop

_OURS = 0.4
"""From what chance on a player counts the tricks so far as his side's."""
_UNSURE = 0.25, 0.9
"""Between what chances he does not know whose the trick on the table is."""

_NOT_ALL_DRAWN = 0.6
"""What is left of a plain card's chance where they hold more trumps than his highest draw."""

Said = TypeVar("Said", Stop, Ask)


def stop_or_ask(at: Position, answers: Iterable[Action]) -> Stop | Ask | None:
    """Stopping or asking, where it is better than playing a card now."""
    answers = tuple(answers)
    stop, ask = _find_first(answers, Stop), _find_first(answers, Ask)
    if stop is not None:
        return None if is_last_worth_more(at) else stop
    return ask if ask is not None and _should_ask(at) else None


def _find_first(answers: tuple[Action, ...], kind: type[Said]) -> Said | None:
    return next((answer for answer in answers if isinstance(answer, kind)), None)


def is_last_worth_more(at: Position) -> bool:
    """Whether all the tricks that are left promise more than stopping now."""
    streak = at.known.contract.streak
    assert streak is not None
    return run_chance(at) * streak.last.counters > streak.first.counters and not at.known.asked


def run_chance(at: Position) -> float:
    """The chance that every card left in hand takes its trick, trumps being led first."""
    chance = 1.0
    for card in at.view.hand:
        chance *= _stand_chance(at, card)
    return chance


def _stand_chance(at: Position, card: Card) -> float:
    if at.ranking.is_trump(card):
        return max(0.0, 1 - count_against(at, card))
    over = min(1.0, count_against(at, card))
    masters = sum(not at.memory.above(own) for own in _own_trumps(at))
    return (1 - over) * (1.0 if at.foes_trumps <= masters else _NOT_ALL_DRAWN)


def _own_trumps(at: Position) -> Iterable[Card]:
    return Hand(at.memory.hand & at.trumps)


def _should_ask(at: Position) -> bool:
    """To be able to stop, or because he must know whose the trick is that lies on the table."""
    if at.view.tricks and _may_be_first(at):
        return not is_last_worth_more(at)
    if at.winning is None:
        return False
    return _UNSURE[0] < at.sides.friend_chance(at.winning) < _UNSURE[1]


def _may_be_first(at: Position) -> bool:
    """Whether he is to lead and his side may well have won every trick so far."""
    ours = 1.0
    for seat in {trick.winner for trick in at.view.tricks} - {at.memory.seat}:
        ours *= at.sides.friend_chance(seat)
    return not at.cards and ours > _OURS
