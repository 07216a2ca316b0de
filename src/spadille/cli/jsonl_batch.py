"""Read JSON Lines from files, and write one line of JSON for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

from cyclopts import Parameter

from spadille.cli.command_error import CommandError, describe_os_error
from spadille.rules.refusal import NotAllowed
from spadille.sentences.display_names import sanitize_input
from spadille.sentences.error_text import format_record_error
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

Value = TypeVar("Value")
STANDARD_INPUT = "-"
_FILE_ERRORS: dict[type[OSError], str] = {
    FileNotFoundError: "no-file",
    IsADirectoryError: "folder",
    PermissionError: "closed-file",
}
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_json_lines(name: str) -> Iterator[tuple[int, object]]:
    """Yield the number and the JSON value of each line that is not blank; None if it cannot be parsed.

    Raises:
        CommandError: The file cannot be read, is not UTF-8, or has no line.
    """
    is_empty = True
    for number, text in read_text_lines(name):
        is_empty = False
        yield number, _parse_line(text)
    if is_empty and name == STANDARD_INPUT:
        raise CommandError("no-json-typed")
    if is_empty:
        raise CommandError("no-json", file=sanitize_input(name))


def read_text_lines(name: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the text of each line that is not blank.

    Raises:
        CommandError: The file cannot be read or is not UTF-8.
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
    except OSError as error:
        code = _FILE_ERRORS.get(type(error), "unreadable")
        raise CommandError(code, file=sanitize_input(name), why=describe_os_error(error)) from None


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
    """Raise an error for NaN and Infinity, which Python accepts and JSON does not."""
    raise json.JSONDecodeError("no number", word, 0)


_DECODER = json.JSONDecoder(parse_constant=_reject_constant)


def _parse_line(text: str) -> object:
    try:
        return _DECODER.decode(text)
    except (RecursionError, ValueError):
        # The line is no JSON, is nested too deeply, or has a number with too many digits.
        return None


SOUND, UNSOUND, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class LineResult:
    """The answer to one line of a file."""

    answer: Mapping[str, object]
    """The JSON object to write, without its message."""
    refusal: NotAllowed | None = None
    """The error in the line, if any."""


LineProcessor = Callable[[object], LineResult]
StreamProcessor = Callable[[Iterator[object]], Iterator[LineResult]]
"""A function that answers lines in order. It may process several lines at once."""
FileName = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The name of a file, or `-` for standard input. Other names beginning with `-` are refused as options."""


def process_lines(names: Sequence[str], process: LineProcessor, language: str) -> int:
    """Write the answer of `process` to every line of every file. Return the exit status."""
    return process_stream(names, lambda values: (_process_line(process, value) for value in values), language)


def process_stream(names: Sequence[str], process: StreamProcessor, language: str) -> int:
    """Write the answers of `process` to the lines of each file, and return the exit status.

    `process` may read ahead.
    """
    return max([_process_file(name, process, language) for name in check_file_names(names)])


def write_lines(
    names: Sequence[str],
    read: Callable[[str], Iterator[tuple[int, Value]]],
    convert: Callable[[int, Value], Iterator[str]],
    catalogue: Catalogue,
) -> int:
    """Write the lines that `convert` makes of each line of every file. Return the exit status.

    `convert` gets the number of the value in its file, from 1, and the value. An error in a line is reported,
    and the next line is converted.
    """
    return max([_write_file(name, read, convert, catalogue) for name in check_file_names(names)])


def _write_file(
    name: str,
    read: Callable[[str], Iterator[tuple[int, Value]]],
    convert: Callable[[int, Value], Iterator[str]],
    catalogue: Catalogue,
) -> int:
    status = SOUND
    try:
        for place, (number, value) in enumerate(read(name), start=1):
            try:
                for answer in convert(place, value):
                    sys.stdout.write(f"{answer}\n")
                    sys.stdout.flush()
            except NotAllowed as refusal:
                status = UNSOUND
                wrong = format_record_error(refusal, catalogue)
                facts = {"file": sanitize_input(name), "line": str(number), "message": wrong}
                message = f"spadille: {catalogue.say('code-line', **facts)}\n"
                sys.stderr.write(wrap_for(sys.stderr, message))
    except CommandError as error:
        sys.stderr.write(wrap_for(sys.stderr, f"spadille: {error.message(catalogue)}\n"))
        return UNREADABLE
    return status


def check_file_names(names: Sequence[str]) -> Sequence[str]:
    """Return the file names after checking them; without any, that of standard input.

    Raises:
        CommandError: A name looks like an option.
    """
    if option := next((name for name in names if len(name) > 1 and name.startswith("-")), None):
        raise CommandError("no-such-file", option=sanitize_input(option))
    return names or (STANDARD_INPUT,)


def _process_file(name: str, process: StreamProcessor, language: str) -> int:
    """Answer the lines of one file as they arrive. If the file cannot be read, report that and return."""
    status = SOUND
    try:
        for result in process(value for _, value in read_json_lines(name)):
            sys.stdout.write(_format_result(result, language))
            sys.stdout.flush()
            status = max(status, SOUND if result.refusal is None else UNSOUND)
    except CommandError as error:
        message = f"spadille: {error.message(load_catalogue(language))}\n"
        sys.stderr.write(wrap_for(sys.stderr, message))
        return UNREADABLE
    return status


def _process_line(process: LineProcessor, value: object) -> LineResult:
    try:
        return process(value)
    except RecursionError:
        # The value was parsed but is nested too deeply to process: answer it as malformed.
        return process(None)


def _format_result(result: LineResult, language: str) -> str:
    answer = result.answer
    if result.refusal is not None:
        answer = {**answer, "message": format_record_error(result.refusal, load_catalogue(language))}
    return json.dumps(answer, ensure_ascii=False) + "\n"
