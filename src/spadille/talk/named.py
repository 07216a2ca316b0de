"""Cards, suits, contracts and options by the names they have in a language."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import Card, Suit
from spadille.cards.suit import SYMBOLS
from spadille.talk.quoting import quoted
from spadille.text import Catalogue

_SIGNS = {suit: sign for sign, suit in SYMBOLS.items()}


def card_named(words: Catalogue, card: Card) -> str:
    """The card: queen of spades."""
    rank = words.say(f"rank-{card.rank.letter}")
    return words.say("card", rank=rank, suit=suit_named(words, card.suit))


def card_sign(words: Catalogue, card: Card) -> str:
    """A card in a few letters: ♠10."""
    return _SIGNS[card.suit] + words.say(f"rank-short-{card.rank.letter}")


def suit_named(words: Catalogue, suit: Suit) -> str:
    """The suit: spades."""
    return words.say(f"suit-{suit.letter}")


def contract_named(words: Catalogue, id: str) -> str:
    """The contract: heart solo."""
    return _named(words, "contract", id)


def pot_named(words: Catalogue, id: str) -> str:
    """The pot: solo pot."""
    return _named(words, "pot", id)


def option_named(words: Catalogue, id: str) -> str:
    """The option: Exactly 60."""
    return _named(words, "option", id)


def value_named(words: Catalogue, option: str, value: object) -> str:
    """What an option is set to: drawn."""
    return _named(words, f"option-{option}", "null" if value is None else str(value))


def one_of(words: Catalogue, names: Sequence[str]) -> str:
    """Some things to choose from: spades, diamonds or clubs."""
    return _listed(words, "list-or", names)


def all_of(words: Catalogue, names: Sequence[str]) -> str:
    """Some things together: Nora and Edvin."""
    return _listed(words, "list-and", names)


def sentence(text: str) -> str:
    """What begins a line begins with a capital."""
    return text[:1].upper() + text[1:]


def _listed(words: Catalogue, name: str, names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return words.say(name, first=", ".join(names[:-1]), last=names[-1])


def _named(words: Catalogue, kind: str, id: str) -> str:
    name = f"{kind}-{id}"
    return words.say(name) if name in words else quoted(id)
