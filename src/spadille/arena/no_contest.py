"""Why a contest cannot be held."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spadille.rules.refusal import Fact


class NoContest(Exception):
    """Something that whoever asked for the contest can put right."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        """Lower-case words joined by `-`."""
        self.facts = facts
        """What a sentence about it needs to name."""

    def __reduce__(self) -> tuple[Callable[[], NoContest], tuple[()]]:
        """It comes with its facts out of another process."""
        return partial(type(self), self.code, **self.facts), ()
