"""Dealing out: packets in turn, eldest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card, Hand

_WIDOW = "W"


@dataclass(frozen=True)
class Packets:
    """How a pack is dealt: rounds of packets, with the widow laid down between two of them."""

    rounds: tuple[str, ...]
    """The size of each round's packet, or W where the widow is laid down."""
    widow_size: int = 0

    @classmethod
    def read(cls, text: str, widow_size: int) -> Packets:
        """Return the rounds of a text.

        >>> Packets.read("4-3-W-4", widow_size=3).hand_size
        11
        """
        return cls(tuple(text.split("-")), widow_size)

    @property
    def hand_size(self) -> int:
        """The number of cards that each player gets."""
        return sum(int(size) for size in self.rounds if size != _WIDOW)

    def deal(self, pack: Sequence[Card], players: int) -> tuple[list[Hand], Hand]:
        """Deal a pack from the front, and return the hands, eldest's first, and the widow."""
        hands, widow, front = [Hand()] * players, Hand(), 0
        for size in self.rounds:
            if size == _WIDOW:
                widow = Hand.of(pack[front : front + self.widow_size])
                front += self.widow_size
                continue
            for place in range(players):
                hands[place] |= Hand.of(pack[front : front + int(size)])
                front += int(size)
        return hands, widow
