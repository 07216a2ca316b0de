"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence

from spadille.cli.command_error import CommandError
from spadille.sentences.display_names import sanitize_input
from spadille.text import LANGUAGES, Catalogue, match_language

OPTION = "--language"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else the one of the surroundings.

    Raises:
        Trouble: nothing is said in that language.
    """
    if wanted is None:
        return match_language(next(filter(None, map(os.environ.get, _LOCALE)), None))
    if wanted not in LANGUAGES:
        raise CommandError("language", wanted=sanitize_input(wanted), languages=", ".join(LANGUAGES))
    return wanted


def find_language(tokens: Sequence[str]) -> str:
    """The language that a command line asks for, before it is known whether it can be carried out."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        name, _, value = token.partition("=")
        if name == OPTION and (value or following) in LANGUAGES:
            return value or following
    return choose_language()


def localize_number(catalogue: Catalogue, figure: str) -> str:
    """A figure with a real minus and the language's own mark before the decimals."""
    return figure.replace("-", "−").replace(".", catalogue.say("arena-decimal-mark"))
