"""Tests of rounds: the results of a deal with bots in all seats."""

from random import Random

from hypothesis import given, settings

from spadille.arena.contest import ALL
from spadille.arena.report import contract_unit, difference, gain_alone, gain_over
from spadille.arena.round import read_scored_table
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.notation.check import check
from spadille.notation.shape import an_object
from spadille.rules.game import Rules, Sitters
from tests.arena.contests import RULES, make_contest, numbers, play_round_of, tables

SWAPPED = str.maketrans("AB", "BA")


@settings(max_examples=20)
@given(table=tables, number=numbers)
def test_bot_gains_nothing_over_itself(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    itself = play_round_of(make_contest(rules, "novice", "novice", seats=seats), number)
    assert gain_over("A", "B")(itself) == 0
    assert gain_over("B", "A")(itself) == 0
    if rules.sitters is Sitters.NONE and not rules.antes:
        assert gain_alone("A")(itself) == 0


@settings(max_examples=20)
@given(table=tables, number=numbers)
def test_a_bot_declares_as_well_as_itself(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    itself = play_round_of(make_contest(rules, "novice", "novice", seats=seats, pairs=ALL), number)
    for first, second in zip(itself.tables[::2], itself.tables[1::2], strict=True):
        assert first.payments == second.payments
        assert [difference(first, second, unit) for unit in ("points", "tricks", "made")] == [0, 0, 0]


@settings(max_examples=15)
@given(table=tables, number=numbers)
def test_d_changes_sign_when_bots_are_swapped(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    played, other = (
        play_round_of(make_contest(rules, *bots, seats=seats, pairs=ALL), number)
        for bots in (("club", "novice"), ("novice", "club"))
    )
    for first, second in zip(played.tables[::2], played.tables[1::2], strict=True):
        unit = contract_unit(rules, rules.contract(first.contract or ""))
        assert difference(first, second, unit) == -difference(other.tables[0], other.tables[1], unit)
    assert [table.payments for table in played.tables] == [table.payments for table in other.tables[::-1]]


@settings(max_examples=15)
@given(table=tables, number=numbers)
def test_gains_change_sign_when_bots_are_swapped(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    played, other = (
        play_round_of(make_contest(rules, *bots, seats=seats), number)
        for bots in (("club", "novice"), ("novice", "club"))
    )
    assert gain_over("A", "B")(played) == -gain_over("A", "B")(other)
    assert gain_alone("A")(played) == gain_alone("B")(other)
    by_line_up = {table.line_up.translate(SWAPPED): table.payments for table in other.tables}
    assert {table.line_up: table.payments for table in played.tables} == by_line_up


@settings(max_examples=15)
@given(table=tables, number=numbers)
def test_records_are_valid_and_name_players(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    round_ = play_round_of(make_contest(rules, "club", "random", seats=seats), number)
    for scored, record in zip(round_.tables, round_.records, strict=True):
        assert check(record).to_json()["ok"]
        assert record["board"] == f"tuning/laws/{number}"
        assert isinstance(record["players"], list)
        assert "".join(player["id"] if player else "-" for player in record["players"]) == scored.line_up
        assert tuple(an_object(record["result"], "result")["payments"]) == scored.payments  # type: ignore[arg-type]


@settings(max_examples=15)
@given(table=tables, number=numbers)
def test_scored_tables_round_trip(table: tuple[Rules, int], number: int) -> None:
    rules, seats = table
    for scored in play_round_of(make_contest(rules, "club", "novice", seats=seats), number).tables:
        assert read_scored_table(scored.to_json()) == scored


def test_random_stream_depends_on_deal_seat_and_bot() -> None:
    rules = SIX_BID.rules("standard")
    for number in range(10):
        records = play_round_of(make_contest(rules, "random", "club"), number).records
        eldest = (number + 1) % 3
        first = {str(record["actions"][0]) for record in records if _is_seated(record, eldest)}  # type: ignore[index]
        answers = ["pass", *(f"bid {contract.id}" for contract in rules.contracts)]
        drawn = Random(f"tuning/laws/{number}/{eldest}/random").randrange(len(answers))
        assert first == {f"{eldest} {answers[drawn]}"}


def _is_seated(record: dict[str, object], seat: int) -> bool:
    players = record["players"]
    return isinstance(players, list) and players[seat]["bot"] == "random"


def test_contract_unit() -> None:
    standard = SIX_BID.rules("standard")
    german = GERMAN_SOLO.rules("standard")
    assert [contract_unit(standard, contract) for contract in standard.contracts] == ["points"] * 2 + [
        "made"
    ] * 4
    units = {contract.id: contract_unit(german, contract) for contract in german.contracts}
    made = {"kicker", "bronco", "bull-solo", "solo-tout", "solo-tout-is-it"}
    assert {id for id, unit in units.items() if unit == "made"} == made
    assert {unit for id, unit in units.items() if id not in made} == {"tricks"}


def test_forced_contract_is_not_a_bid() -> None:
    passing = make_contest(RULES["german-solo/standard"], *["tests.arena.custom_bots:First"] * 2)
    bidding = make_contest(RULES["german-solo/standard"], *["tests.arena.custom_bots:LowBidder"] * 2)
    assert {(table.contract, table.forced) for table in play_round_of(passing, 0).tables} == {
        ("question", True)
    }
    assert {table.forced for table in play_round_of(bidding, 0).tables} == {False}
