"""The contract being played, its declarer, and its trumps."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.layout import Layout
from spadille.rules.contract import Contract, Partner
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CardCalled:
    """A declarer's call for a card: the card, its holder, and the card given back."""

    card: Card | None
    """None if the declarer called for no card."""
    holder: Seat | None = None
    """The opponent who had the card and handed it over."""
    given: Card | None = None
    """What the holder got back. The third player does not see it."""


@dataclass(frozen=True, slots=True)
class PartnerCalled:
    """The partner a declarer called by naming a card."""

    card: Card
    seat: Seat
    """The holder of the card. Only the holder knows until it is revealed."""


Stakes = tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """The declared contract: declarer, trumps, partner and exchanged cards."""

    layout: Layout
    contract: Contract
    declarer: Seat
    hands: tuple[Hand, ...]
    """By seat, after any exchange."""
    trump: Suit | None = None
    called: CardCalled | None = None
    partner: PartnerCalled | None = None
    laid_away: Hand | None = None
    """The cards that the declarer laid away in exchange for the widow."""
    stakes: Stakes = ()
    """The factor between the declarer and each seat that doubled."""

    @property
    def ranking(self) -> Ranking:
        """The card order with these trumps."""
        return self.contract.order.ranking(self.trump)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declarer, and the partner if one was called."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner.seat)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The side's active opponents."""
        side = self.side
        return tuple(seat for seat in self.layout.active if seat not in side)

    def knows_partner(self, seat: Seat | None, hands: tuple[Hand, ...], *, asked: bool) -> bool:
        """Return whether a seat, or a watcher, knows who the partner is.

        The partner knows. Everyone knows once naming trumps, the card or an answer has revealed it.
        """
        partner = self.partner
        if partner is None or seat == partner.seat or self.contract.partner is Partner.NAMES_TRUMP:
            return True
        return asked or partner.card not in hands[partner.seat]

    def anchor(self, topic: str) -> str:
        """Return the rulebook's anchor of a rule."""
        return self.layout.rules.anchor(topic)
