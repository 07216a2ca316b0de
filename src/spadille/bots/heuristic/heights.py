"""Which cards lie above and below each other in a suit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from spadille.cards import CARDS
from spadille.rules.order import Ranking


@dataclass(frozen=True)
class Heights:
    """By a card's number, the cards of its suit that are higher and lower, as one whole number each."""

    above: tuple[int, ...]
    below: tuple[int, ...]


@lru_cache(maxsize=64)
def heights(ranking: Ranking) -> Heights:
    """The heights of all cards in this order."""
    above, below = [], []
    for card in CARDS:
        suit = ranking.suits[ranking.suit_of[card.number]]
        height = ranking.strength[card.number]
        higher = sum(
            other.bit for other in CARDS if suit & other.bit and ranking.strength[other.number] > height
        )
        above.append(higher)
        below.append(suit & ~higher & ~card.bit)
    return Heights(tuple(above), tuple(below))
