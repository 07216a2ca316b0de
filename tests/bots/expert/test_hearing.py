"""What the expert hears in an auction with doubling. Seat 0 is eldest and leads."""

from dataclasses import replace
from random import Random

from spadille.bots.expert.auction_model import AuctionModel
from spadille.bots.expert.bid_evaluation import HandEvaluator
from spadille.bots.expert.contract_class import ContractClass
from spadille.bots.expert.hearing import DEAF, read_hearing, words
from spadille.bots.expert.model import shipped
from spadille.bots.expert.player import Expert
from spadille.bots.explanation import Weighed
from spadille.bots.search.budget import Budget
from spadille.bots.search.determinization import determinizations
from spadille.cards import Hand
from spadille.games import GERMAN_SOLO, PROGRESSIVE
from spadille.play.action import Pass
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from tests.bots.hands import asked, laid_out

RULES = PROGRESSIVE.rules("pennycook")
MODEL = shipped()
DEAF_MODEL = replace(MODEL, hearing=DEAF)
BUDGET = Budget(worlds=48, screened=200)
SPADES = RULES.contract("spade-solo")
STRONG, WEAK = Hand.read("AS TS KS QS AD TD AC 8C 7C 8H 7H"), Hand.read("8S 7S KD QD 9D KC QC 9C KH QH 9H")
BIDDERS = "KS QS JS 9S 7S AH KH AD QD 6C 7C"


def at_the_bidder(*calls: str) -> View:
    """What the bidder of spades sees when he is asked again, or another when it is his turn."""
    return asked(laid_out(RULES, {0: BIDDERS}), *calls)


DOUBLED = at_the_bidder("0 bid spade-solo", "1 double", "2 pass")


def foreseen(view: View, model: object = MODEL) -> Weighed:
    """What the expert thinks of letting stand what was said."""
    assert isinstance(model, type(MODEL))
    reasons = Expert(budget=BUDGET, model=model).reasons(view, Random(1))
    return next(weighed for weighed in reasons.weighed if isinstance(weighed.action, Pass))


def test_every_word_is_heard_with_what_stood_then() -> None:
    heard = [(word.rank, word.answers, word.may_double) for word in words(DOUBLED)]
    assert heard == [(-1, False, False), (1, False, True), (1, False, True)]
    again = at_the_bidder("0 bid frog", "1 double", "2 bid spade-solo", "0 double")
    assert [word.may_double for word in words(again)] == [False, True, True, True]
    answered = at_the_bidder("0 bid frog", "1 double", "2 pass", "0 pass")
    assert [word.answers for word in words(answered)] == [False, False, False, True]


def test_who_doubled_a_bid_may_not_double_it_again() -> None:
    back = at_the_bidder("0 bid frog", "1 double", "2 double", "0 pass", "1 pass")
    assert [word.may_double for word in words(back)] == [False, True, True, False, False]


def test_where_nobody_doubles_no_word_might_have_been_a_double() -> None:
    view = asked(laid_out(GERMAN_SOLO.rules("standard"), {}), "0 bid question", "1 pass")
    assert not any(word.may_double or word.answers for word in words(view))


def test_who_is_strong_against_a_contract_doubles_it_sooner() -> None:
    doubter = MODEL.hearing.doubter(RULES, SPADES)
    assert doubter.doubles(STRONG.mask) > 0.5
    assert doubter.doubles(WEAK.mask) < 0.1


def test_who_doubled_is_believed_to_be_strong_against_it_and_who_did_not_to_be_weak() -> None:
    trumps = SPADES.order.ranking(SPADES.trumps[0]).suits[SPADES.trumps[0]]
    likely: dict[str, float] = {}
    for word in ("1 double", "1 pass"):
        view = at_the_bidder("0 bid spade-solo", word)
        others = AuctionModel(replace(view, seat=0), HandEvaluator(replace(view, seat=0), MODEL))
        worlds = determinizations(DOUBLED, 200, 1)
        weights = [2.718281828 ** others.likelihood(world) for world in worlds]
        held = [(world.hands[1] & trumps).bit_count() for world in worlds]
        likely[word] = sum(w * many for w, many in zip(weights, held, strict=True)) / sum(weights)
    assert likely["1 double"] > likely["1 pass"] + 0.2


def test_being_doubled_makes_a_contract_look_worse() -> None:
    undoubled = Expert(budget=BUDGET).reasons(asked(laid_out(RULES, {0: BIDDERS})), Random(1))
    before = next(
        weighed.chance for weighed in undoubled.weighed if str(weighed.action) == "0 bid spade-solo"
    )
    after, deaf = foreseen(DOUBLED).chance, foreseen(DOUBLED, DEAF_MODEL).chance
    assert before is not None
    assert after is not None
    assert deaf is not None
    assert after < min(before, deaf) - 0.02


def test_a_bidder_is_not_believed_to_hold_what_he_would_rather_have_bid() -> None:
    view = at_the_bidder("0 bid frog")
    others = AuctionModel(view, HandEvaluator(view, MODEL))
    frog, better = (
        Hand.read("QH TH KH 9H AD KD 8D QC 8C 7S 8S"),
        Hand.read("AS TS KS QS JS 9S AH TH AD TD 9H"),
    )
    rank = RULES.rank_of["frog"]
    plain, rather = (others._bids(hand.mask, 0, -1, RULES.contracts[rank]) for hand in (frog, better))
    assert plain > 2 * rather


def test_of_other_auctions_nothing_was_learned() -> None:
    assert MODEL.hearing.knows(AuctionStyle.DOUBLING)
    assert not DEAF.knows(AuctionStyle.DOUBLING)
    anybody = DEAF.doubter(RULES, SPADES)
    assert anybody.doubles(STRONG.mask) == anybody.doubles(WEAK.mask)


def test_what_is_heard_is_read_from_its_figures() -> None:
    counted = {
        "base": 10.0,
        "trump": -1.0,
        "highest": [-5.0, 0.0, 0.0, 0.0],
        "ace": -4.0,
        "ten_with_ace": 0.0,
    }
    rest = dict.fromkeys(("ten_guarded", "ten_bare", "king_with_ace", "void", "single"), 0.0)
    figures = {"odds": {"open": [1.0, 2.0], "over": [0.0, 2.0]}, "least": {"open": -3.0, "over": 1.0}}
    hearing = read_hearing(
        {
            "bids": {"doubling": {**figures, "sharpness": 0.1}},
            "doubles": {"points": {"counted": {**counted, **rest}, "spread": 4.0}},
        }
    )
    assert hearing.doubles[ContractClass.POINTS].counted.highest == (-5.0, 0.0, 0.0, 0.0)
    assert hearing.bids[AuctionStyle.DOUBLING].sharpness == 0.1
    assert read_hearing({}) == DEAF
