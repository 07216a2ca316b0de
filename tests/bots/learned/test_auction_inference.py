"""Tests of the expert's inference from auctions with bids, holds and doubles. Seat 0 is eldest and leads."""

from dataclasses import replace
from random import Random

import pytest

from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.learned.auction_inference import (
    NO_CORRECTION,
    NO_INFERENCE,
    BidContext,
    BidPropensity,
    ContractValue,
    OutcomeCorrection,
    find_bid_context,
    read_auction_inference,
    replay_auction,
)
from spadille.bots.learned.auction_model import AuctionModel, HighBid
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.contract_class import ContractClass
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.search.budget import Budget
from spadille.bots.search.determinization import determinizations
from spadille.cards import Hand
from spadille.games import GERMAN_SOLO, PROGRESSIVE
from spadille.play.action import Pass
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from tests.bots.decision_samples import sample_decisions
from tests.bots.hand_setups import make_layout, make_view

RULES = PROGRESSIVE.rules("pennycook")
GERMAN = GERMAN_SOLO.rules("standard")
LOWEST = "7S 8S 7C 8C 7H 8H 7D 8D"
MODEL = load_shipped_model()
UNINFORMED_MODEL = replace(MODEL, auction=NO_INFERENCE)
BUDGET = Budget(worlds=48, screened=200)
SPADES = RULES.contract("spade-solo")
STRONG, WEAK = Hand.read("AS TS KS QS AD TD AC 8C 7C 8H 7H"), Hand.read("8S 7S KD QD 9D KC QC 9C KH QH 9H")
BIDDERS = "KS QS JS 9S 7S AH KH AD QD 6C 7C"


def view_after(*calls: str) -> View:
    """Return the view of the next bidder after these calls."""
    return make_view(make_layout(RULES, {0: BIDDERS}), *calls)


DOUBLED = view_after("0 bid spade-solo", "1 double", "2 pass")


def forecast(view: View, model: object = MODEL) -> EvaluatedAnswer:
    """Return the expert's evaluation of a pass in this view."""
    assert isinstance(model, type(MODEL))
    reasons = ExpertPlayer(budget=BUDGET, model=model).reasons(view, Random(1))
    return next(weighed for weighed in reasons.weighed if isinstance(weighed.action, Pass))


def test_auction_steps_have_the_state_before_them() -> None:
    heard = [(word.rank, word.answers_doubles, word.may_double) for word in replay_auction(DOUBLED)]
    assert heard == [(-1, False, False), (1, False, True), (1, False, True)]
    again = view_after("0 bid frog", "1 double", "2 bid spade-solo", "0 double")
    assert [word.may_double for word in replay_auction(again)] == [False, True, True, True]
    answered = view_after("0 bid frog", "1 double", "2 pass", "0 pass")
    assert [word.answers_doubles for word in replay_auction(answered)] == [False, False, False, True]


def test_no_second_double_of_a_bid() -> None:
    back = view_after("0 bid frog", "1 double", "2 double", "0 pass", "1 pass")
    assert [word.may_double for word in replay_auction(back)] == [False, True, True, False, False]


def test_no_doubles_in_auctions_without_doubling() -> None:
    view = make_view(make_layout(GERMAN_SOLO.rules("standard"), {}), "0 bid question", "1 pass")
    assert not any(word.may_double or word.answers_doubles for word in replay_auction(view))


def test_stronger_opponent_doubles_more_often() -> None:
    doubter = MODEL.auction.make_doubling_model(RULES, SPADES)
    assert doubter.probability(STRONG.mask) > 0.5
    assert doubter.probability(WEAK.mask) < 0.1


def test_doubles_shift_the_posterior() -> None:
    trumps = SPADES.order.ranking(SPADES.trumps[0]).suits[SPADES.trumps[0]]
    likely: dict[str, float] = {}
    for word in ("1 double", "1 pass"):
        view = view_after("0 bid spade-solo", word)
        others = AuctionModel(replace(view, seat=0), HandEvaluator(replace(view, seat=0), MODEL))
        worlds = determinizations(DOUBLED, 200, 1)
        weights = [2.718281828 ** others.log_likelihood(world) for world in worlds]
        held = [(world.hands[1] & trumps).bit_count() for world in worlds]
        likely[word] = sum(w * many for w, many in zip(weights, held, strict=True)) / sum(weights)
    assert likely["1 double"] > likely["1 pass"] + 0.2


def test_doubled_contract_is_forecast_lower() -> None:
    undoubled = ExpertPlayer(budget=BUDGET).reasons(make_view(make_layout(RULES, {0: BIDDERS})), Random(1))
    before = next(
        weighed.chance for weighed in undoubled.weighed if str(weighed.action) == "0 bid spade-solo"
    )
    after, deaf = forecast(DOUBLED).chance, forecast(DOUBLED, UNINFORMED_MODEL).chance
    assert before is not None
    assert after is not None
    assert deaf is not None
    assert after < min(before, deaf) - 0.02


def test_bidder_lacks_hands_for_better_bids() -> None:
    view = view_after("0 bid frog")
    others = AuctionModel(view, HandEvaluator(view, MODEL))
    frog, better = (
        Hand.read("QH TH KH 9H AD KD 8D QC 8C 7S 8S"),
        Hand.read("AS TS KS QS JS 9S AH TH AD TD 9H"),
    )
    [word] = replay_auction(view)
    plain, rather = (
        others._contract_probability(hand.mask, 0, word, RULES.contract("frog")) for hand in (frog, better)
    )
    assert plain > 2 * rather


