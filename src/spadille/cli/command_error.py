"""What keeps a command from being carried out."""

from __future__ import annotations

from spadille.text import Catalogue

Fact = str | int


def describe_os_error(wrong: OSError) -> str:
    """The machine's own words for what it does not do; where it has none, what it calls that."""
    return wrong.strerror or str(wrong) or type(wrong).__name__


class CommandError(Exception):
    """Something the person at the keyboard can put right; it is said in words, and the command ends."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.code = name
        """The sentence in the catalogue, without the word `trouble` before it."""
        self.facts = facts

    def message(self, catalogue: Catalogue) -> str:
        """The sentence."""
        return catalogue.say(f"trouble-{self.code}", **self.facts)
