"""Tests of the shared solver vectors: problems, full deals and endings, with their values."""

import json
from pathlib import Path

from spadille.solver.problem_json import read_question
from spadille.solver.questions import answer_json, solve_questions

HERE = Path(__file__).parent
GIVEN = [json.loads(line) for line in (HERE / "solve.in.jsonl").read_text("utf-8").splitlines()]
EXPECTED = [json.loads(line) for line in (HERE / "solve.expected.jsonl").read_text("utf-8").splitlines()]


def test_no_problem_is_missing() -> None:
    assert len(GIVEN) == len(EXPECTED) == 946


def test_every_problem_agrees() -> None:
    questions = list(map(read_question, GIVEN))
    found = map(answer_json, questions, solve_questions(questions, threads=1))
    differing = [
        (number, answer, expected)
        for number, (answer, expected) in enumerate(zip(found, EXPECTED, strict=True), 1)
        if answer != expected
    ]
    assert differing == []
