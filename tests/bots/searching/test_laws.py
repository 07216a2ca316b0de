"""What holds for every player that looks ahead, at every table of every game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.bots.elsewhere import elsewhere
from tests.bots.searching.players import QUICK
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
players = pytest.mark.parametrize("name", QUICK)


@players
@settings(max_examples=60)
@given(number=numbers)
def test_every_answer_is_one_of_those_offered(name: str, number: int) -> None:
    for deal in sitting("looking ahead", number).deals:
        if deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert view.decision is not None
            assert QUICK[name].answer(view, Random(number)) in view.decision.answers


@players
@settings(max_examples=12)
@given(number=numbers)
def test_whole_deals_are_played_to_their_end(name: str, number: int) -> None:
    deal = Deal.of(sitting("looking ahead alone", number).layout)
    while deal.turn is not None:
        deal = deal.play(QUICK[name].answer(view_of(deal, deal.turn), Random(number)))
    assert deal.result is not None
    assert sum(deal.result.payments) == 0 or deal.layout.rules.antes


@players
@settings(max_examples=20)
@given(number=numbers)
def test_the_same_view_and_the_same_chance_give_the_same_answer(name: str, number: int) -> None:
    for deal in sitting("looking ahead again", number).deals:
        if deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert QUICK[name].answer(view, Random(number)) == QUICK[name].answer(view, Random(number))


@players
@settings(max_examples=30)
@given(number=numbers)
def test_where_the_hidden_cards_lie_makes_no_difference(name: str, number: int) -> None:
    whims = Random(number)
    for deal in sitting("looking ahead in the dark", number).deals:
        other = elsewhere(deal, whims)
        if deal.turn is not None and other is not None:
            here, there = (
                QUICK[name].answer(view_of(one, deal.turn), Random(number)) for one in (deal, other)
            )
            assert here == there


@players
def test_who_is_not_asked_does_not_answer(name: str) -> None:
    deal = Deal.of(sitting("looking ahead", 1).layout)
    with pytest.raises(ValueError, match="nothing is asked"):
        QUICK[name].answer(view_of(deal, None), Random(1))
