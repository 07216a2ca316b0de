"""The form in which everything that is kept is written down, line by line, whatever keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

VERSION: Final = 1
KIND: Final = "spadille-copy"
NOT_DUMPED: Final = {"leases", "alembic_version"}
"""What is no part of what has happened: who serves it now, and its shape, which the first line names."""
LEASE_COLUMN: Final = ("tables", "lease")
Line = dict[str, Any]


class BadDump(Exception):
    """A line of a copy that cannot be read, by its number; 0 for a copy that breaks off."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def make_header(shape: str) -> Line:
    """The first line."""
    return {"v": VERSION, "kind": KIND, "shape": shape}


def encode_value(value: object) -> object:
    """A value as it stands there: bytes in hex."""
    return value.hex() if isinstance(value, bytes) else value


def parse_lines(lines: Iterable[str]) -> Iterator[tuple[int, Line]]:
    """The lines by their numbers.

    Raises:
        BadCopy: one is no line of a copy.
    """
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as trouble:
            raise BadDump(number) from trouble
        if not isinstance(found, dict):
            raise BadDump(number)
        yield number, found


def read_header(lines: Iterator[tuple[int, Line]]) -> Line:
    """The first of the lines.

    Raises:
        BadCopy: it is not that of a copy.
    """
    found = next(lines, (1, Line()))[1]
    if (found.get("v"), found.get("kind")) != (VERSION, KIND) or "shape" not in found:
        raise BadDump(1)
    return found


def read_rows(lines: Iterable[tuple[int, Line]]) -> Iterator[tuple[int, str, Line]]:
    """What is kept: the number of each line, into which table it belongs, and what is in it.

    Raises:
        BadCopy: the copy does not end as it says.
    """
    for number, line in lines:
        if "in" not in line:
            if line.get("lines") != number - 1:
                raise BadDump(number)
            return
        yield number, str(line.pop("in")), line
    raise BadDump(0)
