"""Tests of a score sheet: hands are entered, corrected and struck, and all balances are computed again."""

from __future__ import annotations

import csv
import io
import json

import pytest

from spadille.pad.api import handle_request
from spadille.pad.debts import settle_debts
from spadille.pad.entries import MAX_ENTRIES
from spadille.server.middleware import MOST_BYTES
from tests.pad.sheets import Json, ask_pad, enter_hand, make_head

SIGNE, NORA, EDVIN, WENDELL = range(4)
PASSED: Json = {"contract": None}


def hand(declarer: int, contract: str, points: int, **more: object) -> Json:
    return {"declarer": declarer, "contract": contract, "points": points, **more}


THURSDAY = [
    hand(NORA, "frog", 71),
    hand(EDVIN, "spade-solo", 66),
    PASSED,
    hand(SIGNE, "frog", 52),
    hand(WENDELL, "club-solo", 68, doubled={"1": 2}),
    hand(SIGNE, "heart-solo", 63),
    hand(NORA, "spade-solo", 55, doubled={"0": 2}),
    hand(EDVIN, "frog", 60),
    hand(EDVIN, "diamond-solo", 57),
    hand(SIGNE, "spade-solo", 67, doubled={"3": 2}),
    hand(WENDELL, "frog", 64),
    hand(NORA, "club-solo", 63),
]


def thursday_log() -> list[Json]:
    """Return a log of Progressive Solo with two pots, four players of whom the dealer sits out, and ten
    counters for a euro.
    """
    money = {"counters": 10, "cents": 100, "currency": "EUR"}
    options = {"pots": "two", "solo_ante": 2}
    log = [make_head("progressive", "pennycook", 4, options=options, money=money)]
    for draft in THURSDAY:
        log = enter_hand(log, **draft)
    return log


def chips(log: list[Json]) -> list[int]:
    return [player["chips"] for player in ask_pad(log)["sheet"]["players"]]


def test_an_evening_with_pots_sums_to_zero_and_is_settled_in_three_payments() -> None:
    sheet = ask_pad(thursday_log())["sheet"]
    assert [player["chips"] for player in sheet["players"]] == [55, -38, -85, 64]
    assert (sheet["pots"], sheet["total"]) == ({"frog": 4, "solo": 0}, 0)
    end = sheet["end"]
    assert [place["balance"] for place in end["standing"]] == [65, 56, -37, -84]
    assert end["shared"] == [1, 1, 1, 1]
    assert end["transfers"] == [
        {"payer": EDVIN, "payee": WENDELL, "counters": 65, "cents": 650},
        {"payer": NORA, "payee": SIGNE, "counters": 37, "cents": 370},
        {"payer": EDVIN, "payee": SIGNE, "counters": 19, "cents": 190},
    ]


def test_the_pad_says_who_deals_and_who_sits_out() -> None:
    form = ask_pad(thursday_log())["form"]
    assert (form["number"], form["dealer"], form["out"], form["active"]) == (13, SIGNE, [SIGNE], [1, 2, 3])


def test_a_hand_is_shown_before_it_is_entered_with_what_all_get_and_why() -> None:
    preview = ask_pad(thursday_log()[:10], draft=THURSDAY[9])["preview"]
    assert preview["payments"] == [71, -3, -17, -31]
    ids = [sentence["id"] for sentence in preview["told"]]
    assert ids == ["settlement-against-won", "settlement-antes", "settlement-pot-won"]


def test_points_counted_by_the_others_become_the_declarers() -> None:
    log = [make_head()]
    preview = ask_pad(log, draft=hand(1, "solo", 53, others=True, trump="S"))["preview"]
    assert preview["entry"]["summary"]["points"] == 67
    assert preview["payments"] == [-14, 28, -14]


