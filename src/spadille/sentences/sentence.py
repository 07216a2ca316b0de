"""Sentences without a language: the id of a sentence in the catalogue, and the facts it needs.

The name of a fact decides its type: `card` and `cards` are cards, `suit` and `trump` suits, `contract` a
contract, `name` a seat whose player is named. `seat` is the seat that the sentence is about, from which the
text gets both `who` and `name`. docs/reference/sentences.md lists all names. `Audience` renders sentences.
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
    """A sentence independent of language: its id in the catalogue, and its facts."""

    id: str
    facts: Mapping[str, Fact]

    def to_json(self) -> dict[str, object]:
        """Return the JSON form in which messages contain the sentence: an object with the
        `id` and all facts.
        """
        return {"id": self.id} | {name: _fact_to_json(fact) for name, fact in self.facts.items()}


@dataclass(frozen=True, slots=True)
class Alternatives:
    """A list of facts that are joined with "or"."""

    choices: tuple[Fact, ...]

    def to_json(self) -> dict[str, object]:
        return {"or": [_fact_to_json(choice) for choice in self.choices]}


Fact: TypeAlias = "str | int | Sentence | Alternatives | tuple[Fact, ...]"
"""A word or a number, a sentence within the sentence, or a list of these."""
FactValue: TypeAlias = "Fact | Card | Suit"


def say(name: str, /, **facts: FactValue) -> Sentence:
    """Return the sentence with the id `name` and its facts.

    >>> say("said-play", seat=1, card=Card("AS")).to_json()
    {'id': 'said-play', 'seat': 1, 'card': 'AS'}
    """
    return Sentence(name, {fact: _encode_fact(value) for fact, value in facts.items()})


def list_alternatives(choices: Iterable[FactValue]) -> Alternatives:
    """Return a fact whose parts are joined with "or", as in `spades, diamonds or clubs`."""
    return Alternatives(tuple(map(_encode_fact, choices)))


def list_facts(parts: Iterable[FactValue]) -> tuple[Fact, ...]:
    """Return a fact whose parts are joined with "and", as in `Nora and Edvin`."""
    return tuple(map(_encode_fact, parts))


@cache
def has_sentence(name: str) -> bool:
    """Return whether the catalogue has a sentence with the id `name`. All languages have the same ids."""
    return name in load_catalogue()


def _encode_fact(value: FactValue) -> Fact:
    """Return the letters of a card or suit, as records write them; any other value unchanged."""
    if isinstance(value, Card):
        return value.text
    return value.letter if isinstance(value, Suit) else value


def _fact_to_json(fact: Fact) -> object:
    if isinstance(fact, tuple):
        return [_fact_to_json(part) for part in fact]
    return fact.to_json() if isinstance(fact, Sentence | Alternatives) else fact
