"""The entry point `spadille`: run a command, or name the extra that must be installed for it.

This module uses only the standard library, so it reads its only message from the catalogue itself.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from textwrap import dedent

COMMANDS = {
    "games": "spadille.cli.lists:games",
    "bots": "spadille.cli.lists:bots",
    "rules": "spadille.cli.lists:rules",
    "play": "spadille.cli.play:play",
    "serve": "spadille.server.ops.serve:serve",
    "export": "spadille.server.ops.export_import:export_database",
    "import": "spadille.server.ops.export_import:import_database",
    "audit": "spadille.server.ops.audit:audit",
    "repair": "spadille.server.ops.repair:repair",
    "deal": "spadille.cli.deal:deal",
    "check": "spadille.cli.check:check",
    "code": "spadille.cli.code:code",
    "verify": "spadille.cli.check:verify",
    "score": "spadille.cli.check:score",
    "club": "spadille.cli.club:club",
    "solve": "spadille.cli.solve:solve",
    "review": "spadille.cli.review:review",
    "arena": "spadille.cli.arena:arena",
    "study": "spadille.cli.study:",
    "day": "spadille.cli.day:",
    "puzzle": "spadille.cli.puzzle:",
    "completion": "spadille.cli.lists:completion",
}
"""The commands by name. A command's module is imported when the command runs."""

SUBCOMMANDS = {
    "study": ("run", "report", "compare", "publish"),
    "day": ("commit", "reveal"),
    "puzzle": ("mine", "prove", "pick"),
}
"""The subcommands of a command. Each is a function of the command's module."""


NOT_INSTALLED = 3
"""The exit status if an extra is missing."""

EXTRAS = {
    "cli": ("cyclopts", "fluent", "rich"),
    "data": ("duckdb", "pyarrow"),
    "ray": ("ray",),
    "server": (
        "cryptography",
        "fastapi",
        "markdown_it",
        "prometheus_client",
        "pydantic",
        "pydantic_core",
        "resvg_py",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "postgresql": ("asyncpg", "greenlet", "sqlalchemy"),
}
"""The extras of the package, with the packages that they install.

An extra stands after those that it includes.
"""

_REQUIRED_EXTRAS = {"study": "data"}
"""The extra of commands that need more than `cli`. Server commands are recognized by their module."""

_TEXT = Path(__file__).parents[1] / "text"
_MISSING = re.compile(r"(?m)^libraries-missing = (.*)$")
_HELP = ("--help", "-h", "help")
_HELP_PAGE = re.compile(r"(?m)^help-commands =\n((?:    .*\n|\n)+)")
"""The list of commands in the catalogue. It has no variables, so that it can be read without fluent."""
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status.

    The version and the list of commands need no extra.
    """
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status: int = import_module("spadille.cli.commands").main(tokens)
    except ImportError as error:
        lacking = _find_extra(error)
        if lacking is None:
            raise
    else:
        return status
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    if tokens == ["--version"]:
        sys.stdout.write(f"spadille {version('spadille')}\n")
        return 0
    if not tokens or tokens[0] in _HELP:
        sys.stdout.write(f"{dedent(_find_message(_HELP_PAGE, find_language(tokens))).strip()}\n")
        return 0
    _print_missing_extra(tokens, lacking)
    return NOT_INSTALLED


def find_language(tokens: Sequence[str]) -> str:
    """Return the language that a command line asks for; by default that of the locale."""
    asked = re.search(r"(?:^|\n)--language[=\n](\w+)(?:\n|$)", "\n".join(tokens))
    if asked and _is_language(asked[1]):
        return asked[1]
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    found = re.match(r"[a-z]+", locale.lower())
    return found[0] if found and _is_language(found[0]) else "en"


def _is_language(name: str) -> bool:
    return (_TEXT / name / "language.json").is_file()


def _find_message(message: re.Pattern[str], language: str) -> str:
    """Return the message in a language, or in English if it is not translated."""
    texts = ((_TEXT / name / "terminal.ftl") for name in (language, "en"))
    found = (message.search(text.read_text("utf-8")) for text in texts if text.is_file())
    return next(entry[1] for entry in found if entry)


def _find_extra(error: BaseException) -> str | None:
    """Return the extra that installs the missing module, or None."""
    opened = {cause.name.partition(".")[0] for cause in _walk_causes(error) if cause.name}
    return next((extra for extra, names in EXTRAS.items() if opened & {*names}), None)


def _walk_causes(error: BaseException | None) -> Iterator[ModuleNotFoundError]:
    while error is not None:
        if isinstance(error, ModuleNotFoundError):
            yield error
        error = error.__cause__


def _print_missing_extra(tokens: Sequence[str], lacking: str) -> None:
    """Print which extra to install.

    It includes what the command itself needs, so that one install is enough.
    """
    command = next((token for token in tokens if token in COMMANDS), "spadille")
    sure = (
        "server"
        if COMMANDS.get(command, "").startswith("spadille.server.")
        else _REQUIRED_EXTRAS.get(command, "cli")
    )
    extra = max(lacking, sure, key=[*EXTRAS].index)
    sentence = _find_message(_MISSING, find_language(tokens)).replace("{ $command }", command)
    sentence = sentence.replace("{ $remedy }", f'pip install "spadille[{extra}]"')
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"spadille: {sentence}\n")
        sys.stderr.flush()