def test_missing_details_are_asked_for_in_turn() -> None:
    log = [make_head("german-solo", seats=4)]
    drafts: list[tuple[Json, list[str]]] = [
        ({}, ["declarer", "contract"]),
        ({"declarer": 1}, ["contract"]),
        ({"declarer": 1, "contract": "question"}, ["partner", "trump", "made"]),
        ({"declarer": 1, "contract": "question", "partner": 2, "trump": "C", "made": True}, []),
    ]
    assert [ask_pad(log, draft=draft)["preview"]["missing"] for draft, _ in drafts] == [
        want for _, want in drafts
    ]


def test_no_deal_of_german_solo_is_passed_out() -> None:
    answer = ask_pad([make_head("german-solo", seats=4)], draft=PASSED)
    assert answer["form"]["passes"] is False
    assert answer["preview"]["refusal"]["rule"] == "german-solo.auction"


@pytest.mark.parametrize(
    ("draft", "what"),
    [
        (hand(1, "frog", 121), "points"),
        (hand(1, "frog", 1), "points"),
        (hand(0, "frog", 70), "declarer"),
        (hand(1, "frog", 70, doubled={"0": 2}), "doubled"),
        (hand(1, "frog", 70, mackers=3), "mackers"),
        (hand(1, "frog", 200, others=True), "points"),
    ],
)
def test_an_impossible_hand_is_refused_with_its_rule(draft: Json, what: str) -> None:
    log = [make_head("progressive", "pennycook", 4)]
    refusal = ask_pad(log, draft=draft)["preview"]["refusal"]
    assert (refusal["code"], refusal["facts"]["what"]) == ("bad-summary", what)
    assert refusal["rule"] == "progressive.settlement"


def test_a_refused_hand_changes_nothing() -> None:
    log = thursday_log()
    answer = ask_pad(log, add={"entry": "hand", "summary": hand(SIGNE, "frog", 70)})
    assert answer["refusal"]["code"] == "bad-summary"
    assert answer["log"] == log


def test_a_correction_keeps_the_old_summary_and_resettles_later_hands() -> None:
    wrong = thursday_log()
    wrong[5] = {"entry": "hand", "summary": hand(WENDELL, "club-solo", 58, doubled={"1": 2})}
    answer = ask_pad(wrong, draft=THURSDAY[4], correcting=5)
    right = ask_pad(wrong, add=answer["preview"]["entry"])["log"]
    assert right[:-1] == wrong
    assert chips(right) == chips(thursday_log())
    line = ask_pad(right)["sheet"]["lines"][4]
    assert line["before"][0]["summary"]["points"] == 58
    assert line["before"][0]["result"]["payments"] == [-3, 9, 3, -21]
    assert ask_pad(right)["sheet"]["lines"][5]["pots"] == ask_pad(thursday_log())["sheet"]["lines"][5]["pots"]


def test_a_struck_last_hand_is_dealt_again() -> None:
    log = thursday_log()
    struck = ask_pad(log, add={"entry": "strike", "hand": 12})
    assert chips(struck["log"]) == chips(log[:-1])
    assert (struck["form"]["dealer"], struck["form"]["number"]) == (WENDELL, 13)


def test_striking_an_earlier_hand_changes_no_dealer() -> None:
    log = thursday_log()
    struck = ask_pad(log, add={"entry": "strike", "hand": 3})
    assert struck["form"]["dealer"] == ask_pad(log)["form"]["dealer"]
    assert struck["sheet"]["total"] == 0
    assert ask_pad(struck["log"], add={"entry": "strike", "hand": 3})["refusal"]["code"] == "unknown-hand"


def test_a_bankrupt_player_ends_the_match_and_the_players_may_go_on() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "end", "end": {"deals": 420}})]
    log = enter_hand(log, **hand(1, "heart-solo", 83, trump="H"))
    sheet = ask_pad(log)["sheet"]
    assert sheet["ended"] == "bankrupt"
    assert sheet["lines"][0]["bankrupt"] == [0, 2]
    entry = {"entry": "hand", "summary": PASSED}
    assert ask_pad(log, add=entry)["refusal"]["code"] == "sheet-over"
    onward = ask_pad(log, add={"entry": "on"})["log"]
    assert ask_pad(onward, add=entry)["refusal"] is None


