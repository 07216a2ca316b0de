"""Tests of the match: counters from deal to deal, the next dealer, the end and the winner."""

from dataclasses import replace

import pytest

from spadille.games import GAMES, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.play.match import Match, Terms, agreed
from spadille.rules.game import Game
from spadille.rules.goal import Outcome
from spadille.rules.presets import Bankrupt, End, Preset, Unpaid
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result

RULES = SIX_BID.rules("standard")


def result(*payments: int) -> Result:
    return Result(outcome=Outcome.WON, contract="solo", declarer=1, payments=payments)


def match(start: int | None = 200, bankrupt: str = "end", end: str = "open", reach: int = 0) -> Match:
    return Match.begin(RULES, Terms(start, Bankrupt(bankrupt), End(end), reach), 3, 0)


def test_chips_follow_the_payments_and_the_deal_goes_round() -> None:
    after = match().after(result(-14, 28, -14)).after(result(22, -44, 22))
    assert after.chips == (208, 184, 208)
    assert (after.deals, after.dealer) == (2, 2)


def test_equal_chips_share_the_place() -> None:
    standing = match().after(result(-14, 28, -14)).standing
    assert [(line.seat, line.place) for line in standing] == [(1, 1), (0, 2), (2, 2)]


def test_a_passed_out_deal_counts() -> None:
    once = match(end="deals", reach=1)
    assert once.after(Result(outcome=Outcome.PASSED_OUT, payments=(0, 0, 0))).ended == "deals"


def test_who_cannot_pay_in_full_ends_the_match_below_nothing() -> None:
    broke = match(start=20).after(result(-21, 42, -21))
    assert (broke.ended, broke.chips) == ("bankrupt", (-1, 62, -1))


def test_who_pays_with_the_last_chip_rides_free() -> None:
    riding = match(start=21).after(result(-21, 42, -21))
    assert (riding.ended, riding.freerides) == (None, (0, 2))


def test_a_new_player_takes_the_seat_of_who_is_out() -> None:
    replaced = match(start=20, bankrupt="replace").after(result(-21, 42, -21))
    assert (replaced.ended, replaced.chips) == (None, (20, 62, 20))
    assert [(leaver.seat, leaver.chips, leaver.after_deal) for leaver in replaced.left] == [
        (0, -1, 1),
        (2, -1, 1),
    ]


def test_debts_and_open_accounts_end_nothing() -> None:
    assert match(start=20, bankrupt="debt").after(result(-21, 42, -21)).ended is None
    assert match(start=None).after(result(-21, 42, -21)).ended is None


def test_a_match_ends_at_its_target_its_time_and_at_will() -> None:
    assert match(end="target", reach=242).after(result(-21, 42, -21)).ended == "target"
    assert match(end="target", reach=243).after(result(-21, 42, -21)).ended is None
    assert match(end="minutes", reach=30).after(result(0, 0, 0), minutes=29.9).ended is None
    assert match(end="minutes", reach=30).after(result(0, 0, 0), minutes=30).ended == "minutes"
    assert match().stopped().ended == "stopped"


def with_pots(seats: int = 3) -> Match:
    rules = PROGRESSIVE.rules("hoyle", {"pots": "two"})
    return Match.begin(rules, Terms(None, Bankrupt.DEBT, End.OPEN), seats, 0)


def test_pots_are_carried_from_deal_to_deal() -> None:
    after = with_pots().after(replace(result(-3, -3, -3), pots=(("frog", 3), ("solo", 6))))
    assert after.pots == (("frog", 3), ("solo", 6))


def test_what_is_left_in_the_pots_is_shared_odd_counters_from_eldest_on() -> None:
    over = with_pots().after(replace(result(-3, -3, -3), pots=(("frog", 2), ("solo", 6)))).stopped()
    assert over.chips == (-1, 0, 0)
    assert over.pots == (("frog", 0), ("solo", 0))


def terms(preset: str, seats: int = 3, **chosen: object) -> Terms:
    return agreed("six-bid", SIX_BID.preset(preset), seats, chosen)


def test_what_a_table_does_not_say_is_as_the_preset_has_it() -> None:
    assert terms("standard", end={"deals": 12}) == Terms(200, Bankrupt.END, End.DEALS, 12)
    assert terms("gamerules") == Terms(150, Bankrupt.DEBT, End.OPEN)
    assert terms("hoyle", start=5, bankrupt="replace") == Terms(5, Bankrupt.REPLACE, End.OPEN)


