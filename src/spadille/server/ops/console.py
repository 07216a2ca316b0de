"""What is said at the desk: to whoever runs the house from a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from spadille.server.ops.settings import BadSetting, Settings, settings
from spadille.storage import Corruption, DatabaseUnusable
from spadille.storage.database_url import DatabaseUrl
from spadille.storage.event_logs import printable
from spadille.text import LANGUAGES, Catalogue, load_catalogue, match_language


def load_settings(given: Mapping[str, object]) -> Settings:
    """What holds, or a sentence and the end."""
    try:
        return settings(given, os.environ)
    except BadSetting as bad:
        language = given.get("language") or os.environ.get("SPADILLE_LANGUAGE")
        heard = resolve_catalogue(language if isinstance(language, str) and language in LANGUAGES else None)
        raise exit_with(heard, bad.sentence, **bad.facts) from None


def resolve_catalogue(language: str | None) -> Catalogue:
    """The sentences in this language, or in the machine's."""
    surroundings = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return load_catalogue(language or match_language(surroundings))


def default_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "spadille" / "tables.sqlite"


def exit_unusable(
    heard: Catalogue, place: DatabaseUrl, trouble: DatabaseUnusable, *, status: int = 1
) -> SystemExit:
    """Why a database cannot be used, and the end."""
    kind = "file" if isinstance(place, Path) else "database"
    warn(heard, f"server-{kind}-{trouble.code}", file=trouble.place)
    return SystemExit(status)


def exit_with(heard: Catalogue, sentence: str, **facts: str | int) -> SystemExit:
    """Why it cannot be done, and the end."""
    warn(heard, sentence, **facts)
    return SystemExit(1)


def warn(heard: Catalogue, sentence: str, **facts: str | int) -> None:
    """What is not as it should be."""
    sys.stderr.write(f"spadille: {heard.say(sentence, **facts)}\n")


def corruption_facts(fault: Corruption) -> dict[str, str | int]:
    """Where a table is damaged, so that it can be told."""
    return {"table": printable(fault.table), "seq": fault.seq}


def print_line(sentence: str) -> None:
    """A line for whoever looks on."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