def test_a_player_who_pays_with_the_last_chip_plays_on() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "end", "end": {"deals": 420}})]
    sheet = ask_pad(enter_hand(log, **hand(1, "heart-solo", 80, trump="H")))["sheet"]
    assert (sheet["ended"], sheet["lines"][0]["freerides"]) == (None, [0, 2])


def test_a_newcomer_takes_a_bankrupts_seat_and_the_closed_account_counts_at_the_end() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "replace", "end": {"deals": 420}})]
    log = enter_hand(log, **hand(1, "heart-solo", 83, trump="H"))
    sheet = ask_pad(log)["sheet"]
    assert [(player["name"], player["chips"], player["closed"]) for player in sheet["players"]] == [
        ("Signe", -9, True),
        ("Nora", 198, False),
        ("Edvin", -9, True),
        ("", 60, False),
        ("", 60, False),
    ]
    named = ask_pad(log, add={"entry": "replace", "seat": 0, "name": "Olga"})["sheet"]
    assert [named["players"][player]["name"] for player in named["seated"]] == ["Olga", "Nora", ""]
    assert named["total"] == 0
    assert [(paid["payer"], paid["payee"]) for paid in named["end"]["transfers"]] == [(0, 1), (2, 1)]


def test_a_player_may_join_late_and_another_may_leave() -> None:
    log = enter_hand([make_head()], **hand(1, "solo", 67, trump="S"))
    log = ask_pad(log, add={"entry": "join", "name": "Wendell"})["log"]
    assert ask_pad(log)["form"]["out"] == [1]
    log = enter_hand(log, **hand(3, "solo", 70, trump="C"))
    gone = ask_pad(log, add={"entry": "leave", "seat": 0})
    assert gone["sheet"]["seated"] == [1, 2, 3]
    assert gone["sheet"]["total"] == 0
    assert ask_pad(gone["log"], add={"entry": "leave", "seat": 0})["refusal"]["code"] == "bad-deal"


PASSED_ENTRY: Json = {"entry": "hand", "summary": PASSED}


def four(*entries: Json) -> list[Json]:
    """Return a log with four players, of whom the dealer sits out, and these entries."""
    return [make_head("progressive", "pennycook", 4), *entries]


@pytest.mark.parametrize(
    "taken_back",
    [
        [{"entry": "strike", "hand": 3}, {"entry": "strike", "hand": 2}],
        [{"entry": "strike", "hand": 2}, {"entry": "strike", "hand": 3}],
        [{"entry": "undo"}, {"entry": "undo"}],
    ],
)
def test_two_hands_taken_back_give_the_deal_back_twice(taken_back: list[Json]) -> None:
    answer = ask_pad(four(*[PASSED_ENTRY] * 3, *taken_back))
    assert (answer["sheet"]["dealer"], answer["form"]["out"]) == (1, [1])


ENTRIES: list[Json] = [
    PASSED_ENTRY,
    {"entry": "correct", "hand": 1, "summary": hand(1, "frog", 71)},
    {"entry": "strike", "hand": 1},
    {"entry": "leave", "seat": 0},
    {"entry": "join", "name": "Olga"},
    {"entry": "leave", "seat": 0},
    {"entry": "back", "player": 1},
    {"entry": "replace", "seat": 1, "name": "Tor"},
    {"entry": "swap", "seat": 0, "with": 2},
    {"entry": "rename", "player": 2, "name": "Edvard"},
    {"entry": "dealer", "seat": 2},
]


def test_every_entry_can_be_undone_and_undone_again() -> None:
    log = four(PASSED_ENTRY)
    past = [ask_pad(log)["sheet"]]
    possible: list[str] = []
    for entry in [*ENTRIES, *ENTRIES]:
        answer = ask_pad(log, add=entry)
        if answer["refusal"] is None:
            log, possible = answer["log"], [*possible, entry["entry"]]
            past.append(answer["sheet"])
    assert {*possible} == {entry["entry"] for entry in ENTRIES}
    for before in reversed(past[:-1]):
        answer = ask_pad(log, add={"entry": "undo"})
        log = answer["log"]
        assert answer["sheet"] == before


