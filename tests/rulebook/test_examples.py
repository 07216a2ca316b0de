"""Every example in the rulebook is what the game does."""

import pytest

from spadille.games import GAMES
from tests.rulebook.example_lines import ExampleLines
from tests.rulebook.page import ENGLISH, SWEDISH, Example, read
from tests.rulebook.playing import KINDS

EXAMPLES = [example for page in (*ENGLISH, *SWEDISH) for example in read(page).examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.place)
def test_the_game_does_what_the_page_says(example: Example) -> None:
    lines = ExampleLines(GAMES[example.game], example.fields)
    KINDS[lines.word("kind")](lines)
    assert lines.unasked == set()
