"""Tests of records of matches: dealers, chips and pots must agree from deal to deal."""

from collections.abc import Callable
from typing import Any

import pytest

from spadille.games import SIX_BID
from spadille.notation.making import made
from spadille.notation.matches import judge, match_json
from spadille.play.match import Match, agreed

Record = dict[str, Any]
RULES = SIX_BID.rules("gamerules")


def make_record(deals: int = 6, end: object = None) -> Record:
    terms = agreed("six-bid", SIX_BID.preset("gamerules"), 3, {"end": end or {"deals": deals}})
    match, played = Match.begin(RULES, terms, 3, 0), []
    for deal in made(RULES, 3, "match", deals, "spread"):
        assert deal.result is not None
        match = match.after(deal.result)
        played.append(deal)
    players = [{"id": f"p{seat}", "name": f"Player {seat}", "bot": None} for seat in range(3)]
    return match_json(match, players, played)


def test_a_played_match_is_sound() -> None:
    written = make_record()
    answer = judge(written).to_json()
    assert answer["ok"]
    assert answer["result"] == {
        "deals": 6,
        "ended": "deals",
        "standing": written["standing"],
        "places": sorted(
            (
                {"seat": seat, "chips": chips, "place": 1 + sum(more > chips for more in written["standing"])}
                for seat, chips in enumerate(written["standing"])
            ),
            key=lambda line: line["place"],
        ),
    }


def _forged_card(written: Record) -> None:
    written["deals"][2]["actions"][-1] = "0 play AS"


def _other_dealer(written: Record) -> None:
    del written["deals"][3]


def _wrong_standing(written: Record) -> None:
    written["standing"][0] += 1


def _one_deal_more(written: Record) -> None:
    written["match"]["end"] = {"deals": 5}


def _other_rules(written: Record) -> None:
    written["deals"][4]["options"] = {"solo_rate": 3}
    del written["deals"][4]["result"]


def _unfinished(written: Record) -> None:
    del written["deals"][1]["actions"][-1], written["deals"][1]["result"]


def _too_late(written: Record) -> None:
    written["match"]["end"] = {"minutes": 30}
    for number, deal in enumerate(written["deals"]):
        deal["time"] = f"2026-01-01T20:{number * 9:02}:00Z"


@pytest.mark.parametrize(
    ("forge", "error", "deal"),
    [
        (_other_dealer, "bad-match", 3),
        (_wrong_standing, "bad-match", -1),
        (_one_deal_more, "bad-match", 5),
        (_other_rules, "bad-match", 4),
        (_unfinished, "bad-match", 1),
        (_too_late, "bad-match", 4),
    ],
)
def test_a_falsified_match_is_refused(forge: Callable[[Record], None], error: str, deal: int) -> None:
    written = make_record()
    forge(written)
    answer = judge(written).to_json()
    assert (answer["ok"], answer["error"], answer["deal"]) == (False, error, deal)


def test_a_deal_that_breaks_the_rules_is_named_with_its_action() -> None:
    written = make_record()
    _forged_card(written)
    answer = judge(written).to_json()
    assert (answer["ok"], answer["deal"]) == (False, 2)
    assert answer["action"] == len(written["deals"][2]["actions"]) - 1


def test_a_match_still_being_played_is_sound() -> None:
    written = make_record()
    del written["standing"], written["deals"][5]["actions"][-1], written["deals"][5]["result"]
    assert judge(written).to_json()["ok"]


@pytest.mark.parametrize("key", ["v", "game", "rules", "options", "match", "players", "deals"])
def test_a_match_that_lacks_something_is_malformed(key: str) -> None:
    written = make_record()
    del written[key]
    assert judge(written).to_json()["error"] == "malformed"


@pytest.mark.parametrize("terms", [{}, {"end": {}}], ids=str)
@pytest.mark.parametrize("preset", ["standard", "white-knuckle"])
def test_a_match_without_the_length_that_its_source_asks_for_is_refused(
    preset: str, terms: dict[str, object]
) -> None:
    written = {**make_record(), "rules": preset, "match": terms, "deals": []}
    del written["standing"]
    refused = judge(written)
    assert (refused.to_json()["error"], refused.to_json()["deal"]) == ("bad-option", -1)
    assert judge({**written, "match": {"end": {"deals": 12}}}).to_json()["ok"]
    assert judge({**written, "rules": "gamerules"}).to_json()["ok"]


def test_who_was_replaced_stands_in_the_places_with_the_debt() -> None:
    terms = agreed("six-bid", SIX_BID.preset("gamerules"), 3, {"start": 1, "bankrupt": "replace"})
    match, played = Match.begin(RULES, terms, 3, 0), []
    for deal in made(RULES, 3, "match", 6, "spread"):
        assert deal.result is not None
        match = match.after(deal.result)
        played.append(deal)
    written = match_json(match, [{}, {}, {}], played)
    answer: Record = judge(written).to_json()
    places = answer["result"]["places"]
    assert match.left
    assert sum(line["chips"] for line in places) == 3 + len(match.left)
    gone = [(line["seat"], line["chips"], line["left_after"]) for line in places if "left_after" in line]
    assert sorted(gone) == sorted((leaver.seat, leaver.chips, leaver.after_deal) for leaver in match.left)
