"""`spadille verify`: checks that cards were dealt as committed."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation.verify import verify as verify_deal


def verify(*files: FileName, language: str | None = None) -> int:
    """Deal every deal of some files again from its random source, and write one line of JSON for each."""
    return process_lines(files, _verify_record, choose_language(language))


def _verify_record(value: object) -> LineResult:
    verdict = verify_deal(value)
    return LineResult(verdict.answer, verdict.refusal)