def test_an_undone_hand_leaves_its_number() -> None:
    log = four(PASSED_ENTRY, {"entry": "undo"})
    assert ask_pad(log)["form"]["number"] == 1
    assert ask_pad(log)["sheet"]["undo"] is None


def test_the_pad_says_what_would_be_undone() -> None:
    gone = ask_pad(four(PASSED_ENTRY, {"entry": "leave", "seat": 1}))["sheet"]
    assert gone["undo"] == {"kind": "leave", "hand": None, "players": [1]}
    corrected = four(PASSED_ENTRY, PASSED_ENTRY, {"entry": "correct", "hand": 1, "summary": PASSED})
    assert ask_pad(corrected)["sheet"]["undo"] == {"kind": "correct", "hand": 1, "players": []}


@pytest.mark.parametrize("back", [{"entry": "back", "player": 0}, {"entry": "join", "name": "SIGNE"}])
def test_a_player_who_comes_back_has_one_account(back: Json) -> None:
    log = enter_hand(four(), **hand(NORA, "frog", 71))
    log = enter_hand([*log, {"entry": "leave", "seat": 0}], **hand(0, "frog", 60))
    log = enter_hand([*log, back], **hand(3, "frog", 70))
    sheet = ask_pad(log)["sheet"]
    assert [player["name"] for player in sheet["players"]] == ["Signe", "Nora", "Edvin", "Wendell"]
    assert sheet["seated"] == [1, 2, 3, 0]
    assert all(paid["payer"] != paid["payee"] for paid in sheet["end"]["transfers"])
    assert sum(player["balance"] for player in sheet["players"]) == 0


def test_a_name_on_the_sheet_is_one_player() -> None:
    log = four()
    for entry in (
        {"entry": "join", "name": "NORA"},
        {"entry": "replace", "seat": 0, "name": " nora"},
        {"entry": "rename", "player": 0, "name": "Nora\u2800"},
    ):
        assert ask_pad(log, add=entry)["refusal"]["code"] == "same-name"
    assert ask_pad([make_head(names=["Anna", "anna ", "Bo"])])["refusal"]["facts"] == {"taken": "Anna"}


def test_names_of_the_table_are_names_of_the_pad() -> None:
    names = ["👨\u200d👩\u200d👧", "علی\u200cرضا", "Åsa"]
    sheet = ask_pad([make_head(names=names, title="👨\u200d👩\u200d👧")])["sheet"]
    assert [player["name"] for player in sheet["players"]] == names


def test_a_bankrupt_who_buys_in_again_is_the_same_player() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "replace", "end": {"deals": 420}})]
    log = enter_hand(log, **hand(1, "heart-solo", 83, trump="H"))
    log = ask_pad(log, add={"entry": "replace", "seat": 2, "name": "Olga"})["log"]
    again = ask_pad(log, add={"entry": "replace", "seat": 0, "name": "Signe"})["sheet"]
    assert [(player["name"], player["chips"], player["balance"]) for player in again["players"]] == [
        ("Signe", 60, -69),
        ("Nora", 198, 138),
        ("Edvin", -9, -69),
        ("Olga", 60, 0),
    ]
    assert again["lines"][0]["balances"] == [-69, 138, -69]


def test_playing_on_after_a_bankruptcy_keeps_the_number_of_hands() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "end", "end": {"deals": 3}})]
    log = enter_hand(log, **hand(1, "heart-solo", 83, trump="H"))
    log = ask_pad(log, add={"entry": "on"})["log"]
    log = enter_hand(log, **PASSED)
    assert ask_pad(log)["sheet"]["ended"] is None
    log = enter_hand(log, **PASSED)
    assert ask_pad(log)["sheet"]["ended"] == "deals"
    log = ask_pad(log, add={"entry": "on"})["log"]
    assert ask_pad(log)["sheet"]["ended"] is None
    assert ask_pad(log, add={"entry": "on"})["refusal"]["code"] == "sheet-not-over"


