"""The layout of a deal: the cards that each seat was dealt, and the widow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.rules.game import Rules
from spadille.rules.payments import Pots
from spadille.rules.refusal import Fact, NotAllowed
from spadille.rules.seating import Seat, check_seat


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards as dealt, before the first bid, and the table they were dealt at."""

    rules: Rules
    seats: int
    """The number of seats at the table, including those that sit out."""
    dealer: Seat
    hands: tuple[Hand | None, ...]
    """The cards of each seat; None for a seat that sits out."""
    widow: Hand
    active: tuple[Seat, ...]
    """The seats that play, eldest first."""
    pots: Pots = ()
    """The contents of the pots before the seats pay their antes."""

    def __repr__(self) -> str:
        return f"<Layout of {self.rules!r}: seat {self.dealer} of {self.seats} deals>"

    def hand(self, seat: Seat) -> Hand:
        """Return a seat's hand as dealt. It is empty if the seat sits out.

        Raises:
            ValueError: the table has no such seat.
        """
        return self.hands[check_seat(self.seats, seat)] or Hand()


def lay_out(
    rules: Rules, seats: int, dealer: Seat, hands: Sequence[Hand | None], widow: Hand, *, pots: Pots = ()
) -> Layout:
    """Return the layout of given cards at a table, after checking that they fit the rules.

    Raises:
        NotAllowed: `bad-deal` if the seats, the dealer or the cards are not possible.
    """
    active, rules = seated(rules, seats, dealer), rules.at(seats)
    _judge_hands(rules, seats, active, hands)
    _judge_cards(rules, hands, widow)
    return Layout(rules, seats, dealer, tuple(hands), widow, active, _pots(rules, pots))


def seated(rules: Rules, seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats that play, eldest first.

    Raises:
        NotAllowed: `bad-deal` if the seats, the dealer or the cards are not possible.
    """
    if seats not in rules.seats:
        raise _bad_deal(rules, "seats", seats=seats).among(rules.seats)
    if not 0 <= dealer < seats:
        raise _bad_deal(rules, "dealer", dealer=dealer).among(range(seats))
    return rules.active(seats, dealer)


def dealt(rules: Rules, seats: int, dealer: Seat, pack: Sequence[Card], *, pots: Pots = ()) -> Layout:
    """Return the layout that results from dealing a shuffled pack from its front.

    Raises:
        NotAllowed: `bad-deal` if the seats, the dealer or the cards are not possible.
    """
    active = seated(rules, seats, dealer)
    packets, widow = rules.packets.deal(pack, len(active))
    by_seat = dict(zip(active, packets, strict=True))
    return lay_out(rules, seats, dealer, [by_seat.get(seat) for seat in range(seats)], widow, pots=pots)


def _judge_hands(rules: Rules, seats: int, active: tuple[Seat, ...], hands: Sequence[Hand | None]) -> None:
    if len(hands) != seats:
        raise _bad_deal(rules, "hands")
    for seat, hand in enumerate(hands):
        if (hand is not None) != (seat in active):
            raise _bad_deal(rules, "sitting-out", seat=seat)
        if hand is not None and len(hand) != rules.packets.hand_size:
            raise _bad_deal(rules, "hand-size", seat=seat)


def _judge_cards(rules: Rules, hands: Sequence[Hand | None], widow: Hand) -> None:
    if len(widow) != rules.packets.widow_size:
        raise _bad_deal(rules, "widow")
    all_cards = widow.mask
    for hand in hands:
        all_cards |= hand.mask if hand else 0
    if all_cards != rules.pack.hand.mask:
        raise _bad_deal(rules, "cards")


def _pots(rules: Rules, pots: Pots) -> Pots:
    """Return the contents of every pot that the rules name; a pot missing from `pots` is empty."""
    held = dict(pots)
    if not held.keys() <= dict(rules.antes).keys():
        raise _bad_deal(rules, "pots")
    return tuple((name, held.get(name, 0)) for name, _ in rules.antes)


def _bad_deal(rules: Rules, what: str, **facts: Fact) -> NotAllowed:
    return NotAllowed("bad-deal", rules.anchor("deal"), what=what, **facts)
