"""Sources of cards: the system's random numbers, or a fixed deal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Protocol

from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.events import CardsDealt, SecretCommitted

DealStart = SecretCommitted | CardsDealt
"""The event that a deal begins with."""


class DealSource(Protocol):
    """Draws the first dealer and provides the cards."""

    def first_dealer(self, seats: int) -> Seat:
        """Return the dealer of the first deal."""

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """Return a secret that the cards are committed to, or the cards themselves."""


class SystemRandomSource:
    """The operating system's random numbers."""

    def first_dealer(self, seats: int) -> Seat:
        """Return a random seat."""
        return secrets.randbelow(seats)

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """Return a new secret of 32 bytes."""
        return SecretCommitted(dealer, secrets.token_bytes(32).hex())


def fixed_cards(drawn: DealStart, hands: Sequence[str | None], widow: str) -> CardsDealt:
    """Return given cards as an event. The drawn secret becomes the key of all other chance in the deal."""
    key = drawn.secret if isinstance(drawn, SecretCommitted) else drawn.key
    return CardsDealt(drawn.dealer, key, tuple(hands), widow)


def bot_rng(key: str, seat: Seat, turn: int) -> Random:
    """Return a bot's random generator: the same for the same deal, seat and turn. It does not reveal the
    cards.
    """
    return Random(sha256(f"bot/{key}/{seat}/{turn}".encode()).digest())  # noqa: S311 - a bot's choices, not the cards
