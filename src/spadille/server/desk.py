"""What is said at the desk: to whoever runs the house from a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from spadille.server.settings import BadSetting, Settings, settings
from spadille.server.storage import Unusable
from spadille.server.storage.place import Place
from spadille.text import LANGUAGES, Catalogue, best_language, catalogue


def settled(given: Mapping[str, object]) -> Settings:
    """What holds, or a sentence and the end."""
    try:
        return settings(given, os.environ)
    except BadSetting as bad:
        language = given.get("language") or os.environ.get("SPADILLE_LANGUAGE")
        heard = words(language if isinstance(language, str) and language in LANGUAGES else None)
        raise no(heard, bad.sentence, **bad.facts) from None


def words(language: str | None) -> Catalogue:
    """The sentences in this language, or in the machine's."""
    surroundings = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return catalogue(language or best_language(surroundings))


def default_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "spadille" / "tables.sqlite"


def unusable(heard: Catalogue, place: Place, trouble: Unusable) -> SystemExit:
    """Why a database cannot be used, and the end."""
    kind = "file" if isinstance(place, Path) else "database"
    return no(heard, f"server-{kind}-{trouble.code}", file=trouble.place)


def no(heard: Catalogue, sentence: str, **facts: str | int) -> SystemExit:
    """Why it cannot be done, and the end."""
    sys.stderr.write(f"spadille: {heard.say(sentence, **facts)}\n")
    return SystemExit(1)


def say(sentence: str) -> None:
    """A line for whoever looks on."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
