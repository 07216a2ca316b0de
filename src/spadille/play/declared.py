"""What is being played, by whom, with which trumps."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.layout import Layout
from spadille.rules.contract import Contract
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CardCalled:
    """A declarer's call for a card, as far as it has gone."""

    card: Card | None
    """None: he asked for none."""
    holder: Seat | None = None
    """The opponent who had it and handed it over."""
    given: Card | None = None
    """What the holder got back; the third player does not see it."""


@dataclass(frozen=True, slots=True)
class Declared:
    """The outcome of the auction and of everything declared after it."""

    layout: Layout
    contract: Contract
    declarer: Seat
    hands: tuple[Hand, ...]
    """By seat, after any exchange."""
    trump: Suit | None = None
    called: CardCalled | None = None

    @property
    def ranking(self) -> Ranking:
        """The card order with these trumps."""
        return self.contract.order.ranking(self.trump)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The declarer's active opponents."""
        return tuple(seat for seat in self.layout.active if seat != self.declarer)

    def anchor(self, topic: str) -> str:
        """The rulebook's anchor of a rule."""
        return self.layout.rules.anchor(topic)
