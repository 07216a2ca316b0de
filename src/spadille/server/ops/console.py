"""The operator's terminal: messages, warnings and exits of the server's commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from spadille.server.ops.settings import BadSetting, Settings, settings
from spadille.storage import Corruption, DatabaseUnusable
from spadille.storage.event_logs import printable
from spadille.storage.open_database import DatabaseUrl
from spadille.text import LANGUAGES, Catalogue, load_catalogue, match_language
from spadille.text.wrapping import wrap_for


def load_settings(given: Mapping[str, object]) -> Settings:
    """Return the settings in force.

    Raises:
        SystemExit: a setting is invalid.
    """
    try:
        return settings(given, os.environ)
    except BadSetting as bad:
        language = given.get("language") or os.environ.get("SPADILLE_LANGUAGE")
        catalogue = resolve_catalogue(
            language if isinstance(language, str) and language in LANGUAGES else None
        )
        raise exit_with(catalogue, bad.sentence, **bad.facts) from None


def resolve_catalogue(language: str | None) -> Catalogue:
    """Return the catalogue of a language, by default the system's."""
    system_locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return load_catalogue(language or match_language(system_locale))


def default_file() -> Path:
    """Return the path of the default SQLite file."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "spadille" / "tables.sqlite"


def exit_unusable(
    catalogue: Catalogue, place: DatabaseUrl, error: DatabaseUnusable, *, status: int = 1
) -> SystemExit:
    """Warn why a database cannot be used, and return the exit to raise."""
    kind = "file" if isinstance(place, Path) else "database"
    warn(catalogue, f"server-{kind}-{error.code}", file=error.place)
    return SystemExit(status)


def exit_with(catalogue: Catalogue, sentence: str, **facts: str | int) -> SystemExit:
    """Warn with a sentence, and return the exit to raise."""
    warn(catalogue, sentence, **facts)
    return SystemExit(1)


def warn(catalogue: Catalogue, sentence: str, **facts: str | int) -> None:
    """Write a warning to standard error."""
    sys.stderr.write(wrap_for(sys.stderr, f"spadille: {catalogue.say(sentence, **facts)}\n"))


def corruption_facts(corruption: Corruption) -> dict[str, str | int]:
    """Return the facts of the sentence about a corruption."""
    return {"table": printable(corruption.table), "seq": corruption.seq}


def print_line(sentence: str) -> None:
    """Write a line to standard output at once."""
    sys.stdout.write(wrap_for(sys.stdout, f"{sentence}\n"))
    sys.stdout.flush()
