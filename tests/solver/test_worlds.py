"""Tests of what a seat knows about hidden cards from bids, calls, exchanges and plays."""

from dataclasses import replace
from math import comb

import pytest

from spadille._core import NotSolvable
from spadille.cards import CARDS, THIRTY_SIX, THIRTY_TWO, Card, Hand, Suit
from spadille.games import FROG, GERMAN_SOLO, SIX_BID
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.solver.card_locations import WIDOW, CardLocation
from spadille.solver.constraints import LowerBound
from spadille.solver.worlds import WorldSampler, encode_constraints
from tests.play.spoken_deals import play_actions

TWO_HANDS_AND_WIDOW = comb(25, 3) * comb(22, 11)
THREE_HANDS = comb(24, 8) * comb(16, 8)


def six_bid(*hands: str, dealer: Seat = 0) -> Deal:
    """Return a deal of Six-Bid Solo with these three hands. The widow has the remaining cards."""
    held = [Hand.read(hand) for hand in hands]
    widow = THIRTY_SIX.hand - held[0] - held[1] - held[2]
    return Deal.of(lay_out(SIX_BID.rules("standard"), 3, dealer, held, widow))


def german(*hands: str) -> Deal:
    return Deal.of(lay_out(GERMAN_SOLO.rules("standard"), 4, 0, [Hand.read(hand) for hand in hands], Hand()))


def frog(*hands: str) -> Deal:
    held = [Hand.read(hand) for hand in hands]
    widow = THIRTY_SIX.hand - held[0] - held[1] - held[2]
    return Deal.of(lay_out(FROG.rules("modern"), 3, 0, held, widow))


def count_worlds(deal: Deal, seat: Seat | None) -> int:
    return WorldSampler(view_of(deal, seat)).count


def possible_cards(view: View, seat: Seat) -> Hand:
    """Return the cards that a seat holds in some of many sampled worlds."""
    held = WorldSampler(view).sample(2_000, seed=7).held_cards()
    ever = 0
    for number in range(2_000):
        ever |= held[number, seat]
    return Hand(ever)


def certain_cards(view: View, seat: Seat) -> Hand:
    """Return the cards that a seat holds in all of many sampled worlds."""
    held = WorldSampler(view).sample(2_000, seed=7).held_cards()
    common = -1
    for number in range(2_000):
        common &= held[number, seat]
    return Hand(common)


def suit(suit: Suit) -> Hand:
    return Hand.of(card for card in CARDS if card.suit is suit)


PLAIN = (
    "AS TS KS QS JS 9S AH TH AD TD KD",
    "8S 7S KH QH JH 9H AC TC KC QC JC",
    "6S 8H 7H 6H QD JD 9D 8D 7D 9C 8C",
)


def test_before_the_play_any_unseen_card_may_be_anywhere() -> None:
    deal = six_bid(*PLAIN)
    assert count_worlds(deal, 0) == TWO_HANDS_AND_WIDOW == 1_622_493_600
    assert count_worlds(deal, None) == comb(36, 3) * comb(33, 11) * comb(22, 11)


def test_a_bid_without_requirements_excludes_no_world() -> None:
    assert (
        count_worlds(play_actions(six_bid(*PLAIN), "1 bid solo", "2 bid heart-solo"), 0)
        == TWO_HANDS_AND_WIDOW
    )


def test_a_player_who_discards_is_void_in_the_suit_led() -> None:
    solo = play_actions(six_bid(*PLAIN), "1 bid solo", "2 pass", "0 pass", "1 trump S")
    hand = play_actions(solo, "1 play AC", "2 play 9C", "0 play TS")
    assert not possible_cards(view_of(hand, 1), 0) & suit(Suit.CLUBS)
    assert possible_cards(view_of(hand, 1), 0) & suit(Suit.SPADES)
    discarded = play_actions(
        hand, "0 play AD", "1 play 7S", "2 play 9D", "1 play KH", "2 play 8H", "0 play TH"
    )
    assert possible_cards(view_of(discarded, 0), 1) & suit(Suit.SPADES)
    assert not possible_cards(view_of(discarded, 0), 1) & suit(Suit.DIAMONDS)


