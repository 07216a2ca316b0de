"""Suits, ranks, cards, hands and packs. Cards have no strength here, because each contract ranks them."""

from spadille.cards.card import CARDS, Card
from spadille.cards.hand import Hand
from spadille.cards.pack import THIRTY_SIX, THIRTY_TWO, Pack
from spadille.cards.rank import Rank
from spadille.cards.suit import Suit

__all__ = ["CARDS", "THIRTY_SIX", "THIRTY_TWO", "Card", "Hand", "Pack", "Rank", "Suit"]
