"""The format of a dump: lines of JSON, the same for every kind of database."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

VERSION: Final = 1
KIND: Final = "spadille-copy"
NOT_DUMPED: Final = {"leases", "alembic_version"}
"""Tables that are not dumped: the leases of running servers, and the schema version: it is in the header."""
LEASE_COLUMN: Final = ("tables", "lease")
Line = dict[str, Any]


class BadDump(Exception):
    """A dump that cannot be read, with the number of the bad line; 0 if the dump breaks off."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def make_header(revision: str) -> Line:
    """Return the first line of a dump."""
    return {"v": VERSION, "kind": KIND, "shape": revision}


def encode_value(value: object) -> object:
    """Return a value as JSON can hold it: bytes in hex."""
    return value.hex() if isinstance(value, bytes) else value


def parse_lines(lines: Iterable[str]) -> Iterator[tuple[int, Line]]:
    """Yield each line with its number.

    Raises:
        BadDump: a line is not a JSON object.
    """
    for number, line in enumerate(lines, 1):
        try:
            parsed = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadDump(number) from error
        if not isinstance(parsed, dict):
            raise BadDump(number)
        yield number, parsed


def read_header(lines: Iterator[tuple[int, Line]]) -> Line:
    """Return the first line.

    Raises:
        BadDump: it is not the header of a dump.
    """
    parsed = next(lines, (1, Line()))[1]
    if (parsed.get("v"), parsed.get("kind")) != (VERSION, KIND) or "shape" not in parsed:
        raise BadDump(1)
    return parsed


def read_rows(lines: Iterable[tuple[int, Line]]) -> Iterator[tuple[int, str, Line]]:
    """Yield each row: the number of its line, the name of its table, and its columns.

    Raises:
        BadDump: the dump ends early, or its last line does not count the lines.
    """
    for number, line in lines:
        if "in" not in line:
            if line.get("lines") != number - 1:
                raise BadDump(number)
            return
        yield number, str(line.pop("in")), line
    raise BadDump(0)
