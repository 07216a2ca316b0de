"""Where cards come from: chance, or whatever else a table is given instead."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Protocol

from spadille.rules.game import Rules
from spadille.rules.seating import Seat


class DealSource(Protocol):
    """Draws the first dealer and provides the cards."""

    def first_dealer(self, seats: int) -> Seat:
        """Who deals first."""

    def cards(self, rules: Rules, seats: int, dealer: Seat) -> Mapping[str, Any]:
        """What is kept of a deal's cards: a `secret` to pledge and to be cut; or the `key` for the generator,
        and instead of what that would deal perhaps `hands` and `widow`, written as in a record.
        """


class Chance:
    """The operating system's own randomness."""

    def first_dealer(self, seats: int) -> Seat:
        """Any seat, each as likely."""
        return secrets.randbelow(seats)

    def cards(self, _rules: Rules, _seats: int, _dealer: Seat) -> Mapping[str, Any]:
        """A fresh secret of 32 bytes."""
        return {"secret": secrets.token_bytes(32).hex()}


def laid_out(drawn: Mapping[str, Any], hands: Sequence[str | None], widow: str) -> Mapping[str, Any]:
    """Cards laid out beforehand: what was drawn for them is the key of everything else left to chance."""
    return {"key": drawn.get("secret", drawn.get("key")), "hands": list(hands), "widow": widow}


def bot_chance(key: str, seat: Seat, turn: int) -> Random:
    """A bot's randomness: the same for the same deal, seat and turn, and no help to guess the cards."""
    return Random(sha256(f"bot/{key}/{seat}/{turn}".encode()).digest())  # noqa: S311 - a player's whims, not the cards
