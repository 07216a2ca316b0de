"""Deal sources whose cards are known to the tests."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.deal_source import DealStart
from spadille.table.events import CardsDealt, SecretCommitted


class SeededKeys:
    """A source of keys and first dealers derived from a seed, the same in each run."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def _next(self) -> bytes:
        self._drawn += 1
        return sha256(f"{self._seed}/{self._drawn}".encode()).digest()

    def first_dealer(self, seats: int) -> Seat:
        return self._next()[0] % seats

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        return CardsDealt(dealer, self._next().hex())


class SeededSecrets(SeededKeys):
    """A source of secrets derived from a seed, the same in each run, for commit-reveal dealing."""

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        return SecretCommitted(dealer, self._next().hex())


class FixedDeals(SeededKeys):
    """A source that deals the given layouts in order."""

    def __init__(self, layouts: Iterable[Layout]) -> None:
        super().__init__("boards")
        self._layouts = list(layouts)

    def first_dealer(self, _seats: int) -> Seat:
        return self._layouts[0].dealer

    def draw_cards(self, _rules: Rules, _seats: int, dealer: Seat) -> DealStart:
        layout = self._layouts.pop(0)
        hands = [None if hand is None else str(hand) for hand in layout.hands]
        return CardsDealt(dealer, self._next().hex(), tuple(hands), str(layout.widow))
