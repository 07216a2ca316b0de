"""Tests of the relative strength of the bots beginner, club, pimc, ismcts and expert, on fixed deals."""

import pytest

from spadille.arena.contest import ALL, Contest, Deals
from spadille.arena.report import make_report
from spadille.arena.round import Round, play_round
from spadille.games import GAMES, GERMAN_SOLO, SIX_BID
from spadille.rules.game import Game, Rules

AHEAD = "tests.bots.search.small_bots:"
WEAK = "tests.bots.beginner_bot:BEGINNER"
PIMC, ISMCTS, EXPERT = f"{AHEAD}PIMC_OF_TEN", f"{AHEAD}ISMCTS_OF_4000", f"{AHEAD}EXPERT_OF_40"
SURELY = 3
"""The required difference in standard errors.

Other seeds agree: club was better by 4.6 to 8.6 with eight seeds, pimc by 3.4 to 6.8 with six, the expert by
3.8 to 5.7 with four. ismcts, which is slowest and plays the fewest deals, was better by 2.7 and 4.2 with two.
"""
PLAINLY = 1.5
"""The required difference on few deals against a much weaker player.

A bot that lost its strength fails it.
"""


def mean_gain(bot: str, other: str, game: Game, deals: int) -> float:
    """Return the mean gain of `bot` over `other` in pairs of deals, in standard errors."""
    gain = compare(bot, other, game.rules("standard"), deals)
    return gain["mean"] / gain["standard_error"]


def compare(bot: str, other: str, rules: Rules, deals: int) -> dict[str, float]:
    """Return the mean gain of `bot` over `other` in pairs of deals, with its standard
    error and its interval.
    """
    contest = Contest(rules, rules.players, (bot, other), "order", Deals.TUNING, ALL)
    rounds = [play_round(contest, number) for number in range(deals)]
    figures = make_report(contest, [round_ for round_ in rounds if isinstance(round_, Round)], None)
    found = figures["d"]
    assert isinstance(found, list)
    assert figures["deals"] == deals
    gain: dict[str, float] = found[0]
    return gain


@pytest.mark.parametrize(
    ("bot", "other", "deals"),
    [
        pytest.param("club", WEAK, 75, id="club-beginner"),
        pytest.param(PIMC, WEAK, 32, id="pimc-beginner", marks=pytest.mark.long),
        pytest.param(ISMCTS, WEAK, 20, id="ismcts-beginner", marks=pytest.mark.long),
        pytest.param(EXPERT, "club", 24, id="expert-club"),
    ],
)
def test_each_beats_a_much_weaker_bot(bot: str, other: str, deals: int) -> None:
    assert mean_gain(bot, other, SIX_BID, deals) > PLAINLY


@pytest.mark.long
@pytest.mark.parametrize(
    ("bot", "other", "game", "deals"),
    [
        pytest.param("club", WEAK, SIX_BID, 300, id="club-beginner"),
        pytest.param(PIMC, "club", GERMAN_SOLO, 400, id="pimc-club"),
        pytest.param(ISMCTS, "club", GERMAN_SOLO, 300, id="ismcts-club"),
        pytest.param(EXPERT, PIMC, SIX_BID, 100, id="expert-pimc"),
    ],
)
def test_each_beats_the_one_before(bot: str, other: str, game: Game, deals: int) -> None:
    assert mean_gain(bot, other, game, deals) > SURELY


@pytest.mark.long
@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(game.rules(preset.id), id=f"{game.id}-{preset.id}")
        for game in GAMES.values()
        for preset in game.presets
    ],
)
def test_club_beats_novice_by_every_rule_set(rules: Rules) -> None:
    assert compare("club", "novice", rules, 400)["low"] > 0
