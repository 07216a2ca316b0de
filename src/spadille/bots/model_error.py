"""Why a model file cannot be played by."""

from __future__ import annotations

from spadille.rules.refusal import Fact


class ModelError(ValueError):
    """A file that is no model, or one that does not fit this version."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(f"{code}: {', '.join(f'{name} {fact}' for name, fact in facts.items())}")
        self.code = code
        """Lower-case words joined by `-`."""
        self.facts = facts
        """What a sentence about it needs to name."""
