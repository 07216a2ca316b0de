"""Tests of `spadille deal`: random records, the same on every machine."""

import hashlib
import json
import subprocess
import sys

import pytest

from spadille.games import GAMES
from spadille.notation.check import check
from tests.support.cli import Spadille

TWENTY = ("deal", "--rules", "standard", "--seats", "4", "--count", "20", "--seed", "spadille")


def test_the_same_arguments_give_the_same_bytes(spadille: Spadille) -> None:
    program = "import sys; from spadille.cli import main; sys.exit(main())"
    elsewhere = subprocess.run([sys.executable, "-c", program, *TWENTY], capture_output=True, check=True)
    assert elsewhere.stdout == spadille(*TWENTY).out.encode()
    assert hashlib.sha256(elsewhere.stdout).hexdigest() == (
        "90fc3a5047174dc20b3cc81dbb1fc2801bff3efc6b706e7082b45e3f01fe3305"
    )


def test_another_seed_gives_other_deals(spadille: Spadille) -> None:
    assert spadille("deal", "--seed", "2").out != spadille("deal", "--seed", "3").out


@pytest.mark.parametrize("players", ["spread", "random"])
@pytest.mark.parametrize("seats", ["3", "5", "7"])
def test_every_deal_is_complete_and_sound(spadille: Spadille, players: str, seats: str) -> None:
    ended = spadille("deal", "--seats", seats, "--count", "30", "--players", players)
    records = [json.loads(line) for line in ended.lines]
    assert len(records) == 30
    assert all(check(record).to_json()["ok"] and record["result"] for record in records)
    assert [record["dealer"] for record in records] == [number % int(seats) for number in range(30)]


@pytest.mark.parametrize("game", GAMES)
def test_seats_default_to_the_smallest_table(spadille: Spadille, game: str) -> None:
    records = [json.loads(line) for line in spadille("deal", "--game", game, "--count", "20").lines]
    assert [check(record).to_json()["ok"] for record in records] == [True] * 20
    least = GAMES[game].rules(GAMES[game].presets[0].id).seats[0]
    assert {(record["game"], record["seats"]) for record in records} == {(game, least)}


def test_a_record_is_written_as_documented(spadille: Spadille) -> None:
    line = spadille("deal", "--rules", "hoyle", "--options", '{"sixty": "drawn"}').out
    assert line.startswith('{"v": 1, "game": "six-bid", "rules": "hoyle", "options": {"sixty": "drawn"}, ')
    assert list(json.loads(line)) == [
        *("v", "game", "rules", "options", "seats", "dealer", "hands", "widow", "actions", "result"),
    ]


def test_a_count_of_0_writes_nothing(spadille: Spadille) -> None:
    ended = spadille("deal", "--count", "0")
    assert (ended.status, ended.out, ended.err) == (0, "", "")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "pinochle"], "There is no game “pinochle”. The games are six-bid"),
        (
            ["--rules", "nobodys"],
            "There are no rules “nobodys” for this game. The rule sets are standard, gamerules",
        ),
        (["--options", '{"sixty_one": 1}'], "This game has no option “sixty_one”. It has auction,"),
        (["--options", '{"sixty": "lost"}'], "The option sixty cannot be “lost”. It can be drawn, made."),
        (["--options", '{"solo_rate": 0}'], "The option solo_rate cannot be “0”. It can be 1–1000000."),
        (["--options", '{"guarantee_points": 60}'], "It can be 61–120."),
        (["--options", "made"], "--options wants a JSON object"),
        (["--options", "[]"], "--options wants a JSON object"),
        (["--options", "[" * 100_000], "--options wants a JSON object"),
        (["--seats", "2"], "This game is for 3 to 7 at the table."),
        (["--seats", "8"], "This game is for 3 to 7 at the table."),
        (["--seed", "frö"], "The seed “frö” has letters"),
        (["--players", "good"], "--players cannot be “good”. It can be spread, random."),
        (["--count", "many"], "--count cannot be “many”"),
    ],
)
def test_impossible_deals_are_explained(spadille: Spadille, words: list[str], complaint: str) -> None:
    ended = spadille("deal", *words)
    assert (ended.status, ended.out) == (2, "")
    assert complaint in ended.err
