"""What the play of the cards has shown to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.follow import Void

CardMask = int
"""A set of cards as one whole number, a bit a card."""


@dataclass(frozen=True, slots=True)
class PublicKnowledge:
    """What was played, and what the plays told of the hands they came from."""

    played: list[CardMask]
    """By seat."""
    lacks: list[CardMask]
    """By seat, the cards that it had not when it played; what it has now it had then."""


def collect_public_knowledge(view: View) -> PublicKnowledge:
    """What the tricks show, that on the table among them."""
    shown = PublicKnowledge([0] * view.seats, [0] * view.seats)
    for order, cards in view.played():
        for seat, card in zip(order, cards, strict=False):
            shown.played[seat] |= card.bit
            shown.lacks[seat] |= _void(view, cards[0], card) | _not_called(view, cards[0], card)
    return shown


def _void(view: View, led: Card, card: Card) -> CardMask:
    """The suit that a card does not follow; the trumps too, where it is none and had to be one."""
    ranking = view.ranking
    suit, asked = ranking.suit_of[card.number], ranking.suit_of[led.number]
    if suit is asked:
        return 0
    must_trump = view.rules.void is Void.MUST_TRUMP and ranking.trump is not None
    if must_trump and suit is not ranking.trump:
        return ranking.suits[asked] | ranking.suits[ranking.trump or 0]
    return ranking.suits[asked]


def _not_called(view: View, led: Card, card: Card) -> CardMask:
    """The partner's called card, where another was played to its suit, led by the seat itself or not."""
    known = view.known
    if known is None or known.called is None or known.contract.partner is Partner.ALONE:
        return 0
    suit_of = view.ranking.suit_of
    same = suit_of[led.number] is suit_of[known.called.number]
    return known.called.bit if same and card is not known.called else 0
