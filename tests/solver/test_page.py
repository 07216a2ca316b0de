"""Tests that the examples of the solver's page are correct."""

import doctest
import json
import re

from spadille.solver.problem_json import read_question
from spadille.solver.questions import answer_json, solve_questions
from tests.house.source import ROOT

PAGE = ROOT / "docs" / "reference" / "solver.md"


def test_python_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_the_json_example_is_correct() -> None:
    text = PAGE.read_text("utf-8")
    asked = re.search(r"```json\n(.+?)```", text, re.DOTALL)
    shown = re.search(r"is answered with `(\{.+?\}\})`", text)
    assert asked
    assert shown
    question = read_question(json.loads(asked[1]))
    (answer,) = solve_questions([question], threads=1)
    assert answer_json(question, answer) == json.loads(shown[1])
