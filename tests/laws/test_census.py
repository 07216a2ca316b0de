"""Tests that the invariants are checked on every event that can occur."""

import sys
from collections import Counter
from itertools import count

import pytest

from spadille.games import GAMES
from spadille.rules.game import Game
from tests.laws.census import OF_ONE_GAME, count_events, expected_events, missing_events
from tests.support.long_runs import keep_first

DECISIONS, AT_ONCE = 10_000_000, 10_000
SAMPLES = {"german-solo": ("sample", 1_200)}
"""Seeds and numbers of deals for games with two ladders, of which one deal plays one."""


def test_rare_events_are_listed_for_existing_games() -> None:
    assert OF_ONE_GAME.keys() <= GAMES.keys()
    assert all(
        "passed-out" in expected_events(game) or "forced" in expected_events(game) for game in GAMES.values()
    )


@pytest.mark.parametrize("game", keep_first(GAMES.values(), 3, GAMES))
def test_a_sample_of_deals_reaches_every_event(game: Game) -> None:
    seed, deals = SAMPLES.get(game.id, ("some", 450))
    assert missing_events(game, count_events(seed, deals, game), fewest=1) == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_long_run_reaches_every_event_a_thousand_times(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    seen, series = Counter[str](), count()
    while seen["decisions"] < DECISIONS:
        seen += count_events(f"long {next(series)}", AT_ONCE, game)
    lines = (f"{often:8} {game.id}: {event}" for event, often in sorted(seen.items()))
    with capsys.disabled():
        sys.stdout.write("\n".join(("", *lines, "")))
    assert missing_events(game, seen, fewest=1_000) == {}
