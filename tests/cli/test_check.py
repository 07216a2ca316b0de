"""Tests of `spadille check`: its input, answers and exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.text import LANGUAGES, load_catalogue
from tests.support.cli import Spadille

VECTORS = Path(__file__).parents[1] / "conformance"
GIVEN = (VECTORS / "six-bid.in.jsonl").read_text("utf-8").splitlines()
EXPECTED = [json.loads(line) for line in (VECTORS / "six-bid.expected.jsonl").read_text("utf-8").splitlines()]
SOUND = next(line for line, answer in zip(GIVEN, EXPECTED, strict=True) if answer["ok"])
UNSOUND = next(line for line, answer in zip(GIVEN, EXPECTED, strict=True) if not answer["ok"])
GAMES = ("six-bid", "progressive", "german-solo")
PROGRAM = (sys.executable, "-c", "import sys; from spadille.cli import main; sys.exit(main())")


def drop_message(answer: dict[str, object]) -> dict[str, object]:
    verdict = {key: value for key, value in answer.items() if key != "message"}
    if isinstance(legal := verdict.get("legal"), list):
        verdict["legal"] = sorted(legal)
    return verdict


def read_golden(game: str, end: str) -> list[str]:
    return (VECTORS / f"{game}.{end}.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_every_record_is_answered_in_order(spadille: Spadille, game: str) -> None:
    ended = spadille("check", typed="\n".join(read_golden(game, "in")))
    answers = [json.loads(line) for line in ended.lines]
    expected = map(json.loads, read_golden(game, "expected"))
    assert [drop_message(answer) for answer in answers] == list(map(drop_message, expected))
    assert (ended.status, ended.err) == (1, "")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_message(spadille: Spadille, language: str, game: str) -> None:
    typed = "\n".join(read_golden(game, "in"))
    answers = map(json.loads, spadille("check", "--language", language, typed=typed).lines)
    messages = {answer["message"] for answer in answers if not answer["ok"]}
    assert load_catalogue(language).say("refusal-other") not in messages
    assert len(messages) > 30


def test_messages_default_to_english(spadille: Spadille) -> None:
    assert "This is not a record" in spadille("check", typed="7").out
    assert "ingen nedtecknad giv" in spadille("check", "--language", "sv", typed="7").out


def test_sound_records_exit_with_0(spadille: Spadille) -> None:
    assert spadille("check", typed=SOUND).status == 0


def test_an_unsound_record_exits_with_1(spadille: Spadille) -> None:
    assert spadille("check", typed=f"{SOUND}\n{UNSOUND}\n{SOUND}\n").status == 1


def test_blank_lines_are_skipped(spadille: Spadille) -> None:
    ended = spadille("check", typed=f"\n  \n{SOUND}\r\n\r\n\t\n{SOUND}")
    assert (ended.status, len(ended.lines)) == (0, 2)


def test_a_byte_order_mark_is_skipped(spadille: Spadille) -> None:
    assert spadille("check", typed=b"\xef\xbb\xbf" + SOUND.encode()).status == 0


@pytest.mark.parametrize(
    "line",
    [
        "hearts",
        "7",
        "[]",
        "null",
        '"1 pass"',
        "{}",
        '{"v": 1',
        '{"v": NaN}',
        '{"v": -Infinity}',
        '{"v": 1e999}',
        '{"v": 1, "v": 1}',
        "{'v': 1}",
        '{"v": ' + "9" * 5000 + "}",
        '{"v": 1, "seats": ' + "9" * 4000 + "}",
        "[" * 100_000,
        '{"v": ' + "[" * 50_000 + "]" * 50_000 + "}",
        '{"v": "\\ud800"}',
    ],
    ids=lambda line: line[:16],
)
def test_every_line_is_answered(spadille: Spadille, line: str) -> None:
    ended = spadille("check", typed=f"{SOUND}\n{line}\n{SOUND}\n")
    first, wrong, last = map(json.loads, ended.lines)
    assert first["ok"]
    assert last["ok"]
    assert (wrong["ok"], wrong["action"], wrong["error"]) == (False, -1, "malformed")
    assert (ended.status, ended.err) == (1, "")


@pytest.mark.parametrize("depth", range(300, 1000, 20))
def test_a_deeply_nested_result_is_answered(spadille: Spadille, depth: int) -> None:
    stated = "[" * depth + "]" * depth
    record = SOUND.rstrip()[:-1].partition(', "result"')[0] + f', "result": {{"points": {stated}}}}}'
    ended = spadille("check", typed=record)
    assert json.loads(ended.out)["error"] in ("wrong-result", "malformed")


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "“value” is stated as 15; the deal came to {value}."),
        ("sv", "”value” anges till 15, men given gav {value}."),
    ],
)
def test_a_wrong_result_is_shown_beside_the_right_one(
    spadille: Spadille, language: str, message: str
) -> None:
    record = json.loads(SOUND)
    value = record["result"]["value"]
    record["result"]["value"] = 15
    answer = json.loads(spadille("check", "--language", language, typed=json.dumps(record)).out)
    assert (answer["error"], answer["message"]) == ("wrong-result", message.format(value=value))


def test_an_unknown_key_of_a_result_is_named(spadille: Spadille) -> None:
    record = json.loads(SOUND)
    record["result"]["weather"] = "fine"
    answer = json.loads(spadille("check", typed=json.dumps(record)).out)
    assert answer["message"] == "A result of this game has no “weather”."


def test_lone_surrogates_are_replaced(spadille: Spadille) -> None:
    record = json.dumps({**json.loads(SOUND), "game": "\ud800\x07"})
    assert json.loads(spadille("check", typed=record).out)["message"] == "There is no game “��” here."


def test_files_are_answered_in_order(spadille: Spadille, tmp_path: Path) -> None:
    (tmp_path / "first").write_text(SOUND)
    (tmp_path / "second").write_text(UNSOUND)
    ended = spadille("check", str(tmp_path / "first"), "-", str(tmp_path / "second"), typed=SOUND)
    assert [json.loads(line)["ok"] for line in ended.lines] == [True, True, False]
    assert ended.status == 1


def test_an_unreadable_file_does_not_stop_the_next(spadille: Spadille, tmp_path: Path) -> None:
    (tmp_path / "sound").write_text(SOUND)
    ended = spadille("check", str(tmp_path / "missing"), str(tmp_path / "sound"))
    assert (ended.status, len(ended.lines)) == (2, 1)


def test_a_missing_file_exits_with_2(spadille: Spadille) -> None:
    ended = spadille("check", "nowhere.jsonl")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err == "spadille: There is no file nowhere.jsonl.\n"


def test_a_folder_is_refused(spadille: Spadille, tmp_path: Path) -> None:
    ended = spadille("check", str(tmp_path))
    assert ended.status == 2
    assert "is a folder" in ended.err


@pytest.mark.parametrize("typed", ["", "\n \n"])
def test_a_file_without_a_line_is_refused(spadille: Spadille, typed: str) -> None:
    ended = spadille("check", typed=typed)
    assert (ended.status, ended.lines) == (2, [])
    assert "Standard input has no line of JSON" in ended.err


@pytest.mark.parametrize("typed", ["garbage\n", "hearts\nspades\n", "{'v':1}"])
def test_a_line_that_is_no_json_gets_a_verdict_and_no_other_output(spadille: Spadille, typed: str) -> None:
    ended = spadille("check", typed=typed)
    assert (ended.status, ended.err) == (1, "")
    assert [json.loads(line)["error"] for line in ended.lines] == ["malformed"] * len(typed.split())


def test_text_that_is_not_utf_8_is_refused(spadille: Spadille) -> None:
    ended = spadille("check", typed=SOUND.encode() + b"\n\xff\n" + SOUND.encode())
    assert (ended.status, len(ended.lines)) == (2, 1)
    assert "not UTF-8 from line 2" in ended.err


def test_a_match_is_checked(spadille: Spadille) -> None:
    deals = [json.loads(line) for line in spadille("deal", "--count", "3", "--seed", "match").lines]
    paid = [sum(column) for column in zip(*(deal["result"]["payments"] for deal in deals), strict=True)]
    match = {
        "v": 1,
        "kind": "match",
        "id": "m",
        "game": "six-bid",
        "rules": "standard",
        "options": {},
        "match": {"start": None, "bankrupt": "debt", "end": {"deals": 3}},
        "players": [{"id": str(seat), "name": str(seat), "bot": None} for seat in range(3)],
        "deals": deals,
        "standing": paid,
    }
    sound = spadille("check", typed=json.dumps(match))
    assert (json.loads(sound.out)["ok"], sound.status) == (True, 0)
    wrong = spadille("check", typed=json.dumps({**match, "standing": [0, 0, 1]}))
    answer = json.loads(wrong.out)
    assert (answer["ok"], answer["error"], wrong.status) == (False, "bad-match", 1)
    sentence = f"The standing is stated as [0, 0, 1]; the deals come to {paid}."
    assert answer["message"] == sentence
    late = json.loads(spadille("check", typed=json.dumps({**match, "deals": [deals[1], *deals[1:]]})).out)
    assert (late["error"], late["deal"]) == ("bad-match", 1)


def test_a_line_is_answered_before_the_next_is_written() -> None:
    with subprocess.Popen([*PROGRAM, "check"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as check:
        assert check.stdin is not None
        assert check.stdout is not None
        for line in (SOUND, UNSOUND, SOUND):
            check.stdin.write(f"{line}\n".encode())
            check.stdin.flush()
            assert json.loads(check.stdout.readline())["ok"] == (line is SOUND)


def test_a_closed_pipe_exits_without_traceback(tmp_path: Path) -> None:
    records = tmp_path / "many.jsonl"
    records.write_text(f"{SOUND}\n" * 2000)
    check = subprocess.Popen(
        [*PROGRAM, "check", str(records)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert check.stdout is not None
    check.stdout.readline()
    check.stdout.close()
    assert check.stderr is not None
    complaint = check.stderr.read().decode()
    check.stderr.close()
    assert check.wait() == 2
    assert complaint == "spadille: Nothing reads the output any more.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_full_disk_exits_without_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [*PROGRAM, "check"], input=SOUND, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ended.returncode == 2
    assert ended.stderr.startswith("spadille: The system refused: ")


def test_output_is_utf_8_in_every_locale() -> None:
    surroundings = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ended = subprocess.run(
        [*PROGRAM, "check", "--language", "sv"],
        input=b"7",
        capture_output=True,
        env=surroundings,
        check=False,
    )
    assert "på en rad" in json.loads(ended.stdout.decode("utf-8"))["message"]
    assert ended.returncode == 1
