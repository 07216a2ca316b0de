"""Players' names at tables and on score sheets: which are valid, and which count as equal."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MAX_NAME_LENGTH: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Invisible characters that emoji and Persian names need between their characters."""
_BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode counts as letters or symbols although they show nothing."""
_IGNORED: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Combining marks that show nothing, such as variation selectors."""
_VISIBLE: Final = "LNPS"
"""The first letters of the Unicode categories of letters, numbers, punctuation and symbols."""


def trim_blanks(text: str) -> str:
    """Return a name or a title without blanks at its ends and without repeated blanks.

    >>> trim_blanks(" Nora  Berg ")
    'Nora Berg'
    """
    return " ".join(text.split())


def is_visible(letter: str) -> bool:
    """Return whether a character is visible by itself."""
    return letter not in _BLANK_LETTERS and unicodedata.category(letter)[0] in _VISIBLE


def is_printable(text: str) -> bool:
    """Return whether a text has no characters that are invisible or change its direction, except joiners."""
    return all(letter.isprintable() or letter in _JOINERS for letter in text)


def check_name(text: str) -> str:
    """Check a name, and return it without blanks at its ends and without repeated blanks.

    >>> check_name(" Åsa ")
    'Åsa'

    Raises:
        ValueError: the name is empty, too long, or has no visible character.
    """
    name = trim_blanks(text)
    if len(name) > MAX_NAME_LENGTH or not is_printable(text.strip()) or not any(map(is_visible, name)):
        raise ValueError("a name has letters that can be seen, at most 24")
    return name


def name_key(name: str) -> str:
    """Return a key that is equal for names that differ only in case, blanks or invisible characters.

    >>> name_key(" NORA\u2800 berg") == name_key("Nora  Berg")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return trim_blanks("".join(letter for letter in folded if letter == " " or _is_seen(letter)))


def _is_seen(letter: str) -> bool:
    """Return whether a character is visible by itself or as a mark on the character before it."""
    is_mark = unicodedata.category(letter)[0] == "M" and not _IGNORED.match(letter)
    return is_mark or is_visible(letter)
