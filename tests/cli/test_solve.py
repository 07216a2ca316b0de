"""Tests of `spadille solve`: problems and unfinished deals, their values and errors."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spadille.notation.chance import Stream, key_of
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.text import LANGUAGES, load_catalogue
from tests.cli.sample_deals import play_sample_deals
from tests.support.cli import Spadille

VECTORS = Path(__file__).parents[1] / "conformance"
GIVEN = (VECTORS / "solve.in.jsonl").read_text("utf-8").splitlines()
EXPECTED = (VECTORS / "solve.expected.jsonl").read_text("utf-8").splitlines()
THREE: dict[str, Any] = {
    "v": 1, "order": "ace-ten", "hands": ["AS TS", "KS 9H", "QS 8H"], "trump": "H", "must_trump": True,
    "leader": 0, "trick": "", "side": [0], "objective": "points",
}  # fmt: skip
FOUR: dict[str, Any] = {
    "v": 1, "order": "german", "hands": ["AS 9D", "KS 9H", "QC 8H", "7D 7H"], "trump": None,
    "must_trump": False, "leader": 0, "trick": "", "side": [0, 2], "objective": "tricks",
}  # fmt: skip


def solve(spadille: Spadille, problem: object) -> Any:  # noqa: ANN401  # JSON
    (line,) = spadille("solve", typed=json.dumps(problem)).lines
    return json.loads(line)


def test_a_problem_has_a_value(spadille: Spadille) -> None:
    assert solve(spadille, THREE) == {"ok": True, "value": 18}
    assert spadille("solve", typed=json.dumps(THREE)).status == 0


def test_moves_and_line_are_answered_on_request(spadille: Spadille) -> None:
    answer = solve(spadille, {**THREE, "moves": True, "line": True})
    assert answer == {
        "ok": True,
        "value": 18,
        "moves": {"AS": 18, "TS": 17},
        "line": answer["line"],
    }
    assert answer["line"][0] == "0 AS"
    assert sorted(play.split(" ")[1] for play in answer["line"]) == sorted(" ".join(THREE["hands"]).split())


def test_a_threshold_is_answered_with_true_or_false(spadille: Spadille) -> None:
    assert solve(spadille, {**THREE, "at_least": 18})["value"] == 1
    assert solve(spadille, {**THREE, "at_least": 19})["value"] == 0
    assert solve(spadille, {**THREE, "at_least": 18, "moves": True})["moves"] == {"AS": 1, "TS": 0}
    assert solve(spadille, {**THREE, "at_least": 10**30})["value"] == 0
    assert solve(spadille, {**THREE, "at_least": 0})["value"] == 1


def test_seats_that_have_played_hold_one_card_less(spadille: Spadille) -> None:
    begun = {**THREE, "hands": ["AS", "", ""], "leader": 1, "trick": "KS QS"}
    assert solve(spadille, {**begun, "moves": True}) == {"ok": True, "value": 18, "moves": {"AS": 18}}


def test_the_called_card_must_be_played(spadille: Spadille) -> None:
    called = {**FOUR, "hands": ["AS 9D", "KS TS", "QC 8H", "7D 7H"], "leader": 1, "moves": True}
    assert set(solve(spadille, called)["moves"]) == {"KS", "TS"}
    assert set(solve(spadille, {**called, "called": "KS"})["moves"]) == {"KS"}


def test_null_counts_as_absent(spadille: Spadille) -> None:
    assert solve(spadille, {**THREE, "at_least": None, "called": None, "moves": None, "line": False}) == {
        "ok": True,
        "value": 18,
    }


def test_unknown_keys_are_ignored(spadille: Spadille) -> None:
    assert solve(spadille, {**THREE, "id": "evening 3", "game": "none"})["value"] == 18


MALFORMED: dict[str, object] = {
    "no object": [THREE],
    "nothing": None,
    **{f"no {key}": {name: THREE[name] for name in THREE if name != key} for key in THREE},
    "another version": {**THREE, "v": 2},
    "a true version": {**THREE, "v": True},
    "another order": {**THREE, "order": "skat"},
    "an order that is no word": {**THREE, "order": ["ace-ten"]},
    "hands in one word": {**THREE, "hands": "AS TS"},
    "hands of lists": {**THREE, "hands": [["AS"], ["KS"], ["QS"]]},
    "two hands": {**THREE, "hands": THREE["hands"][:2]},
    "four ace-ten hands": {**THREE, "hands": [*THREE["hands"], "9C 8C"]},
    "three german hands": {**FOUR, "hands": FOUR["hands"][:3]},
    "empty hands": {**THREE, "hands": ["", "", ""]},
    "unequal hands": {**THREE, "hands": ["AS", "KS 9H", "QS 8H"]},
    "hands unequal to the trick": {**THREE, "trick": "AH"},
    "two spaces": {**THREE, "hands": ["AS  TS", "KS 9H", "QS 8H"]},
    "a space behind": {**THREE, "hands": ["AS TS ", "KS 9H", "QS 8H"]},
    "a card twice in a hand": {**THREE, "hands": ["AS AS", "KS 9H", "QS 8H"]},
    "a card in two hands": {**THREE, "hands": ["AS TS", "AS 9H", "QS 8H"]},
    "a card in hand and trick": {**THREE, "hands": ["AS", "KS 9H", "QS 8H"], "trick": "KS"},
    "no card": {**THREE, "hands": ["AS 1S", "KS 9H", "QS 8H"]},
    "a suit there is not": {**THREE, "hands": ["AS TX", "KS 9H", "QS 8H"]},
    "a small letter": {**THREE, "hands": ["AS Ts", "KS 9H", "QS 8H"]},
    "a german six": {**FOUR, "hands": ["AS 6D", "KS 9H", "QC 8H", "7D 7H"]},
    "a german six on the table": {**FOUR, "hands": ["AS", "KS 9H", "QC 8H", "7D 7H"], "trick": "6D"},
    "a trump that is none": {**THREE, "trump": "X"},
    "trumps in a word": {**THREE, "trump": "hearts"},
    "a number for trumps": {**THREE, "trump": 1},
    "no trump as an empty word": {**THREE, "trump": ""},
    "a duty in words": {**THREE, "must_trump": "yes"},
    "a duty in numbers": {**THREE, "must_trump": 1},
    "no duty known": {**THREE, "must_trump": None},
    "a leader beyond the table": {**THREE, "leader": 3},
    "a leader before it": {**THREE, "leader": -1},
    "a leader in words": {**THREE, "leader": "0"},
    "half a leader": {**THREE, "leader": 0.5},
    "a true leader": {**THREE, "leader": True},
    "a trick in a list": {**THREE, "trick": ["AS"]},
    "no trick known": {**THREE, "trick": None},
    "a full trick": {**THREE, "hands": ["AS", "KS", "QS"], "trick": "9S 8S 7S"},
    "a card twice on the table": {**THREE, "hands": ["AS", "KS", "QS 8H"], "trick": "9S 9S"},
    "a seat for a side": {**THREE, "side": 0},
    "a side beyond the table": {**THREE, "side": [3]},
    "a side before it": {**THREE, "side": [-1]},
    "a side with a seat twice": {**THREE, "side": [0, 0]},
    "a side in words": {**THREE, "side": ["0"]},
    "a true side": {**THREE, "side": [True]},
    "another objective": {**THREE, "objective": "fun"},
    "no objective": {**THREE, "objective": None},
    "german points": {**FOUR, "objective": "points"},
    "no german points": {**FOUR, "objective": "no-points"},
    "at least in words": {**THREE, "at_least": "18"},
    "at least half": {**THREE, "at_least": 0.5},
    "at least true": {**THREE, "at_least": True},
    "less than nothing": {**THREE, "at_least": -1},
    "at least no points": {**THREE, "objective": "no-points", "at_least": 1},
    "at least no tricks": {**THREE, "objective": "no-tricks", "at_least": 0},
    "a called ace of three": {**THREE, "called": "AS"},
    "a called card that is none": {**FOUR, "called": "XX"},
    "a called six": {**FOUR, "called": "6D"},
    "two called cards": {**FOUR, "called": "AS KS"},
    "no called card in words": {**FOUR, "called": ""},
    "a called number": {**FOUR, "called": 1},
    "moves in words": {**THREE, "moves": "yes"},
    "moves in numbers": {**THREE, "moves": 1},
    "a line in words": {**THREE, "line": "yes"},
}


@pytest.mark.parametrize("problem", MALFORMED.values(), ids=MALFORMED)
def test_malformed_problems_are_refused(spadille: Spadille, problem: object) -> None:
    answer = solve(spadille, problem)
    message = answer.pop("message")
    assert answer == {"ok": False, "error": "malformed"}
    assert message.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_message(spadille: Spadille, language: str) -> None:
    typed = "\n".join(map(json.dumps, MALFORMED.values()))
    ended = spadille("solve", "--language", language, typed=typed)
    messages = {json.loads(line)["message"] for line in ended.lines}
    assert load_catalogue(language).say("refusal-other") not in messages
    assert len(messages) >= 17
    assert (ended.status, ended.err) == (1, "")


@pytest.mark.parametrize("threads", ["1", "2", "5"])
def test_answers_stay_in_order(spadille: Spadille, threads: str) -> None:
    typed = "\n".join(GIVEN[::-9])
    ended = spadille("solve", "--threads", threads, typed=typed)
    assert [json.loads(line) for line in ended.lines] == [json.loads(line) for line in EXPECTED[::-9]]
    assert (ended.status, ended.err) == (0, "")


def test_errors_keep_their_place(spadille: Spadille) -> None:
    lines = [json.dumps(THREE), "no JSON", "", json.dumps({**THREE, "at_least": 1}), "[]"]
    ended = spadille("solve", typed="\n".join(lines))
    assert [json.loads(line).get("value") for line in ended.lines] == [18, None, 1, None]
    assert ended.status == 1


def test_zero_threads_are_refused(spadille: Spadille) -> None:
    for threads in ("0", "-1", "two", "1.5"):
        ended = spadille("solve", "--threads", threads, typed=json.dumps(THREE))
        assert (ended.status, ended.out) == (2, "")
        assert "--threads" in ended.err


def test_files_are_read_in_order(spadille: Spadille, tmp_path: Path) -> None:
    file, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    file.write_text(json.dumps(THREE))
    other.write_text(json.dumps(FOUR))
    ended = spadille("solve", str(file), str(tmp_path / "none.jsonl"), str(other))
    assert [json.loads(line)["value"] for line in ended.lines] == [18, 2]
    assert ended.status == 2
    assert "There is no file" in ended.err


def test_a_line_that_is_no_json_is_malformed(spadille: Spadille) -> None:
    ended = spadille("solve", typed="no JSON\n")
    assert json.loads(ended.out)["error"] == "malformed"
    assert (ended.status, ended.err) == (1, "")


def test_a_file_without_a_line_exits_with_2(spadille: Spadille) -> None:
    assert spadille("solve", typed="\n").status == 2


def test_too_deeply_nested_problems_are_malformed(spadille: Spadille) -> None:
    ended = spadille("solve", typed='{"order":' * 5_000 + "1" + "}" * 5_000)
    assert json.loads(ended.out)["error"] == "malformed"
    assert ended.status == 1


def test_answers_are_flushed_line_by_line() -> None:
    program = (sys.executable, "-c", "import sys; from spadille.cli import main; sys.exit(main())", "solve")
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for least in (18, 19):
            running.stdin.write(json.dumps({**THREE, "at_least": least}) + "\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline()) == {"ok": True, "value": int(least == 18)}
        running.stdin.close()
        assert running.wait() == 0


def record_prefix(deal: Deal, actions: int) -> dict[str, Any]:
    """Return the record of a deal's first `actions` actions."""
    return {
        **record_json(deal),
        "actions": [str(action) for action in deal.actions[:actions]],
        "result": None,
    }


