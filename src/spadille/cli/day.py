"""`spadille day`: the secrets of a year's deals of the day, and what is told of them."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from spadille.cli.arguments import Number
from spadille.cli.trouble import Trouble
from spadille.notation.days import SCHEME, DayChain, DayTold, read_chains
from spadille.talk.quoting import quoted

_OWNERS_ALONE = 0o600
_EARLIEST, _LATEST = 2000, 9998


def commit(file: Path, /, *, year: Number, language: str | None = None) -> None:
    """Draws the secret of a year into a file of the house's own, and writes what is published before it."""
    del language
    if not _EARLIEST <= year <= _LATEST:
        raise Trouble("day-year", year=str(year))
    if year in _kept(file):
        raise Trouble("day-there", year=str(year), file=quoted(str(file)))
    chain = DayChain(year, secrets.token_bytes(32))
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, _OWNERS_ALONE), "a") as kept:
        kept.write(json.dumps({"year": year, "last": chain.last.hex()}) + "\n")
    file.chmod(_OWNERS_ALONE)
    _write({"v": 1, "scheme": SCHEME, "year": year, "head": chain.head.hex()})


def tell(file: Path, /, *, day: str, language: str | None = None) -> None:
    """Writes the secret of a day that is over, as `spadille verify` reads it."""
    del language
    try:
        past_day = date.fromisoformat(day)
    except ValueError:
        raise Trouble("day-no-day", day=quoted(day)) from None
    chain = _kept(file).get(past_day.year)
    if chain is None:
        raise Trouble("day-no-year", year=str(past_day.year), file=quoted(str(file)))
    _write(DayTold(past_day, chain.head, chain.secret(past_day)).to_json())


def _kept(file: Path) -> Mapping[int, DayChain]:
    """The years that a file keeps; none where there is no file."""
    if not file.exists():
        return {}
    try:
        return read_chains(file.read_text(encoding="utf-8"))
    except ValueError:
        raise Trouble("day-no-file", file=quoted(str(file))) from None


def _write(content: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(content) + "\n")