def test_a_bankruptcy_stands_at_its_own_hand_alone() -> None:
    log = [make_head(match={"start": 60, "bankrupt": "end", "end": {"deals": 420}})]
    log = [*enter_hand(log, **PASSED), PASSED_ENTRY, PASSED_ENTRY]
    lost = {"entry": "correct", "hand": 1, "summary": hand(1, "heart-solo", 83, trump="H")}
    sheet = ask_pad([*log, lost])["sheet"]
    assert [line["bankrupt"] for line in sheet["lines"]] == [[0, 2], [], []]
    even = {"entry": "correct", "hand": 1, "summary": hand(1, "heart-solo", 80, trump="H")}
    assert [line["freerides"] for line in ask_pad([*log, even])["sheet"]["lines"]] == [[0, 2], [], []]


def test_money_is_rounded_once() -> None:
    log = [make_head(money={"counters": 3, "cents": 100, "currency": "EUR"})]
    log = enter_hand(log, **hand(1, "solo", 71, trump="S"))
    paid = [transfer["cents"] for transfer in ask_pad(log)["sheet"]["end"]["transfers"]]
    assert paid == [733, 734]


def test_a_full_sheet_can_still_be_undone() -> None:
    log = four(*[PASSED_ENTRY] * (MAX_ENTRIES - 22))
    full = ask_pad(log, add=PASSED_ENTRY)
    assert full["refusal"] is None
    assert ask_pad(full["log"], add=PASSED_ENTRY)["refusal"]["code"] == "sheet-full"
    assert ask_pad(full["log"], add={"entry": "undo"})["form"]["number"] == MAX_ENTRIES - 21


def test_the_longest_sheet_fits_into_a_request() -> None:
    summary = {"declarer": 1, "contract": "six-trick-solo-is-it", "partner": 2, "trump": "S", "made": False}
    entry = {"entry": "correct", "hand": 399, "summary": summary | {"mackers": 3}}
    named = {"entry": "rename", "player": 399, "name": "👨" * 24}
    for longest in (entry, named):
        log = [make_head(title="å" * 60, names=["👨" * 24] * 7), *[longest] * (MAX_ENTRIES - 1)]
        request = {"log": log, "draft": summary, "correcting": 399}
        text = json.dumps(request, ensure_ascii=False, separators=(",", ":"))
        assert len(text.encode()) <= MOST_BYTES


def test_a_file_restores_the_sheet() -> None:
    log = thursday_log()
    text = ask_pad(log, file="json")["text"]
    assert handle_request({"read": text})["sheet"] == ask_pad(log)["sheet"]
    for text in ("no sheet", "{}", "[" * 9000, '{"v": 1, "kind": "match"}'):
        refusal = handle_request({"read": text})["refusal"]
        assert isinstance(refusal, dict)
        assert refusal["code"] == "malformed"


def test_the_score_records_are_one_a_line_and_the_table_has_a_line_a_hand() -> None:
    log = thursday_log()
    records = [json.loads(line) for line in ask_pad(log, file="records")["text"].splitlines()]
    assert [record["result"]["payments"] for record in records][9] == [71, -3, -17, -31]
    lines = ask_pad(log, file="csv")["text"].splitlines()
    assert lines[12] == "12,Wendell,Nora,club solo,clubs,63,,made,-12,31,-12,-3,55,-38,-85,64,4,0"
    assert lines[13:] == ["won or lost,,,,,,,,56,-37,-84,65", "EUR,,,,,,,,5.60,-3.70,-8.40,6.50"]


def test_a_swedish_table_opens_in_a_swedish_spreadsheet() -> None:
    log = [make_head(names=["Åsa", "Nora;", "Edvin"], money={"counters": 10, "cents": 75, "currency": "SEK"})]
    log = enter_hand(log, **hand(1, "heart-solo", 67, trump="H"))
    text = ask_pad(log, file="csv", language="sv")["text"]
    assert text.encode().startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(text[1:]), delimiter=";"))
    assert rows[0][:8] == ["giv", "givare", "spelförare", "kontrakt", "trumf", "ögon", "stick", "utgång"]
    assert rows[1][:8] == ["1", "Åsa", "Nora;", "solo hjärter", "hjärter", "67", "", "gick hem"]
    assert rows[-1][0] == "SEK"
    assert rows[-1][8:11] == ["-1,58", "3,15", "-1,57"]
    assert ask_pad(log, file="csv", language="tlh")["refusal"]["facts"] == {"what": "language"}


