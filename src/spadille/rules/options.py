"""Options: the rules that tables play differently, and their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

OptionValue = str | int
MOST = 1_000_000
"""The highest value of a whole-number option."""

OptionGroup = Literal["auction", "play", "prices", "table"]
"""The subject of an option. Option groups are shown in this order."""


@dataclass(frozen=True)
class Option:
    """A rule that tables play differently."""

    id: str
    group: OptionGroup
    words: tuple[str, ...] = ()
    """The possible values. If empty, the value is a whole number from `least` to `most`."""
    least: int = 1
    most: int = MOST

    @property
    def choices(self) -> tuple[str, ...]:
        """The possible values; for a whole number, a text with its range."""
        return self.words or (f"{self.least} to {self.most}",)

    def takes(self, value: object) -> bool:
        """Return whether a value is possible for this option.

        >>> Option("sixty", "play", ("drawn", "made")).takes("made"), Option("solo_rate", "prices").takes(0)
        (True, False)
        """
        if self.words:
            return isinstance(value, str) and value in self.words
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True)
class RuleSettings:
    """The settings from which a game builds a table's rules: a preset, and the options changed from it."""

    game: str
    preset: str
    values: tuple[tuple[str, OptionValue], ...]
    """The value of every option at this table."""
    changed: tuple[str, ...] = ()
    """The options in which the table differs from the preset."""

    def word(self, option: str) -> str:
        """Return the value of an option that is a word."""
        return str(dict(self.values)[option])

    def number(self, option: str) -> int:
        """Return the value of an option that is a whole number."""
        return int(dict(self.values)[option])
