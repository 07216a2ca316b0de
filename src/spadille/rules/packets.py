"""Dealing: the pack is dealt in packets of several cards, or card by card, to eldest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card, Hand

_WIDOW = "W"
_SINGLY = "singly"


@dataclass(frozen=True)
class Packets:
    """The way a pack is dealt: in rounds of packets with the widow between two rounds, or card by card."""

    rounds: tuple[str, ...]
    """The number of cards that each player gets in each round, or `W` where the widow is laid down."""
    widow_size: int = 0
    widow_at: tuple[int, ...] = ()
    """If cards are dealt one by one: the positions in the pack, from 1, of the widow's cards."""

    @classmethod
    def read(cls, text: str, widow_size: int) -> Packets:
        """Return the packets that a text such as `4-3-W-4` describes.

        >>> Packets.read("4-3-W-4", widow_size=3).hand_size
        11
        """
        return cls(tuple(text.split("-")), widow_size)

    @classmethod
    def singly(cls, hand_size: int, widow_at: tuple[int, ...]) -> Packets:
        """Return the packets for dealing one card at a time, with the widow at given positions of the pack.

        >>> Packets.singly(11, widow_at=(1, 4, 8)).text
        'singly-1-4-8'
        """
        return cls(("1",) * hand_size, len(widow_at), widow_at)

    @property
    def text(self) -> str:
        """The text of the packets, as in `4-3-W-4`."""
        return "-".join(map(str, (_SINGLY, *self.widow_at) if self.widow_at else self.rounds))

    @property
    def hand_size(self) -> int:
        """The number of cards that each player gets."""
        return sum(int(size) for size in self.rounds if size != _WIDOW)

    def deal(self, pack: Sequence[Card], players: int) -> tuple[list[Hand], Hand]:
        """Return the hands, eldest's first, and the widow, dealt from the front of a pack."""
        if self.widow_at:
            return self._deal_singly(pack, players)
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

    def _deal_singly(self, pack: Sequence[Card], players: int) -> tuple[list[Hand], Hand]:
        widow = Hand.of(card for place, card in enumerate(pack, 1) if place in self.widow_at)
        rest = [card for card in pack if card not in widow]
        return [Hand.of(rest[place::players]) for place in range(players)], widow
