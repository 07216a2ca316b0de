"""`spadille score`: who pays what for a deal played with real cards."""

from __future__ import annotations

from spadille.cli.judged import FileName, Judgment, answer_all
from spadille.cli.language import spoken
from spadille.notation.scores import Unscored
from spadille.notation.scores import score as scored


def score(*files: FileName, language: str | None = None) -> int:
    """Settles every summary of some files, one line of JSON for each."""
    return answer_all(files, _settled, spoken(language))


def _settled(summary: object) -> Judgment:
    verdict = scored(summary)
    wrong = verdict.refusal if isinstance(verdict, Unscored) else None
    return Judgment(verdict.to_json(), wrong)
