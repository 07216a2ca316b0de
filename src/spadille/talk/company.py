"""Who sits at the table, and what is told to one of them: sentences put in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Suit
from spadille.rules.seating import Seat
from spadille.talk.named import (
    all_of,
    card_named,
    card_sign,
    contract_named,
    one_of,
    pot_named,
    sentence,
    suit_named,
)
from spadille.talk.sentence import Either, Fact, Sentence
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
        return {"who": self.whom(seat), "name": self.names[seat]}

    def whom(self, seat: Seat) -> str:
        """Whether a seat is the reader's."""
        return "me" if seat == self.me else "other"

    def say(self, name: str, seat: Seat, **facts: str | int) -> str:
        """A sentence about a seat."""
        return self.words.say(name, **self.who(seat), **facts)

    def text(self, statement: Sentence) -> str:
        """A sentence in words, as it stands within a line."""
        facts: dict[str, str | int] = {}
        for name, fact in statement.facts.items():
            if name == "seat":
                facts |= self.who(int(str(fact)))
            else:
                facts[name] = self._in_words(name, fact)
        return self.words.say(statement.id, **facts)

    def line(self, statement: Sentence) -> str:
        """A sentence in words, as a line of its own."""
        return sentence(self.text(statement))

    def lines(self, statements: Iterable[Sentence]) -> list[str]:
        """Sentences as lines."""
        return [self.line(statement) for statement in statements]

    def _in_words(self, name: str, fact: Fact) -> str | int:
        """A fact in words: what it is, its name says."""
        if isinstance(fact, Sentence):
            return self.text(fact)
        if isinstance(fact, Either):
            return one_of(self.words, [str(self._in_words(name, choice)) for choice in fact.choices])
        if isinstance(fact, tuple):
            return all_of(self.words, [str(self._in_words(name, part)) for part in fact])
        return _TOLD[name](self, fact) if name in _TOLD else fact

    def figures(self, numbers: Sequence[int], *, signed: bool) -> str:
        """A number for everybody: You +28, Alma −14, Bruno −14."""
        return sentence(
            ", ".join(
                self.words.say("figure", name=name, number=figure(number, signed=signed))
                for name, number in zip(self.names, numbers, strict=True)
            )
        )


Telling = Callable[[Company, str | int], str]


def _name(company: Company, fact: str | int) -> str:
    return company.names[int(fact)]


def _whom(company: Company, fact: str | int) -> str:
    return company.whom(int(fact))


def _card(company: Company, fact: str | int) -> str:
    return card_named(company.words, Card(str(fact)))


def _hand(company: Company, fact: str | int) -> str:
    return " ".join(card_sign(company.words, Card(card)) for card in str(fact).split())


def _suit(company: Company, fact: str | int) -> str:
    return suit_named(company.words, Suit.of(str(fact)))


def _contract(company: Company, fact: str | int) -> str:
    return contract_named(company.words, str(fact))


def _pot(company: Company, fact: str | int) -> str:
    return pot_named(company.words, str(fact))


def _matador(company: Company, fact: str | int) -> str:
    return company.words.say(f"matador-{fact}")


_TOLD: Final[Mapping[str, Telling]] = {
    **dict.fromkeys(("name", "names", "doubler", "declarer"), _name),
    **dict.fromkeys(("whom", "whose"), _whom),
    **dict.fromkeys(("card", "cards", "called", "kept"), _card),
    **dict.fromkeys(("suit", "suits", "trump"), _suit),
    **dict.fromkeys(("contract", "standing"), _contract),
    "held": _hand,
    "pot": _pot,
    "matador": _matador,
}
"""How a fact is told, by its name; any other is told as it is."""


NAMES = ("Alma", "Bruno", "Clara", "David", "Elsa", "Folke")
"""What the others at the table are called."""


def figure(number: int, *, signed: bool = False) -> str:
    """A number as it is read: with a real minus, and a plus where gains and losses stand together.

    >>> figure(-14), figure(28, signed=True)
    ('−14', '+28')
    """
    plus = "+" if signed and number > 0 else ""
    return f"{plus}{number}".replace("-", "−")
