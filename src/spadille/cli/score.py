"""`spadille score`: settles deals played with real cards."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation.scores import Unscored
from spadille.notation.scores import score as settle_summary


def score(*files: FileName, language: str | None = None) -> int:
    """Settle every summary of some files, and write one line of JSON for each."""
    return process_lines(files, _score_summary, choose_language(language))


def _score_summary(summary: object) -> LineResult:
    verdict = settle_summary(summary)
    refusal = verdict.refusal if isinstance(verdict, Unscored) else None
    return LineResult(verdict.to_json(), refusal)