def test_a_name_is_escaped_so_that_it_is_no_formula() -> None:
    log = enter_hand([make_head(names=["=1+1", "Nora", "Edvin"])], **hand(1, "solo", 67, trump="S"))
    assert "\n1,'=1+1,Nora" in ask_pad(log, file="csv")["text"].replace("\r", "")


@pytest.mark.parametrize(
    ("balances", "fewest"), [([0, 0, 0], 0), ([5, -5, 3, -3], 2), ([4, 1, -2, -3], 3), ([6, -1, -2, -3], 3)]
)
def test_payments_are_as_few_as_can_be(balances: list[int], fewest: int) -> None:
    paid = settle_debts(balances)
    assert len(paid) == fewest
    for transfer in paid:
        balances[transfer.payer] += transfer.counters
        balances[transfer.payee] -= transfer.counters
    assert not any(balances)


@pytest.mark.parametrize(
    "log",
    [
        [],
        [{"entry": "hand", "summary": {}}],
        [7],
        [make_head(names=["Ann", "", "Ben"])],
        [make_head(names=["Ann", "Ben"])],
        [make_head(dealer=3)],
        [make_head(names=["Ann", "Ben", "\u3164"])],
        [make_head(names=["Ann", "Ben", "\u0301"])],
        [make_head(names=["Ann", " ANN ", "Ben"])],
        [make_head(), {"entry": "undo"}],
        [make_head(), {"entry": "back", "player": 1}],
        [make_head(), {"entry": "back", "player": 3}],
        [make_head(), {"entry": "join", "name": "Nora "}],
        [make_head(), {"entry": "rename", "player": 0, "name": "nora"}],
        [make_head(), {"entry": "swap", "seat": 0, "with": 3}],
        [make_head(id="no id")],
        [make_head(), make_head()],
        [make_head(), {"entry": "dance"}],
        [make_head(), {"entry": "correct", "hand": 9, "summary": {}}],
        [make_head(money={"counters": 0, "cents": 1, "currency": "EUR"})],
        [make_head(game="whist")],
    ],
)
def test_a_malformed_log_is_refused(log: list[Json]) -> None:
    answer = ask_pad(log)
    assert answer["sheet"] is None
    assert answer["refusal"]["code"]


def test_a_button_shows_the_trumps_that_it_stands_for() -> None:
    tiles = ask_pad([make_head()])["form"]["tiles"]
    assert [(tile["contract"], tile["sign"]) for tile in tiles[:4]] == [
        ("solo", "S"),
        ("solo", "D"),
        ("solo", "C"),
        ("heart-solo", "H"),
    ]


@pytest.mark.parametrize("match", [{}, {"start": None, "bankrupt": "debt", "end": {}}], ids=str)
def test_a_sheet_without_the_length_that_its_rules_ask_for_is_refused(match: dict[str, object]) -> None:
    assert ask_pad([make_head(match=match)])["refusal"]["code"] == "bad-option"


def test_unpaid_claims_are_lost_where_the_players_agreed_on_it() -> None:
    terms = {"start": 60, "bankrupt": "end", "unpaid": "lost", "end": {"deals": 12}}
    log = enter_hand([make_head(match=terms)], **hand(1, "heart-solo", 83, trump="H"))
    sheet = ask_pad(log)["sheet"]
    assert (sheet["ended"], sheet["lines"][0]["bankrupt"], sheet["lines"][0]["chips"]) == (
        "bankrupt",
        [0, 2],
        [0, 180, 0],
    )
    assert [player["chips"] for player in sheet["players"]] == [0, 180, 0]
    assert sheet["total"] == 0
