"""The terminal, as a person or another program meets it."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from spadille.cli import main


@dataclass(frozen=True)
class CommandResult:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Spadille = Callable[..., CommandResult]


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has said nothing of its language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def spadille(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Spadille:
    """Runs a command line, with something to read where it asks for it."""

    def run(*arguments: str, typed: str | bytes = b"") -> CommandResult:
        read = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(read), encoding="utf-8"))
        status = main(arguments)
        captured = capsys.readouterr()
        return CommandResult(status, captured.out, captured.err)

    return run
