"""A table transport for tests, which sends nothing."""

from __future__ import annotations


class RecordingTransport:
    """A transport that records the sent texts and the code of a disconnect."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.hung_up_with: int | None = None

    def send_text(self, *texts: str) -> None:
        self.texts += texts

    def disconnect(self, code: int) -> None:
        self.hung_up_with = code
