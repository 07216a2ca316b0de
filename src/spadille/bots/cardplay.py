"""Playing a card in a contract for points."""

from __future__ import annotations

from spadille.bots.holding import DECLARERS, DEFENDERS, kept
from spadille.bots.leading import lead_worth
from spadille.bots.memory import Memory
from spadille.bots.prospect import Lying, prospect
from spadille.cards import Card


def point_worth(memory: Memory, trick: Lying, card: Card) -> float:
    """How good the card is, in card points: what the trick brings less what the hand loses with it."""
    if not trick.is_led:
        return lead_worth(memory, card)
    worth = DECLARERS if memory.declares else DEFENDERS
    return prospect(memory, trick, card).swing - kept(memory, card, worth)
