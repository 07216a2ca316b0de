from __future__ import annotations

from spadille.rules.refusal import Fact


class ModelError(ValueError):
    """A file that is no model, or does not fit this version."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(f"{code}: {', '.join(f'{name} {fact}' for name, fact in facts.items())}")
        self.code = code
        self.facts = facts
        """Named values for the error message."""
