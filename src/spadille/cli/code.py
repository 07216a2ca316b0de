"""`spadille code`: encode records as deal codes, one line of letters each, and decode them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from spadille.cli.jsonl_batch import FileName, read_json_lines, read_text_lines, write_lines
from spadille.cli.language import choose_language
from spadille.notation.codes import code_of, deal_of
from spadille.notation.records import read_record, record_json
from spadille.text import load_catalogue


def code(*files: FileName, decode: bool = False, language: str | None = None) -> int:
    """Write the deal code of each record or, with `decode`, the record of each deal code."""
    catalogue = load_catalogue(choose_language(language))
    if decode:
        return write_lines(files, read_text_lines, _decode_code, catalogue)
    return write_lines(files, read_json_lines, _encode_record, catalogue)


def _encode_record(_number: int, value: object) -> Iterator[str]:
    yield code_of(read_record(value).replay())


def _decode_code(_number: int, text: str) -> Iterator[str]:
    yield json.dumps(record_json(deal_of(text)))
