"""Packs: the sets of cards that games are played with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from spadille.cards.card import CARDS, Card
from spadille.cards.hand import Hand
from spadille.cards.rank import Rank
from spadille.cards.suit import Suit


@dataclass(frozen=True)
class Pack:
    """The cards of a game. Every suit has the same ranks.

    >>> len(THIRTY_SIX.cards), len(Pack(ranks=tuple(Rank)[:6]).cards)
    (36, 24)
    """

    ranks: tuple[Rank, ...] = tuple(Rank)
    suits: tuple[Suit, ...] = tuple(Suit)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the pack in writing order."""
        return tuple(card for card in CARDS if card.rank in self.ranks and card.suit in self.suits)

    @cached_property
    def hand(self) -> Hand:
        """The whole pack as a set."""
        return Hand.of(self.cards)


THIRTY_SIX = Pack()
THIRTY_TWO = Pack(ranks=tuple(Rank)[:-1])
