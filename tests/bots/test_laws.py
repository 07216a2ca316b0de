"""What holds for every player of the house at every table of the games for card points."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.bots.thumb import plainest
from spadille.games import PROGRESSIVE, SIX_BID
from spadille.games.frog import FROG
from spadille.play.action import Ask, Pass, Stop
from spadille.play.deal import Deal
from spadille.play.decision import Decision
from spadille.play.seeing import view_of
from tests.bots.elsewhere import elsewhere
from tests.laws.little import LITTLE
from tests.laws.tables import sitting

GAMES = (SIX_BID, LITTLE, FROG, PROGRESSIVE)
numbers = st.integers(min_value=0, max_value=10**9)
players = pytest.mark.parametrize("name", BOTS)


@players
@settings(max_examples=60)
@given(number=numbers)
def test_every_answer_is_one_of_those_allowed(name: str, number: int) -> None:
    for deal in sitting("bots", number, GAMES).deals:
        if deal.turn is not None:
            assert BOTS[name].answer(view_of(deal, deal.turn), Random(number)) in deal.answers()


@players
@settings(max_examples=30)
@given(number=numbers)
def test_whole_deals_are_played_to_their_end(name: str, number: int) -> None:
    deal = Deal.of(sitting("bots alone", number, GAMES).layout)
    while deal.turn is not None:
        deal = deal.play(BOTS[name].answer(view_of(deal, deal.turn), Random(number)))
    assert deal.result is not None
    assert sum(deal.result.payments) == 0 or deal.layout.rules.antes


@players
@settings(max_examples=30)
@given(number=numbers)
def test_the_same_view_and_the_same_chance_give_the_same_answer(name: str, number: int) -> None:
    for deal in sitting("bots again", number, GAMES).deals:
        if deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert BOTS[name].answer(view, Random(number)) == BOTS[name].answer(view, Random(number))


@players
@settings(max_examples=60)
@given(number=numbers)
def test_where_the_hidden_cards_lie_makes_no_difference(name: str, number: int) -> None:
    whims = Random(number)
    for deal in sitting("bots in the dark", number, GAMES).deals:
        other = elsewhere(deal, whims)
        if deal.turn is not None and other is not None:
            answers = [BOTS[name].answer(view_of(one, one.turn), Random(number)) for one in (deal, other)]
            assert answers[0] == answers[1]


def test_there_is_nearly_always_another_way_for_the_hidden_cards_to_lie() -> None:
    found = [
        elsewhere(deal, Random(number)) is not None
        for number in range(10)
        for deal in sitting("bots in the dark", number, GAMES).deals
        if deal.turn is not None
    ]
    assert sum(found) > len(found) / 3


def test_a_kind_of_decision_nobody_has_heard_of_is_answered() -> None:
    strange = Decision(0, "strange", (Ask(0), Stop(0)), {})
    assert plainest(strange) == Ask(0)
    assert plainest(Decision(0, "strange", (Ask(0), Pass(0)), {})) == Pass(0)
