"""`spadille code`: deals as a line of letters each, and back."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial

from spadille.cli.judged import SOUND, UNREADABLE, UNSOUND, FileName, named
from spadille.cli.language import spoken
from spadille.cli.lines import filled_lines, lines_of
from spadille.cli.trouble import Trouble
from spadille.notation.codes import code_of, deal_of
from spadille.notation.records import read_record, record_json
from spadille.rules.refusal import NotAllowed
from spadille.talk.faults import fault
from spadille.talk.quoting import quoted
from spadille.text import Catalogue, catalogue

Answer = tuple[int, Callable[[], str]]
"""The number of a line that was read, and what gives the line that answers it."""


def code(*files: FileName, read: bool = False, language: str | None = None) -> int:
    """Writes the code of each record, or with `read` the record of each code."""
    words = catalogue(spoken(language))
    lines = _records if read else _codes
    return max(_written(name, lines, words) for name in named(files))


def _codes(name: str) -> Iterator[Answer]:
    """For each record of a file, what gives its code."""
    return ((line.number, partial(_code, line.value)) for line in lines_of(name))


def _records(name: str) -> Iterator[Answer]:
    """For each code of a file, what gives its record."""
    return ((number, partial(_record, text)) for number, text in filled_lines(name))


def _code(value: object) -> str:
    return code_of(read_record(value).replay())


def _record(text: str) -> str:
    return json.dumps(record_json(deal_of(text)))


def _written(name: str, lines: Callable[[str], Iterator[Answer]], words: Catalogue) -> int:
    """Writes what each line gives; a line that gives nothing is named, and keeps no other back."""
    status = SOUND
    try:
        for number, answer in lines(name):
            try:
                sys.stdout.write(f"{answer()}\n")
            except NotAllowed as refusal:
                status = UNSOUND
                wrong = fault(refusal, words)
                message = words.say("code-line", file=quoted(name), line=str(number), message=wrong)
                sys.stderr.write(f"spadille: {message}\n")
    except Trouble as trouble:
        sys.stderr.write(f"spadille: {trouble.sentence(words)}\n")
        return UNREADABLE
    return status
