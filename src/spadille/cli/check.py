"""`spadille check`: checks that deals and matches follow the rules and state the right results."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation.check import Unsound
from spadille.notation.matches import UnsoundMatch, judge


def check(*files: FileName, language: str | None = None) -> int:
    """Check every deal and match of some files, and write one line of JSON for each."""
    return process_lines(files, _check_record, choose_language(language))


def _check_record(value: object) -> LineResult:
    verdict = judge(value)
    refusal = verdict.refusal if isinstance(verdict, Unsound | UnsoundMatch) else None
    return LineResult(verdict.to_json(), refusal)
