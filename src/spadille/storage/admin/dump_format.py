"""The form in which everything that is kept is written down, line by line, whatever keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

VERSION: Final = 1
KIND: Final = "spadille-copy"
OF_THE_MOMENT: Final = {"leases", "alembic_version"}
"""What is no part of what has happened: who serves it now, and its shape, which the first line names."""
HELD: Final = ("tables", "lease")
Line = dict[str, Any]


class BadCopy(Exception):
    """A line of a copy that cannot be read, by its number; 0 for a copy that breaks off."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def head(shape: str) -> Line:
    """The first line."""
    return {"v": VERSION, "kind": KIND, "shape": shape}


def written(value: object) -> object:
    """A value as it stands there: bytes in hex."""
    return value.hex() if isinstance(value, bytes) else value


def read(lines: Iterable[str]) -> Iterator[tuple[int, Line]]:
    """The lines by their numbers.

    Raises:
        BadCopy: one is no line of a copy.
    """
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as trouble:
            raise BadCopy(number) from trouble
        if not isinstance(found, dict):
            raise BadCopy(number)
        yield number, found


def begun(lines: Iterator[tuple[int, Line]]) -> Line:
    """The first of the lines.

    Raises:
        BadCopy: it is not that of a copy.
    """
    found = next(lines, (1, Line()))[1]
    if (found.get("v"), found.get("kind")) != (VERSION, KIND) or "shape" not in found:
        raise BadCopy(1)
    return found


def rows(lines: Iterable[tuple[int, Line]]) -> Iterator[tuple[int, str, Line]]:
    """What is kept: the number of each line, into which table it belongs, and what is in it.

    Raises:
        BadCopy: the copy does not end as it says.
    """
    for number, line in lines:
        if "in" not in line:
            if line.get("lines") != number - 1:
                raise BadCopy(number)
            return
        yield number, str(line.pop("in")), line
    raise BadCopy(0)
