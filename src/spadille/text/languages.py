"""The registered languages: each folder of texts with a `language.json`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Final

DEFAULT: Final = "en"
_ENTRY: Final = "language.json"
_CODE: Final = re.compile(r"[A-Za-z]{2,3}(?![A-Za-z])")


@dataclass(frozen=True, slots=True)
class Language:
    """What is known of a language besides its sentences."""

    name: str
    """Its own name."""
    locale: str
    """The locale of its numbers and dates, such as `sv-SE`."""
    decimal_mark: str
    """The sign before the decimals of a number."""
    currency: str
    """The currency that a new score sheet suggests."""
    quotes: str
    """The quotation marks around a phrase."""
    complete: bool
    """Whether it has every sentence. What another lacks is shown in English."""
    rulebook: Mapping[str, str]
    """The words that mark the origin of a value in the rulebook."""


def _load_entries() -> dict[str, Language]:
    folders = {folder.name: folder / _ENTRY for folder in resources.files("spadille.text").iterdir()}
    names = sorted(
        (name for name, entry in folders.items() if entry.is_file()), key=lambda name: (name != DEFAULT, name)
    )
    return {name: Language(**json.loads(folders[name].read_text("utf-8"))) for name in names}


REGISTERED: Final[Mapping[str, Language]] = _load_entries()
"""The languages by their codes, the default first."""
LANGUAGES: Final = tuple(REGISTERED)
"""The codes of the registered languages."""


def match_language(*wanted: str | None) -> str:
    """Return the first available language among settings, locales or Accept-Language headers.

    >>> match_language(None, "sv_SE.UTF-8")
    'sv'
    >>> match_language("fi-FI, sv;q=0.8, en;q=0.5")
    'sv'
    >>> match_language("C.UTF-8")
    'en'
    """
    for wish in wanted:
        for part in (wish or "").split(","):
            found = _CODE.match(part.strip())
            if found and found.group().lower() in REGISTERED:
                return found.group().lower()
    return DEFAULT
