"""Tests of a deal, step by step: its states and the refused actions."""

import pytest

from spadille.cards import Card, Hand, Suit
from spadille.games import SIX_BID
from spadille.play.action import Bid, Call, Give, NameTrump, Pass, Play
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.rules.refusal import NotAllowed
from tests.play.spoken_deals import play_actions, refusal_of

HANDS = (
    "AH TH KH 9H AD TD 9D 7C 8C 6D 7D",
    "AS TS KS QS JS 9S AC TC QH 8D KD",
    "8S 7S 6S QD JD JH 8H 7H 6H KC QC",
)
WIDOW = "JC 9C 6C"


def deal(preset: str = "standard", **options: object) -> Deal:
    hands = [Hand.read(hand) for hand in HANDS]
    return Deal.of(lay_out(SIX_BID.rules(preset, options), 3, 0, hands, Hand.read(WIDOW)))


def test_playing_returns_a_new_deal_and_leaves_the_old_unchanged() -> None:
    before = deal()
    following = before.play(Bid(1, "solo"))
    assert before == deal()
    assert before.actions == ()
    assert following.actions == (Bid(1, "solo"),)


def test_eldest_bids_first_and_each_seat_may_pass_or_bid() -> None:
    answers = deal().answers()
    assert answers[0] == Pass(1)
    assert [answer.contract for answer in answers if isinstance(answer, Bid)] == [
        "solo",
        "heart-solo",
        "misere",
        "guarantee",
        "spread",
        "call",
    ]


def test_in_rotation_the_bidding_goes_clockwise() -> None:
    assert play_actions(deal(), "1 bid solo", "2 bid heart-solo").turn == 0
    assert play_actions(deal(), "1 bid solo", "2 bid heart-solo", "0 pass").turn == 1


def test_in_a_duel_two_speak_until_one_passes_and_the_third_meets_the_survivor() -> None:
    duel = deal(auction="duel")
    assert play_actions(duel, "1 bid solo", "2 bid heart-solo").turn == 1
    assert play_actions(duel, "1 bid solo", "2 bid heart-solo", "1 bid misere").turn == 2
    third = play_actions(duel, "1 bid solo", "2 bid heart-solo", "1 pass")
    assert third.turn == 0
    assert play_actions(third, "0 bid misere").turn == 2
    assert refusal_of(play_actions(third, "0 bid misere"), "1 bid call") == (
        "not-your-turn",
        "six-bid.auction.turn",
    )


def test_a_bid_that_is_not_higher_is_refused() -> None:
    assert refusal_of(play_actions(deal(), "1 bid misere"), "2 bid misere") == (
        "bid-too-low",
        "six-bid.auction.higher",
    )
    assert refusal_of(deal(), "1 bid grand") == ("unknown-contract", "six-bid.auction")


def test_a_deal_in_which_all_pass_is_over() -> None:
    passed = play_actions(deal(), "1 pass", "2 pass", "0 pass")
    assert passed.over
    assert passed.result is not None
    assert passed.result.payments == (0, 0, 0)
    assert refusal_of(passed, "1 bid solo")[0] == "deal-over"


def test_hearts_may_not_be_named_in_a_plain_solo() -> None:
    won = play_actions(deal(), "1 bid solo", "2 pass", "0 pass")
    assert refusal_of(won, "1 trump H") == ("bad-trump", "six-bid.trump")
    assert [answer.suit for answer in won.answers() if isinstance(answer, NameTrump)] == [
        Suit.SPADES,
        Suit.DIAMONDS,
        Suit.CLUBS,
    ]


def test_no_trumps_are_named_in_a_heart_solo() -> None:
    won = play_actions(deal(), "1 bid heart-solo", "2 pass", "0 pass")
    assert won.phase.kind == "play"
    assert won.phase.declared is not None
    assert won.phase.declared.trump is Suit.HEARTS


def call() -> Deal:
    return play_actions(deal(), "1 bid call", "2 pass", "0 pass", "1 trump S")


def test_the_called_card_is_handed_over_and_another_given_back() -> None:
    called = play_actions(call(), "1 call AH")
    assert Card("AH") in called.phase.hands[1]
    assert len(called.answers()) == 11
    assert [(card.text, why.code) for card, why in called.phase.refused().items()] == [("AH", "bad-call")]
    assert refusal_of(called, "1 give AH") == ("bad-call", "six-bid.give")
    assert refusal_of(called, "1 give 6S") == ("not-in-hand", "six-bid.give")
    given = play_actions(called, "1 give 8D")
    assert Card("8D") in given.phase.hands[0]
    assert [len(hand) for hand in given.phase.hands] == [11, 11, 11]


def test_a_called_card_in_the_widow_stays_there() -> None:
    assert play_actions(call(), "1 call JC").phase.kind == "play"


def test_calling_none_is_for_tables_where_the_call_is_optional() -> None:
    assert play_actions(call(), "1 call none").phase.kind == "play"
    required = play_actions(deal("hoyle"), "1 bid call", "2 pass", "0 pass", "1 trump S")
    assert Call(1, None) not in required.answers()
    assert refusal_of(required, "1 call none") == ("bad-call", "six-bid.call")
    assert refusal_of(required, "1 call AS") == ("bad-call", "six-bid.call")


