"""Tests that every Python example of the pages and the docstrings passes the type checker.

`RUN_ELSEWHERE` in test_docs.py names the tests that run them.
"""

from __future__ import annotations

from pathlib import Path

from mypy import api

from scripts.examples import read_docstrings, read_page, write_examples
from tests.house.source import ROOT, SPADILLE


def test_examples_are_typed_strictly(tmp_path: Path) -> None:
    assert write_examples(tmp_path / "examples") > 70
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    output, went_wrong, status = api.run([*options, "--no-error-summary", str(tmp_path / "examples")])
    assert (output, went_wrong, status) == ("", "", 0)


def test_examples_of_a_page_are_read_with_and_without_prompts(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n\n* One:\n\n  ```python\n  >>> 1 + 1\n  2\n\n  ```\n\n```python\nx = len(3)\n```\n"
    )
    assert read_page(page) == "1 + 1\n\nx = len(3)\n"


def test_examples_of_docstrings_stand_among_the_names_of_their_module() -> None:
    code = read_docstrings(SPADILLE / "cards" / "hand.py")
    assert "from spadille.cards.card import " in code
    assert "\nfrom spadille.cards.hand import " in code
    assert "def example_0() -> None:\n    hand = Hand.read" in code
