"""Sentences as they leave the authority: the name of one in the catalogue, and the facts that it needs.

What a fact is, its name says: `card` and `cards` are cards, `suit` and `trump` suits, `contract` a contract,
`name` a seat that is named, `seat` the one that the sentence is about, which gives both `who` and `name`.
docs/reference/sentences.md lists them all. Whoever tells a sentence puts its facts in words.
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
    """Something said, in no language yet."""

    id: str
    facts: Mapping[str, Fact]

    def to_json(self) -> dict[str, object]:
        """The sentence as messages carry it: its facts stand beside its name."""
        return {"id": self.id} | {name: _fact_to_json(fact) for name, fact in self.facts.items()}


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Things to choose from."""

    choices: tuple[Fact, ...]

    def to_json(self) -> dict[str, object]:
        """A list that is read with an `or`."""
        return {"or": [_fact_to_json(choice) for choice in self.choices]}


Fact: TypeAlias = "str | int | Sentence | Alternatives | tuple[Fact, ...]"
"""A word or a number; a sentence within the sentence; or several things together."""
FactValue: TypeAlias = "Fact | Card | Suit"


def say(name: str, /, **facts: FactValue) -> Sentence:
    """A sentence of the catalogue with its facts.

    >>> say("said-play", seat=1, card=Card("AS")).to_json()
    {'id': 'said-play', 'seat': 1, 'card': 'AS'}
    """
    return Sentence(name, {fact: _encode_fact(value) for fact, value in facts.items()})


def list_alternatives(choices: Iterable[FactValue]) -> Alternatives:
    """Some things to choose from: spades, diamonds or clubs."""
    return Alternatives(tuple(map(_encode_fact, choices)))


def list_facts(parts: Iterable[FactValue]) -> tuple[Fact, ...]:
    """Some things together: Nora and Edvin."""
    return tuple(map(_encode_fact, parts))


@cache
def has_sentence(name: str) -> bool:
    """Whether the catalogue has a sentence of this name."""
    return name in load_catalogue()


def _encode_fact(value: FactValue) -> Fact:
    """Cards and suits by their letters, as records have them."""
    if isinstance(value, Card):
        return value.text
    return value.letter if isinstance(value, Suit) else value


def _fact_to_json(fact: Fact) -> object:
    if isinstance(fact, tuple):
        return [_fact_to_json(part) for part in fact]
    return fact.to_json() if isinstance(fact, Sentence | Alternatives) else fact
