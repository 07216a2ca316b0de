"""Tests of the card play of search players. Seat 0 is eldest and leads."""

from random import Random

import pytest

from spadille.bots import BOTS
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.search.cardplay import ExplainedCardPlay, settled
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.player import PLAYERS, SearchPlayer
from spadille.games import SIX_BID
from spadille.play.action import Play
from spadille.play.seeing import view_of
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import WorldSampler
from tests.bots.hand_setups import make_layout, make_view
from tests.laws.tables import sitting

RULES = SIX_BID.rules("standard")


def test_best_mean_card_is_played_when_few_worlds_remain() -> None:
    chosen = 0
    for number in range(60):
        for deal in sitting("few worlds", number).deals:
            if deal.phase.kind != "play" or deal.turn is None:
                continue
            view = view_of(deal, deal.turn)
            all_worlds = WorldSampler(view).enumerate(40)
            assert view.decision is not None
            assert view.known is not None
            if all_worlds is None or len(view.decision.answers) == 1 or view.known.contract.streak:
                continue
            means = InformationSet(view, settled(view, view.known).worth()).average_payoffs(all_worlds)
            answer = PLAYERS["pimc"].answer(view, Random(number))
            if isinstance(answer, Play) and view.known.contract.goal.mark and len(means) > 1:
                chosen += 1
                assert means[answer.card] == max(means.values())
    assert chosen > 50


def test_unvisited_cards_are_not_played() -> None:
    hands = {0: "AS TS KS QS JS 9S AD KD AC TC AH"}
    view = make_view(make_layout(RULES, hands), "0 bid solo", "1 pass", "2 pass", "0 trump S")
    why = SearchPlayer(ISMCTS(iterations=3)).reasons(view, Random(7))
    assert why.chosen == why.weighed[0].action
    assert 1 <= len(why.weighed) <= 3


@pytest.mark.parametrize("name", ["pimc", "ismcts", "expert"])
def test_search_explains_its_cards(name: str) -> None:
    player = BOTS[name]
    assert isinstance(player, SearchPlayer | ExpertPlayer)
    cards = player.card_play if isinstance(player, ExpertPlayer) else player.cards
    assert isinstance(cards, ExplainedCardPlay)