def list_play_lengths(over: Deal) -> list[int]:
    """Return the numbers of actions after which cards are being played."""
    deals = [Deal.of(over.layout)]
    for action in over.actions:
        deals.append(deals[-1].play(action))
    return [place for place, deal in enumerate(deals) if isinstance(deal.phase, TrickPlay)]


def test_a_deal_in_the_middle_of_play_is_a_problem(spadille: Spadille) -> None:
    chance = Stream(key_of("a deal in mid-play", 0))
    for deal in play_sample_deals(6, "a deal in mid-play"):
        record = record_prefix(deal, chance.one_of(list_play_lengths(deal)))
        answer = solve(spadille, {**record, "moves": True, "line": True})
        checked = json.loads(spadille("check", typed=json.dumps(record)).out)
        turn = checked["turn"]
        assert {f"{turn} play {card}" for card in answer["moves"]} == set(checked["legal"])
        assert answer["line"][0].split(" ")[0] == str(turn)
        assert set(solve(spadille, record)) == {"ok", "value"}


def test_outside_the_play_a_deal_is_no_problem(spadille: Spadille) -> None:
    deal = play_sample_deals(1, "outside")[0]
    first = list_play_lengths(deal)[0]
    for actions in (0, 1, first - 1, len(deal.actions)):
        ended = spadille("solve", typed=json.dumps(record_prefix(deal, actions)))
        assert json.loads(ended.out)["error"] == "wrong-phase"
        assert "not being played" in json.loads(ended.out)["message"]
        assert ended.status == 1


def test_an_unsound_record_is_answered_with_its_error(spadille: Spadille) -> None:
    record = record_prefix(play_sample_deals(1, "faults")[0], 3)
    assert solve(spadille, {**record, "rules": "none"})["error"] == "unknown-rules"
    assert solve(spadille, {**record, "actions": ["0 dance"]})["error"] == "malformed"
    assert solve(spadille, {**record, "result": {"value": 3}})["error"] == "wrong-result"
    assert solve(spadille, {**record, "moves": "all"})["error"] in {"malformed", "wrong-phase"}


def test_help_is_printed(spadille: Spadille) -> None:
    assert "--threads" in spadille("solve", "--help").out
    assert "spadille solve" in spadille("--help").out
