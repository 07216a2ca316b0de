"""Tests of worked payments, seat by seat. Seat 0 deals. With five seats, seat 2 is eldest."""

from dataclasses import replace

import pytest

from spadille.cards import Suit
from spadille.games import GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.rules.payments import SettlingTable
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result, Summary, settle

S, H, C = Suit.SPADES, Suit.HEARTS, Suit.CLUBS


def payments_of(preset: str, seats: int, summary: Summary, **options: object) -> list[int]:
    return list(_settled(preset, seats, summary, **options).payments)


def _settled(preset: str, seats: int, summary: Summary, **options: object) -> Result:
    return settle(SIX_BID.rules(preset, options), SettlingTable(seats, 0), summary)


def solo(points: int, declarer: int = 1) -> Summary:
    return Summary(contract="solo", declarer=declarer, trump=S, points=points)


def heart_solo(points: int) -> Summary:
    return Summary(contract="heart-solo", declarer=1, points=points)


def test_solo_in_three() -> None:
    assert payments_of("standard", 3, solo(67)) == [-14, 28, -14]
    assert payments_of("standard", 3, solo(49)) == [22, -44, 22]
    assert payments_of("gamerules", 3, solo(80)) == [-40, 80, -40]
    assert payments_of("hoyle", 3, solo(67)) == [-7, 14, -7]


def test_heart_solo_in_three() -> None:
    assert payments_of("standard", 3, heart_solo(67)) == [-21, 42, -21]
    assert payments_of("standard", 3, heart_solo(49)) == [33, -66, 33]
    assert payments_of("hoyle", 3, heart_solo(49)) == [22, -44, 22]


@pytest.mark.parametrize(
    ("preset", "payments"),
    [
        ("standard", [-30, 60, -30]),
        ("gamerules", [-30, 60, -30]),
        ("hoyle", [-40, 80, -40]),
        ("white-knuckle", [30, -60, 30]),
    ],
)
def test_a_misere_with_one_trick_of_nine_eight_seven(preset: str, payments: list[int]) -> None:
    assert payments_of(preset, 3, Summary(contract="misere", declarer=1, points=0, tricks=1)) == payments


@pytest.mark.parametrize(
    ("preset", "value"), [("standard", 150), ("gamerules", 100), ("hoyle", 100), ("white-knuckle", 100)]
)
def test_a_call_in_spades_made(preset: str, value: int) -> None:
    summary = Summary(contract="call", declarer=1, trump=S, points=120)
    assert payments_of(preset, 3, summary) == [-value, 2 * value, -value]


def test_the_dealer_who_sits_out_is_paid_but_does_not_pay() -> None:
    assert payments_of("standard", 4, solo(49)) == [22, -66, 22, 22]
    assert payments_of("standard", 4, solo(67)) == [0, 28, -14, -14]


def test_sitters_who_share_in_full() -> None:
    full = [-14, -14, 56, -14, -14]
    assert payments_of("standard", 5, solo(67, declarer=2), sitters="full") == full
    assert payments_of("standard", 5, solo(67, declarer=2)) == full
    assert payments_of("standard", 7, solo(67, declarer=4)) == [-14, -14, -14, -14, 84, -14, -14]
    assert payments_of("standard", 5, solo(67, declarer=2), sitters="on-loss") == [0, 0, 28, -14, -14]
    assert payments_of("hoyle", 5, solo(67, declarer=2)) == [0, 0, 14, -7, -7]


def test_exactly_sixty_is_drawn_or_made() -> None:
    assert _settled("standard", 3, solo(60)).outcome.value == "drawn"
    assert _settled("hoyle", 3, solo(60)).outcome.value == "won"
    assert payments_of("hoyle", 3, solo(60)) == [0, 0, 0]


def test_made_may_stand_for_the_points_where_the_price_is_fixed() -> None:
    made = Summary(contract="guarantee", declarer=1, trump=H, made=True)
    assert payments_of("standard", 3, made) == [-40, 80, -40]
    assert _settled("standard", 3, made).points is None


def test_a_lost_trick_without_points_shows_in_no_count_of_points() -> None:
    no_count = Summary(contract="misere", declarer=1, points=0)
    assert payments_of("standard", 3, no_count) == [-30, 60, -30]
    with pytest.raises(NotAllowed, match="bad-summary"):
        payments_of("white-knuckle", 3, no_count)
    assert payments_of("white-knuckle", 3, Summary(contract="misere", declarer=1, points=2)) == [30, -60, 30]


def progressive(summary: Summary, seats: int = 3, **options: object) -> Result:
    return settle(PROGRESSIVE.rules("pennycook", options), SettlingTable(seats, 0), summary)


def test_a_frog_pays_by_the_point() -> None:
    assert progressive(Summary(contract="frog", declarer=1, points=71)).payments == (-11, 22, -11)


