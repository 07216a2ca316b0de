"""What keeps a command from being carried out."""

from __future__ import annotations

from spadille.text import Catalogue

Fact = str | int


class Trouble(Exception):
    """Something the person at the keyboard can put right; it is said in words, and the command ends."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.name = name
        """The sentence in the catalogue, without the word `trouble` before it."""
        self.facts = facts

    def told(self, words: Catalogue) -> str:
        """The sentence."""
        return words.say(f"trouble-{self.name}", **self.facts)


_LONGEST = 60


def quoted(text: str) -> str:
    """What somebody wrote, fit for a sentence: printable, and cut where it is long.

    >>> quoted("x" * 80).endswith("x…"), quoted(chr(7) + "solo")
    (True, '�solo')
    """
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: _LONGEST + 1])
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
