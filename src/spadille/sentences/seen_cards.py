"""Compute what an attentive player remembers: the cards played, the cards unseen, and the suits that players
are out of.
"""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card, Hand, Suit
from spadille.play.public_knowledge import mask_led
from spadille.play.view import View
from spadille.rules.follow import Void
from spadille.rules.seating import Seat


def find_played_cards(view: View) -> Hand:
    """Return every card that has been played."""
    return Hand.of(card for _, _, card in _iterate_plays(view))


def find_unseen_cards(view: View) -> Hand:
    """Return the cards that the reader has not seen: in other hands, in the widow, or laid away."""
    seen = (
        find_played_cards(view)
        | view.hand
        | view.laid_away
        | Hand.of(card for hand in view.shown.values() for card in hand)
    )
    return view.rules.pack.hand - seen


def find_voids(view: View) -> dict[Seat, tuple[Suit, ...]]:
    """Return, by seat, the suits that its play has shown it to be out of."""
    voids: dict[Seat, set[Suit]] = {}
    before = 0
    for order, cards in view.played():
        denied, before = mask_led(view, cards[0], before), before | Hand.of(cards).mask
        missing = {suit for suit in Suit if denied & view.ranking.suits[suit]}
        voids.setdefault(order[0], set()).update(missing)
    for led, seat, card in _iterate_plays(view):
        voids.setdefault(seat, set()).update(_list_missing_suits(view, led, card))
    return {seat: tuple(sorted(suits)) for seat, suits in voids.items() if suits}


def _list_missing_suits(view: View, led: Card, card: Card) -> Iterator[Suit]:
    """Yield the suits that a seat is out of if it plays `card` to a trick begun with `led`.

    If a player without the suit led must trump, a card of a third suit shows that the player has no trumps
    either.
    """
    suit_of, trump = view.ranking.suit_of, view.ranking.trump
    if suit_of[card.number] is suit_of[led.number]:
        return
    yield suit_of[led.number]
    if trump is not None and suit_of[card.number] is not trump and view.rules.void is Void.MUST_TRUMP:
        yield trump


def _iterate_plays(view: View) -> Iterator[tuple[Card, Seat, Card]]:
    """Yield, for every card played, the card led to its trick, the seat and the card."""
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            yield trick.cards[0], _find_seat(view, trick.leader, place), card
    if view.table is not None:
        for seat, card in zip(view.table.order, view.table.cards, strict=False):
            yield view.table.cards[0], seat, card


def _find_seat(view: View, leader: Seat, place: int) -> Seat:
    """Return the seat that is `place` seats after the leader."""
    return view.active[(view.active.index(leader) + place) % len(view.active)]
