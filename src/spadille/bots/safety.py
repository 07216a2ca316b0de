"""How safe a suit is for somebody who must not win: the lower his cards, the longer he stays under."""

from __future__ import annotations

from functools import lru_cache

from spadille.bots.memory import Cards
from spadille.cards import Suit
from spadille.cards.hand import cards_of
from spadille.rules.order import Ranking

_CAUGHT = (0.0, 0.12, 0.45, 0.75, 0.9, 0.96)
"""How likely he can be made to win with a card, by how many cards of the others lie below it."""
_REACHED = (0.8, 0.6, 0.35, 0.15, 0.05)
"""How likely it comes to that, by how many lower cards of his own go first."""


@lru_cache(maxsize=1 << 14)
def suit_risk(ranking: Ranking, suit: Suit, own: Cards, theirs: Cards, blank: float) -> float:
    """The chance that a suit is his undoing, from his cards of it and those of the others. A card without
    points is so much less dangerous as `blank` says.
    """
    low_first = sorted(cards_of(own & ranking.suits[suit]), key=lambda card: ranking.strength[card.number])
    heights = [ranking.strength[card.number] for card in cards_of(theirs & ranking.suits[suit])]
    risk = 0.0
    for place, card in enumerate(low_first):
        below = sum(height < ranking.strength[card.number] for height in heights)
        danger = _CAUGHT[min(below, len(_CAUGHT) - 1)] * _REACHED[min(place, len(_REACHED) - 1)]
        risk = max(risk, danger if ranking.points[card.number] else danger * blank)
    return risk


def safety(ranking: Ranking, own: Cards, theirs: Cards, blank: float) -> float:
    """The chance that no suit is his undoing."""
    safe = 1.0
    for suit in Suit:
        safe *= 1 - suit_risk(ranking, suit, own & ranking.suits[suit], theirs & ranking.suits[suit], blank)
    return safe
