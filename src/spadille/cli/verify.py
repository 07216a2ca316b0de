"""`spadille verify`: were the cards of deals and matches dealt as it was promised."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation.verify import verify as verified


def verify(*files: FileName, language: str | None = None) -> int:
    """Deals every deal of some files again from its chance, one line of JSON for each record."""
    return process_lines(files, _verify_record, choose_language(language))


def _verify_record(value: object) -> LineResult:
    verdict = verified(value)
    return LineResult(verdict.answer, verdict.refusal)
