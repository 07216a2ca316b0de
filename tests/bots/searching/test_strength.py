"""Who plays better, on a few deals, always the same: novice, club, those who look ahead, and the expert."""

import pytest

from spadille.arena.contest import ALL, Contest, Deals
from spadille.arena.report import reported
from spadille.arena.round import Round, played
from spadille.games import SIX_BID

RULES = SIX_BID.rules("standard")
PLAYERS = "tests.bots.searching.players"


def pairs(one: str, other: str, deals: int) -> float:
    """D in card points."""
    contest = Contest(RULES, 3, (one, other), "order", Deals.TUNING, ALL)
    rounds = [played(contest, number) for number in range(deals)]
    figures = reported(contest, [round_ for round_ in rounds if isinstance(round_, Round)], None)
    found = figures["d"]
    assert isinstance(found, list)
    assert len(rounds) == deals
    return float(found[0]["mean"])


def test_club_plays_better_than_novice() -> None:
    assert pairs("club", "novice", 60) > 3


@pytest.mark.parametrize("name", ["PIMC_OF_TEN", "ISMCTS_OF_4000"])
def test_who_looks_ahead_plays_better_than_club(name: str) -> None:
    assert pairs(f"{PLAYERS}:{name}", "club", 70) > 1


def test_the_expert_plays_better_than_who_looks_ahead_evenly() -> None:
    assert pairs(f"{PLAYERS}:EXPERT_OF_40", f"{PLAYERS}:PIMC_OF_TEN", 60) > 1
