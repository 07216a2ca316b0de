"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence

from spadille.cli.trouble import Trouble
from spadille.talk.quoting import quoted
from spadille.text import LANGUAGES, Catalogue, best_language

OPTION = "--language"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(wanted: str | None = None) -> str:
    """The language asked for, else the one of the surroundings.

    Raises:
        Trouble: nothing is said in that language.
    """
    if wanted is None:
        return best_language(next(filter(None, map(os.environ.get, _LOCALE)), None))
    if wanted not in LANGUAGES:
        raise Trouble("language", wanted=quoted(wanted), languages=", ".join(LANGUAGES))
    return wanted


def spoken_to(tokens: Sequence[str]) -> str:
    """The language that a command line asks for, before it is known whether it can be carried out."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        name, _, value = token.partition("=")
        if name == OPTION and (value or following) in LANGUAGES:
            return value or following
    return spoken()


def in_figures(words: Catalogue, figure: str) -> str:
    """A figure with a real minus and the language's own mark before the decimals."""
    return figure.replace("-", "−").replace(".", words.say("arena-decimal-mark"))
