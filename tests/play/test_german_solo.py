"""Tests of German Solo: precedence and hold, calling, the secret partner, first and last, asking."""

import pytest

from spadille.cards import THIRTY_TWO, Hand
from spadille.games import GERMAN_SOLO
from spadille.play.action import Call, NameTrump, Play
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from tests.play.spoken_deals import answers_of, play_actions, refusal_of

HANDS = (
    "8S 7S TH 9H 8H TD 9D JC",
    "QC QS 7D AD KD QD JD AS",
    "AH KH QH JH KS JS TC 9C",
    "AC KC 8C 7C TS 9S 8D 7H",
)


def deal(*hands: str) -> Deal:
    held = [Hand.read(hand) for hand in hands or HANDS]
    return Deal.of(lay_out(GERMAN_SOLO.rules("standard"), 4, 0, held, Hand()))


def test_the_first_bidder_has_precedence_and_may_hold() -> None:
    challenged = play_actions(deal(), "1 bid question", "2 bid solo")
    assert challenged.turn == 1
    assert "1 hold" in answers_of(challenged)
    held = play_actions(challenged, "1 hold")
    assert held.turn == 2
    assert refusal_of(held, "2 bid solo") == ("bid-too-low", "german-solo.auction.higher")
    assert refusal_of(held, "2 hold") == ("wrong-phase", "german-solo.auction")
    bid = view_of(held, 3).bid
    assert bid is not None
    assert (bid.seat, bid.contract) == (1, "solo")


def test_who_outlasts_the_first_bidder_has_precedence_against_the_next() -> None:
    met = play_actions(deal(), "1 bid question", "2 bid solo", "1 pass", "3 bid solo-is-it")
    assert met.turn == 2
    assert "2 hold" in answers_of(met)


def test_a_bid_that_the_hand_does_not_allow_is_refused() -> None:
    assert refusal_of(deal(), "1 bid is-it") == ("contract-not-allowed", "german-solo.auction.needs")
    assert "1 bid grand" in answers_of(deal())
    assert refusal_of(play_actions(deal(), "1 pass"), "2 bid grand")[0] == "contract-not-allowed"


def test_a_grand_is_never_held() -> None:
    challenged = play_actions(
        deal(HANDS[1], HANDS[2], HANDS[0], HANDS[3]), "1 bid question", "2 pass", "3 pass", "0 bid grand"
    )
    assert "1 hold" not in answers_of(challenged)
    assert refusal_of(challenged, "1 hold")[0] == "contract-not-allowed"


def test_all_pass_and_the_holder_of_spadille_must_play_a_question() -> None:
    forced = play_actions(deal(), "1 pass", "2 pass", "3 pass", "0 pass")
    assert (forced.turn, forced.phase.kind) == (1, "trump")
    declared = forced.phase.declared
    assert declared is not None
    assert declared.contract.id == "question"


