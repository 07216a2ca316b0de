"""Where cards come from: chance, or whatever else a table is given instead."""

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
"""What a deal begins with."""


class DealSource(Protocol):
    """Draws the first dealer and provides the cards."""

    def first_dealer(self, seats: int) -> Seat:
        """Who deals first."""

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """A secret that the cards are bound to, to be cut; or the cards."""


class SystemRandomSource:
    """The operating system's own randomness."""

    def first_dealer(self, seats: int) -> Seat:
        """Any seat, each as likely."""
        return secrets.randbelow(seats)

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """A fresh secret of 32 bytes."""
        return SecretCommitted(dealer, secrets.token_bytes(32).hex())


def fixed_cards(drawn: DealStart, hands: Sequence[str | None], widow: str) -> CardsDealt:
    """Cards laid out beforehand: what was drawn for them is the key of everything else left to chance."""
    key = drawn.secret if isinstance(drawn, SecretCommitted) else drawn.key
    return CardsDealt(drawn.dealer, key, tuple(hands), widow)


def bot_rng(key: str, seat: Seat, turn: int) -> Random:
    """A bot's randomness: the same for the same deal, seat and turn, and no help to guess the cards."""
    return Random(sha256(f"bot/{key}/{seat}/{turn}".encode()).digest())  # noqa: S311 - a player's whims, not the cards