def test_a_player_who_discards_instead_of_trumping_has_no_trumps() -> None:
    solo = play_actions(six_bid(*PLAIN), "1 bid heart-solo", "2 pass", "0 pass")
    drawn = play_actions(solo, "1 play KH", "2 play 8H", "0 play AH", "0 play TH", "1 play QH", "2 play 7H")
    led = play_actions(drawn, "0 play AD", "1 play 9H", "2 play 9D", "1 play AC", "2 play 9C")
    assert possible_cards(view_of(led, 1), 0) & possible_cards(view_of(led, 1), 2) & suit(
        Suit.HEARTS
    ) == Hand.read("6H")
    discarded = play_actions(led, "0 play KD")
    assert not possible_cards(view_of(discarded, 1), 0) & (suit(Suit.CLUBS) | suit(Suit.HEARTS))
    assert possible_cards(view_of(discarded, 1), 2) & suit(Suit.HEARTS) == Hand.read("6H")


def test_an_exposed_hand_is_known() -> None:
    spread = play_actions(six_bid(*PLAIN), "1 pass", "2 bid spread", "0 pass")
    before = play_actions(spread, "0 play AS")
    assert count_worlds(before, 0) == comb(14, 3)
    assert certain_cards(view_of(before, 0), 2) == view_of(before, 2).hand
    assert count_worlds(before, 1) == comb(13, 3)


def test_a_called_card_without_a_holder_is_in_the_widow() -> None:
    deal = six_bid(*PLAIN)
    called = play_actions(deal, "1 bid call", "2 pass", "0 pass", "1 trump C", "1 call 7C")
    assert count_worlds(called, 0) == comb(24, 2) * comb(22, 11)


def test_the_card_given_back_is_hidden_from_the_third_player() -> None:
    called = play_actions(six_bid(*PLAIN), "1 bid call", "2 pass", "0 pass", "1 trump C", "1 call 9C")
    assert certain_cards(view_of(called, 0), 1) == Hand.read("9C")
    given = play_actions(called, "1 give 8S")
    assert certain_cards(view_of(given, 0), 2) == Hand()
    assert count_worlds(given, 0) == comb(24, 3) * comb(21, 11) * 11
    assert certain_cards(view_of(given, 1), 2) == Hand.read("8S")
    assert certain_cards(view_of(given, 2), 1) == Hand.read("9C")
    assert count_worlds(given, 1) == comb(24, 3) * comb(21, 11) == count_worlds(given, 2)


def test_discards_after_taking_up_the_widow_may_be_any_of_fourteen_cards() -> None:
    taken = play_actions(frog(*PLAIN), "1 bid frog", "2 pass", "0 pass")
    assert count_worlds(taken, 0) == TWO_HANDS_AND_WIDOW
    assert count_worlds(taken, 1) == comb(22, 11)
    away = play_actions(taken, "1 discard 8S 7S JC")
    assert count_worlds(away, 0) == comb(25, 11) * comb(14, 3) ** 2
    assert count_worlds(away, 1) == comb(22, 11)
    led = play_actions(away, "1 play AC")
    assert count_worlds(led, 0) == comb(24, 11) * comb(14, 3) * comb(13, 3)


QUEENS = (
    "8S 7S TH 9H 8H TD 9D JC",
    "QC QS 7D AD KD QD JD AS",
    "AH KH QH JH KS JS TC 9C",
    "AC KC 8C 7C TS 9S 8D 7H",
)


def test_an_overbid_grand_still_shows_both_black_queens() -> None:
    bid = play_actions(german(*QUEENS), "1 bid grand", "2 bid bronco")
    assert certain_cards(view_of(bid, 0), 1) == Hand.read("QC QS")
    assert count_worlds(bid, 0) == comb(22, 6) * comb(16, 8)


def test_is_it_shows_a_club_besides_the_queen() -> None:
    deal = german(QUEENS[1], QUEENS[3], QUEENS[2], QUEENS[0])
    bid = play_actions(deal, "1 bid is-it")
    without = comb(24 - 7, 8) * comb(16, 8)
    assert count_worlds(bid, 0) == THREE_HANDS - without
    assert count_worlds(bid, 1) == THREE_HANDS
    held = play_actions(deal, "1 bid question", "2 bid is-it", "1 hold")
    assert count_worlds(held, 0) < count_worlds(bid, 0)


def test_after_all_pass_spadille_is_with_the_declarer() -> None:
    forced = play_actions(german(*QUEENS), "1 pass", "2 pass", "3 pass", "0 pass")
    assert certain_cards(view_of(forced, 0), 1) == Hand.read("QC")
    assert count_worlds(forced, 0) == comb(23, 7) * comb(16, 8)


