"""Render sentences as text for one player at a table: in a language, with the players' names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Suit
from spadille.rules.seating import Seat
from spadille.sentences.display_names import (
    capitalize,
    format_card,
    format_card_symbol,
    format_contract,
    format_pot,
    format_suit,
    join_and,
    join_or,
)
from spadille.sentences.sentence import Alternatives, Fact, Sentence
from spadille.text import Catalogue


@dataclass(frozen=True, slots=True)
class Audience:
    """The reader of sentences: the reader's language and seat, and the names of all players."""

    catalogue: Catalogue
    names: tuple[str, ...]
    """The name of the player at each seat."""
    me: Seat

    @classmethod
    def with_bots(cls, catalogue: Catalogue, seats: int) -> Audience:
        """Return an audience with the reader on seat 0 and bots on the other `seats` - 1."""
        return cls(catalogue, (catalogue.say("settle-you"), *BOT_NAMES[: seats - 1]), me=0)

    def list_seat_facts(self, seat: Seat) -> dict[str, str]:
        """Return the facts `who` and `name` of a sentence about `seat`."""
        return {"who": self.find_perspective(seat), "name": self.names[seat]}

    def find_perspective(self, seat: Seat) -> str:
        """Return `me` for the reader's seat, otherwise `other`.

        The catalogue selects wordings by these values.
        """
        return "me" if seat == self.me else "other"

    def say_about(self, name: str, seat: Seat, **facts: str | int) -> str:
        """Return the text of the catalogue's sentence `name`, with the facts about `seat`."""
        return self.catalogue.say(name, **self.list_seat_facts(seat), **facts)

    def render(self, statement: Sentence) -> str:
        """Return the text of a sentence, for use within a line."""
        facts: dict[str, str | int] = {}
        for name, fact in statement.facts.items():
            if name == "seat":
                facts |= self.list_seat_facts(int(str(fact)))
            else:
                facts[name] = self._render_fact(name, fact)
        return self.catalogue.say(statement.id, **facts)

    def render_line(self, statement: Sentence) -> str:
        """Return the text of a sentence with a capital first letter, for use as a line of its own."""
        return capitalize(self.render(statement))

    def render_lines(self, statements: Iterable[Sentence]) -> list[str]:
        return [self.render_line(statement) for statement in statements]

    def _render_fact(self, name: str, fact: Fact) -> str | int:
        """Return the text of a fact. Facts with some names, such as `card` or `suit`, are rendered by
        `_FACT_RENDERERS`; others are inserted unchanged.
        """
        if isinstance(fact, Sentence):
            return self.render(fact)
        if isinstance(fact, Alternatives):
            return join_or(self.catalogue, [str(self._render_fact(name, choice)) for choice in fact.choices])
        if isinstance(fact, tuple):
            return join_and(self.catalogue, [str(self._render_fact(name, part)) for part in fact])
        return _FACT_RENDERERS[name](self, fact) if name in _FACT_RENDERERS else fact

    def format_amounts(self, numbers: Sequence[int], *, signed: bool) -> str:
        """Return a text with each player's amount, such as `You +28, Alma −14, Bruno −14`."""
        return capitalize(
            ", ".join(
                self.catalogue.say("figure", name=name, number=format_number(number, signed=signed))
                for name, number in zip(self.names, numbers, strict=True)
            )
        )


FactRenderer = Callable[[Audience, str | int], str]


def _render_name(audience: Audience, fact: str | int) -> str:
    return audience.names[int(fact)]


def _render_perspective(audience: Audience, fact: str | int) -> str:
    return audience.find_perspective(int(fact))


def _render_card(audience: Audience, fact: str | int) -> str:
    return format_card(audience.catalogue, Card(str(fact)))


def _render_hand(audience: Audience, fact: str | int) -> str:
    return " ".join(format_card_symbol(audience.catalogue, Card(card)) for card in str(fact).split())


def _render_suit(audience: Audience, fact: str | int) -> str:
    return format_suit(audience.catalogue, Suit.of(str(fact)))


def _render_contract(audience: Audience, fact: str | int) -> str:
    return format_contract(audience.catalogue, str(fact))


def _render_pot(audience: Audience, fact: str | int) -> str:
    return format_pot(audience.catalogue, str(fact))


def _render_matador(audience: Audience, fact: str | int) -> str:
    return audience.catalogue.say(f"matador-{fact}")


_FACT_RENDERERS: Final[Mapping[str, FactRenderer]] = {
    **dict.fromkeys(("name", "names", "doubler", "declarer"), _render_name),
    **dict.fromkeys(("whom", "whose"), _render_perspective),
    **dict.fromkeys(("card", "cards", "called", "kept", "instead", "taker"), _render_card),
    **dict.fromkeys(("suit", "suits", "trump"), _render_suit),
    **dict.fromkeys(("contract", "standing"), _render_contract),
    "held": _render_hand,
    "pot": _render_pot,
    "matador": _render_matador,
}
"""The functions that render facts, by the fact's name. Facts with other names are inserted unchanged."""


BOT_NAMES = ("Alma", "Bruno", "Clara", "David", "Elsa", "Folke")


def format_number(number: int, *, signed: bool = False) -> str:
    """Return a number as text with a real minus sign, and with a plus sign if `signed`.

    >>> format_number(-14), format_number(28, signed=True)
    ('−14', '+28')
    """
    plus = "+" if signed and number > 0 else ""
    return f"{plus}{number}".replace("-", "−")
