"""Tests of the examples of the adapters' guide."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "adapters.md"


def test_examples_of_the_guide_run() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted > 20
    assert tried.failed == 0