def test_a_caller_lacks_the_called_card_and_holds_all_higher_ones() -> None:
    bidding = ("1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D")
    called = play_actions(german(*QUEENS), *bidding, "1 call AH")
    assert Card("AH") not in possible_cards(view_of(called, 0), 1)
    assert Card("AC") in possible_cards(view_of(called, 0), 1)
    assert count_worlds(called, 0) == comb(23, 8) * comb(16, 8)
    aces = (
        "8S 7S TH 9H 8H TD 9D JC",
        "QC QS AH AC KD QD JD AS",
        "AD KH QH JH KS JS TC 9C",
        "7D KC 8C 7C TS 9S 8D 7H",
    )
    king = play_actions(german(*aces), *bidding, "1 call KH")
    assert certain_cards(view_of(king, 0), 1) == Hand.read("AS AH AC")


CALLED = (
    "8S 7S 7H TD 9D 8D AC JC",
    "QC QS 7D AD KD QD JD 8H",
    "AH KH QH JH AS JS TC 9C",
    "TH 9H KS TS 9S KC 8C 7C",
)
CALLING = ("1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH")


def test_following_the_called_suit_with_another_card_excludes_the_partner() -> None:
    hands = (CALLED[0], CALLED[1], CALLED[3], CALLED[2])
    led = play_actions(german(*hands), *CALLING, "1 play 8H", "2 play TH")
    for seat in (0, 1):
        assert Card("AH") not in possible_cards(view_of(led, seat), 2)
    assert Card("AH") in certain_cards(view_of(led, 1), 3) | certain_cards(
        view_of(led, 1), 0
    ) | possible_cards(view_of(led, 1), 0)
    assert Card("AH") in certain_cards(view_of(led, 0), 3)


def test_leading_the_called_suit_with_another_card_excludes_the_partner() -> None:
    hands = (CALLED[0], CALLED[3], CALLED[1], CALLED[2])
    bidding = ("1 pass", "2 bid question", "3 pass", "0 pass", "2 trump D", "2 call AH")
    led = play_actions(german(*hands), *bidding, "1 play TH")
    assert Card("AH") not in possible_cards(view_of(led, 2), 1)


def test_a_discard_says_nothing_of_trumps_where_trumping_is_optional() -> None:
    solo = play_actions(german(*CALLED), "1 bid solo", "2 pass", "3 pass", "0 pass", "1 trump H")
    discards = play_actions(solo, "1 play KD", "2 play TC")
    assert not possible_cards(view_of(discards, 0), 2) & suit(Suit.DIAMONDS) - Hand.read("7D")
    assert possible_cards(view_of(discards, 0), 2) & suit(Suit.HEARTS)


def test_asking_for_the_partner_reveals_the_partner() -> None:
    hands = (
        "7S 8S 9S TS JS KS 8C 9C",
        "AC KC QC QS JC TC AS 7C",
        "AH KH QH JH TH 9H 8H 7H",
        "AD KD QD JD TD 9D 8D 7D",
    )
    bidding = ("1 bid question", "2 pass", "3 pass", "0 pass", "1 trump C", "1 call AH")
    five = ("QC 7H 7D 8C", "7C 8H 8D 9C", "QS 9H 9D 7S", "AC TH TD 8S", "KC JH JD 9S")
    tricks = [f"{(1 + at) % 4} play {card}" for trick in five for at, card in enumerate(trick.split())]
    late = play_actions(german(*hands), *bidding, *tricks)
    assert certain_cards(view_of(late, 1), 2) == Hand()
    assert Card("AH") in certain_cards(view_of(play_actions(late, "1 ask"), 1), 2)


def test_a_finished_deal_has_one_world() -> None:
    over = play_actions(six_bid(*PLAIN), "1 pass", "2 pass", "0 pass")
    assert WorldSampler(view_of(over, 0)).count == 1
    worlds = WorldSampler(view_of(over, None)).enumerate(1)
    assert worlds is not None
    assert worlds[0].hands == over.layout.hands


def make_late_sampler() -> WorldSampler:
    """Return the sampler for a solo in which each player has three cards left, so that few worlds are
    possible.
    """
    rest = (
        "AS TS KS 9H AD TD KD 9S AC KC QC",
        "8S 7S KH QH JH TH AH TC JC 9C 8C",
        "6S 8H 7H 6H QD JD 9D 8D 7D 7C 6C",
    )
    deal = play_actions(six_bid(*rest), "1 bid heart-solo", "2 pass", "0 pass")
    first_tricks = (
        "1 play AH",
        "2 play 6H",
        "0 play 9H",
        "1 play KH",
        "2 play 7H",
        "0 play KC",
        "1 play QH",
        "2 play 8H",
    )
    deal = play_actions(deal, *first_tricks, "0 play QC", "1 play TC", "2 play 7C", "0 play AC")
    deal = play_actions(deal, "0 play AS", "1 play 8S", "2 play 6S", "0 play TS", "1 play 7S", "2 play 7D")
    deal = play_actions(deal, "0 play KS", "1 play JH", "2 play 8D", "1 play 8C", "2 play 6C", "0 play KD")
    return WorldSampler(view_of(deal, 0))


