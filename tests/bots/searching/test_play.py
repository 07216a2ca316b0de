"""What players that look ahead see. Seat 0 is eldest and leads."""

from random import Random

import pytest

from spadille.bots.searching import SEARCHING, Searcher, Walking
from spadille.bots.searching.cardplay import settled
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.play.action import Action, Give, Play, Stop
from spadille.play.seeing import view_of
from spadille.rules.game import Rules
from spadille.solver.seen import Seen
from spadille.solver.worlds import Whereabouts
from tests.bots.hands import asked, laid_out
from tests.laws.tables import sitting

RULES = SIX_BID.rules("standard")
GERMAN = GERMAN_SOLO.rules("standard")
players = pytest.mark.parametrize("name", SEARCHING)


def answer(name: str, rules: Rules, hands: dict[int, str], *done: str) -> Action:
    return SEARCHING[name].answer(asked(laid_out(rules, hands), *done), Random(7))


@players
def test_a_hand_that_cannot_lose_is_bid(name: str) -> None:
    bid = answer(name, RULES, {0: "AS TS KS QS JS 9S AD TD AC TC AH"})
    assert str(bid).startswith("0 bid")


@players
def test_a_hand_without_a_trick_is_no_solo(name: str) -> None:
    bid = answer(name, RULES, {0: "9S 8S 9D 8D 7D 9C 8C 7C 9H 8H 7H"})
    assert str(bid) not in {"0 bid solo", "0 bid heart-solo", "0 bid guarantee", "0 bid call"}


@players
def test_trumps_are_the_suit_with_the_tricks(name: str) -> None:
    hands = {0: "AC TC KC QC JC 9C 8C AD 9S 8S 7H"}
    assert str(answer(name, RULES, hands, "0 bid solo", "1 pass", "2 pass")) == "0 trump C"


def test_where_few_worlds_are_left_the_best_card_in_all_of_them_is_played() -> None:
    chosen = 0
    for number in range(60):
        for deal in sitting("few worlds", number).deals:
            if deal.phase.kind != "play" or deal.turn is None:
                continue
            view = view_of(deal, deal.turn)
            all_worlds = Whereabouts(view).all(40)
            assert view.decision is not None
            assert view.known is not None
            if all_worlds is None or len(view.decision.answers) == 1 or view.known.contract.streak:
                continue
            means = Seen(view, settled(view, view.known).worth()).averaged(all_worlds)
            said = SEARCHING["pimc"].answer(view, Random(number))
            if isinstance(said, Play) and view.known.contract.goal.mark and len(means) > 1:
                chosen += 1
                assert means[said.card] == max(means.values())
    assert chosen > 50


def test_who_had_no_time_to_try_every_card_plays_one_that_was_tried() -> None:
    hands = {0: "AS TS KS QS JS 9S AD KD AC TC AH"}
    view = asked(laid_out(RULES, hands), "0 bid solo", "1 pass", "2 pass", "0 trump S")
    why = Searcher(Walking(iterations=3)).reasons(view, Random(7))
    assert why.chosen == why.weighed[0].action
    assert 1 <= len(why.weighed) <= 3


@players
def test_what_is_given_back_is_no_winner(name: str) -> None:
    hands = {0: "AS TS KS QS 9S 8S 7S AD TD AC 9H", 1: "JS", 2: "6S"}
    given = answer(name, RULES, hands, "0 bid call", "1 pass", "2 pass", "0 trump S", "0 call JS")
    assert isinstance(given, Give)
    assert given.card.text == "9H"


@players
def test_five_tricks_in_a_row_are_enough_for_a_weak_rest(name: str) -> None:
    hands = {
        0: "QC 7C QS AC KC 8D 8H 8S",
        1: "JC TC 9D AD KD QD AH KH",
        2: "9C 8C JD TD QH JH TH 9H",
        3: "AS KS JS TS 9S 7S 7H 7D",
    }
    tricks = (
        "0 play QC", "1 play TC", "2 play 8C", "3 play 7H",
        "0 play 7C", "1 play JC", "2 play 9C", "3 play 7D",
        "0 play QS", "1 play 9D", "2 play TD", "3 play 7S",
        "0 play AC", "1 play QD", "2 play JD", "3 play 9S",
        "0 play KC", "1 play KH", "2 play 9H", "3 play TS",
    )  # fmt: skip
    done = ("0 bid solo", "1 pass", "2 pass", "3 pass", "0 trump C", *tricks)
    assert answer(name, GERMAN, hands, *done) == Stop(0)
