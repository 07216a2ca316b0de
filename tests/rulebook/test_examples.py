"""Tests that every example in the rulebook is what the engine does."""

import pytest

from spadille.games import GAMES
from tests.rulebook.example_checks import KINDS
from tests.rulebook.example_lines import ExampleLines
from tests.rulebook.page import PAGES, Example, read_page

EXAMPLES = [example for page in PAGES for example in read_page(page).examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.place)
def test_the_game_does_what_the_page_says(example: Example) -> None:
    lines = ExampleLines(GAMES[example.game], example.fields)
    KINDS[lines.word("kind")](lines)
    assert lines.unasked == set()
