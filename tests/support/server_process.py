"""A server in its own process, started by its command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from sqlalchemy import URL

from spadille.storage import DatabaseUrl
from tests.support.client import TIMEOUT
from tests.support.forked_cli import ForkedProcess

SPADILLE = Path(sys.executable).with_name("spadille")


def start_server_process(
    *arguments: str | Path, language: str = "C.UTF-8", anew: bool = False
) -> ForkedProcess | subprocess.Popen[str]:
    """Start `spadille serve` with these arguments, and return the process.

    On Linux the process is forked from one that has imported the program, unless `anew` is set.
    """
    line = ["serve", *map(str, arguments)]
    environment = os.environ | {"LC_ALL": language}
    if sys.platform == "linux" and not anew:
        return ForkedProcess(line, environment)
    return subprocess.Popen(
        [str(SPADILLE), *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


SHORT_LEASE = ("--lease-timeout", "4")
"""Options for servers that share a database: a short lease, so that a dead server is soon noticed."""
LONG_LEASE = ("--lease-timeout", "60")
"""Options for servers that share a database: a long lease, so that a slow server is not taken for dead."""


def url_text(club: URL) -> str:
    """Return a database URL as users write it in the options."""
    return club.set(drivername="postgresql").render_as_string(hide_password=False)


class ServerProcess:
    """A process of `spadille serve` that can be stopped or killed."""

    def __init__(
        self,
        place: DatabaseUrl,
        port: int = 0,
        deals: Path | None = None,
        *,
        cut: int = 0,
        thinkers: int = 0,
        more: Sequence[str] = (),
        anew: bool = False,
    ) -> None:
        cards: list[str | Path] = ["--deal-file", deals] if deals else []
        pace = ["--bot-delay", "0", "--bot-workers", str(thinkers)]
        kept = ["--data", str(place)] if isinstance(place, Path) else ["--database", url_text(place)]
        self.process = start_server_process(
            "--port", str(port), *kept, *pace, "--nonce-timeout", str(cut), *cards, *more, anew=anew
        )
        assert self.process.stdout is not None
        self.printed = [self.process.stdout.readline(), self.process.stdout.readline()]
        self.address = self.printed[0].rpartition("//")[2].strip().rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=TIMEOUT)

    def stop(self, by: signal.Signals) -> tuple[int, str, str]:
        """Stop the process by a signal. Return its exit status, its output and its errors."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=TIMEOUT)
        assert self.process.returncode is not None
        return self.process.returncode, "".join(self.printed) + out, err


def startup_error(*arguments: str | Path, language: str = "C.UTF-8") -> tuple[int, str]:
    """Start a server with arguments that prevent its start. Return the exit status and the error message."""
    process = start_server_process(*arguments, language=language)
    out, err = process.communicate(timeout=TIMEOUT)
    assert out == ""
    assert process.returncode is not None
    return process.returncode, err
