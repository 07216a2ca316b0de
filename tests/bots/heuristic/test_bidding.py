"""Tests of bidding where card points count: a hand for every contract is bid, and weaker hands are not."""

from random import Random

import pytest

from spadille.bots import BOTS
from spadille.cards import Suit
from spadille.games import SIX_BID
from spadille.games.frog import FROG
from spadille.play.action import Action, Bid, NameTrump, Pass
from tests.bots.hand_setups import ask, make_layout, make_view
from tests.bots.suit_swap import swap_spades

SOLO = "AS TS KS 9S 8S 7S AD 9D 8D KH 8C"
MISERE = "6S 8S QS 6H 7H 9H 6D 8D JD 6C 7C"
SPREAD = "6S 7S 8S 9S 6H 7H 8H 6D 7D 8D 6C"
GUARANTEE = "AS TS KS QS 9S 7S AD JD 7D AC 7C"
CALL = "AS TS KS QS JS 9S 8S AD TD AC 9C"
POOR = "9S 8S 7S QH 9H KD 9D 8D JC 9C 7C"
NOT_HEARTS = [Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS]
CONTRACTS = SIX_BID.rules("standard").contracts


def says(hand: str, *before: str, **options: object) -> Action:
    """Return the answer of the bot `club` with this hand, after the calls in `before`."""
    return ask(BOTS["club"], SIX_BID.rules("standard", options), {len(before): hand}, *before)


def names(hand: str, contract: str, **options: object) -> Action:
    """Return the trumps that the bot `club` names with this hand after everyone has passed its bid."""
    calls = (f"0 bid {contract}", "1 pass", "2 pass")
    return ask(BOTS["club"], SIX_BID.rules("standard", options), {0: hand}, *calls)


@pytest.mark.parametrize("suit", NOT_HEARTS)
def test_long_trumps_and_an_ace_beside_are_a_solo(suit: Suit) -> None:
    assert says(swap_spades(SOLO, suit)) == Bid(0, "solo")
    assert names(swap_spades(SOLO, suit), "solo") == NameTrump(0, suit)


def test_the_same_in_hearts_is_a_heart_solo() -> None:
    assert says(swap_spades(SOLO, Suit.HEARTS)) == Bid(0, "heart-solo")


def test_it_stays_a_heart_solo_where_a_solo_may_be_in_hearts_too() -> None:
    assert says(swap_spades(SOLO, Suit.HEARTS), solo_trumps="any") == Bid(0, "heart-solo")


def test_a_solo_is_played_in_hearts_where_it_pays_better_so() -> None:
    dear: dict[str, object] = {"solo_trumps": "any", "solo_rate": 5}
    assert says(swap_spades(SOLO, Suit.HEARTS), **dear) == Bid(0, "solo")
    assert names(swap_spades(SOLO, Suit.HEARTS), "solo", **dear) == NameTrump(0, Suit.HEARTS)


def test_two_suits_as_good_go_to_the_dearer_contract() -> None:
    assert says("AS TS KS 9S 8S AH TH KH 9H 8H 7C", call_card="none") == Bid(0, "heart-solo")


def test_low_cards_with_a_hole_or_two_are_a_misere() -> None:
    assert says(MISERE, "0 pass") == Bid(1, "misere")


def test_low_cards_from_the_bottom_are_played_open() -> None:
    assert says(SPREAD) == Bid(0, "spread")


def test_where_spread_pays_no_more_the_hand_stays_hidden() -> None:
    assert says(SPREAD, spread_value=30) == Bid(0, "misere")


@pytest.mark.parametrize("suit", Suit)
def test_too_good_for_a_solo_that_is_bid_already_is_a_guarantee(suit: Suit) -> None:
    hand = swap_spades(GUARANTEE, suit)
    assert says(hand, "0 bid misere") == Bid(1, "guarantee")
    assert names(hand, "guarantee") == NameTrump(0, suit)


@pytest.mark.parametrize("suit", NOT_HEARTS)
def test_a_guarantee_is_bid_at_once_where_it_pays_more(suit: Suit) -> None:
    assert says(swap_spades(GUARANTEE, suit), guarantee_value=200) == Bid(0, "guarantee")


