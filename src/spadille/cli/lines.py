"""JSON Lines, read as they come: from files, or from standard input where none is named."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from spadille.cli.trouble import Trouble, why
from spadille.talk.quoting import quoted

STANDARD_INPUT = "-"
_UNREADABLE: dict[type[OSError], str] = {
    FileNotFoundError: "no-file",
    IsADirectoryError: "folder",
    PermissionError: "closed-file",
}
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class FilledLine:
    """A line with something on it."""

    number: int
    """Its place in the file, blank lines counted."""
    value: object
    """What it says; None where it says nothing that can be read."""
    is_json: bool = True


def lines_of(name: str) -> Iterator[FilledLine]:
    """The lines of a file, blank ones left out; none of them is kept.

    Raises:
        Trouble: it cannot be read, it is no text, or no line in it is JSON.
    """
    is_json = False
    for number, text in filled_lines(name):
        line = _read(number, text)
        is_json = is_json or line.is_json
        yield line
    if not is_json and name == STANDARD_INPUT:
        raise Trouble("no-json-typed")
    if not is_json:
        raise Trouble("no-json", file=quoted(name))


def filled_lines(name: str) -> Iterator[tuple[int, str]]:
    """The lines with something on them, as text, each with its place in the file.

    Raises:
        Trouble: it cannot be read, or it is no text.
    """
    for number, line in enumerate(_raw(name), start=1):
        filled = (line.removeprefix(_BYTE_ORDER_MARK) if number == 1 else line).strip()
        if filled:
            yield number, _text(filled, name, number)


def _raw(name: str) -> Iterator[bytes]:
    try:
        if name == STANDARD_INPUT:
            yield from _standard_input()
        else:
            with Path(name).open("rb") as file:
                yield from file
    except OSError as wrong:
        trouble = _UNREADABLE.get(type(wrong), "unreadable")
        raise Trouble(trouble, file=quoted(name), why=why(wrong)) from None


def _standard_input() -> Iterator[bytes]:
    if sys.stdin is None:
        raise Trouble("no-input")
    return iter(sys.stdin.buffer)


def _text(line: bytes, name: str, number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise Trouble("not-utf-8", file=quoted(name), line=str(number)) from None


def _no_number(word: str) -> NoReturn:
    """NaN and Infinity are no JSON, though Python would read them."""
    raise json.JSONDecodeError("no number", word, 0)


_DECODER = json.JSONDecoder(parse_constant=_no_number)


def _read(number: int, text: str) -> FilledLine:
    try:
        return FilledLine(number, _DECODER.decode(text))
    except json.JSONDecodeError:
        return FilledLine(number, None, is_json=False)
    except (RecursionError, ValueError):
        # JSON, but nested deeper or with a longer number than any record has.
        return FilledLine(number, None)
