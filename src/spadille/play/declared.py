"""The contract being played, with its declarer, trumps, partner and exchanged cards."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.layout import Layout
from spadille.rules.contract import Contract, Partner
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CardCalled:
    """A declarer's call for an exchange: the called card, its holder, and the card given back."""

    card: Card | None
    """None if the declarer called for no card."""
    holder: Seat | None = None
    """The opponent who had the card and handed it over; None if no opponent had it."""
    given: Card | None = None
    """The card that the holder got back. The third player does not see it."""


@dataclass(frozen=True, slots=True)
class PartnerCalled:
    """The partner a declarer called by naming a card."""

    card: Card
    seat: Seat
    """The holder of the card. Until the partnership is revealed, only the holder knows."""


Stakes = tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """The contract being played, with the trumps, partner and exchanged cards declared so far."""

    layout: Layout
    contract: Contract
    declarer: Seat
    hands: tuple[Hand, ...]
    """The cards of each seat when the play begins, after any exchange."""
    trump: Suit | None = None
    called: CardCalled | None = None
    partner: PartnerCalled | None = None
    laid_away: Hand | None = None
    """The cards that the declarer laid away in exchange for the widow."""
    stakes: Stakes = ()
    """Each seat that doubled, with the factor (2 or 4) by which the two sides' payment is multiplied."""

    @property
    def ranking(self) -> Ranking:
        """The contract's card order with these trumps."""
        return self.contract.order.ranking(self.trump)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declarer, and the partner if one was called."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner.seat)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The players of the deal who are not on the declarer's side."""
        side = self.side
        return tuple(seat for seat in self.layout.active if seat not in side)

    def knows_partner(self, seat: Seat | None, hands: tuple[Hand, ...], *, asked: bool) -> bool:
        """Return whether a seat (None: a watcher) knows who the partner is.

        The partner knows. Everyone knows after the partner has named trumps, played the called card, or been
        revealed by the answer to the declarer's question (`asked`).
        """
        partner = self.partner
        if partner is None or seat == partner.seat or self.contract.partner is Partner.NAMES_TRUMP:
            return True
        return asked or partner.card not in hands[partner.seat]

    def anchor(self, topic: str) -> str:
        """Return the anchor, in the rulebook, of this game's rule on a topic."""
        return self.layout.rules.anchor(topic)