def test_no_inference_gives_uniform_beliefs() -> None:
    assert {*MODEL.auction.bids} == {AuctionStyle.DOUBLING, AuctionStyle.ROTATION, AuctionStyle.PRECEDENCE}
    assert not NO_INFERENCE.is_learned(AuctionStyle.DOUBLING)
    anybody = NO_INFERENCE.make_doubling_model(RULES, SPADES)
    assert anybody.probability(STRONG.mask) == anybody.probability(WEAK.mask)


def test_elder_may_hold_a_bid() -> None:
    view = make_view(
        make_layout(GERMAN, {}), "0 bid question", "1 bid kicker", "0 hold", "1 bid solo", "0 pass", "2 pass"
    )
    heard = [(word.rank, word.may_hold, word.rank_to_beat) for word in replay_auction(view)]
    question, kicker, solo = (GERMAN.rank_of[name] for name in ("question", "kicker", "solo"))
    assert heard == [
        (-1, False, -1), (question, False, question), (kicker, True, kicker - 1), (kicker, False, kicker),
        (solo, True, solo - 1), (solo, False, solo),
    ]  # fmt: skip


def test_offered_hold_is_recorded_as_possible() -> None:
    offered = sample_decisions("hold")
    assert offered
    for deal in offered:
        assert deal.turn is not None
        [*_, word] = replay_auction(view_of(deal.play(Pass(deal.turn)), deal.turn))
        assert word.may_hold


def test_holder_plays_the_same_contract() -> None:
    held = make_view(make_layout(GERMAN, {}), "0 bid question", "1 bid kicker", "0 hold")
    assert find_bid_context(replace(held, seat=0), GERMAN.contract("kicker")) is BidContext.HELD
    asked_again = make_view(make_layout(GERMAN, {}), "0 bid question", "1 bid kicker")
    assert find_bid_context(asked_again, GERMAN.contract("kicker")) is BidContext.HELD
    assert find_bid_context(asked_again, GERMAN.contract("solo")) is BidContext.OVER


def test_an_elder_with_a_hand_for_it_is_expected_to_hold_and_a_younger_is_not() -> None:
    view = make_view(make_layout(GERMAN, {}), "0 bid question")
    others, bronco = AuctionModel(view, HandEvaluator(view, MODEL)), GERMAN.contract("bronco")
    [world] = determinizations(view, 1, 1)
    lowest, dealt = Hand.read(LOWEST).mask, world.hands
    elder = others._predict_overbid(replace(world, hands=(lowest, *dealt[1:])), 0, HighBid(bronco, 1))
    younger = others._predict_overbid(
        replace(world, hands=(*dealt[:2], lowest, dealt[3])), 2, HighBid(bronco, 1)
    )
    assert elder is not None
    assert (elder.contract, elder.place) == (bronco, 0)
    assert younger is None


def test_bid_probability_rises_with_value() -> None:
    willing = BidPropensity(0.0, 1.0, 0.5, {ContractClass.NO_POINTS: -2.0})
    even = ContractValue(0.5, 0.0, ContractClass.POINTS)
    assert willing.probability(even) == pytest.approx(0.5)
    assert willing.probability(replace(even, chance=0.8)) > 0.7
    assert willing.probability(replace(even, worth=2.0)) > 0.7
    assert willing.probability(replace(even, kind=ContractClass.NO_POINTS)) < 0.2
    assert 0 <= willing.probability(replace(even, worth=-1e6)) < 1e-9


def test_correction_raises_count_and_chance() -> None:
    counted = MODEL.outcomes.with_playouts[ContractClass.TRICKS]
    looks = (1.0, 5.0, 0.5, 5.0)
    better = counted.correct(ContractClass.TRICKS, OutcomeCorrection(0.5, 1.0))
    assert better.predict(looks) == pytest.approx(counted.predict(looks) + 0.5)
    assert better.predict_log_odds(looks) == pytest.approx((counted.predict_log_odds(looks) or 0) + 1.0)
    made = MODEL.outcomes.with_playouts[ContractClass.NO_TRICKS]
    likelier = made.correct(ContractClass.NO_TRICKS, OutcomeCorrection(odds=1.0))
    assert likelier.predict(looks) == pytest.approx(made.predict(looks) + 1.0)
    assert made.correct(ContractClass.NO_TRICKS, NO_CORRECTION) is made


def test_auction_inference_is_read_from_json() -> None:
    counted = {
        "base": 10.0,
        "trump": -1.0,
        "highest": [-5.0, 0.0, 0.0, 0.0],
        "ace": -4.0,
        "ten_with_ace": 0.0,
    }
    rest = dict.fromkeys(("ten_guarded", "ten_bare", "king_with_ace", "void", "single"), 0.0)
    willing = {"constant": 1.0, "chance": 2.0, "worth": 0.5, "kinds": {"points": -1.0}}
    figures = {"odds": {"open": willing, "over": willing}, "sharpness": 0.1}
    hearing = read_auction_inference(
        {
            "bids": {"doubling": figures},
            "doubles": {"points": {"counted": {**counted, **rest}, "spread": 4.0}},
            "shifts": {"rotation": {"points": {"open": [1.5, 0.0]}}},
        }
    )
    assert hearing.find_correction(
        AuctionStyle.ROTATION, ContractClass.POINTS, BidContext.OPEN
    ) == OutcomeCorrection(1.5, 0.0)
    assert hearing.find_correction(AuctionStyle.DUEL, ContractClass.POINTS, BidContext.OPEN) == NO_CORRECTION
    assert hearing.doubles[ContractClass.POINTS].counted.highest == (-5.0, 0.0, 0.0, 0.0)
    assert hearing.bids[AuctionStyle.DOUBLING].sharpness == 0.1
    assert read_auction_inference({}) == NO_INFERENCE
