"""`spadille`: opens the commands, or says which extra of the package has yet to be installed for them.

It needs the standard library alone, and so it has the few words that are not in the catalogue.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

COMMANDS = {
    "play": "spadille.cli.play:play",
    "serve": "spadille.server.command:serve",
    "export": "spadille.server.copies:export",
    "import": "spadille.server.copies:import_",
    "audit": "spadille.server.audit:audit",
    "repair": "spadille.server.repair:repair",
    "deal": "spadille.cli.deal:deal",
    "check": "spadille.cli.check:check",
    "code": "spadille.cli.code:code",
    "verify": "spadille.cli.verify:verify",
    "score": "spadille.cli.score:score",
    "club": "spadille.cli.club:club",
    "solve": "spadille.cli.solve:solve",
    "review": "spadille.cli.review:review",
    "arena": "spadille.cli.arena:arena",
    "study": "spadille.cli.study:",
    "day": "spadille.cli.day:",
    "puzzle": "spadille.cli.puzzle:",
}
"""Each command by name; its module is opened when it is asked for, and not before."""

SUBCOMMANDS = {
    "study": ("run", "report", "compare", "publish"),
    "day": ("commit", "reveal"),
    "puzzle": ("mine", "prove", "pick"),
}
"""Commands that are several: the words of each that may follow it, which are functions of its module."""


NOT_INSTALLED = 3
"""The exit status where an extra is missing."""

EXTRAS = {
    "cli": ("cyclopts", "fluent", "rich"),
    "data": ("duckdb", "pyarrow"),
    "ray": ("ray",),
    "server": (
        "alembic",
        "cryptography",
        "fastapi",
        "markdown_it",
        "prometheus_client",
        "pydantic",
        "pydantic_core",
        "resvg_py",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "postgresql": ("asyncpg", "greenlet"),
}
"""The package's extras, each with all before it, and what is imported from the libraries they bring."""

_REQUIRED_EXTRAS = {"study": "data"}
"""What a command is sure to need, where it is more than the terminal."""

_MESSAGES = {
    "en": "“{command}” needs libraries that are not installed: {remedy}",
    "sv": "”{command}” behöver bibliotek som inte är installerade: {remedy}",
}
_OPTION = re.compile(rf"(?:^|\n)--language[=\n]({'|'.join(_MESSAGES)})(?:\n|$)")
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """`spadille`: carries out a command line and gives the exit status."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status: int = import_module("spadille.cli.commands").main(tokens)
    except ImportError as wrong:
        lacking = _find_extra(wrong)
        if lacking is None:
            raise
    else:
        return status
    _print_missing_extra(tokens, lacking)
    return NOT_INSTALLED


def find_language(tokens: Sequence[str]) -> str:
    """The language that a command line asks for, else the one of the surroundings."""
    asked = _OPTION.search("\n".join(tokens))
    if asked:
        return asked[1]
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    found = re.match(r"[a-z]+", locale.lower())
    return found[0] if found and found[0] in _MESSAGES else "en"


def _find_extra(wrong: BaseException) -> str | None:
    """The extra that brings what could not be opened; none where no extra does."""
    opened = {error.name.partition(".")[0] for error in _walk_causes(wrong) if error.name}
    return next((extra for extra, names in EXTRAS.items() if opened & {*names}), None)


def _walk_causes(wrong: BaseException | None) -> Iterator[ModuleNotFoundError]:
    while wrong is not None:
        if isinstance(wrong, ModuleNotFoundError):
            yield wrong
        wrong = wrong.__cause__


def _print_missing_extra(tokens: Sequence[str], lacking: str) -> None:
    """One sentence: which command, and what to install. What a command is sure to need is said at once."""
    command = next((token for token in tokens if token in COMMANDS), "spadille")
    sure = (
        "server"
        if COMMANDS.get(command, "").startswith("spadille.server.")
        else _REQUIRED_EXTRAS.get(command, "cli")
    )
    extra = max(lacking, sure, key=[*EXTRAS].index)
    sentence = _MESSAGES[find_language(tokens)].format(
        command=command, remedy=f'pip install "spadille[{extra}]"'
    )
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"spadille: {sentence}\n")
        sys.stderr.flush()
