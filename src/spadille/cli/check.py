"""`spadille check`: are deals and matches played by the rules, and do their results agree."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation.check import Unsound
from spadille.notation.matches import UnsoundMatch, judge


def check(*files: FileName, language: str | None = None) -> int:
    """Judges every deal and match of some files, one line of JSON for each."""
    return process_lines(files, _check_record, choose_language(language))


def _check_record(value: object) -> LineResult:
    verdict = judge(value)
    wrong = verdict.refusal if isinstance(verdict, Unsound | UnsoundMatch) else None
    return LineResult(verdict.to_json(), wrong)