def test_the_card_given_back_is_unseen_by_the_third_player_and_by_watchers() -> None:
    given = play_actions(call(), "1 call AH", "1 give 8D")
    assert str(view_of(given, 2).history[-1]) == "1 give ?"
    assert str(view_of(given, None).history[-1]) == "1 give ?"
    assert view_of(given, 0).history[-1] == Give(1, Card("8D"))
    assert view_of(given, 1).history[-1] == Give(1, Card("8D"))


def solo() -> Deal:
    return play_actions(deal(), "1 bid solo", "2 pass", "0 pass", "1 trump S")


def test_suit_must_be_followed_and_who_cannot_must_trump() -> None:
    led = play_actions(solo(), "1 play KD")
    assert refusal_of(led, "2 play 8S") == ("must-follow-suit", "six-bid.play.follow")
    assert refusal_of(led, "2 play AH") == ("not-in-hand", "six-bid.play.in-hand")
    hearts = play_actions(
        solo(), "1 play AS", "2 play 6S", "0 play 6D", "1 play QH", "2 play JH", "0 play AH"
    )
    assert hearts.turn == 0
    clubs = play_actions(hearts, "0 play TH")
    assert refusal_of(clubs, "1 play 8D") == ("must-trump", "six-bid.play.must-trump")
    assert all(answer.card.suit is Suit.SPADES for answer in clubs.answers() if isinstance(answer, Play))


def test_a_card_out_of_turn_or_a_bid_during_the_play_is_refused() -> None:
    assert refusal_of(solo(), "2 play 8S") == ("not-your-turn", "six-bid.play.turn")
    assert refusal_of(solo(), "1 bid call") == ("wrong-phase", "six-bid.play")
    assert refusal_of(solo(), "1 stop") == ("wrong-phase", "six-bid.play")
    assert refusal_of(solo(), "7 play AS") == ("not-your-turn", "six-bid.play.turn")


@pytest.mark.parametrize(
    ("options", "turn", "answers"),
    [
        ({}, 2, ()),
        ({"spread_lead": "eldest"}, 1, ()),
    ],
)
def test_who_leads_against_a_spread(options: dict[str, object], turn: int, answers: tuple[str, ...]) -> None:
    assert (
        play_actions(deal("standard", **options), "1 bid spread", "2 pass", "0 pass", *answers).turn == turn
    )


@pytest.mark.parametrize(
    ("exposed", "shown"),
    [
        ("before-lead", [True, True, True, True]),
        ("after-lead", [False, True, True, True]),
        ("after-opponents", [False, False, True, True]),
    ],
)
def test_when_a_spread_is_laid_open(exposed: str, shown: list[bool]) -> None:
    state = play_actions(deal(spread_exposed=exposed), "1 bid spread", "2 pass", "0 pass")
    seen = [bool(view_of(state, 0).shown)]
    for card in ("2 play QD", "0 play 6D", "1 play 8D"):
        state = play_actions(state, card)
        seen.append(bool(view_of(state, 0).shown))
    assert seen == shown


def test_a_declarer_who_leads_lays_open_when_both_have_answered() -> None:
    options = {"spread_exposed": "after-opponents", "spread_lead": "eldest"}
    state = play_actions(
        deal("standard", **options), "1 bid spread", "2 pass", "0 pass", "1 play 8D", "2 play QD"
    )
    assert not view_of(state, 2).shown
    assert view_of(play_actions(state, "0 play AD"), 2).shown


def test_a_misere_ends_with_the_trick_that_loses_it() -> None:
    lost = play_actions(deal(), "1 bid misere", "2 pass", "0 pass", "1 play AS", "2 play 8S", "0 play AH")
    assert lost.over
    assert lost.result is not None
    assert (lost.result.outcome.value, lost.result.points, lost.result.payments) == (
        "lost",
        22,
        (30, -60, 30),
    )


def test_all_is_revealed_when_the_deal_is_over_and_not_before() -> None:
    played = play_actions(deal(), "1 bid misere", "2 pass", "0 pass", "1 play AS", "2 play 8S")
    assert view_of(played, 2).revealed is None
    revealed = view_of(play_actions(played, "0 play AH"), None).revealed
    assert revealed is not None
    assert str(revealed.widow) == WIDOW


@pytest.mark.parametrize(
    ("seats", "dealer", "hands", "widow", "what"),
    [
        (2, 0, HANDS[:2], WIDOW, "seats"),
        (3, 3, HANDS, WIDOW, "dealer"),
        (3, 0, HANDS[:2], WIDOW, "hands"),
        (3, 0, (*HANDS[:2], "8S"), WIDOW, "hand-size"),
        (3, 0, HANDS, "JC 9C", "widow"),
        (3, 0, HANDS, "JC 9C AS", "cards"),
        (4, 0, (*HANDS, None), WIDOW, "sitting-out"),
    ],
)
def test_cards_that_cannot_have_been_dealt_are_refused(
    seats: int, dealer: int, hands: tuple[str | None, ...], widow: str, what: str
) -> None:
    held = [None if hand is None else Hand.read(hand) for hand in hands]
    with pytest.raises(NotAllowed) as refusal:
        lay_out(SIX_BID.rules("standard"), seats, dealer, held, Hand.read(widow))
    assert (refusal.value.code, refusal.value.facts["what"]) == ("bad-deal", what)
