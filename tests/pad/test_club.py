"""Tests of club rankings: several tables form an evening, evenings form a season, and a club may add points
of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from spadille.pad.club import MAX_EVENINGS, MAX_LINES, handle_club_request
from spadille.server.middleware import MOST_BYTES
from tests.pad.sheets import NAMES, Json, ask_pad, enter_hand, make_head, random_draft

SEEGER = {"won": 50, "lost": 50, "beaten": 40}


def make_club(*logs: list[Json], **more: object) -> dict[str, Any]:
    return handle_club_request({"tables": list(logs), "evenings": [], "title": "Thursday", **more})


COLUMNS = ("place", "hands", "won", "lost", "beaten", "counters", "points")


def list_rows(listed: Any) -> dict[str, tuple[int, ...]]:  # noqa: ANN401 - JSON
    return {row["name"]: tuple(row[name] for name in COLUMNS) for row in listed["rows"]}


def first_table() -> list[Json]:
    """Return a sheet on which Nora has 70 points and then Edvin 54, in spades at two counters a point."""
    log = [make_head()]
    log = enter_hand(log, declarer=1, contract="solo", trump="S", points=70)
    return enter_hand(log, declarer=2, contract="solo", trump="S", points=54)


def second_table() -> list[Json]:
    """Return a sheet of the second table, with Nora: all pass, and then Olga wins."""
    log = [make_head(names=["Olga", "nora ", "Tor"])]
    log = enter_hand(log, contract=None)
    return enter_hand(log, declarer=0, contract="solo", trump="S", points=65)


def test_several_tables_are_one_evening_and_a_name_is_one_player() -> None:
    evening = make_club(first_table(), second_table())["evening"]
    assert list_rows(evening) == {
        "Nora": (1, 4, 1, 0, 1, 42, 42),
        "Olga": (2, 2, 1, 0, 0, 20, 20),
        "Signe": (3, 2, 0, 0, 1, -8, -8),
        "Tor": (4, 2, 0, 0, 0, -10, -10),
        "Edvin": (5, 2, 0, 1, 0, -44, -44),
    }
    assert evening["total"] == 0


def test_a_club_rule_awards_hands_won_lost_and_beaten() -> None:
    plain, with_rule = make_club(first_table())["evening"], make_club(first_table(), rule=SEEGER)["evening"]
    before, after = list_rows(plain), list_rows(with_rule)
    gained = {name: after[name][-1] - before[name][-1] for name in before}
    assert gained == {"Nora": 50 + 40, "Edvin": -50, "Signe": 40}
    assert with_rule["total"] == 0


def test_evenings_make_a_season_with_gaps_for_absent_players() -> None:
    kept = [make_club(first_table())["kept"], make_club(second_table(), title="=Friday")["kept"]]
    season = handle_club_request({"tables": [], "evenings": kept, "file": "season"})
    figures = {row["name"]: row["each"] for row in season["season"]["rows"]}  # type: ignore[index]
    assert [what is None for what in figures["Tor"]] == [True, False]
    assert None not in figures["Nora"]
    whole = list_rows(make_club(first_table(), second_table())["evening"])
    assert list_rows(season["season"]) == whole
    first, *lines = str(season["text"]).splitlines()
    assert first.endswith(",Thursday,'=Friday")
    assert len(lines) == len(whole)


def test_an_evening_without_a_title_has_its_number_in_the_table() -> None:
    kept = [make_club(first_table(), title=title)["kept"] for title in ("", "  ")]
    season = handle_club_request({"tables": [], "evenings": kept, "file": "season"})
    assert str(season["text"]).splitlines()[0].endswith(",Evening 1,Evening 2")


def test_stray_blanks_in_a_name_are_ignored() -> None:
    log = [make_head(names=[" Nora  Berg", "Olga ", "Tor"])]
    kept = make_club(enter_hand(log, contract=None), title=" Late   evening ")["kept"]
    assert kept["title"] == "Late evening"
    assert [tally["name"] for tally in kept["tallies"]] == ["Nora Berg", "Olga", "Tor"]
    kept["tallies"][0]["name"] = "Nora   Berg "
    season = handle_club_request({"tables": [], "evenings": [kept]})["season"]
    assert set(list_rows(season)) == {"Nora Berg", "Olga", "Tor"}


def evening(
    title: str = "", names: list[str] | None = None, sheets: tuple[str, ...] = (), **figures: int
) -> Json:
    tallies = [{"name": name, **figures} for name in names or ["Ann"]]
    return {"v": 1, "kind": "evening", "title": title, "sheets": list(sheets), "tallies": tallies}


def make_season(*evenings: Json, **more: object) -> dict[str, Any]:
    return handle_club_request({"tables": [], "evenings": list(evenings), **more})


def test_a_sheet_counts_once_in_an_evening_the_longer_version() -> None:
    log = [make_head(time="2026-11-19T19:00:00Z")]
    log = enter_hand(log, declarer=1, contract="solo", trump="S", points=70)
    longer = enter_hand(log, declarer=1, contract="solo", trump="S", points=70)
    answer = make_club(longer, log, longer)
    assert list_rows(answer["evening"])["Nora"] == (1, 2, 2, 0, 0, 80, 80)
    assert answer["kept"]["sheets"] == make_club(log)["kept"]["sheets"] != []
    other = [make_head(time="2026-11-19T19:00:00Z", names=["Olga", "Tor", "Una"])]
    assert len(make_club(log, other)["kept"]["sheets"]) == 2


def test_an_evening_counts_once_in_a_season() -> None:
    once = evening("Once", sheets=("a",), counters=4)
    more = evening("More", sheets=("a", "b"), counters=6)
    other = evening("Other", sheets=("c",), counters=1)
    answer = make_season(once, other, once)
    assert (answer["counted"], answer["season"]["rows"][0]["each"]) == ([2, 1], [4, 1])
    assert make_season(once, other, more)["season"]["titles"] == ["More", "Other"]
    refusal = make_season(more, once)["refusal"]
    assert (refusal["code"], refusal["facts"]) == ("evening-overlaps", {"title": "More"})


def test_parts_make_an_evening_as_their_sheets_do() -> None:
    tables = [first_table(), second_table()]
    parts = [make_club(table)["kept"] for table in tables]
    assert make_club(parts=parts)["kept"] == make_club(*tables)["kept"]


def test_newcomers_without_a_name_are_different_players() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "replace", "end": {"deals": 420}})]
    log = enter_hand(log, declarer=1, contract="heart-solo", trump="H", points=83)
    answer = make_club(log)
    assert [row["name"] for row in answer["evening"]["rows"]].count("") == 2
    season = make_season(answer["kept"], {**answer["kept"], "title": "Again"}, file="season")
    assert len(season["season"]["rows"]) == 3 + 4
    assert season["text"].count("new player") == 4


def pack_season(evenings: int, players: int) -> Json:
    """Return a request for a season in the browser's form, with the longest possible figures."""
    names = [f"{'å' * 12} {number}" for number in range(players)]
    rows = [[number, 36, 12, 10, 14, -1234] for number in range(players)]
    played = [
        {**evening(f"{day} september 2026", sheets=(f"{day:012}",)), "tallies": rows}
        for day in range(evenings)
    ]
    return {"tables": [], "names": names, "evenings": played, "file": "season", "language": "sv"}


