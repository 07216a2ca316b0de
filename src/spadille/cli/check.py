"""`spadille check`: are deals and matches played by the rules, and do their results agree."""

from __future__ import annotations

from spadille.cli.judged import FileName, Judgment, answer_all
from spadille.cli.language import spoken
from spadille.notation.check import Unsound
from spadille.notation.matches import UnsoundMatch, judge


def check(*files: FileName, language: str | None = None) -> int:
    """Judges every deal and match of some files, one line of JSON for each."""
    return answer_all(files, _checked, spoken(language))


def _checked(value: object) -> Judgment:
    verdict = judge(value)
    wrong = verdict.refusal if isinstance(verdict, Unsound | UnsoundMatch) else None
    return Judgment(verdict.to_json(), wrong)
