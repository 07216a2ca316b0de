"""Public knowledge from the play of the cards."""

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
    """By seat, the cards played."""
    lacks: list[CardMask]
    """By seat, cards that it did not hold when it played, and so does not hold now."""


def collect_public_knowledge(view: View) -> PublicKnowledge:
    """Collect what the tricks show, the one on the table included."""
    shown = PublicKnowledge([0] * view.seats, [0] * view.seats)
    for order, cards in view.played():
        shown.lacks[order[0]] |= mask_led(view, cards[0], sum(shown.played))
        for seat, card in zip(order, cards, strict=False):
            shown.played[seat] |= card.bit
            shown.lacks[seat] |= _mask_void(view, cards[0], card) | _mask_called(view, cards[0], card)
    return shown


def _mask_void(view: View, led: Card, card: Card) -> CardMask:
    """Return the cards that a player lacks who did not follow suit.

    That is the suit led; also the trumps, if the player had to trump and did not.
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
    """Return the cards that a leader lacks who led a trump while trumps were locked: all but trumps.

    `before` are the cards played before this one.
    """
    ranking = view.ranking
    if ranking.trump is None or view.rules.trump_leads is TrumpLeads.FREE:
        return 0
    trumps = ranking.suits[ranking.trump]
    return view.rules.pack.hand.mask & ~trumps if led.bit & trumps and not before & trumps else 0


def _mask_called(view: View, led: Card, card: Card) -> CardMask:
    """Return the called card if the player played another card to its suit.

    The holder must play the called card when its suit is led, and may lead that suit only with it.
    """
    known = view.known
    if known is None or known.called is None or known.contract.partner is Partner.ALONE:
        return 0
    suit_of = view.ranking.suit_of
    same = suit_of[led.number] is suit_of[known.called.number]
    return known.called.bit if same and card is not known.called else 0