def test_white_knuckle_plays_whole_rounds() -> None:
    assert terms("white-knuckle", seats=4, end={"deals": 12}).reach == 12
    assert terms("white-knuckle", seats=4, end={"deals": 10}, whole_rounds="no").reach == 10
    with pytest.raises(NotAllowed, match="bad-option"):
        terms("standard", seats=4, end={"deals": 10}, whole_rounds="yes")
    with pytest.raises(NotAllowed, match="bad-option"):
        terms("white-knuckle", seats=4, end={"deals": 10})


@pytest.mark.parametrize(
    "chosen",
    [
        {"start": 0},
        {"start": "200"},
        {"start": True},
        {"bankrupt": "beg"},
        {"end": {"deals": 0}},
        {"end": {"deals": 3, "target": 500}},
        {"end": {"days": 3}},
        {"end": "never"},
    ],
)
def test_terms_that_mean_nothing_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(NotAllowed, match="bad-option"):
        agreed("six-bid", SIX_BID.preset("standard"), 3, chosen)
    with pytest.raises(NotAllowed, match="unknown-option"):
        agreed("six-bid", SIX_BID.preset("standard"), 3, chosen | {"ante": 1})


PUBLISHED = [(game, preset) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize(("game", "published"), PUBLISHED, ids=lambda parameter: parameter.id)
def test_a_length_is_agreed_on_where_the_source_knows_no_open_end(game: Game, published: Preset) -> None:
    seats = game.rules(published.id).seats[0]
    none_stated: list[dict[str, object]] = [{}, {"end": {}}]
    for left_open in none_stated:
        if End.OPEN in published.ends:
            assert agreed(game.id, published, seats, left_open).end is End.OPEN
        else:
            with pytest.raises(NotAllowed, match="bad-option") as refused:
                agreed(game.id, published, seats, left_open)
            assert refused.value.rule == f"{game.id}.options.end"
    assert agreed(game.id, published, seats, {"end": {"deals": 2 * seats}}).reach == 2 * seats


def test_the_final_standing_names_who_was_replaced_with_the_debt() -> None:
    replaced = match(start=20, bankrupt="replace").after(result(-21, 42, -21))
    lines = [(line.seat, line.chips, line.place, line.left_after) for line in replaced.final_standing]
    assert lines == [(1, 62, 1, None), (0, 20, 2, None), (2, 20, 2, None), (0, -1, 4, 1), (2, -1, 4, 1)]
    assert [line.seat for line in replaced.standing] == [1, 0, 2]


def test_exactly_nothing_ends_the_match_at_zero() -> None:
    over = match(start=21, bankrupt="end-at-zero").after(result(-21, 42, -21))
    assert (over.ended, over.chips, over.freerides) == ("bankrupt", (0, 63, 0), ())
    assert match(start=22, bankrupt="end-at-zero").after(result(-21, 42, -21)).ended is None


@pytest.mark.parametrize(
    ("start", "payments", "chips"),
    [
        (20, (-21, 42, -21), (0, 60, 0)),
        (20, (22, -44, 22), (30, 0, 30)),
        (21, (22, -44, 22), (31, 0, 32)),
        (20, (5, -45, 40), (25, 0, 35)),
        (20, (-14, 28, -14), (6, 48, 6)),
    ],
)
def test_unpaid_claims_are_lost_where_a_table_plays_so(
    start: int, payments: tuple[int, ...], chips: tuple[int, ...]
) -> None:
    lost = Terms(start, Bankrupt.END, End.OPEN, unpaid=Unpaid.LOST)
    after = Match.begin(RULES, lost, 3, first_dealer=1).after(result(*payments))
    assert after.chips == chips
    assert sum(after.chips) == 3 * start
    assert (after.ended == "bankrupt") == (0 in chips)


def test_a_partnership_loses_its_claim_in_equal_parts() -> None:
    lost = Terms(5, Bankrupt.REPLACE, End.OPEN, unpaid=Unpaid.LOST)
    after = Match.begin(GERMAN_SOLO.rules("standard"), lost, 4, 0).after(result(8, -8, -8, 8))
    assert (after.chips, [leaver.chips for leaver in after.left]) == ((9, 5, 5, 11), [0, 0])


def test_what_differs_from_the_preset_is_stated_and_nothing_else() -> None:
    stated: dict[str, object] = {"start": 9, "bankrupt": "end", "end": {"deals": 3}}
    own = stated | {"unpaid": "lost", "whole_rounds": "yes"}
    usual = stated | {"unpaid": "credited", "whole_rounds": "no"}
    assert agreed("six-bid", SIX_BID.preset("standard"), 3, usual).to_json() == stated
    assert agreed("six-bid", SIX_BID.preset("standard"), 3, own).to_json() == own
    rounds = stated | {"whole_rounds": "yes"}
    assert agreed("six-bid", SIX_BID.preset("white-knuckle"), 3, rounds).to_json() == stated
