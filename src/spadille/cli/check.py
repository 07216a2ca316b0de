"""`spadille check`, `score` and `verify`: check records, settle summaries, and check how cards were dealt."""

from __future__ import annotations

from spadille.cli.jsonl_batch import FileName, LineResult, process_lines
from spadille.cli.language import choose_language
from spadille.notation import matches, scores
from spadille.notation.check import Unsound
from spadille.notation.verify import verify as verify_deal


def check(*files: FileName, language: str | None = None) -> int:
    """Check every record of a deal or match in some files, and write one line of JSON for each."""
    return process_lines(files, _check_record, choose_language(language))


def _check_record(value: object) -> LineResult:
    verdict = matches.judge(value)
    refusal = verdict.refusal if isinstance(verdict, Unsound | matches.UnsoundMatch) else None
    return LineResult(verdict.to_json(), refusal)


def score(*files: FileName, language: str | None = None) -> int:
    """Settle every summary in some files, and write one line of JSON for each."""
    return process_lines(files, _score_summary, choose_language(language))


def _score_summary(summary: object) -> LineResult:
    verdict = scores.score(summary)
    refusal = verdict.refusal if isinstance(verdict, scores.Unscored) else None
    return LineResult(verdict.to_json(), refusal)


def verify(*files: FileName, language: str | None = None) -> int:
    """Check how the cards of every deal in some files were dealt, and write one line of JSON for each."""
    return process_lines(files, _verify_record, choose_language(language))


def _verify_record(value: object) -> LineResult:
    verdict = verify_deal(value)
    return LineResult(verdict.answer, verdict.refusal)
