"""Tests of the expert's bids and of its model of the other players. Seat 0 is eldest and leads."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.learned.auction_inference import BidContext, OutcomeCorrection
from spadille.bots.learned.auction_model import AuctionModel, HighBid, sample_likely_worlds
from spadille.bots.learned.bid_evaluation import HandEvaluator, find_mark, list_trumps
from spadille.bots.learned.contract_class import COUNTED_CLASSES, ContractClass, classify_contract
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.outcome_model import Regression, predict_outcome
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.search.budget import Budget
from spadille.bots.search.determinization import Determinization, determinizations
from spadille.cards import Hand
from spadille.games import GAMES, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.rules.game import AuctionStyle, Rules
from tests.bots.hand_setups import ask, make_layout, make_view

MODEL = load_shipped_model()

RULES = SIX_BID.rules("standard")
FEW = Budget(worlds=8, scouts=4, screened=120)
EXPERT = ExpertPlayer(budget=FEW)


def answer(rules: Rules, hand: str) -> str:
    return str(ask(EXPERT, rules, {0: hand}, seed=7))


def test_low_cards_are_bid_as_null() -> None:
    assert answer(RULES, "9S 8S 7S 9D 8D 7D 8C 7C 6C 7H 6H") in {"0 bid misere", "0 bid spread"}


def test_hopeless_hand_passes() -> None:
    assert answer(RULES, "JS 9S 8S QD JD 9D QC 8C KH JH 8H") == "0 pass"


def test_strong_hand_bids() -> None:
    assert answer(GERMAN_SOLO.rules("standard"), "QC QS AC KC AD KD AH 7C").startswith("0 bid")


def test_a_sure_frog_is_bid_before_others_can() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    assert answer(rules, "AH TH KH QH JH 9H AD TD AC 8C AS").startswith("0 bid")


@pytest.mark.parametrize("rules", [game.rules(game.presets[0].id) for game in GAMES.values()])
def test_every_contract_has_a_learned_class(rules: Rules) -> None:
    regression = MODEL.outcomes
    for contract in rules.contracts:
        for trump in list_trumps(contract):
            kind = classify_contract(rules, contract, trump)
            assert kind in regression.with_playouts
            assert kind in regression.hand_only


@pytest.mark.parametrize("kind", ContractClass)
def test_prediction_rises_with_promise(kind: ContractClass) -> None:
    regression = MODEL.outcomes
    assert regression.hand_only[kind].weights[1] > 0
    assert sum(regression.with_playouts[kind].weights[1:]) > 0


@given(expected=st.floats(0, 120), spread=st.floats(0.5, 20))
def test_count_probabilities_sum_to_one(expected: float, spread: float) -> None:
    worth = (1.0,) * 121
    prediction = predict_outcome(ContractClass.POINTS, Regression((1.0,), spread), (expected,), worth, 0)
    assert prediction.worth == pytest.approx(1)
    assert prediction.chance == pytest.approx(1)


@given(better=st.floats(0.1, 30), expected=st.floats(20, 80))
def test_value_rises_with_expected_points(better: float, expected: float) -> None:
    worth = tuple(2.0 * (points - 60) for points in range(121))
    low, high = (
        predict_outcome(ContractClass.POINTS, Regression((1.0,), 9.0), (points,), worth, 61)
        for points in (expected, expected + better)
    )
    assert high.worth >= low.worth
    assert high.chance >= low.chance


def test_mark_is_the_least_winning_count() -> None:
    assert find_mark(RULES.contract("solo"), None) == 61
    assert find_mark(PROGRESSIVE.rules("pennycook").contract("frog"), None) == 60
    assert find_mark(RULES.contract("misere"), None) == 0
    assert all(
        find_mark(contract, None) in {0, 5, 6, 8} for contract in GERMAN_SOLO.rules("standard").contracts
    )


def test_bidder_is_believed_to_have_the_hand() -> None:
    view = make_view(make_layout(RULES, {1: "9S 8S QS QD JD 9D QC 8C KC JS 8D"}), "0 bid heart-solo")
    hands = HandEvaluator(view, MODEL)
    worlds = sample_likely_worlds(view, AuctionModel(view, hands), FEW, Random(1))
    unheard = make_view(make_layout(RULES, {1: "9S 8S QS QD JD 9D QC 8C KC JS 8D"}), "0 pass")
    passed = sample_likely_worlds(
        unheard, AuctionModel(unheard, HandEvaluator(unheard, MODEL)), FEW, Random(1)
    )

    def trumps(held: list[Hand]) -> float:
        hearts = RULES.contract("heart-solo").order.ranking(RULES.contract("heart-solo").trumps[0])
        return sum((hand.mask & hearts.suits[hearts.trump or 0]).bit_count() for hand in held) / len(held)

    assert len(worlds) == len(passed) == FEW.worlds
    assert (
        trumps([Hand(world.hands[0]) for world in worlds])
        > trumps([Hand(world.hands[0]) for world in passed]) + 1
    )


def test_a_bid_explains_itself() -> None:
    view = make_view(make_layout(RULES, {0: "AS TS KS QS JS 9S AD TD AC TC AH"}))
    reasons = EXPERT.reasons(view, Random(7))
    assert reasons.worlds == FEW.worlds
    best = reasons.weighed[0]
    assert best.action == reasons.chosen
    assert best.worth is not None
    assert best.chance is not None
    assert best.chance > 0.7
    assert best.worth == max(weighed.worth for weighed in reasons.weighed if weighed.worth is not None)


def test_expert_is_the_strongest_bot() -> None:
    assert list(BOTS) == ["novice", "club", "fast", "pimc", "ismcts", "expert"]
    assert set(COUNTED_CLASSES) < set(ContractClass)


def test_each_suit_is_reported_once() -> None:
    hand = {0: "AS TS KS QS AC TC KC QC AH TH AD"}
    naming = make_view(make_layout(RULES, hand), "0 bid call", "1 pass", "2 pass")
    assert [str(weighed.action) for weighed in EXPERT.reasons(naming, Random(7)).weighed] == [
        "0 trump C",
        "0 trump S",
    ]


# Contracts of opponents

OF_ELEVEN, OF_EIGHT = "9S 8S QS JD 9D 7D QC 8C 7C 9H 8H", "9S 8S QS JD 9D 7D QC 8C"
NOTHING_TO_BID = {SIX_BID.id: OF_ELEVEN, PROGRESSIVE.id: OF_ELEVEN, GERMAN_SOLO.id: OF_EIGHT}


def make_player(*shifts: tuple[ContractClass, OutcomeCorrection]) -> ExpertPlayer:
    """Return an expert with these corrections of the outcomes of opponents' contracts."""
    by_kind = {kind: {BidContext.OPPONENTS: shift} for kind, shift in shifts}
    heard = replace(MODEL.auction, corrections=dict.fromkeys(AuctionStyle, by_kind))
    return ExpertPlayer(budget=FEW, model=replace(MODEL, auction=heard))


