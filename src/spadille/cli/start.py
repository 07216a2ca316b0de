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

from spadille.cli.command_names import COMMANDS

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

_SURE = {"study": "data"}
"""What a command is sure to need, where it is more than the terminal."""

_SAID = {
    "en": "“{command}” needs libraries that are not installed: {remedy}",
    "sv": "”{command}” behöver bibliotek som inte är installerade: {remedy}",
}
_OPTION = re.compile(rf"(?:^|\n)--language[=\n]({'|'.join(_SAID)})(?:\n|$)")
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """`spadille`: carries out a command line and gives the exit status."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status: int = import_module("spadille.cli.commands").main(tokens)
    except ImportError as wrong:
        lacking = _extra(wrong)
        if lacking is None:
            raise
    else:
        return status
    _say(tokens, lacking)
    return NOT_INSTALLED


def language(tokens: Sequence[str]) -> str:
    """The language that a command line asks for, else the one of the surroundings."""
    asked = _OPTION.search("\n".join(tokens))
    if asked:
        return asked[1]
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    found = re.match(r"[a-z]+", locale.lower())
    return found[0] if found and found[0] in _SAID else "en"


def _extra(wrong: BaseException) -> str | None:
    """The extra that brings what could not be opened; none where no extra does."""
    opened = {error.name.partition(".")[0] for error in _causes(wrong) if error.name}
    return next((extra for extra, names in EXTRAS.items() if opened & {*names}), None)


def _causes(wrong: BaseException | None) -> Iterator[ModuleNotFoundError]:
    while wrong is not None:
        if isinstance(wrong, ModuleNotFoundError):
            yield wrong
        wrong = wrong.__cause__


def _say(tokens: Sequence[str], lacking: str) -> None:
    """One sentence: which command, and what to install. What a command is sure to need is said at once."""
    command = next((token for token in tokens if token in COMMANDS), "spadille")
    sure = "server" if COMMANDS.get(command, "").startswith("spadille.server.") else _SURE.get(command, "cli")
    extra = max(lacking, sure, key=[*EXTRAS].index)
    sentence = _SAID[language(tokens)].format(command=command, remedy=f'pip install "spadille[{extra}]"')
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"spadille: {sentence}\n")
        sys.stderr.flush()
