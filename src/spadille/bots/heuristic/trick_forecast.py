"""Forecasts of the present trick if the player adds a card: which side takes it, with how many points."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.memory import Cards, Memory
from spadille.cards import Card
from spadille.cards.hand import cards_of
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.rules.trick import winning

_LOWEST_THROWN, _HIGHEST_THROWN = 0.4, 6.0
"""The mean points of a discard, to the other side's trick and to the player's own."""
_SEES_IT = 0.95
"""The probability that an opponent who can beat the winning card does."""
_OVERTAKES = 0.5
"""The probability that a partner who can beat their own side's winning card does."""


@dataclass(frozen=True, slots=True)
class TrickSoFar:
    """The present trick before the player's card."""

    cards: tuple[Card, ...]
    points: int
    best: Card | None
    """The winning card so far."""
    holder: Seat | None
    """The seat that played the winning card."""
    left: tuple[Seat, ...]
    """The seats that play after the player."""

    @property
    def is_led(self) -> bool:
        return bool(self.cards)


@dataclass(frozen=True, slots=True)
class TrickForecast:
    """The expected result of the trick."""

    wins: float
    """The chance that the player's side takes it."""
    swing: float
    """The expected card points for the player's side, less those for the other."""


def find_trick_so_far(view: View) -> TrickSoFar:
    """Return the present trick."""
    table = view.table
    assert table is not None
    points = view.ranking.points_in(table.cards)
    best = table.cards[winning(table.cards, view.ranking)] if table.cards else None
    return TrickSoFar(table.cards, points, best, table.winning, table.order[len(table.cards) + 1 :])


def takes_over(memory: Memory, trick: TrickSoFar, card: Card) -> bool:
    """Return whether the card would become the highest of the trick."""
    if trick.best is None:
        return True
    if card.bit & memory.heights.above[trick.best.number]:
        return True
    return bool(card.bit & memory.trumps) and not trick.best.bit & memory.trumps


def beat_chance(memory: Memory, seat: Seat, card: Card, led: Cards) -> float:
    """Return the chance that a seat can beat the card. `led` are all cards of the suit that was led."""
    higher = memory.holding_chance(seat, memory.above(card))
    if not card.bit & led:
        return (1 - memory.holding_chance(seat, led & memory.out)) * higher
    if led & memory.trumps or not memory.trumps:
        return higher
    void = 1 - memory.holding_chance(seat, led & memory.out)
    return higher + void * memory.holding_chance(seat, memory.trumps & memory.out)


def stand_chance(memory: Memory, card: Card) -> float:
    """Return the chance that no opponent can beat the card if it is led."""
    led, chance = memory.suit_of(card), 1.0
    for foe in memory.foes:
        chance *= 1 - beat_chance(memory, foe, card, led)
    return chance


def forecast_trick(memory: Memory, trick: TrickSoFar, card: Card) -> TrickForecast:
    """Forecast the trick if the player adds this card."""
    led = memory.suit_of(trick.cards[0] if trick.cards else card)
    over = takes_over(memory, trick, card)
    best = card if over or trick.best is None else trick.best
    ours = over or (trick.holder is not None and memory.is_friend(trick.holder))
    wins = _win_chance(memory, trick.left, best, led, 1.0 if ours else 0.0)
    fed, starved = _expected_added_points(memory, trick.left, led)
    points = trick.points + memory.points_of(card)
    return TrickForecast(wins, wins * (points + fed) - (1 - wins) * (points + starved))


def _win_chance(memory: Memory, left: tuple[Seat, ...], best: Card, led: Cards, ours: float) -> float:
    """Return the chance that the player's side wins after the seats in `left` have played to `best`."""
    wins, behind = ours, 1.0
    for seat in left:
        can = beat_chance(memory, seat, best, led)
        if memory.is_friend(seat):
            wins += (1 - wins) * can * (_OVERTAKES if ours else _SEES_IT)
            behind *= 1 - _OVERTAKES * can
        else:
            wins *= 1 - _SEES_IT * can * behind
    return wins


def _expected_added_points(memory: Memory, left: tuple[Seat, ...], led: Cards) -> tuple[float, float]:
    """Return the points that the seats in `left` add: if the player's side takes the trick, and if not."""
    fed = starved = 0.0
    for seat in left:
        low, high = _expected_points_from(memory, seat, led)
        fed, starved = (fed + high, starved + low) if memory.is_friend(seat) else (fed + low, starved + high)
    return fed, starved


def _expected_points_from(memory: Memory, seat: Seat, led: Cards) -> tuple[float, float]:
    """Return the points that a seat adds: to the other side's trick, and to its own side's."""
    may = led & memory.out & memory.may[seat]
    if not may:
        return _LOWEST_THROWN, _HIGHEST_THROWN
    follows = memory.holding_chance(seat, may)
    points = sorted(memory.points_of(card) for card in cards_of(may))
    spread = int(len(points) / (max(1.0, memory.expected_count(seat, may)) + 1))
    low, high = points[min(spread, len(points) - 1)], points[max(0, len(points) - 1 - spread)]
    return (
        follows * low + (1 - follows) * _LOWEST_THROWN,
        follows * high + (1 - follows) * _HIGHEST_THROWN,
    )
