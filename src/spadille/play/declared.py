"""What is being played, by whom, with which trumps."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.layout import Layout
from spadille.rules.contract import Contract, Partner
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
class PartnerCalled:
    """The partner a declarer called by naming a card."""

    card: Card
    seat: Seat
    """Who holds it; nobody else may know before he shows himself."""


Stakes = tuple[tuple[Seat, int], ...]


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
    partner: PartnerCalled | None = None
    laid_away: Hand | None = None
    """What the declarer laid away for the widow he took up."""
    stakes: Stakes = ()
    """How many times as much is at stake between the declarer and a seat that doubled."""

    @property
    def ranking(self) -> Ranking:
        """The card order with these trumps."""
        return self.contract.order.ranking(self.trump)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declarer, and his partner if he has called one."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner.seat)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The side's active opponents."""
        side = self.side
        return tuple(seat for seat in self.layout.active if seat not in side)

    def knows_partner(self, seat: Seat | None, hands: tuple[Hand, ...], *, asked: bool) -> bool:
        """Whether a seat, or a watcher, knows who the partner is: he does himself, and everybody does once he
        has shown himself, by naming trumps, by his card or by an answer.
        """
        partner = self.partner
        if partner is None or seat == partner.seat or self.contract.partner is Partner.NAMES_TRUMP:
            return True
        return asked or partner.card not in hands[partner.seat]

    def anchor(self, topic: str) -> str:
        """The rulebook's anchor of a rule."""
        return self.layout.rules.anchor(topic)
