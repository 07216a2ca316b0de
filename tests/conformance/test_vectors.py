"""Tests of the shared vectors: records of every kind, with the answers of `spadille check`."""

import json
from pathlib import Path

import pytest

from spadille.notation.check import Unsound
from spadille.notation.matches import UnsoundMatch, judge
from spadille.sentences.error_text import format_record_error
from spadille.text import load_catalogue

HERE = Path(__file__).parent


def _read(line: str) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


VECTORS = {"six-bid": 430, "progressive": 430, "german-solo": 507}


def _cases(game: str) -> list[tuple[str, dict[str, object]]]:
    given = (HERE / f"{game}.in.jsonl").read_text("utf-8").splitlines()
    expected = (HERE / f"{game}.expected.jsonl").read_text("utf-8").splitlines()
    return [(line, json.loads(answer)) for line, answer in zip(given, expected, strict=True)]


CASES = {f"{game}:{number}": case for game in VECTORS for number, case in enumerate(_cases(game), 1)}


@pytest.mark.parametrize(("game", "vectors"), VECTORS.items())
def test_no_vector_is_missing(game: str, vectors: int) -> None:
    assert sum(name.startswith(game) for name in CASES) == vectors


@pytest.mark.parametrize(("line", "expected"), CASES.values(), ids=CASES)
def test_the_vector_agrees(line: str, expected: dict[str, object]) -> None:
    verdict = judge(_read(line))
    wrong = (
        format_record_error(verdict.refusal, load_catalogue("en"))
        if isinstance(verdict, Unsound | UnsoundMatch)
        else ""
    )
    stated = verdict.to_json()
    for words in (stated, expected):
        words.pop("message", None)
        if "legal" in words:
            legal = words["legal"]
            assert isinstance(legal, list)
            words["legal"] = sorted(legal)
    assert stated == expected, wrong
