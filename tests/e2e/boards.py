"""Deals in which every kind of decision occurs, whatever the bots do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spadille.cards import CARDS, Hand
from spadille.games import game_named
from spadille.notation.records import header_json
from spadille.rules.seating import Seat

Board = dict[str, Any]

SURE = "AS TS KS QS JS 9S AH TH AD AC TC"
"""A hand that takes every trick from the lead with spades as trumps, if the ten of diamonds is called and
given.
"""
LOWEST = "9S 8S 7S 6S 9H 8H 7H 6H 8D 7D 6D"
"""A hand that takes no trick unless it leads: a spread that cannot be lost."""
HOPELESS = "9S 8S 7S 6S 9H 8H 7H 6H 9D 8D 7D"
"""A hand that loses a call solo with its first lead, if the widow is three worthless clubs."""
NO_CLUBS = "AS TS 9S 8S AH KH 9H AD KD 9D 8D"
"""A hand of three suits without clubs: it must follow, must trump, and may discard."""
MIXED = "AS TS 9S AH KH 8H AD JD 9D KC 7C"
"""A hand with some of everything."""


def make_board(dealer: Seat, hands: Mapping[Seat, str], *, widow: str = "", seats: int = 3) -> Board:
    """Return a deal with these hands. The other seats get the rest of the pack in writing order."""
    rules = game_named("six-bid").rules("standard")
    active = rules.active(seats, dealer)
    held = {seat: Hand.read(text) for seat, text in hands.items()}
    bottom = Hand.read(widow)
    taken = {card for hand in (*held.values(), bottom) for card in hand}
    rest = [card for card in CARDS if card not in taken]
    if not bottom:
        bottom, rest = Hand.of(rest[-3:]), rest[:-3]
    for seat in active:
        if seat not in held:
            held[seat], rest = Hand.of(rest[:11]), rest[11:]
    assert not rest, "cards too many or too few"
    written = [str(held[seat]) if seat in active else None for seat in range(seats)]
    return {**header_json(rules, seats, dealer), "hands": written, "widow": str(bottom), "actions": []}


def write(boards: list[Board], file: Path) -> Path:
    """Write the deals to a file from which the server deals, and return its path."""
    file.write_text("".join(json.dumps(board) + "\n" for board in boards), encoding="utf-8")
    return file


def hand(board: Board, seat: Seat) -> set[str]:
    """Return the cards dealt to a seat."""
    return set((board["hands"][seat] or "").split())


CALL = make_board(2, {0: SURE})
"""Eldest cannot lose a call solo. Seat 2 has the ten of diamonds."""
SPREAD = make_board(0, {0: LOWEST})
GUARANTEE = make_board(1, {0: MIXED})
LED_TO = make_board(0, {0: NO_CLUBS, 1: "KS QS JS TH QH AC TC KC QD JD TD"})
"""Eldest can lead the ten of hearts and then the ace of clubs."""
OPEN_HAND = make_board(1, {2: LOWEST})
"""Eldest, at seat 2, can play an open spread."""
OVER_SOON = make_board(2, {0: HOPELESS}, widow="9C 8C 7C")
"""Eldest loses a call solo with the first trick."""
LOST_AT_ONCE = make_board(3, {0: HOPELESS}, widow="9C 8C 7C", seats=4)
"""The same deal at four seats. The dealer sits out."""
SEVEN = make_board(3, {0: HOPELESS}, widow="9C 8C 7C", seats=7)
"""The same deal at seven seats. Seats 3 to 6 sit out."""
SEVEN_AGAIN = make_board(4, {1: "AS TS KS QS JS 9S 8S 7S AH AD AC"}, seats=7)
"""The next deal at seven seats.

The dealer and three seats to the left sit out, and eldest has a hand to bid.
"""
