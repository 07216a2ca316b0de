"""Cards that tests know beforehand."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.deal_source import DealStart
from spadille.table.events import CardsDealt, SecretCommitted


class Keys:
    """The same keys and dealers every time."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def _next(self) -> bytes:
        self._drawn += 1
        return sha256(f"{self._seed}/{self._drawn}".encode()).digest()

    def first_dealer(self, seats: int) -> Seat:
        """One seat or another."""
        return self._next()[0] % seats

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """The next key."""
        return CardsDealt(dealer, self._next().hex())


class Secrets(Keys):
    """Secrets that are pledged, and cut, instead of keys."""

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """The next secret."""
        return SecretCommitted(dealer, self._next().hex())


class Boards(Keys):
    """Layouts laid out beforehand, one deal after another."""

    def __init__(self, layouts: Iterable[Layout]) -> None:
        super().__init__("boards")
        self._layouts = list(layouts)

    def first_dealer(self, _seats: int) -> Seat:
        """The first board's."""
        return self._layouts[0].dealer

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        """The next board."""
        layout = self._layouts.pop(0)
        hands = [None if hand is None else str(hand) for hand in layout.hands]
        return CardsDealt(dealer, self._next().hex(), tuple(hands), str(layout.widow))
