"""The chance of a hint: what asks a bot on behalf of a person."""

from __future__ import annotations

from random import Random

from spadille.play.view import View


def hint_chance(view: View) -> Random:
    """Chance that comes from what the seat has seen: a hint tells nothing that the view does not."""
    return Random(f"hint {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
