"""Tests of the expert's card play. Seat 0 is eldest and leads."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.explanation import DecidedBy
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.search.cardplay import settled
from spadille.bots.search.payoff import is_made_or_not
from spadille.games import SIX_BID
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.policy import RolloutSettings
from spadille.solver.worlds import WorldSampler
from tests.bots import replay_games
from tests.bots.hand_setups import make_layout, make_view
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
RULES = SIX_BID.rules("standard")
LITTLE = RolloutSearch(6, InferenceSettings(60), RolloutSettings(tricks=2, times=1))


def choose_card(view: View, cards: RolloutSearch) -> str:
    assert view.known is not None
    worth = settled(view, view.known).worth()
    good = cards.choose(view, WorldSampler(view), worth, Random(3))
    return max(good, key=lambda card: good[card]).text


@settings(max_examples=10)
@given(number=numbers)
def test_every_legal_card_is_evaluated_as_reported(number: int) -> None:
    for deal in sitting("expert cards", number).deals:
        if deal.turn is None or deal.phase.kind != "play":
            continue
        view = view_of(deal, deal.turn)
        assert view.decision is not None
        assert view.known is not None
        where, at = WorldSampler(view), settled(view, view.known)
        good = LITTLE.choose(view, where, at.worth(), Random(number))
        result = LITTLE.explained(view, where, at, Random(number))
        assert result.good == good
        assert good.keys() == {answer.card for answer in view.decision.answers if isinstance(answer, Play)}
        for card in good:
            assert 0 <= (result.found[card].chance or 0.0) <= 1
            assert min(at.worth()) <= result.found[card].worth <= max(at.worth())
        if not is_made_or_not(at.worth()):
            assert result.deciding is DecidedBy.BEST_MEAN


@pytest.mark.parametrize("tricks", [0, 1, 4, 12])
def test_ace_goes_on_a_trick_the_declarer_cannot_win(tricks: int) -> None:
    """The declarer led a queen, and the other opponent had to play the ten.

    The ace will not be safer later.
    """
    hands = {0: "AS TS KS QS JS 9S QD JD AC AH KH", 1: "TD 8S 7S 9C 8C 7C 6C 9H 8H 7H 6H", 2: "AD KD 9D 6D"}
    done = ("0 bid solo", "1 pass", "2 pass", "0 trump S", "0 play QD", "1 play TD")
    view = make_view(make_layout(RULES, hands), *done)
    assert (
        choose_card(view, RolloutSearch(20, InferenceSettings(200), RolloutSettings(tricks, times=2))) == "AD"
    )


def with_cards_left(left: int) -> Iterator[View]:
    """Yield views in Six-Bid Solo of a seat with `left` cards and a choice."""
    for number in range(6):
        layout = sitting("few cards left", number, (SIX_BID,)).layout
        for deal in replay_games.play_game(["club"], Deal.of(layout), number).moments():
            if deal.phase.kind == "play" and deal.turn is not None and len(deal.answers()) > 1:
                view = view_of(deal, deal.turn)
                if len(view.hand) == left:
                    yield view


@pytest.mark.parametrize(("left", "ahead"), [(4, 4), (4, 3), (2, 4)])
def test_lookahead_raises_values_but_not_forecasts(left: int, ahead: int) -> None:
    plain = RolloutSearch(40, InferenceSettings(200))
    looking_ahead, more = replace(plain, ahead=ahead), 0.0
    views = list(with_cards_left(left))
    assert views
    for view in views:
        assert view.known is not None
        of = WorldSampler(view), settled(view, view.known)
        expected, found = (cards.explained(view, *of, Random(5)) for cards in (plain, looking_ahead))
        for card in expected.found:
            assert found.found[card].chance == expected.found[card].chance
            assert found.found[card].count == expected.found[card].count
            more += found.found[card].worth - expected.found[card].worth
    assert more > 1 if left == ahead else more == pytest.approx(0)


def test_policy_breaks_ties() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S 7S 6S AD TD"}
    view = make_view(make_layout(RULES, hands), "0 bid solo", "1 pass", "2 pass", "0 trump S")
    assert view.known is not None
    worth = (0.0,) * len(settled(view, view.known).worth())
    good = LITTLE.choose(view, WorldSampler(view), (*worth[:-1], 1e-9), Random(1))
    assert len(set(good.values())) > 1
