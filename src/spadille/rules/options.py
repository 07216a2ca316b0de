"""Options: how tables differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

OptionValue = str | int
MOST = 1_000_000
"""The highest value of a whole-number option."""

OptionGroup = Literal["auction", "play", "prices", "table"]
"""What an option is about. Groups are shown in this order."""


@dataclass(frozen=True)
class Option:
    """A rule that tables play differently."""

    id: str
    group: OptionGroup
    words: tuple[str, ...] = ()
    """The values to choose from. Without them the value is a whole number."""
    least: int = 1
    most: int = MOST

    @property
    def choices(self) -> tuple[str, ...]:
        """The values in words; for a number the range."""
        return self.words or (f"{self.least} to {self.most}",)

    def takes(self, value: object) -> bool:
        """Return whether the option may have a value.

        >>> Option("sixty", "play", ("drawn", "made")).takes("made"), Option("solo_rate", "prices").takes(0)
        (True, False)
        """
        if self.words:
            return isinstance(value, str) and value in self.words
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True)
class RuleSettings:
    """A preset with the options that a table changed: the input from which a game builds its rules."""

    game: str
    preset: str
    values: tuple[tuple[str, OptionValue], ...]
    """Every option with its value at this table."""
    changed: tuple[str, ...] = ()
    """The options in which the table differs from the preset."""

    def word(self, option: str) -> str:
        """Return the value of an option that is a word."""
        return str(dict(self.values)[option])

    def number(self, option: str) -> int:
        """Return the value of an option that is a whole number."""
        return int(dict(self.values)[option])
