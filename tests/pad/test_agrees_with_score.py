"""Tests that the pad computes the same results as `spadille score`, for any game and rules."""

from __future__ import annotations

from random import Random

import pytest

from spadille.notation.scores import score
from tests.pad.sheets import Json, ask_pad, random_draft, random_head


def enter_random_evening(number: int, hands: int) -> int:
    """Enter `hands` random hands and return how many of them were possible."""
    chance = Random(number)
    log: list[Json] = [random_head(chance)]
    for _ in range(hands):
        answer = ask_pad(log)
        draft = random_draft(chance, answer["form"])
        preview = ask_pad(log, draft=draft)["preview"]
        assert preview["missing"] == []
        if preview["refusal"]:
            assert preview["refusal"]["code"] == "bad-summary"
            assert preview["refusal"]["rule"]
            continue
        log = ask_pad(log, add=preview["entry"])["log"]
        record = log[-1]["summary"] | {"points": log[-1]["summary"].get("points")}
        header = _header(log[0], answer)
        scored = score(header | {"summary": record}).to_json()
        assert scored["ok"], scored
        result = scored["result"]
        assert isinstance(result, dict)
        assert (result["payments"], result.get("pots", {})) == (preview["payments"], preview["pots"])
        assert preview["told"]
    sheet = ask_pad(log)["sheet"]
    assert sheet["total"] == 0
    assert sum(place["balance"] for place in sheet["end"]["standing"]) + sheet["bank"] == 0
    return len(log) - 1


def _header(opened: Json, answer: Json) -> Json:
    pots = answer["sheet"]["pots"]
    seats = len(opened["names"])
    header = {"v": 1, "game": opened["game"], "rules": opened["rules"], "options": opened["options"]}
    header |= {"seats": seats, "dealer": answer["sheet"]["dealer"]}
    return header | ({"pots": pots} if pots else {})


def test_random_evenings_settle_as_score_does() -> None:
    assert sum(enter_random_evening(number, 6) for number in range(60)) > 200


@pytest.mark.long
def test_a_hundred_thousand_random_hands() -> None:
    assert sum(enter_random_evening(number, 13) for number in range(1000, 9500)) > 100_000
