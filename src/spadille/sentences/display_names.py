"""Return the names of cards, suits, contracts and options in a language."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import Card, Suit
from spadille.cards.suit import SYMBOLS
from spadille.text import Catalogue

_SIGNS = {suit: sign for sign, suit in SYMBOLS.items()}


def format_card(catalogue: Catalogue, card: Card) -> str:
    """Return the name of a card, such as `queen of spades`."""
    rank = catalogue.say(f"rank-{card.rank.letter}")
    return catalogue.say("card", rank=rank, suit=format_suit(catalogue, card.suit))


def format_card_symbol(catalogue: Catalogue, card: Card) -> str:
    """Return a short text for a card, such as `♠10`."""
    return _SIGNS[card.suit] + catalogue.say(f"rank-short-{card.rank.letter}")


def format_suit(catalogue: Catalogue, suit: Suit) -> str:
    """Return the name of a suit, such as `spades`."""
    return catalogue.say(f"suit-{suit.letter}")


def format_contract(catalogue: Catalogue, id: str) -> str:
    """Return the name of a contract, such as `heart solo`."""
    return _format_name(catalogue, "contract", id)


def format_pot(catalogue: Catalogue, id: str) -> str:
    """Return the name of a pot, such as `solo pot`."""
    return _format_name(catalogue, "pot", id)


def format_option(catalogue: Catalogue, id: str) -> str:
    """Return the name of an option, such as `Exactly 60`."""
    return _format_name(catalogue, "option", id)


def format_option_value(catalogue: Catalogue, option: str, value: object) -> str:
    """Return the name of an option's value, such as `drawn`."""
    return _format_name(catalogue, f"option-{option}", "null" if value is None else str(value))


def join_or(catalogue: Catalogue, names: Sequence[str]) -> str:
    """Join names with "or", as in `spades, diamonds or clubs`."""
    return _join(catalogue, "list-or", names)


def join_and(catalogue: Catalogue, names: Sequence[str]) -> str:
    """Join names with "and", as in `Nora and Edvin`."""
    return _join(catalogue, "list-and", names)


def capitalize(text: str) -> str:
    """Capitalize the first letter. Unlike `str.capitalize`, leave the other letters unchanged."""
    return text[:1].upper() + text[1:]


def _join(catalogue: Catalogue, name: str, names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return catalogue.say(name, first=", ".join(names[:-1]), last=names[-1])


def _format_name(catalogue: Catalogue, kind: str, id: str) -> str:
    name = f"{kind}-{id}"
    return catalogue.say(name) if name in catalogue else sanitize_input(id)


_MOST_LETTERS = 60


def sanitize_input(text: str) -> str:
    """Return a user's input for quotation in a message: unprintable characters are replaced, and long texts
    are cut.

    >>> sanitize_input("x" * 80).endswith("x…"), sanitize_input(chr(7) + "solo")
    (True, '�solo')

    >>>
    """
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: _MOST_LETTERS + 1])
    return shown if len(shown) <= _MOST_LETTERS else f"{shown[:_MOST_LETTERS]}…"
