"""The random generator `spadille-1`. The same key gives the same cards on every machine.

A key is made from a seed, or from a server's secret and the players' nonces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from operator import index
from struct import unpack
from typing import Final, TypeVar

from spadille.cards import Card
from spadille.play.layout import Layout, dealt
from spadille.rules.game import Rules
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat

SCHEME: Final = "spadille-1"
_WORDS = 1 << 32

Choice = TypeVar("Choice")


class Stream:
    """A stream of random numbers that is determined by a key of 32 bytes."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def below(self, bound: int) -> int:
        """Draw a number from 0 up to but not including `bound`."""
        fair = _WORDS - _WORDS % bound
        return next(word for word in self._words if word < fair) % bound

    def one_of(self, choices: Sequence[Choice]) -> Choice:
        """Draw one of `choices`, each equally likely."""
        return choices[self.below(len(choices))]

    def shuffled(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in a random order (Fisher-Yates from the last index down)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            place = self.below(last + 1)
            pack[last], pack[place] = pack[place], pack[last]
        return pack


def _words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(">8I", sha256(key + block.to_bytes(8, "big")).digest())
        block += 1


def key_of(seed: str, deal: int) -> bytes:
    """Return the random key of deal number `deal`, from 0, in the series of deals of a seed.

    Raises:
        ValueError: the number is below 0, or the seed is not ASCII.
    """
    if index(deal) < 0:
        raise ValueError(f"the deals of a series are numbered from 0, and there is no deal {deal}")
    if not seed.isascii():
        raise ValueError(f"a seed is written in ASCII, not {seed!r}")
    return sha256(f"{SCHEME}/{seed}/{deal}".encode("ascii")).digest()


def dealt_by(stream: Stream, rules: Rules, seats: int, dealer: Seat, *, pots: Pots = ()) -> Layout:
    """Return the layout of the pack shuffled by a random stream.

    Raises:
        NotAllowed: `bad-deal` if the seats, the dealer or the cards are not possible.
    """
    return dealt(rules, seats, dealer, stream.shuffled(rules.pack.cards), pots=pots)
