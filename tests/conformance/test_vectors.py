"""The shared vectors: records of every kind, and what `spadille check` says to each."""

import json
from pathlib import Path

import pytest

from spadille.notation.matches import judge

HERE = Path(__file__).parent


def _read(line: str) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _cases() -> list[tuple[str, dict[str, object]]]:
    given = (HERE / "six-bid.in.jsonl").read_text("utf-8").splitlines()
    expected = (HERE / "six-bid.expected.jsonl").read_text("utf-8").splitlines()
    return [(line, json.loads(answer)) for line, answer in zip(given, expected, strict=True)]


CASES = _cases()


def test_no_vector_is_missing() -> None:
    assert len(CASES) == 430


@pytest.mark.parametrize(
    ("line", "expected"), CASES, ids=[str(number) for number in range(1, len(CASES) + 1)]
)
def test_the_vector_agrees(line: str, expected: dict[str, object]) -> None:
    said = judge(_read(line)).to_json()
    for words in (said, expected):
        words.pop("message", None)
        if "legal" in words:
            legal = words["legal"]
            assert isinstance(legal, list)
            words["legal"] = sorted(legal)
    assert said == expected
