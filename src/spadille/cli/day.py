"""`spadille day`: commit to the daily deals of a year, and reveal the secrets of past days."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from spadille.cli.arguments import Number
from spadille.cli.command_error import CommandError
from spadille.notation.days import SCHEME, DayChain, RevealedDay, read_chains
from spadille.sentences.display_names import sanitize_input

_OWNER_ONLY = 0o600
_EARLIEST, _LATEST = 2000, 9998


def commit(file: Path, /, *, year: Number, language: str | None = None) -> None:
    """Add a random secret for a year to `file`, and write the commitment to publish before that year."""
    del language
    if not _EARLIEST <= year <= _LATEST:
        raise CommandError("day-year", year=str(year))
    if year in _read_chain_file(file):
        raise CommandError("day-there", year=str(year), file=sanitize_input(str(file)))
    chain = DayChain(year, secrets.token_bytes(32))
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, _OWNER_ONLY), "a") as kept:
        kept.write(json.dumps({"year": year, "last": chain.last.hex()}) + "\n")
    file.chmod(_OWNER_ONLY)
    _write_json({"v": 1, "scheme": SCHEME, "year": year, "head": chain.head.hex()})


def reveal(file: Path, /, *, day: str, language: str | None = None) -> None:
    """Write the secret of a past day in the form that `spadille verify` reads."""
    del language
    try:
        past_day = date.fromisoformat(day)
    except ValueError:
        raise CommandError("day-no-day", day=sanitize_input(day)) from None
    chain = _read_chain_file(file).get(past_day.year)
    if chain is None:
        raise CommandError("day-no-year", year=str(past_day.year), file=sanitize_input(str(file)))
    _write_json(RevealedDay(past_day, chain.head, chain.secret(past_day)).to_json())


def _read_chain_file(file: Path) -> Mapping[int, DayChain]:
    """Return the chains in a file, by year; none if the file is missing."""
    if not file.exists():
        return {}
    try:
        return read_chains(file.read_text(encoding="utf-8"))
    except ValueError:
        raise CommandError("day-no-file", file=sanitize_input(str(file))) from None


def _write_json(content: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(content) + "\n")
