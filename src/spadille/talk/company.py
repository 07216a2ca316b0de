"""Who sits at the table, as sentences name them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.rules.seating import Seat
from spadille.talk.named import sentence
from spadille.text import Catalogue


@dataclass(frozen=True, slots=True)
class Company:
    """The players, one of them the reader."""

    words: Catalogue
    names: tuple[str, ...]
    """By seat."""
    me: Seat

    @classmethod
    def gathered(cls, words: Catalogue, seats: int) -> Company:
        """The reader on seat 0, and as many others as there are seats."""
        return cls(words, (words.say("settle-you"), *NAMES[: seats - 1]), me=0)

    def who(self, seat: Seat) -> dict[str, str]:
        """What a sentence about a seat needs."""
        return {"who": "me" if seat == self.me else "other", "name": self.names[seat]}

    def say(self, name: str, seat: Seat, **facts: str | int) -> str:
        """A sentence about a seat."""
        return self.words.say(name, **self.who(seat), **facts)

    def figures(self, numbers: Sequence[int], *, signed: bool) -> str:
        """A number for everybody: You +28, Alma −14, Bruno −14."""
        return sentence(
            ", ".join(
                self.words.say("figure", name=name, number=figure(number, signed=signed))
                for name, number in zip(self.names, numbers, strict=True)
            )
        )


NAMES = ("Alma", "Bruno", "Clara", "David", "Elsa", "Folke")
"""What the others at the table are called."""


def figure(number: int, *, signed: bool = False) -> str:
    """A number as it is read: with a real minus, and a plus where gains and losses stand together.

    >>> figure(-14), figure(28, signed=True)
    ('−14', '+28')
    """
    plus = "+" if signed and number > 0 else ""
    return f"{plus}{number}".replace("-", "−")
