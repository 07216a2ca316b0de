"""Tests of `spadille verify`: answers and exit status."""

import json
from pathlib import Path
from typing import Any

import pytest

from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.promise import Promise, read_chance
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from tests.support.cli import Spadille

VECTORS = Path(__file__).parents[1] / "conformance" / "chance.jsonl"


def deal_record(vector: dict[str, Any]) -> dict[str, Any]:
    """Return a conformance vector as the record of a deal before its first action."""
    rules = game_named(vector["game"]).rules(vector["rules"], vector["options"])
    promise = read_chance(vector, vector["seats"])
    layout = dealt_by(Stream(promise.key), rules, vector["seats"], vector["dealer"])
    return {**record_json(Deal.of(layout)), "chance": vector["chance"]}


KEPT = [deal_record(json.loads(line)) for line in VECTORS.read_text("utf-8").splitlines()]
BROKEN = {**KEPT[0], "chance": {**KEPT[0]["chance"], "commitment": "0" * 64}}
SILENT = {key: value for key, value in KEPT[0].items() if key != "chance"}


def write_lines(*records: object) -> str:
    return "".join(f"{json.dumps(record)}\n" for record in records)


def test_honest_deals_of_every_game_verify(spadille: Spadille) -> None:
    ended = spadille("verify", typed=write_lines(*KEPT))
    answers = [json.loads(line) for line in ended.lines]
    assert [answer["ok"] for answer in answers] == [True] * len(KEPT)
    for answer, record in zip(answers, KEPT, strict=True):
        given = [seat for seat, share in enumerate(record["chance"]["shares"]) if share]
        assert answer["chance"] == {"ok": True, "commitment": True, "cards": True, "shares": given}
    assert (ended.status, ended.err) == (0, "")


def test_a_dishonest_deal_is_named_and_the_others_are_verified(spadille: Spadille) -> None:
    ended = spadille("verify", typed=write_lines(KEPT[0], BROKEN, KEPT[1]))
    first, wrong, last = map(json.loads, ended.lines)
    assert (first["ok"], last["ok"], ended.status) == (True, True, 1)
    assert wrong == {
        "ok": False,
        "action": -1,
        "error": "wrong-commitment",
        "chance": {
            "ok": False,
            "error": "wrong-commitment",
            "commitment": False,
            "cards": True,
            "shares": [0, 1, 2],
        },
        "message": "The secret is not the one that was promised before the deal.",
    }


def test_a_record_without_a_commitment_is_refused(spadille: Spadille) -> None:
    ended = spadille("verify", "--language", "sv", typed=write_lines(SILENT))
    answer = json.loads(ended.out)
    assert (answer["ok"], answer["error"], ended.status) == (False, "no-chance", 1)
    assert answer["message"] == "Given säger inte var korten kom ifrån."


@pytest.mark.parametrize("line", ["7", "[]", "{", '{"v": 1}', "[" * 100_000])
def test_every_line_is_answered(spadille: Spadille, line: str) -> None:
    ended = spadille("verify", typed=f"{write_lines(KEPT[0])}{line}\n")
    assert json.loads(ended.lines[1])["error"] == "malformed"
    assert (ended.status, ended.err) == (1, "")


def test_check_ignores_the_commitment(spadille: Spadille) -> None:
    assert spadille("check", typed=write_lines(BROKEN, SILENT)).status == 0


def test_a_missing_file_exits_with_2(spadille: Spadille) -> None:
    ended = spadille("verify", "nowhere.jsonl")
    assert (ended.status, ended.out) == (2, "")


def test_a_revealed_secret_is_written_as_it_was_read() -> None:
    chance = KEPT[0]["chance"]
    secret, shares = bytes.fromhex(chance["secret"]), map(bytes.fromhex, chance["shares"])
    assert Promise.of(secret, shares).to_json() == chance