def test_a_guarantee_of_nearly_everything_is_left_alone() -> None:
    assert says(GUARANTEE, "0 bid misere", guarantee_points=120) == Pass(1)


@pytest.mark.parametrize("suit", Suit)
def test_a_hand_that_lacks_one_card_to_take_everything_calls_it(suit: Suit) -> None:
    hand = swap_spades(CALL, suit)
    assert says(hand, "0 bid spread") == Bid(1, "call")
    assert names(hand, "call") == NameTrump(0, suit)


def test_where_no_card_is_called_the_hand_must_have_them_all() -> None:
    assert says(CALL, "0 bid spread", call_card="none") == Pass(1)
    assert says("AS TS KS QS JS 9S 8S AD TD AC TC", "0 bid spread", call_card="none") == Bid(1, "call")


@pytest.mark.parametrize(
    "standing", [None, *CONTRACTS[:-1]], ids=lambda contract: getattr(contract, "id", "-")
)
def test_a_poor_hand_passes_whatever_was_bid(standing: object) -> None:
    before = [f"0 bid {getattr(standing, 'id', '')}"] if standing else []
    assert isinstance(says(POOR, *before), Pass)


def test_what_counts_is_what_contracts_cost_beside_each_other() -> None:
    costs = [name for name in SIX_BID.preset("standard").values if name.endswith(("_rate", "_value"))]
    dear: dict[str, object] = {name: 1000 * SIX_BID.rules("standard").settings.number(name) for name in costs}
    for hand in (SOLO, swap_spades(SOLO, Suit.HEARTS), MISERE, SPREAD, CALL, POOR):
        assert says(hand, **dear) == says(hand)


def test_no_pass_is_so_dear_that_a_hopeless_bid_is_made() -> None:
    assert says(POOR, solo_rate=1_000_000, call_hearts_value=1) == Pass(0)
    assert says(POOR, "0 bid solo", solo_rate=1_000_000, misere_value=1) == Pass(1)


@pytest.mark.parametrize("preset", [preset.id for preset in SIX_BID.presets])
@pytest.mark.parametrize(
    ("hand", "contract"), [(SOLO, "solo"), (swap_spades(SOLO, Suit.HEARTS), "heart-solo"), (SPREAD, "spread")]
)
def test_the_plain_cases_are_plain_at_every_table(preset: str, hand: str, contract: str) -> None:
    assert ask(BOTS["club"], SIX_BID.rules(preset), {0: hand}) == Bid(0, contract)


@pytest.mark.parametrize("hand", [SOLO, SPREAD, CALL])
def test_a_novice_never_passes_a_good_hand(hand: str) -> None:
    layout = make_layout(SIX_BID.rules("standard"), {0: hand})
    assert Pass(0) not in {BOTS["novice"].answer(make_view(layout), Random(seed)) for seed in range(20)}


def test_a_novice_does_not_always_dare_the_high_contracts() -> None:
    layout = make_layout(SIX_BID.rules("standard"), {0: SPREAD})
    answers = [BOTS["novice"].answer(make_view(layout), Random(seed)) for seed in range(100)]
    assert 40 < answers.count(Bid(0, "spread")) < 80
    assert answers.count(Bid(0, "misere"))


def test_a_novice_does_not_always_count_a_hand_alike() -> None:
    layout = make_layout(SIX_BID.rules("standard"), {0: "AS KS QS 9S 8S AD JD KH 9H 8C 7C"})
    assert {BOTS["novice"].answer(make_view(layout), Random(seed)) for seed in range(40)} == {
        Pass(0),
        Bid(0, "solo"),
    }


def test_a_widow_to_be_taken_up_makes_a_weaker_hand_do() -> None:
    layout = make_layout(FROG.rules("foster"), {0: "AH QH JH 9H 8H AS 9S KD 9D 8C 7C"})
    assert BOTS["club"].answer(make_view(layout), Random(1)) == Bid(0, "frog")
