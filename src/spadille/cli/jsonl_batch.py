"""What `check`, `verify`, `score` and `solve` have in common: one line in, one line out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import Parameter

from spadille.cli.command_error import CommandError, describe_os_error
from spadille.rules.refusal import NotAllowed
from spadille.sentences.display_names import sanitize_input
from spadille.sentences.error_text import format_record_error
from spadille.text import load_catalogue

STANDARD_INPUT = "-"
_FILE_ERRORS: dict[type[OSError], str] = {
    FileNotFoundError: "no-file",
    IsADirectoryError: "folder",
    PermissionError: "closed-file",
}
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class JsonLine:
    """A line with something on it."""

    number: int
    """Its place in the file, blank lines counted."""
    value: object
    """What it says; None where it says nothing that can be read."""
    is_json: bool = True


def read_json_lines(name: str) -> Iterator[JsonLine]:
    """The lines of a file, blank ones left out; none of them is kept.

    Raises:
        Trouble: it cannot be read, it is no text, or no line in it is JSON.
    """
    is_json = False
    for number, text in read_text_lines(name):
        line = _parse_line(number, text)
        is_json = is_json or line.is_json
        yield line
    if not is_json and name == STANDARD_INPUT:
        raise CommandError("no-json-typed")
    if not is_json:
        raise CommandError("no-json", file=sanitize_input(name))


def read_text_lines(name: str) -> Iterator[tuple[int, str]]:
    """The lines with something on them, as text, each with its place in the file.

    Raises:
        Trouble: it cannot be read, or it is no text.
    """
    for number, line in enumerate(_read_bytes(name), start=1):
        filled = (line.removeprefix(_BYTE_ORDER_MARK) if number == 1 else line).strip()
        if filled:
            yield number, _decode(filled, name, number)


def _read_bytes(name: str) -> Iterator[bytes]:
    try:
        if name == STANDARD_INPUT:
            yield from _read_standard_input()
        else:
            with Path(name).open("rb") as file:
                yield from file
    except OSError as wrong:
        trouble = _FILE_ERRORS.get(type(wrong), "unreadable")
        raise CommandError(trouble, file=sanitize_input(name), why=describe_os_error(wrong)) from None


def _read_standard_input() -> Iterator[bytes]:
    if sys.stdin is None:
        raise CommandError("no-input")
    return iter(sys.stdin.buffer)


def _decode(line: bytes, name: str, number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise CommandError("not-utf-8", file=sanitize_input(name), line=str(number)) from None


def _reject_constant(word: str) -> NoReturn:
    """NaN and Infinity are no JSON, though Python would read them."""
    raise json.JSONDecodeError("no number", word, 0)


_DECODER = json.JSONDecoder(parse_constant=_reject_constant)


def _parse_line(number: int, text: str) -> JsonLine:
    try:
        return JsonLine(number, _DECODER.decode(text))
    except json.JSONDecodeError:
        return JsonLine(number, None, is_json=False)
    except (RecursionError, ValueError):
        # JSON, but nested deeper or with a longer number than any record has.
        return JsonLine(number, None)


SOUND, UNSOUND, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class LineResult:
    """The answer to one line."""

    answer: Mapping[str, object]
    """As it is written, but for the message."""
    refusal: NotAllowed | None = None
    """What is wrong, if something is."""


LineProcessor = Callable[[object], LineResult]
StreamProcessor = Callable[[Iterator[object]], Iterator[LineResult]]
"""Judges many lines, some of them together, and answers in their order."""
FileName = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, or `-` for standard input; what else begins with a hyphen is no file."""


def process_lines(names: Sequence[str], process: LineProcessor, language: str) -> int:
    """Answers every line of every file; gives the exit status."""
    return process_stream(names, lambda values: (_process_line(process, value) for value in values), language)


def process_stream(names: Sequence[str], process: StreamProcessor, language: str) -> int:
    """As `answer_all`, where one answer need not wait for the one before it."""
    return max([_process_file(name, process, language) for name in check_file_names(names)])


def check_file_names(names: Sequence[str]) -> Sequence[str]:
    """The files that are named, or standard input.

    Raises:
        Trouble: what is named is an option, and there is none of this name.
    """
    if option := next((name for name in names if len(name) > 1 and name.startswith("-")), None):
        raise CommandError("no-such-file", option=sanitize_input(option))
    return names or (STANDARD_INPUT,)


def _process_file(name: str, process: StreamProcessor, language: str) -> int:
    """Answers one file's lines as they come. What cannot be read keeps no other file from being read."""
    status = SOUND
    try:
        for result in process(line.value for line in read_json_lines(name)):
            sys.stdout.write(_format_result(result, language))
            sys.stdout.flush()
            status = max(status, SOUND if result.refusal is None else UNSOUND)
    except CommandError as trouble:
        sys.stderr.write(f"spadille: {trouble.message(load_catalogue(language))}\n")
        return UNREADABLE
    return status


def _process_line(process: LineProcessor, value: object) -> LineResult:
    try:
        return process(value)
    except RecursionError:
        # Nested so deep that it could just be read, but not looked at.
        return process(None)


def _format_result(result: LineResult, language: str) -> str:
    answer = result.answer
    if result.refusal is not None:
        answer = {**answer, "message": format_record_error(result.refusal, load_catalogue(language))}
    return json.dumps(answer, ensure_ascii=False) + "\n"
