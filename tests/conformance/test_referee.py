"""Tests that the settlement of every deal agrees with an independent implementation and with published
examples.
"""

import pytest

from spadille.cards import Suit
from spadille.games import GAMES
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.rules.payments import SettlingTable
from spadille.rules.settlement import Summary, settle
from tests.conformance import altenburg_referee, referee

RECORDS = 200


@pytest.mark.parametrize(("game", "preset"), referee.SHEETS)
def test_two_hundred_records_are_settled_alike(game: str, preset: str) -> None:
    rules = GAMES[game].rules(preset)
    share = -(-RECORDS // (2 * len(rules.seats)))
    outcomes = set()
    for seats in rules.seats:
        for players in ("spread", "random"):
            for deal in made(rules, seats, f"referee {game} {preset} {seats}", share, players):
                record = record_json(deal)
                expected = referee.settle(record)
                result = record["result"]
                assert isinstance(result, dict)
                assert {name: result[name] for name in expected} == expected, record
                assert ("bank" in result) == ("bank" in expected)
                assert referee.find_faults(record) == []
                outcomes.add(expected["outcome"])
    assert {"won", "lost"} <= outcomes


def test_two_hundred_records_of_altenburg_are_settled_alike() -> None:
    rules = GAMES["german-solo"].rules("altenburg")
    seen = set()
    for players in ("spread", "random"):
        for deal in made(rules, 4, "referee german-solo altenburg", RECORDS // 2, players):
            record = record_json(deal)
            result = record["result"]
            assert isinstance(result, dict)
            expected = altenburg_referee.settle(record)
            assert {name: result[name] for name in expected} == expected, record
            seen |= {expected["outcome"], expected["contract"], *result["bonuses"]}
    assert {"won", "lost", "matadors", "missed", *altenburg_referee.PRICES} <= seen


@pytest.mark.parametrize(
    ("options", "bonus", "tricks", "payments"),
    [
        ({}, "first", 5, (0, 4, 0, 4)),
        ({"payment": "none"}, "first", 5, (-4, 4, -4, 4)),
        ({}, "missed", 7, (0, -6, 0, -6)),
    ],
)
def test_a_worked_frage_is_paid(
    options: dict[str, object], bonus: str, tricks: int, payments: tuple[int, ...]
) -> None:
    rules = GAMES["german-solo"].rules("altenburg", options)
    frage = Summary(contract="frage", declarer=1, partner=3, trump=Suit.HEARTS, tricks=tricks, bonus=bonus)
    assert settle(rules, SettlingTable(4, dealer=0), frage).payments == payments


def test_ten_tricks_of_eleven_lose_a_rufer() -> None:
    rules = GAMES["tapp"].rules("modern")
    lost = Summary(contract="rufer", declarer=1, trump=Suit.CLUBS, tricks=10)
    assert settle(rules, SettlingTable(3, dealer=0), lost).payments == (15, -30, 15)


WORKED = """
frog foster 5 1 frog H 71: 0 22 -11 0 -11
frog foster 5 1 chico C 52: 16 -64 16 16 16
frog foster 4 1 grand H 77: 0 136 -68 -68
frog foster 4 1 grand H 60: 0 0 0 0
frog pagat 3 1 grand H 77: -51 102 -51
slough slough 3 1 frog H 71: -11 22 -11
slough slough,penalty_frog=yes 3 1 frog H 52: 24 -48 24
slough slough 5 2 simple-solo C 52: 16 16 -64 16 16
slough slough,sitters=full-in-solos 4 1 simple-solo C 67: -14 42 -14 -14
slough slough,sitters=full-in-solos 4 1 frog H 71: 0 22 -11 -11
slough straight 3 1 simple-solo C 52: 8 -16 8
slough coeur-dalene 3 1 heart-solo H 77: -3 6 -3
slough coeur-dalene 3 1 simple-solo C 52: 2 -4 2
slough coeur-dalene 3 1 frog H 60: 0 0 0
sluff mcmillan 3 1 heart-solo H 55: 15 -45 15
sluff mcmillan 3 1 heart-solo H 63: -9 18 -9
sluff mcmillan 4 1 heart-solo H 55: 15 -45 15 15
tarok sansprendre 3 2 solo S 85: -75 -75 150
tarok sansprendre 3 1 solo S 82: -66 132 -66
tarok sansprendre 3 1 frage-couleur H 41: 38 -76 38
tarok aad 4 1 frage-couleur H 41: 0 -76 38 38
tapp classic 3 1 frage H 71: -3 6 -3
tapp classic 3 2 solo S 85: -13 -13 26
tapp wurttemberg 3 2 solo S 85: -50 -50 100
tapp modern 3 2 heart-solo H 60: 10 10 -20
tapp modern 3 2 heart-solo H 61: -10 -10 20
"""
"""Game, rules, seats, declarer, contract, trumps and card points, and what every seat gains; seat 0 deals."""


@pytest.mark.parametrize("line", WORKED.strip().splitlines())
def test_a_worked_sum_is_paid(line: str) -> None:
    words, _, payments = line.partition(": ")
    game, preset, seats, declarer, contract, trump, points = words.split()
    preset, *options = preset.split(",")
    chosen = dict(option.split("=") for option in options)
    result = settle(
        GAMES[game].rules(preset, chosen),
        SettlingTable(int(seats), dealer=0),
        Summary(contract=contract, declarer=int(declarer), trump=Suit.of(trump), points=int(points)),
    )
    assert result.payments == tuple(map(int, payments.split()))
