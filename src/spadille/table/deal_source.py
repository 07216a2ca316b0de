"""The interface of sources of cards, and the source that uses the system's random numbers."""

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
        """Return the event that starts a deal: a secret from which the cards are dealt, or the cards."""


class SystemRandomSource:
    """The operating system's random numbers."""

    def first_dealer(self, seats: int) -> Seat:
        """Return a random seat."""
        return secrets.randbelow(seats)

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """Return a commitment to a new secret of 32 bytes."""
        return SecretCommitted(dealer, secrets.token_bytes(32).hex())


def fixed_cards(drawn: DealStart, hands: Sequence[str | None], widow: str) -> CardsDealt:
    """Return an event that deals given cards. Other randomness of the deal comes from the drawn secret."""
    key = drawn.secret if isinstance(drawn, SecretCommitted) else drawn.key
    return CardsDealt(drawn.dealer, key, tuple(hands), widow)


def bot_rng(key: str, seat: Seat, turn: int) -> Random:
    """Return a bot's random generator for a turn. It is the same for the same deal, seat and turn.

    It is derived by a hash, so its numbers do not reveal the cards, which come from the same key.
    """
    return Random(sha256(f"bot/{key}/{seat}/{turn}".encode()).digest())  # noqa: S311 - a bot's choices, not the cards