def question() -> Deal:
    return play_actions(deal(), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D")


def test_an_ace_is_called_that_is_neither_held_nor_trump() -> None:
    assert answers_of(question()) == ["1 call AH", "1 call AC"]
    assert refusal_of(question(), "1 call AS") == ("bad-call", "german-solo.call")
    assert refusal_of(question(), "1 call KH") == ("bad-call", "german-solo.call")


def deal_with_hand(hand: str) -> Deal:
    """Return a deal in which eldest has this hand and the other seats the rest of the pack."""
    held = Hand.read(hand)
    rest = list(THIRTY_TWO.hand - held)
    return Deal.of(
        lay_out(
            GERMAN_SOLO.rules("standard"),
            4,
            0,
            [Hand.of(rest[:8]), held, Hand.of(rest[8:16]), Hand.of(rest[16:])],
            Hand(),
        )
    )


@pytest.mark.parametrize(
    ("hand", "callable_cards"),
    [
        ("AS AH AC QC QS 7D AD KD", ["KS", "KH", "KC"]),
        ("AS AH AC KS KH QC 7D AD", ["KC"]),
        ("AS AH AC KS KH KC 7D AD", ["QH"]),
        ("AS AH AC KS KH KC QH AD", ["JS", "JH", "JC"]),
    ],
)
def test_who_holds_all_plain_aces_calls_a_king_or_lower_but_no_black_queen(
    hand: str, callable_cards: list[str]
) -> None:
    state = play_actions(deal_with_hand(hand), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D")
    assert [
        answer.card.text for answer in state.answers() if isinstance(answer, Call) and answer.card
    ] == callable_cards


def test_only_the_partner_knows_the_partnership() -> None:
    called = play_actions(question(), "1 call AH")
    partners = {seat: view.known.partner for seat in range(4) if (view := view_of(called, seat)).known}
    assert partners == {0: None, 1: None, 2: 2, 3: None}
    known = view_of(called, None).known
    assert known is not None
    assert known.partner is None


def test_the_called_card_must_be_played_when_its_suit_is_led() -> None:
    hands = (
        "8S 7S 7H TD 9D 8D AC JC",
        "QC QS 7D AD KD QD JD 8H",
        "AH KH QH JH AS JS TC 9C",
        "TH 9H KS TS 9S KC 8C 7C",
    )
    called = play_actions(
        deal(*hands), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH"
    )
    led = play_actions(called, "1 play 8H")
    assert answers_of(led) == ["2 play AH"]
    assert refusal_of(led, "2 play KH") == ("must-play-called-card", "german-solo.play.called-card")
    assert refusal_of(led, "2 play AS") == ("must-follow-suit", "german-solo.play.follow")
    known = view_of(play_actions(led, "2 play AH"), None).known
    assert known is not None
    assert known.partner == 2


def test_the_partner_may_lead_the_called_suit_only_with_the_called_card() -> None:
    hands = ("8S 7S TH 9H 8H TD 9D JC", "QC QS 7D AD KD QD JD KS", "AH KH QH JH AS JS TC 9C", HANDS[3])
    called = play_actions(
        deal(*hands), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH"
    )
    leads = play_actions(called, "1 play KS", "2 play AS", "3 play TS", "0 play 8S")
    assert leads.turn == 2
    hearts = [
        answer.card.text
        for answer in leads.answers()
        if isinstance(answer, Play) and answer.card.text[1] == "H"
    ]
    assert hearts == ["AH"]
    assert refusal_of(leads, "2 play KH") == ("must-play-called-card", "german-solo.play.called-card")


def five_straight() -> Deal:
    hands = ("8S 7S TH 9H 8H TD 9D JC", "QC QS 7D AD KD QD JD AS", HANDS[2], HANDS[3])
    state = play_actions(deal(*hands), "1 bid solo", "2 pass", "3 pass", "0 pass", "1 trump D")
    for trick in range(5):
        state = play_actions(state, f"1 play {('QC', '7D', 'QS', 'AD', 'KD')[trick]}")
        for _ in range(3):
            state = state.play(state.answers()[-1])
    return state


def test_after_five_straight_the_leader_may_stop_for_first() -> None:
    state = five_straight()
    assert "1 stop" in answers_of(state)
    stopped = play_actions(state, "1 stop").result
    assert stopped is not None
    assert (stopped.tricks, stopped.bonuses) == (5, {"first": 1, "mackers": 5})
    assert stopped.value == 4 + 1 + 5


def test_leading_on_is_the_attempt_at_last() -> None:
    state = play_actions(five_straight(), "1 play QD")
    assert refusal_of(state, f"{state.turn} stop") == ("wrong-phase", "german-solo.stop")
    while not state.over:
        state = state.play(state.answers()[0])
    assert state.result is not None
    assert state.result.tricks == 8
    assert state.result.bonuses == {"last": 2, "mackers": 5}


def test_in_a_grand_the_holder_shows_himself_and_names_trumps() -> None:
    grand = play_actions(deal(), "1 bid grand", "2 pass", "3 pass", "0 pass")
    assert answers_of(grand) == ["1 call AH", "1 call AC"]
    called = play_actions(grand, "1 call AH")
    assert called.turn == 2
    assert refusal_of(called, "2 trump H") == ("bad-trump", "german-solo.trump")
    assert [answer.suit.letter for answer in called.answers() if isinstance(answer, NameTrump)] == [
        "S",
        "D",
        "C",
    ]
    known = view_of(called, 0).known
    assert known is not None
    assert known.partner == 2


def deal_before_asking() -> Deal:
    """Return a deal in which declarer and partner won the first five tricks, the called card is not played,
    and the declarer leads.
    """
    hands = (
        "8S 7S 7H TD 9D 8D AC JC",
        "QC QS 7D AD KD QD JD 8H",
        "AH KH QH JH AS JS TC 9C",
        "TH 9H KS TS 9S KC 8C 7C",
    )
    state = play_actions(
        deal(*hands), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH"
    )
    for card in ("QC", "7D", "QS", "AD", "KD"):
        state = play_actions(state, f"1 play {card}")
        for _ in range(3):
            state = state.play(
                next(answer for answer in reversed(state.answers()) if str(answer)[-2:] != "AH")
            )
    return state


def test_who_asks_makes_his_partner_public_and_gives_up_last() -> None:
    late = deal_before_asking()
    assert late.turn == 1
    known = play_actions(late, "1 ask")
    assert known.turn == 1
    assert refusal_of(known, "1 ask") == ("wrong-phase", "german-solo.ask")
    view = view_of(known, 3)
    assert view.known is not None
    assert view.known.partner == 2
    stopped = play_actions(known, "1 stop").result
    assert stopped is not None
    assert stopped.bonuses == {"first": 1, "mackers": 5}
    played_on = play_actions(known, "1 play QD")
    while not played_on.over:
        played_on = played_on.play(played_on.answers()[0])
    assert played_on.result is not None
    assert "first" not in played_on.result.bonuses
    assert "last" not in played_on.result.bonuses


def test_no_seat_asks_before_the_sixth_trick_or_out_of_turn() -> None:
    early = play_actions(question(), "1 call AH")
    assert refusal_of(early, "1 ask") == ("wrong-phase", "german-solo.ask")
    assert refusal_of(play_actions(deal_before_asking(), "1 play QD"), "2 ask") == (
        "wrong-phase",
        "german-solo.ask",
    )


def legal_words(state: Deal, seat: int) -> list[str]:
    decision = view_of(state, seat).decision
    return [] if decision is None else [str(answer) for answer in decision.answers]


def five_straight_with_another() -> Deal:
    """Return a deal in which the declarer and another seat won the first five tricks, the called card is not
    played, and the declarer leads.
    """
    hands = (
        "8S 7S 7H TD 9D 8D AC JC",
        "QC QS 7D AD KD QD KS 8H",
        "AH KH QH JH AS JS TC 9C",
        "TH 9H JD TS 9S KC 8C 7C",
    )
    state = play_actions(
        deal(*hands), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH"
    )
    state = play_actions(state, "1 play KS", "2 play AS", "3 play 9S", "0 play 7S")
    state = play_actions(state, "2 play 9C", "3 play 7C", "0 play AC", "1 play QD")
    for card in ("QC", "QS", "7D"):
        state = play_actions(state, f"1 play {card}")
        for _ in range(3):
            kept = [answer for answer in state.answers() if str(answer)[-2:] != "AH"]
            state = state.play(kept[-1])
    return state


def with_the_called_card_elsewhere(state: Deal) -> Deal:
    """Return the same deal with the called ace in the third seat's hand, so that the other winner of tricks
    is not the partner.
    """
    hands = [hand or Hand() for hand in state.layout.hands]
    ace, low = Hand.read("AH"), Hand.read("TH")
    hands[2], hands[3] = (hands[2] - ace) | low, (hands[3] - low) | ace
    rules = state.layout.rules
    return play_actions(Deal.of(lay_out(rules, 4, 0, hands, Hand())), *map(str, state.actions))


def test_a_declarer_may_not_stop_where_that_would_tell_him_who_his_partner_is() -> None:
    state = five_straight_with_another()
    assert state.turn == 1
    assert "1 stop" not in answers_of(state)
    assert legal_words(state, 1) == answers_of(state)
    assert refusal_of(state, "1 stop") == ("wrong-phase", "german-solo.stop")


def test_stop_is_refused_alike_for_all_winners_of_the_other_tricks() -> None:
    here = five_straight_with_another()
    there = with_the_called_card_elsewhere(here)
    assert view_of(here, 1) == view_of(there, 1)
    for state in (here, there):
        assert refusal_of(state, "1 stop") == ("wrong-phase", "german-solo.stop")


def test_who_has_asked_may_stop_if_the_tricks_are_his_sides() -> None:
    deal = five_straight_with_another()
    assert "1 stop" in legal_words(play_actions(deal, "1 ask"), 1)
    stopped = play_actions(deal, "1 ask", "1 stop").result
    assert stopped is not None
    assert "first" in stopped.bonuses
    other = play_actions(with_the_called_card_elsewhere(deal), "1 ask")
    assert refusal_of(other, "1 stop") == ("wrong-phase", "german-solo.stop")


def test_the_partner_knows_and_may_stop_when_it_is_his_lead() -> None:
    state = play_actions(
        five_straight_up_to_the_fifth(),
        "1 play KS",
        "2 play AS",
        "3 play TS",
        "0 play 8S",
    )
    assert state.turn == 2
    assert "2 stop" in legal_words(state, 2)
    assert answers_of(state) == legal_words(state, 2)


def five_straight_up_to_the_fifth() -> Deal:
    """Return a deal in which the declarer won four tricks and leads a suit that the partner will win."""
    hands = ("8S 7S TH 9H 8H TD 9D JC", "QC QS 7D AD KD QD JD KS", "AH KH QH JH AS JS TC 9C", HANDS[3])
    state = play_actions(
        deal(*hands), "1 bid question", "2 pass", "3 pass", "0 pass", "1 trump D", "1 call AH"
    )
    for card in ("QC", "7D", "QS", "AD"):
        state = play_actions(state, f"1 play {card}")
        for _ in range(3):
            kept = [answer for answer in state.answers() if str(answer)[-2:] not in ("AH", "AS", "TS", "8S")]
            state = state.play(kept[-1])
    return state
