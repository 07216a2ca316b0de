"""Run command lines of `spadille` in the test process."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from spadille.cli import main


@dataclass(frozen=True)
class CommandResult:
    """The exit status and the output of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Spadille = Callable[..., CommandResult]


@pytest.fixture
def spadille(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Spadille:
    """Return a function that runs a command line, with the text `typed` as standard input."""

    def run(*arguments: str, typed: str | bytes = b"") -> CommandResult:
        read = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(read), encoding="utf-8"))
        status = main(arguments)
        captured = capsys.readouterr()
        return CommandResult(status, captured.out, captured.err)

    return run
