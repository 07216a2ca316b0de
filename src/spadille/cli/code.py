"""`spadille code`: encodes records as deal codes, one line of letters each, and decodes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial

from spadille.cli.command_error import CommandError
from spadille.cli.jsonl_batch import (
    SOUND,
    UNREADABLE,
    UNSOUND,
    FileName,
    check_file_names,
    read_json_lines,
    read_text_lines,
)
from spadille.cli.language import choose_language
from spadille.notation.codes import code_of, deal_of
from spadille.notation.records import read_record, record_json
from spadille.rules.refusal import NotAllowed
from spadille.sentences.display_names import sanitize_input
from spadille.sentences.error_text import format_record_error
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

LineConverter = tuple[int, Callable[[], str]]
"""The number of a line, and a function that returns the converted line."""


def code(*files: FileName, decode: bool = False, language: str | None = None) -> int:
    """Write the deal code of each record or, with `decode`, the record of each deal code."""
    catalogue = load_catalogue(choose_language(language))
    lines = _convert_codes if decode else _convert_records
    return max(_write_answers(name, lines, catalogue) for name in check_file_names(files))


def _convert_records(name: str) -> Iterator[LineConverter]:
    return ((line.number, partial(_encode_record, line.value)) for line in read_json_lines(name))


def _convert_codes(name: str) -> Iterator[LineConverter]:
    return ((number, partial(_decode_code, text)) for number, text in read_text_lines(name))


def _encode_record(value: object) -> str:
    return code_of(read_record(value).replay())


def _decode_code(text: str) -> str:
    return json.dumps(record_json(deal_of(text)))


def _write_answers(name: str, lines: Callable[[str], Iterator[LineConverter]], catalogue: Catalogue) -> int:
    """Write the converted lines of a file. A line that fails is reported, and the next one converted."""
    status = SOUND
    try:
        for number, answer in lines(name):
            try:
                sys.stdout.write(f"{answer()}\n")
            except NotAllowed as refusal:
                status = UNSOUND
                wrong = format_record_error(refusal, catalogue)
                message = catalogue.say(
                    "code-line", file=sanitize_input(name), line=str(number), message=wrong
                )
                sys.stderr.write(wrap_for(sys.stderr, f"spadille: {message}\n"))
    except CommandError as error:
        sys.stderr.write(wrap_for(sys.stderr, f"spadille: {error.message(catalogue)}\n"))
        return UNREADABLE
    return status
