"""What the tricks so far show everyone: the cards played, and the cards that a seat cannot hold."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.follow import TrumpLeads, Void

CardMask = int
"""A set of cards as an integer, one bit a card."""


@dataclass(frozen=True, slots=True)
class PublicKnowledge:
    """The cards played, and the cards that players have shown not to hold."""

    played: list[CardMask]
    """The cards that each seat has played."""
    lacks: list[CardMask]
    """The cards that each seat has shown not to hold."""


def collect_public_knowledge(view: View) -> PublicKnowledge:
    """Return what the tricks show, including the one on the table."""
    shown = PublicKnowledge([0] * view.seats, [0] * view.seats)
    for order, cards in view.played():
        shown.lacks[order[0]] |= mask_led(view, cards[0], sum(shown.played))
        for seat, card in zip(order, cards, strict=False):
            shown.played[seat] |= card.bit
            shown.lacks[seat] |= _mask_void(view, cards[0], card) | _mask_called(view, cards[0], card)
    return shown


def _mask_void(view: View, led: Card, card: Card) -> CardMask:
    """Return the cards that a player has shown not to hold by not following suit.

    These are the suit led, and also the trumps if the player had to trump and did not.
    """
    ranking = view.ranking
    suit, asked = ranking.suit_of[card.number], ranking.suit_of[led.number]
    if suit is asked:
        return 0
    must_trump = view.rules.void is Void.MUST_TRUMP and ranking.trump is not None
    if must_trump and suit is not ranking.trump:
        return ranking.suits[asked] | ranking.suits[ranking.trump or 0]
    return ranking.suits[asked]


def mask_led(view: View, led: Card, before: CardMask) -> CardMask:
    """Return the cards that a leader has shown not to hold.

    These are all cards but trumps if the leader led a trump while that was allowed only for want of others.

    `before` are the cards played before the lead.
    """
    ranking = view.ranking
    if ranking.trump is None or view.rules.trump_leads is TrumpLeads.FREE:
        return 0
    trumps = ranking.suits[ranking.trump]
    return view.rules.pack.hand.mask & ~trumps if led.bit & trumps and not before & trumps else 0


def _mask_called(view: View, led: Card, card: Card) -> CardMask:
    """Return the called card if the player has shown not to hold it, by playing another card to its suit.

    Its holder must play it when its suit is led, and may lead that suit only with it.
    """
    known = view.known
    if known is None or known.called is None or known.contract.partner is Partner.ALONE:
        return 0
    suit_of = view.ranking.suit_of
    same = suit_of[led.number] is suit_of[known.called.number]
    return known.called.bit if same and card is not known.called else 0