@pytest.mark.parametrize(("evenings", "players"), [(MAX_EVENINGS, 17), (45, 39)])
def test_the_longest_season_fits_into_a_request(evenings: int, players: int) -> None:
    request = pack_season(evenings, players)
    assert len(json.dumps(request, ensure_ascii=False, separators=(",", ":")).encode()) <= MOST_BYTES
    answer = handle_club_request(request)
    assert answer["refusal"] is None
    assert len(answer["season"]["titles"]) == evenings  # type: ignore[index]


@pytest.mark.parametrize(("evenings", "players"), [(MAX_EVENINGS + 1, 1), (MAX_EVENINGS, 18)])
def test_a_season_that_is_too_long_is_refused_with_its_limits(evenings: int, players: int) -> None:
    refusal = handle_club_request(pack_season(evenings, players))["refusal"]
    assert refusal == {
        "code": "season-full",
        "rule": None,
        "facts": {"evenings": MAX_EVENINGS, "lines": MAX_LINES},
    }


def test_a_malformed_evening_is_refused() -> None:
    wrong: list[Json] = [
        {"tables": [[]], "evenings": []},
        {"tables": [], "evenings": [{"v": 1, "kind": "sheet", "title": "", "tallies": []}]},
        {"tables": [], "evenings": [], "rule": {"beaten": 1001}},
        {"tables": [[make_head()]] * 41, "evenings": []},
        {"tables": 7, "evenings": []},
        {"tables": [], "evenings": [evening(names=["Ann", "ann"])]},
        {"tables": [], "evenings": [evening(names=["\x1b[2J"])]},
        {"tables": [], "evenings": [evening(title="\x1b[2J")]},
        {"tables": [], "evenings": [{**evening(), "tallies": [[0, 1, 1, 0, 0, 4]]}]},
    ]
    for request in wrong:
        answer = handle_club_request(request)
        assert answer["refusal"]
        assert answer["evening"] is None


@pytest.mark.parametrize("seed", range(5))
def test_the_total_of_an_evening_is_zero(seed: int) -> None:
    chance = Random(seed)
    logs = []
    for _ in range(3):
        log = [make_head("progressive", "pennycook", 4, names=chance.sample(NAMES, 4))]
        for _ in range(6):
            draft = random_draft(chance, ask_pad(log)["form"])
            if (preview := ask_pad(log, draft=draft)["preview"])["entry"]:
                log = [*log, preview["entry"]]
        logs.append(log)
    evening = make_club(*logs)["evening"]
    assert evening["total"] == 0
    assert sum(row["won"] for row in evening["rows"]) <= sum(len(log) for log in logs)
