"""Tests of the seating: the same cards for every bot in every seat."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings

from spadille.arena import Contest, ContestError, Deals
from spadille.arena.contest import REFERENCE
from spadille.arena.seating import bid_with_reference, make_line_ups, make_starts
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.rules.game import Rules
from tests.arena.contests import make_contest, numbers, tables

STANDARD = SIX_BID.rules("standard")
FULL = [(bots, players) for bots, players in product(range(2, 5), (3, 4)) if bots <= players]


@pytest.mark.parametrize(("bots", "players"), FULL)
def test_line_ups_are_balanced(bots: int, players: int) -> None:
    ways = make_line_ups(bots, players)
    assert all(set(way) == set("ABCD"[:bots]) for way in ways)
    assert len(set(ways)) == len(ways)
    for place in range(players):
        assert len(set(Counter(way[place] for way in ways).values())) == 1


def test_line_ups_are_closed_under_swapping_two_bots() -> None:
    for players in (3, 4):
        ways = make_line_ups(2, players)
        assert {way.translate(str.maketrans("AB", "BA")) for way in ways} == set(ways)
    assert (len(make_line_ups(2, 3)), len(make_line_ups(2, 4)), len(make_line_ups(3, 3))) == (6, 14, 6)


def test_the_cards_are_those_of_spadille_deal() -> None:
    ours = Contest(STANDARD, 4, ("club", "novice"), "winter", Deals.REPORTING)
    theirs = list(made(STANDARD, 4, "reporting/winter", 5, "random"))
    assert [ours.layout(number) for number in range(5)] == [deal.layout for deal in theirs]


def test_tuning_and_reporting_deals_differ() -> None:
    series = [Contest(STANDARD, 3, ("club", "novice"), "1", deals) for deals in Deals]
    hands = [{str(contest.layout(number).hands) for number in range(200)} for contest in series]
    assert hands[0].isdisjoint(hands[1])


@settings(max_examples=60)
@given(table=tables, number=numbers)
def test_sitters_have_no_bot(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    for deal, line_up in make_starts(make_contest(rules, "club", "novice", seats=seats), number):
        assert [seat for seat in range(seats) if line_up[seat] != "-"] == sorted(deal.layout.active)


@settings(max_examples=60)
@given(table=tables, number=numbers)
def test_a_pair_has_the_same_cards_and_the_sides_exchanged(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    pair = make_starts(make_contest(rules, "club", "novice", seats=seats, pairs="all"), number)
    for (deal, line_up), (again, other) in zip(pair[::2], pair[1::2], strict=True):
        assert deal == again
        assert other == line_up.translate(str.maketrans("AB", "BA"))
        assert deal.phase.declared is not None
        assert {seat for seat in range(seats) if line_up[seat] == "A"} == set(deal.phase.declared.side)


@settings(max_examples=30)
@given(table=tables, number=numbers)
def test_pair_bids_do_not_depend_on_bots(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    pairs = [
        make_contest(rules, *bots, seats=seats, pairs="all")
        for bots in (("club", "club"), ("novice", "random"))
    ]
    assert REFERENCE == "club"
    assert make_starts(pairs[0], number) == make_starts(pairs[1], number)


@settings(max_examples=60)
@given(table=tables, number=numbers)
def test_contract_trumps_and_sides_are_settled_and_no_card_is_played(
    table: tuple[Rules, int], number: int
) -> None:
    deal = bid_with_reference(make_contest(table[0], "club", "novice", seats=table[1], pairs="all"), number)
    declared = deal.phase.declared
    if declared is None:
        assert deal.over
        return
    assert not deal.phase.tricks
    assert all(action.verb not in ("give", "discard", "play") for action in deal.actions)
    assert declared.trump is not None or not declared.contract.trumps


def test_a_pair_of_one_contract_leaves_out_the_others() -> None:
    only = make_contest(STANDARD, "club", "novice", pairs="heart-solo")
    every = make_contest(STANDARD, "club", "novice", pairs="all")
    found = [make_starts(only, number) for number in range(40)]
    assert any(found)
    for number, pair in enumerate(found):
        assert pair == tuple(
            start for start in make_starts(every, number) if _contract(start[0]) == "heart-solo"
        )


def _contract(deal: Deal) -> str | None:
    return deal.phase.declared.contract.id if deal.phase.declared else None


@pytest.mark.parametrize(
    ("bots", "pairs", "code"),
    [
        ((), None, "bots"),
        (("club",), "all", "pairs-of-two"),
        (("club",) * 4, None, "bots"),
        (("club", "novice", "random"), "all", "pairs-of-two"),
        (("club", "novice"), "kicker", "no-such-contract"),
    ],
)
def test_invalid_contest_is_refused(bots: tuple[str, ...], pairs: str | None, code: str) -> None:
    with pytest.raises(ContestError) as wrong:
        make_contest(STANDARD, *bots, pairs=pairs)
    assert wrong.value.code == code


def test_four_may_meet_where_four_play() -> None:
    four = make_contest(GERMAN_SOLO.rules("standard"), "club", "novice", "random", "club")
    assert len(make_starts(four, 0)) == 24
