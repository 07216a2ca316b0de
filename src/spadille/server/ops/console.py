"""The terminal output of the server's commands: messages, warnings, and errors that end the command."""

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
    """Return the settings from the given options, the environment and the settings file.

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
    """Return the catalogue of a language; for None, that of the system's language."""
    system_locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return load_catalogue(language or match_language(system_locale))


def default_file() -> Path:
    """Return the path of the default SQLite file."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "spadille" / "tables.sqlite"


def exit_unusable(
    catalogue: Catalogue, place: DatabaseUrl, error: DatabaseUnusable, *, status: int = 1
) -> SystemExit:
    """Write why a database cannot be used to standard error. Return the exception that ends the command."""
    kind = "file" if isinstance(place, Path) else "database"
    warn(catalogue, f"server-{kind}-{error.code}", file=error.place)
    return SystemExit(status)


def exit_with(catalogue: Catalogue, sentence: str, **facts: str | int) -> SystemExit:
    """Write a sentence of the catalogue to standard error. Return the exception that ends the command."""
    warn(catalogue, sentence, **facts)
    return SystemExit(1)


def warn(catalogue: Catalogue, sentence: str, **facts: str | int) -> None:
    """Write a sentence of the catalogue as a warning to standard error."""
    sys.stderr.write(wrap_for(sys.stderr, f"spadille: {catalogue.say(sentence, **facts)}\n"))


def corruption_facts(corruption: Corruption) -> dict[str, str | int]:
    """Return the facts that the catalogue's sentence about a corruption needs."""
    return {"table": printable(corruption.table), "seq": corruption.seq}


def print_line(sentence: str) -> None:
    """Write a line to standard output and flush it."""
    sys.stdout.write(wrap_for(sys.stdout, f"{sentence}\n"))
    sys.stdout.flush()