def test_a_double_is_between_two_alone() -> None:
    lost = Summary(contract="spade-solo", declarer=1, points=55, stakes=((2, 2),))
    assert progressive(lost).payments == (10, -30, 20)
    won = Summary(contract="heart-solo", declarer=1, points=72, stakes=((2, 4),))
    assert progressive(won).payments == (-60, 300, -240)
    assert progressive(won).value == 60


def test_sixty_is_made_and_worth_nothing_not_even_the_pot() -> None:
    even = progressive(Summary(contract="frog", declarer=1, points=60), pots="two")
    assert (even.outcome.value, even.value) == ("won", 0)
    assert even.payments == (-2, -2, -2)
    assert even.pots == (("frog", 3), ("solo", 3))


def test_more_than_sixty_wins_the_pot_of_its_kind() -> None:
    rules = PROGRESSIVE.rules("hoyle", {"pots": "two"})
    table = SettlingTable(4, 0, (("frog", 5), ("solo", 7)))
    won = settle(rules, table, Summary(contract="club-solo", declarer=1, points=61))
    assert won.payments == (-3, 6 + 15 - 3, -6, -6)
    assert won.pots == (("frog", 9), ("solo", 0))
    passed = settle(rules, table, Summary())
    assert (passed.payments, passed.pots) == ((-3, -3, -3, -3), (("frog", 9), ("solo", 15)))


def german(summary: Summary) -> Result:
    return settle(GERMAN_SOLO.rules("standard"), SettlingTable(4, 0), replace(summary, declarer=1))


def test_with_a_partner_they_are_paid_in_twos() -> None:
    question = german(Summary(contract="question", partner=2, trump=C, tricks=5, bonus="first", mackers=3))
    assert question.payments == (-12, 12, 12, -12)
    assert question.bonuses == {"first": 2, "mackers": 6}


def test_last_tried_for_and_missed_leaves_the_contract_made() -> None:
    assert german(Summary(contract="solo", trump=H, tricks=7)).payments == (-4, 12, -4, -4)


def test_mackers_are_doubled_in_a_tout() -> None:
    assert german(Summary(contract="solo-tout-is-it", tricks=8, mackers=5)).payments == (-36, 108, -36, -36)


def test_mackers_are_paid_when_the_contract_is_lost_too() -> None:
    assert german(Summary(contract="solo", trump=H, tricks=4, mackers=3)).payments == (7, -21, 7, 7)


@pytest.mark.parametrize(
    "summary",
    [
        Summary(contract="solo", trump=C, tricks=9),
        Summary(contract="kicker", tricks=0, mackers=3),
        Summary(contract="solo", trump=C, tricks=5, mackers=2),
        Summary(contract="solo", trump=C, tricks=5, partner=2),
        Summary(contract="question", trump=C, tricks=5),
        Summary(contract="question", trump=C, tricks=5, partner=1),
        Summary(contract="solo", trump=C, tricks=4, bonus="first"),
        Summary(contract="solo", trump=C, tricks=6, bonus="first"),
        Summary(contract="solo", trump=C, tricks=7, bonus="last"),
        Summary(contract="bull-solo", tricks=8, bonus="last"),
        Summary(contract="solo", trump=C, points=60),
        Summary(contract="solo", trump=C, tricks=5, stakes=((2, 2),)),
    ],
)
def test_what_no_hand_of_german_solo_comes_to_is_refused(summary: Summary) -> None:
    with pytest.raises(NotAllowed, match="bad-summary"):
        german(summary)


@pytest.mark.parametrize(
    ("code", "summary"),
    [
        ("bad-summary", solo(121)),
        ("bad-summary", solo(119)),
        ("bad-summary", solo(1)),
        ("bad-summary", solo(-4)),
        ("bad-summary", solo(67, declarer=3)),
        ("bad-summary", Summary(contract="solo", declarer=1, trump=S, made=True)),
        ("bad-summary", Summary(contract="misere", declarer=1)),
        ("bad-summary", Summary(contract="misere", declarer=1, points=0, tricks=12)),
        ("bad-summary", Summary(contract="misere", declarer=1, points=4, tricks=0)),
        ("bad-summary", Summary(contract="guarantee", declarer=1, trump=S, points=79, made=True)),
        ("bad-summary", Summary(declarer=1)),
        ("bad-trump", Summary(contract="solo", declarer=1, trump=H, points=67)),
        ("bad-trump", Summary(contract="solo", declarer=1, points=67)),
        ("bad-trump", Summary(contract="misere", declarer=1, trump=S, points=0)),
        ("unknown-contract", Summary(contract="grand", declarer=1, points=67)),
    ],
)
def test_what_cannot_have_happened_is_refused(code: str, summary: Summary) -> None:
    with pytest.raises(NotAllowed) as refused:
        payments_of("standard", 3, summary)
    assert refused.value.code == code
