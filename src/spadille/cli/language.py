"""Choose the language of the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence

from spadille.cli.command_error import CommandError
from spadille.sentences.display_names import sanitize_input
from spadille.text import LANGUAGES, REGISTERED, Catalogue, match_language

OPTION = "--language"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None = None) -> str:
    """Return the language `wanted` after checking it; by default that of the locale.

    Raises:
        CommandError: There is no such language.
    """
    if wanted is None:
        return match_language(next(filter(None, map(os.environ.get, _LOCALE)), None))
    if wanted not in LANGUAGES:
        raise CommandError("language", wanted=sanitize_input(wanted), languages=", ".join(LANGUAGES))
    return wanted


def find_language(tokens: Sequence[str]) -> str:
    """Return the language that a command line asks for, even if the command line has errors."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        name, _, value = token.partition("=")
        if name == OPTION and (value or following) in LANGUAGES:
            return value or following
    return choose_language()


def localize_number(catalogue: Catalogue, figure: str) -> str:
    """Return a number with a real minus sign and the decimal mark of the language."""
    return figure.replace("-", "−").replace(".", REGISTERED[catalogue.language].decimal_mark)
