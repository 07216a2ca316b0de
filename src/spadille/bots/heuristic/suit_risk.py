"""How safe a suit is for somebody who must not win: the lower his cards, the longer he stays under."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.memory import Cards, find_heights
from spadille.cards.hand import cards_of
from spadille.rules.contract import Contract, Exposure
from spadille.rules.order import Ranking


@dataclass(frozen=True, slots=True)
class Danger:
    """How likely a card is his undoing."""

    caught: tuple[float, ...]
    """How likely he can be made to win with it, by how many cards of the others lie below it."""
    reached: tuple[float, ...]
    """How likely it comes to that, by how many lower cards of his own go first."""


HIDDEN = Danger(caught=(0.0, 0.11, 0.45, 0.65, 0.8, 1.0), reached=(0.78, 0.6, 0.45, 0.08, 0.02))
OPEN = Danger(caught=(0.0, 0.2, 0.42, 0.68, 0.92, 1.0), reached=(0.98, 0.75, 0.55, 0.17, 0.05))
_SELDOM, _AS_WELL = 0.2, 1.0


def only_counters_lose(contract: Contract) -> bool:
    """Whether a trick without a counter does no harm."""
    return contract.goal.kind != "no-tricks"


def find_blank_danger(contract: Contract) -> float:
    """How dangerous a card without points is beside a counter. Where only points lose, somebody has to
    throw a counter to it.
    """
    return _SELDOM if only_counters_lose(contract) else _AS_WELL


def find_danger(contract: Contract) -> Danger:
    """How dangerous cards are in this contract: more so where they lie open."""
    return HIDDEN if contract.exposure is Exposure.NEVER else OPEN


def suit_risk(ranking: Ranking, own: Cards, theirs: Cards, blank: float, danger: Danger = HIDDEN) -> float:
    """The chance that a suit is his undoing, from his cards of it and those of the others; `blank` says how
    dangerous a card without points is beside a counter.
    """
    risk, below = 0.0, find_heights(ranking).below
    for card in cards_of(own):
        under = (theirs & below[card.number]).bit_count()
        first = (own & below[card.number]).bit_count()
        caught = danger.caught[min(under, len(danger.caught) - 1)]
        caught *= danger.reached[min(first, len(danger.reached) - 1)]
        risk = max(risk, caught if ranking.points[card.number] else caught * blank)
    return risk


def safe_chance(ranking: Ranking, own: Cards, theirs: Cards, blank: float, danger: Danger = HIDDEN) -> float:
    """The chance that no suit is his undoing."""
    safe = 1.0
    for suit in ranking.suits:
        safe *= 1 - suit_risk(ranking, own & suit, theirs & suit, blank, danger)
    return safe
