"""How the expert chooses a card. Seat 0 is eldest and leads."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.explanation import DecidedBy
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
from tests.bots.hand_setups import asked, laid_out
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
RULES = SIX_BID.rules("standard")
LITTLE = RolloutSearch(6, InferenceSettings(60), RolloutSettings(tricks=2, times=1))


def best(view: View, cards: RolloutSearch) -> str:
    assert view.known is not None
    worth = settled(view, view.known).worth()
    good = cards.choose(view, WorldSampler(view), worth, Random(3))
    return max(good, key=lambda card: good[card]).text


@settings(max_examples=10)
@given(number=numbers)
def test_every_card_that_may_be_played_is_valued_and_what_is_told_of_it_is_what_decides(number: int) -> None:
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
def test_the_ace_goes_on_a_trick_that_the_declarer_cannot_win_any_more(tricks: int) -> None:
    """The declarer has led a queen, the other opponent had to play the ten: it will not come home safer."""
    hands = {0: "AS TS KS QS JS 9S QD JD AC AH KH", 1: "TD 8S 7S 9C 8C 7C 6C 9H 8H 7H 6H", 2: "AD KD 9D 6D"}
    done = ("0 bid solo", "1 pass", "2 pass", "0 trump S", "0 play QD", "1 play TD")
    view = asked(laid_out(RULES, hands), *done)
    assert best(view, RolloutSearch(20, InferenceSettings(200), RolloutSettings(tricks, times=2))) == "AD"


def with_cards_left(left: int) -> Iterator[View]:
    """What a seat of Six-Bid Solo sees that has so many cards left and several to choose from."""
    for number in range(6):
        layout = sitting("cards left", number, (SIX_BID,)).layout
        deal = Deal.of(layout)
        for action in replay_games.played(["club"], deal, number).actions:
            if deal.phase.kind == "play" and deal.turn is not None and len(deal.answers()) > 1:
                view = view_of(deal, deal.turn)
                if len(view.hand) == left:
                    yield view
            deal = deal.play(action)


@pytest.mark.parametrize(("left", "ahead"), [(4, 4), (4, 3), (2, 4)])
def test_who_looks_ahead_expects_more_of_his_cards_and_tells_the_same_of_the_contract(
    left: int, ahead: int
) -> None:
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


def test_of_cards_that_are_worth_as_much_the_customary_one_is_played() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S 7S 6S AD TD"}
    view = asked(laid_out(RULES, hands), "0 bid solo", "1 pass", "2 pass", "0 trump S")
    assert view.known is not None
    worth = (0.0,) * len(settled(view, view.known).worth())
    good = LITTLE.choose(view, WorldSampler(view), (*worth[:-1], 1e-9), Random(1))
    assert len(set(good.values())) > 1
