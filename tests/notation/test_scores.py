"""Tests of scores for real cards: a summary gives the same result as the deal when it is played."""

import pytest

from spadille.games import SIX_BID
from spadille.notation.making import made
from spadille.notation.records import header_json
from spadille.notation.results import result_json
from spadille.notation.scores import score
from spadille.play.deal import Deal

HEADER = header_json(SIX_BID.rules("standard"), 3, 0)


def score_json(**summary: object) -> dict[str, object]:
    return score(HEADER | {"summary": summary}).to_json()


@pytest.mark.parametrize("preset", [preset.id for preset in SIX_BID.presets])
def test_a_played_deal_and_its_summary_come_to_the_same(preset: str) -> None:
    for deal in made(SIX_BID.rules(preset), 4, "scores", 60, "spread"):
        assert deal.result is not None
        answer = score(
            header_json(deal.layout.rules, 4, deal.layout.dealer) | {"summary": _summary(deal)}
        ).to_json()
        assert answer == {"ok": True, "result": result_json(deal.result)}


def _summary(deal: Deal) -> dict[str, object]:
    assert deal.result is not None
    stated = {key: result_json(deal.result)[key] for key in ("contract", "declarer", "trump", "points")}
    tricks = sum(trick.winner == deal.result.declarer for trick in deal.phase.tricks)
    return stated if deal.result.contract is None else stated | {"tricks": tricks}


def test_a_passed_out_deal_needs_no_other_fields() -> None:
    assert score_json(contract=None) == {
        "ok": True,
        "result": {
            "outcome": "passed-out",
            "contract": None,
            "declarer": None,
            "partner": None,
            "trump": None,
            "points": None,
            "value": 0,
            "bonuses": {},
            "payments": [0, 0, 0],
        },
    }


@pytest.mark.parametrize(
    ("error", "summary"),
    [
        ("malformed", {}),
        ("malformed", {"contract": 1}),
        ("malformed", {"contract": "solo", "declarer": "1", "trump": "S", "points": 67}),
        ("malformed", {"contract": "solo", "declarer": 1, "trump": "Q", "points": 67}),
        ("malformed", {"contract": "solo", "declarer": 1, "trump": "S", "points": True}),
        ("malformed", {"contract": "misere", "declarer": 1, "made": "yes"}),
        ("unknown-contract", {"contract": "frog", "declarer": 1, "points": 67}),
        ("bad-trump", {"contract": "solo", "declarer": 1, "trump": "H", "points": 67}),
        ("bad-summary", {"contract": "solo", "declarer": 1, "trump": "S", "points": 121}),
        ("bad-summary", {"contract": "solo", "declarer": 1, "trump": "S", "points": 67, "partner": 2}),
        ("bad-summary", {"contract": "solo", "declarer": 1, "trump": "S", "points": 67, "doubled": {"2": 2}}),
        ("bad-summary", {"contract": "solo", "declarer": 7, "trump": "S", "points": 67}),
    ],
)
def test_what_cannot_be_scored_is_refused(error: str, summary: dict[str, object]) -> None:
    assert score_json(**summary) == {"ok": False, "error": error}


def test_the_header_is_judged_too() -> None:
    summary = {"summary": {"contract": None}}
    assert score(HEADER | summary | {"seats": 9}).to_json() == {"ok": False, "error": "bad-deal"}
    assert score(HEADER | summary | {"rules": "mine"}).to_json() == {"ok": False, "error": "unknown-rules"}
    assert score(HEADER).to_json() == {"ok": False, "error": "malformed"}
