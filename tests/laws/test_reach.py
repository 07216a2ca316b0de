"""That the laws are tried on everything that can happen."""

import sys

import pytest

from spadille.games import GAMES
from spadille.rules.game import Game
from tests.laws.reach import RARE, census, missing

LONG = {"six-bid": 410_000, "progressive": 290_000, "german-solo": 700_000, "frog": 300_000}
"""How many deals make ten million decisions."""


def test_it_is_known_of_every_game_what_can_happen() -> None:
    assert RARE.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_share_of_the_deals_reaches_everything(game: Game) -> None:
    assert missing(game, census("share", 3_000, game), fewest=2) == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_long_run_reaches_everything_a_thousand_times(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = census("long", LONG[game.id], game)
    lines = (f"{count:8} {game.id}: {event}" for event, count in sorted(seen.items()))
    with capsys.disabled():
        sys.stdout.write("\n".join(("", *lines, "")))
    assert seen["decisions"] >= 10_000_000
    assert missing(game, seen, fewest=1_000) == {}
