"""Voices that speak to nobody."""

from __future__ import annotations


class Noted:
    """Writes down what would be said."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.hung_up_with: int | None = None

    def send_text(self, *texts: str) -> None:
        """Notes it."""
        self.texts += texts

    def disconnect(self, code: int) -> None:
        """Notes it."""
        self.hung_up_with = code