def pass_value(expert: ExpertPlayer, rules: Rules, bid: str) -> EvaluatedAnswer:
    """Return the evaluation of a pass after this bid."""
    view = make_view(make_layout(rules, {1: NOTHING_TO_BID[rules.settings.game]}), bid)
    found = {str(weighed.action): weighed for weighed in expert.reasons(view, Random(7)).weighed}
    return found["1 pass"]


def test_letting_a_bid_stand_counts_its_chance() -> None:
    tout = pass_value(make_player(), GERMAN_SOLO.rules("standard"), "0 bid solo-tout")
    assert tout.chance is not None
    assert tout.chance > 0.15
    assert tout.count is None


@pytest.mark.parametrize(
    ("rules", "bid", "kind"),
    [
        (RULES, "0 bid guarantee", ContractClass.SO_MANY_POINTS),
        (RULES, "0 bid misere", ContractClass.NO_POINTS),
        (GERMAN_SOLO.rules("standard"), "0 bid bronco", ContractClass.NO_TRICKS_OPEN),
    ],
)
def test_pass_value_falls_with_opponents_win_rate(rules: Rules, bid: str, kind: ContractClass) -> None:
    plain = pass_value(make_player(), rules, bid)
    better = pass_value(make_player((kind, OutcomeCorrection(odds=1.5))), rules, bid)
    assert (better.chance or 0) > (plain.chance or 0)
    assert (better.worth or 0) < (plain.worth or 0)


def test_pass_value_falls_with_opponents_points() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    plain = pass_value(make_player(), rules, "0 bid heart-solo")
    better = pass_value(
        make_player((ContractClass.POINTS, OutcomeCorrection(count=6.0))), rules, "0 bid heart-solo"
    )
    assert (better.count or 0) == pytest.approx((plain.count or 0) + 6, abs=1)
    assert (better.worth or 0) < (plain.worth or 0)


# Who can still bid or double

FROG = "AH TH KH QH JH 9H AD TD AC 8C AS"


def make_auction_model(*words: str) -> AuctionModel:
    """Return the auction model of the next bidder after these actions, in Progressive Solo."""
    view = make_view(make_layout(PROGRESSIVE.rules("pennycook"), {2: FROG}), *words)
    return AuctionModel(view, HandEvaluator(view, MODEL))


def final_bidders(at: AuctionModel, standing: HighBid | None) -> set[int]:
    """Return the places of the players who are the final bidder in at least one of 60 sampled worlds."""
    ends = [at.predict_final_bid(world, standing) for world in determinizations(at.view, 60, 1)]
    return {end.place for end in ends if end is not None}


def test_no_more_bids_after_all_others_passed() -> None:
    at = make_auction_model("0 pass", "1 pass")
    frog = HighBid(at.view.rules.contract("frog"), 2)
    for world in determinizations(at.view, 60, 1):
        assert at.predict_final_bid(world, frog) == frog


def test_pass_ends_the_deal_after_all_others_passed() -> None:
    assert final_bidders(make_auction_model("0 pass", "1 pass"), None) == set()


def test_only_players_who_have_not_passed_bid() -> None:
    assert final_bidders(make_auction_model("0 pass"), None) == {2}


def test_only_players_still_in_the_auction_double() -> None:
    at = make_auction_model("0 pass")
    frog = HighBid(at.view.rules.contract("frog"), 1)
    doublers = {
        seat for world in determinizations(at.view, 300, 1) for seat in possible_doublers(at, world, frog)
    }
    assert doublers == {2}


def possible_doublers(at: AuctionModel, world: Determinization, standing: HighBid) -> set[int]:
    """Return the places of the players who may double the standing bid in this world."""
    end = at.predict_final_bid(world, standing)
    return set() if end is None else {seat for stakes, _ in end.doublings for seat, _ in stakes}


def test_a_bidder_who_let_a_double_stand_may_still_bid_over_another() -> None:
    at = make_auction_model("0 bid frog", "1 double", "2 pass", "0 pass")
    assert set(at._list_active_bidders()) == {0}
