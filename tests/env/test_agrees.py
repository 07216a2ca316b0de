"""The batch plays every game as the engine does, decision by decision, from the cards to the payments."""

import os
from collections.abc import Iterator

import pytest

from spadille.rules.game import Game, Rules
from tests.env.agreeing import EngineDeal, compare, preset_deals, sittings
from tests.laws.tables import LAWFUL

_AT_ONCE, _PARTS = 2_000, 4
_LONG = int(os.environ.get("SPADILLE_BATCHED", "100000"))


def tables(game: Game) -> list[tuple[Rules, int]]:
    """Every preset at every table it may be played at."""
    return [
        (rules, seats)
        for preset in game.presets
        for rules in [game.rules(preset.id)]
        for seats in rules.seats
    ]


EVERY = [table for game in LAWFUL for table in tables(game)]


def by_presets(seed: str, count: int, of: list[tuple[Rules, int]]) -> Iterator[EngineDeal]:
    """So many deals, as many at each of the tables."""
    for place, (rules, seats) in enumerate(of):
        yield from preset_deals(f"{seed} {place}", -(-count // len(of)), rules, seats)


def test_the_batch_agrees_with_the_engine_in_every_preset_at_every_table() -> None:
    seen = compare(by_presets("bulk", 2_000, EVERY))
    assert sum(
        f"{rules.settings.game}, {rules.settings.preset}, {seats} seats" in seen for rules, seats in EVERY
    ) == len(EVERY)
    assert all(seen[kind] > 20 for kind in ("auction", "trump", "call", "give", "discard", "play"))


def test_the_batch_agrees_with_the_engine_whatever_a_table_chose() -> None:
    seen = compare(sittings("bulk", 500, LAWFUL))
    assert seen["play"] > 8_000


@pytest.mark.long
@pytest.mark.parametrize("part", range(_PARTS))
@pytest.mark.parametrize("game", LAWFUL, ids=lambda game: game.id)
def test_the_batch_agrees_with_the_engine_in_a_hundred_thousand_deals(game: Game, part: int) -> None:
    share = _LONG // _PARTS
    for first in range(0, share, _AT_ONCE):
        half = min(_AT_ONCE, share - first) // 2
        assert compare(by_presets(f"{game.id} {part} {first}", half, tables(game)))["play"]
        assert compare(sittings(f"{game.id} {part} {first}", half, (game,)))["play"]
