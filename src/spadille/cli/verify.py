"""`spadille verify`: were the cards of deals and matches dealt as it was promised."""

from __future__ import annotations

from spadille.cli.judged import FileName, Judgment, answer_all
from spadille.cli.language import spoken
from spadille.notation.verify import verify as verified


def verify(*files: FileName, language: str | None = None) -> int:
    """Deals every deal of some files again from its chance, one line of JSON for each record."""
    return answer_all(files, _verified, spoken(language))


def _verified(value: object) -> Judgment:
    verdict = verified(value)
    return Judgment(verdict.answer, verdict.refusal)