def test_enumerate_returns_all_worlds_up_to_a_limit() -> None:
    end = make_late_sampler()
    worlds = end.enumerate(end.count)
    assert worlds is not None
    assert 1 < len(worlds) == end.count == len(set(worlds))
    assert end.enumerate(end.count - 1) is None
    with pytest.raises(IndexError):
        worlds[end.count]


def test_samples_depend_on_the_seed() -> None:
    whole = WorldSampler(view_of(six_bid(*PLAIN), 0))
    assert whole.sample(30, seed=5).bits == whole.sample(30, seed=5).bits
    assert whole.sample(30, seed=5).bits != whole.sample(30, seed=6).bits
    assert len(whole.sample(0, seed=5)) == 0


def test_weighted_samples_have_the_exact_distribution() -> None:
    """An ace has weight 3 with seat 1: eleven of its places at 3, fourteen at 1."""
    whole = WorldSampler(view_of(six_bid(*PLAIN), 0))
    ace = Card("AC")
    heavy = [3.0 if card is ace else 1.0 for card in CARDS]
    held = whole.with_weights({CardLocation(1, 1): heavy}).sample(20_000, seed=3).held_cards()
    share = sum(bool(held[number, 1] & ace.bit) for number in range(20_000)) / 20_000
    assert abs(share - 33 / 47) < 0.015
    never = [0.0 if card is ace else 1.0 for card in CARDS]
    held = whole.with_weights({CardLocation(1, 1): never, WIDOW: never}).sample(100, seed=3).held_cards()
    assert all(held[number, 2] & ace.bit for number in range(100))


def test_resampling_is_proportional_to_weights() -> None:
    end = make_late_sampler()
    worlds = end.enumerate(10_000)
    assert worlds is not None
    weights = [0.0] * len(worlds)
    weights[0], weights[-1] = 1.0, 3.0
    again = list(worlds.resample(weights, 400, seed=1))
    assert again.count(worlds[0]) == 100
    assert again.count(worlds[-1]) == 300


@pytest.mark.parametrize(
    "weights",
    [
        {CardLocation(1, 1): [1.0] * 35},
        {CardLocation(1, 1): [-1.0] * 36},
        {CardLocation(1, 1): [float("nan")] * 36},
        {CardLocation(7, 7): [1.0] * 36},
    ],
)
def test_invalid_weights_are_rejected(weights: dict[CardLocation, list[float]]) -> None:
    with pytest.raises(NotSolvable):
        WorldSampler(view_of(six_bid(*PLAIN), 0)).with_weights(weights)


def test_all_zero_weights_are_rejected() -> None:
    whole = WorldSampler(view_of(six_bid(*PLAIN), 0))
    weighted = whole.with_weights(dict.fromkeys(whole.constraints.locations, [0.0] * 36))
    with pytest.raises(NotSolvable):
        weighted.sample(1, seed=0)
    worlds = whole.sample(3, seed=0)
    for weights in ([0.0] * 3, [1.0] * 2, [1.0, -1.0, 1.0]):
        with pytest.raises(NotSolvable):
            worlds.resample(weights, 1, seed=0)


def test_german_solo_worlds_use_thirty_two_cards() -> None:
    whole = WorldSampler(view_of(german(*QUEENS), 0))
    assert whole.count == THREE_HANDS
    assert sum(whole.constraints.known) | whole.constraints.hidden == THIRTY_TWO.hand.mask


def test_impossible_constraints_are_rejected() -> None:
    constraints = WorldSampler(view_of(six_bid(*PLAIN), 0)).constraints
    ace = Card("AS").bit
    for bad in (
        replace(constraints, known=(ace, *constraints.known[1:-1], ace)),
        replace(constraints, allowed=(ace, *constraints.allowed[1:])),
        replace(constraints, hidden=constraints.hidden | 1 << 36),
        replace(constraints, sizes=((11, 11, 11, 4),)),
        replace(constraints, sizes=()),
        replace(constraints, sizes=constraints.sizes * 2),
        replace(constraints, lower_bounds=(LowerBound(locations=1 << 4, cards=ace, minimum=1),)),
    ):
        with pytest.raises(NotSolvable):
            encode_constraints(bad)
    with pytest.raises(NotSolvable):
        WorldSampler(constraints.view).sample(10**9, seed=0)
