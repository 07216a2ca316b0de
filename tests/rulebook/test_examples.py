"""Every example in the rulebook is what the game does."""

import pytest

from spadille.games import GAMES
from tests.rulebook.page import ENGLISH, SWEDISH, Example, read
from tests.rulebook.playing import KINDS
from tests.rulebook.told import Told

EXAMPLES = [example for page in (*ENGLISH, *SWEDISH) for example in read(page).examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.place)
def test_the_game_does_what_the_page_says(example: Example) -> None:
    told = Told(GAMES[example.game], example.fields)
    KINDS[told.word("kind")](told)
    assert told.unasked == set()
