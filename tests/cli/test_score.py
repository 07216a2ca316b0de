"""Tests of `spadille score`: it settles deals that were played with real cards."""

import json

import pytest

from tests.support.cli import Spadille

TABLE = {"v": 1, "game": "six-bid", "rules": "standard", "options": {}, "seats": 3, "dealer": 0}


def summary_line(**facts: object) -> str:
    return json.dumps({**TABLE, "summary": {"contract": "solo", "declarer": 1, "trump": "S", **facts}})


@pytest.mark.parametrize(
    ("line", "payments"),
    [
        (summary_line(points=67), [-14, 28, -14]),
        (summary_line(points=49), [22, -44, 22]),
        (summary_line(contract="heart-solo", trump="H", points=67), [-21, 42, -21]),
        (summary_line(contract="misere", trump=None, made=True), [-30, 60, -30]),
        (summary_line(contract="call", points=120), [-150, 300, -150]),
        (json.dumps({**TABLE, "summary": {"contract": None}}), [0, 0, 0]),
    ],
)
def test_a_deal_is_settled(spadille: Spadille, line: str, payments: list[int]) -> None:
    ended = spadille("score", typed=line)
    answer = json.loads(ended.out)
    assert (answer["ok"], answer["result"]["payments"]) == (True, payments)
    assert (ended.status, ended.err) == (0, "")


def game_line(game: str, rules: str, seats: int, summary: dict[str, object]) -> str:
    return json.dumps(
        {"v": 1, "game": game, "rules": rules, "options": {}, "seats": seats, "dealer": 0, "summary": summary}
    )


FROG = {"contract": "frog", "declarer": 1, "points": 71}
SPADES = {"contract": "spade-solo", "declarer": 1, "points": 55, "doubled": {"2": 2}}
HEARTS = {"contract": "heart-solo", "declarer": 1, "points": 72, "doubled": {"2": 4}}
CLUBS = {"contract": "question", "declarer": 1, "partner": 2, "trump": "C"}
FIRST = {"tricks": 5, "first": True, "mackers": 3}
SOLO = {"contract": "solo", "declarer": 1, "trump": "H", "tricks": 5}


@pytest.mark.parametrize(
    ("line", "payments"),
    [
        (game_line("progressive", "pennycook", 3, FROG), [-11, 22, -11]),
        (game_line("progressive", "hoyle", 3, SPADES), [10, -30, 20]),
        (game_line("progressive", "hoyle", 3, HEARTS), [-60, 300, -240]),
        (game_line("german-solo", "standard", 4, CLUBS | FIRST), [-12, 12, 12, -12]),
        (game_line("german-solo", "standard", 4, SOLO), [-4, 12, -4, -4]),
        (game_line("frog", "foster", 3, FROG | {"points": 60}), [0, 0, 0]),
    ],
)
def test_a_deal_of_another_game_is_settled(spadille: Spadille, line: str, payments: list[int]) -> None:
    ended = spadille("score", typed=line)
    assert json.loads(ended.out).get("result", {}).get("payments") == payments, ended.out
    assert (ended.status, ended.err) == (0, "")


@pytest.mark.parametrize(
    ("line", "error", "message"),
    [
        (summary_line(points=121), "bad-summary", "“points” can’t be right."),
        (summary_line(points=119), "bad-summary", "“points” can’t be right."),
        (summary_line(points=67, declarer=3), "bad-summary", "The declarer does not play in this deal."),
        (summary_line(points=67, trump="H"), "bad-trump", "That suit may not be trumps here."),
        (
            summary_line(points=67, contract="grand"),
            "unknown-contract",
            "There is no contract “grand” in this game.",
        ),
        (summary_line(points="67"), "malformed", "“points” is missing, or it is not what it should be."),
        (json.dumps(TABLE), "malformed", "“summary” is missing, or it is not what it should be."),
        ("7", "malformed", "This is not a record: a record is one JSON object on a line."),
    ],
)
def test_impossible_input_is_explained(spadille: Spadille, line: str, error: str, message: str) -> None:
    ended = spadille("score", typed=f"{line}\n{summary_line(points=67)}")
    wrong, right = map(json.loads, ended.lines)
    assert wrong == {"ok": False, "error": error, "message": message}
    assert (right["ok"], ended.status, ended.err) == (True, 1, "")


def test_an_empty_file_is_refused(spadille: Spadille) -> None:
    ended = spadille("score")
    assert (ended.status, ended.out) == (2, "")
    assert "no line of JSON" in ended.err


def test_a_missing_file_exits_with_2(spadille: Spadille) -> None:
    assert (
        spadille("score", "nowhere.jsonl", "--language", "sv").err
        == "spadille: Filen nowhere.jsonl finns inte.\n"
    )
