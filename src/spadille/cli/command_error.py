"""The error that ends a command."""

from __future__ import annotations

from spadille.text import Catalogue

Fact = str | int


def describe_os_error(error: OSError) -> str:
    """Return the operating system's message, or the error's type if it has none."""
    return error.strerror or str(error) or type(error).__name__


class CommandError(Exception):
    """An error that the user can correct. It ends the command, which prints its message."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.code = name
        """The id of the message in the catalogue, without the prefix `error-`."""
        self.facts = facts

    def message(self, catalogue: Catalogue) -> str:
        """Return the error message."""
        return catalogue.say(f"error-{self.code}", **self.facts)
