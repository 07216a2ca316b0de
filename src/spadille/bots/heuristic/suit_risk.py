"""The risk that a suit makes a player take a trick who must take nothing."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.memory import Cards, find_heights
from spadille.cards.hand import cards_of
from spadille.rules.contract import Contract, Exposure
from spadille.rules.goal import Objective
from spadille.rules.order import Ranking


@dataclass(frozen=True, slots=True)
class Danger:
    """The chances from which the risk of a single card is computed, in contracts in which the declarer must
    take nothing.
    """

    caught: tuple[float, ...]
    """The chance that the card, once played, must win, by how many lower cards the other players have."""
    reached: tuple[float, ...]
    """The chance that the card has to be played, by how many lower cards of the suit the player has."""


# The dangers of a hand that stays hidden, and of one that is shown.
HIDDEN = Danger(caught=(0.0, 0.11, 0.45, 0.65, 0.8, 1.0), reached=(0.78, 0.6, 0.45, 0.08, 0.02))
OPEN = Danger(caught=(0.0, 0.2, 0.42, 0.68, 0.92, 1.0), reached=(0.98, 0.75, 0.55, 0.17, 0.05))
_SELDOM, _AS_WELL = 0.2, 1.0


def only_counters_lose(contract: Contract) -> bool:
    """Return whether a trick without counters does not lose the contract."""
    return contract.goal.objective is not Objective.NO_TRICKS


def find_blank_danger(contract: Contract) -> float:
    """Return the factor by which a card without points is less dangerous than a counter.

    If only counters lose the contract, such a card loses it only if another player adds a counter.
    """
    return _SELDOM if only_counters_lose(contract) else _AS_WELL


def find_danger(contract: Contract) -> Danger:
    """Return the danger of cards in this contract. It is greater if the declarer's hand is shown."""
    return HIDDEN if contract.exposure is Exposure.NEVER else OPEN


def suit_risk(ranking: Ranking, own: Cards, theirs: Cards, blank: float, danger: Danger = HIDDEN) -> float:
    """Return the chance that a suit loses the contract. `blank` is the factor of `find_blank_danger`."""
    risk, below = 0.0, find_heights(ranking).below
    for card in cards_of(own):
        under = (theirs & below[card.number]).bit_count()
        first = (own & below[card.number]).bit_count()
        caught = danger.caught[min(under, len(danger.caught) - 1)]
        caught *= danger.reached[min(first, len(danger.reached) - 1)]
        risk = max(risk, caught if ranking.points[card.number] else caught * blank)
    return risk


def safe_chance(ranking: Ranking, own: Cards, theirs: Cards, blank: float, danger: Danger = HIDDEN) -> float:
    """Return the chance that no suit loses the contract."""
    safe = 1.0
    for suit in ranking.suits:
        safe *= 1 - suit_risk(ranking, own & suit, theirs & suit, blank, danger)
    return safe
