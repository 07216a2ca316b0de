"""Tests that the batch agrees with the Python engine in every game, decision by decision, from the cards to
the payments.
"""

import os
from collections.abc import Iterator

import pytest

from spadille.rules.game import Game, Rules
from tests.env.engine_comparison import EngineDeal, compare_deals, preset_deals, random_deals
from tests.laws.tables import LAWFUL

_AT_ONCE, _PARTS = 2_000, 4
_LONG = int(os.environ.get("SPADILLE_BATCHED", "100000"))


def list_tables(game: Game) -> list[tuple[Rules, int]]:
    """List every preset with every number of seats."""
    return [
        (rules, seats)
        for preset in game.presets
        for rules in [game.rules(preset.id)]
        for seats in rules.seats
    ]


EVERY = [table for game in LAWFUL for table in list_tables(game)]


def deal_tables(seed: str, count: int, of: list[tuple[Rules, int]]) -> Iterator[EngineDeal]:
    """Yield `count` deals of the tables in `of`, equally many for each table."""
    for place, (rules, seats) in enumerate(of):
        yield from preset_deals(f"{seed} {place}", -(-count // len(of)), rules, seats)


def test_the_batch_matches_the_engine_in_every_preset() -> None:
    seen = compare_deals(deal_tables("bulk", 2_000, EVERY))
    assert sum(
        f"{rules.settings.game}, {rules.settings.preset}, {seats} seats" in seen for rules, seats in EVERY
    ) == len(EVERY)
    assert all(seen[kind] > 20 for kind in ("auction", "trump", "call", "give", "discard", "play"))


def test_the_batch_matches_the_engine_with_random_options() -> None:
    seen = compare_deals(random_deals("bulk", 500, LAWFUL))
    assert seen["play"] > 8_000


@pytest.mark.long
@pytest.mark.parametrize("part", range(_PARTS))
@pytest.mark.parametrize("game", LAWFUL, ids=lambda game: game.id)
def test_the_batch_matches_the_engine_in_a_long_run(game: Game, part: int) -> None:
    share = _LONG // _PARTS
    for first in range(0, share, _AT_ONCE):
        half = min(_AT_ONCE, share - first) // 2
        assert compare_deals(deal_tables(f"{game.id} {part} {first}", half, list_tables(game)))["play"]
        assert compare_deals(random_deals(f"{game.id} {part} {first}", half, (game,)))["play"]
