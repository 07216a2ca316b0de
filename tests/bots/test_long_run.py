"""Every player of the house is asked at every table there can be, until it has answered very often."""

from itertools import count
from random import Random

import pytest

from spadille.bots import BOTS
from spadille.bots.player import Player
from spadille.play.seeing import view_of
from tests.bots.searching.players import QUICK
from tests.laws.tables import sitting

OFTEN = {"novice": 1_000_000, "club": 1_000_000, "pimc": 300_000, "ismcts": 200_000, "expert": 300_000}
PLAYERS: dict[str, Player] = {**BOTS, **QUICK}


def answered(name: str, often: int) -> int:
    """How many answers were given, each of those offered."""
    answers = 0
    for number in count():
        for deal in sitting("the long run", number).deals:
            if deal.turn is not None:
                view = view_of(deal, deal.turn)
                assert view.decision is not None
                assert PLAYERS[name].answer(view, Random(number)) in view.decision.answers, (name, number)
                answers += 1
        if answers >= often:
            return answers
    raise AssertionError


@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_answers_what_is_not_offered(name: str) -> None:
    assert answered(name, 200) >= 200


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_ever_answers_what_is_not_offered(name: str) -> None:
    assert answered(name, OFTEN[name]) >= OFTEN[name]


def test_everybody_is_asked() -> None:
    assert OFTEN.keys() == PLAYERS.keys()
