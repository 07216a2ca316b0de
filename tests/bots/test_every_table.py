"""Tests that every bot plays deals of every rule set at every table to their end, and that no counter is
lost.
"""

import os

import pytest

from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.rules.game import Rules
from spadille.rules.settlement import Result
from tests.bots.replay_games import play_game

QUICK, SEARCHING = ("novice", "club", "fast"), ("pimc", "ismcts", "expert")
MANY = int(os.environ.get("SPADILLE_DEALS", "1000"))
FEW = 30
TABLES = [
    pytest.param(rules, seats, id=f"{game.id}-{preset.id}-{seats}")
    for game in GAMES.values()
    for preset in game.presets
    for rules in [game.rules(preset.id)]
    for seats in rules.seats
]
at_every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)


def play(rules: Rules, seats: int, names: tuple[str, ...], number: int) -> Result:
    """Return the result of deal `number` of a series. The bots move on by one seat from deal to deal."""
    stream = Stream(key_of(f"every table {rules.settings.game} {rules.settings.preset}", number))
    deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
    turn = number % len(names)
    result = play_game(names[turn:] + names[:turn], deal, number).result
    assert result is not None
    return result


def assert_nothing_is_lost(result: Result) -> None:
    """Assert that the gains and payments of all seats, the pots and the bank sum to zero."""
    assert sum(result.payments) + sum(held for _, held in result.pots) + result.bank == 0


@at_every_table
def test_a_deal_is_played_to_its_end(rules: Rules, seats: int) -> None:
    assert_nothing_is_lost(play(rules, seats, QUICK, 0))
    if seats == rules.seats[0]:
        assert_nothing_is_lost(play(rules, seats, SEARCHING, 0))


@pytest.mark.long
@at_every_table
def test_a_thousand_deals_are_played_to_their_end(rules: Rules, seats: int) -> None:
    played = [play(rules, seats, QUICK, number) for number in range(MANY)]
    played += [play(rules, seats, SEARCHING, number) for number in range(FEW)]
    for result in played:
        assert_nothing_is_lost(result)
    assert len({result.contract for result in played}) > 1
