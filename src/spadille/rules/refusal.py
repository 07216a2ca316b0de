"""The error for actions and inputs that the rules do not allow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

Fact = str | int


class NotAllowed(Exception):
    """A refusal of an action or input that is not allowed, with the rule. The refused action changed nothing.

    >>> raise NotAllowed("must-follow-suit", "six-bid.play.follow", suit="H")
    Traceback (most recent call last):
        ...
    spadille.rules.refusal.NotAllowed: must-follow-suit (six-bid.play.follow): suit H
    """

    code: str
    """Lower-case words joined by `-`. Records, the table and the rulebook use the same codes."""
    rule: str
    """The anchor of the rule in the rulebook, or `""` if the refusal does not come from a game's rule."""
    facts: dict[str, Fact]
    """The facts that an error message names. They reveal nothing that the refused seat may not know."""
    choices: tuple[str, ...]
    """The valid choices, if the refusal is about a name or number that is not one of them."""

    def __init__(self, code: str, rule: str = "", /, **facts: Fact) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.facts = facts
        self.choices = ()

    def among(self, choices: Iterable[object]) -> Self:
        """Add the list of valid choices to the refusal, and return it.

        >>> raise NotAllowed("unknown-game", game="whist").among(["frog", "tapp"])
        Traceback (most recent call last):
            ...
        spadille.rules.refusal.NotAllowed: unknown-game: game whist; there are frog, tapp
        """
        self.choices = tuple(map(str, choices))
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, NotAllowed):
            return NotImplemented
        return (self.code, self.rule, self.facts) == (other.code, other.rule, other.facts)

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        where = f" ({self.rule})" if self.rule else ""
        there_are = f"; there are {', '.join(self.choices)}" if self.choices else ""
        return (f"{self.code}{where}: {facts}" if facts else f"{self.code}{where}") + there_are
