"""The page about playing in bulk is true: its examples are run, its numbers are the core's."""

import doctest
import re
from pathlib import Path

import pytest

from spadille.solver.simulation import OBSERVED

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "simulation.md"


def test_the_examples_are_true() -> None:
    pytest.importorskip("numpy")
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted > 20
    assert tried.failed == 0


def test_the_parts_of_an_observation_stand_side_by_side() -> None:
    at = 0
    for first, last in re.findall(r"^\| (\d+)(?:-(\d+))? \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        assert int(first) == at
        at = int(last or first) + 1
    assert at == OBSERVED
