"""Sentences without a language: the id of a sentence in the catalogue, and the facts it needs.

The name of a fact says what it is: `card` and `cards` are cards, `suit` and `trump` suits, `contract` a
contract, `name` a seat that is named, `seat` the seat that the sentence is about, which gives both `who` and
`name`. docs/reference/sentences.md lists them all. `Audience` renders a sentence as text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from spadille.cards import Card, Suit
from spadille.text import load_catalogue


@dataclass(frozen=True, slots=True)
class Sentence:
    """The id of a sentence and its facts, in no language yet."""

    id: str
    facts: Mapping[str, Fact]

    def to_json(self) -> dict[str, object]:
        """Return the sentence as messages carry it: the facts stand beside the id."""
        return {"id": self.id} | {name: _fact_to_json(fact) for name, fact in self.facts.items()}


@dataclass(frozen=True, slots=True)
class Alternatives:
    """A list of facts that is joined with "or"."""

    choices: tuple[Fact, ...]

    def to_json(self) -> dict[str, object]:
        return {"or": [_fact_to_json(choice) for choice in self.choices]}


Fact: TypeAlias = "str | int | Sentence | Alternatives | tuple[Fact, ...]"
"""A word or a number, a sentence within the sentence, or several of these."""
FactValue: TypeAlias = "Fact | Card | Suit"


def say(name: str, /, **facts: FactValue) -> Sentence:
    """Return the sentence `name` of the catalogue with its facts.

    >>> say("said-play", seat=1, card=Card("AS")).to_json()
    {'id': 'said-play', 'seat': 1, 'card': 'AS'}
    """
    return Sentence(name, {fact: _encode_fact(value) for fact, value in facts.items()})


def list_alternatives(choices: Iterable[FactValue]) -> Alternatives:
    """Return facts that are joined with "or": spades, diamonds or clubs."""
    return Alternatives(tuple(map(_encode_fact, choices)))


def list_facts(parts: Iterable[FactValue]) -> tuple[Fact, ...]:
    """Return facts that are joined with "and": Nora and Edvin."""
    return tuple(map(_encode_fact, parts))


@cache
def has_sentence(name: str) -> bool:
    """Return whether the catalogue has the sentence `name`. All languages have the same ones."""
    return name in load_catalogue()


def _encode_fact(value: FactValue) -> Fact:
    """Return cards and suits by their letters, as records write them."""
    if isinstance(value, Card):
        return value.text
    return value.letter if isinstance(value, Suit) else value


def _fact_to_json(fact: Fact) -> object:
    if isinstance(fact, tuple):
        return [_fact_to_json(part) for part in fact]
    return fact.to_json() if isinstance(fact, Sentence | Alternatives) else fact
