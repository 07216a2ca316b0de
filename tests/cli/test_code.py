"""Tests of `spadille code`: it converts records to codes and codes to records."""

import json
from pathlib import Path

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.notation.records import record_json
from tests.support.cli import Spadille

DEALS = [
    next(made(rules, rules.seats[0], "code", 1, "spread"))
    for rules in (game.rules(game.presets[0].id) for game in GAMES.values())
]
RECORDS = "".join(f"{json.dumps(record_json(deal))}\n" for deal in DEALS)
CODES = "".join(f"{code_of(deal)}\n" for deal in DEALS)


def test_a_deal_of_every_game_is_encoded_as_a_line(spadille: Spadille) -> None:
    ended = spadille("code", typed=RECORDS)
    assert (ended.lines, ended.err, ended.status) == (CODES.splitlines(), "", 0)


def test_codes_decode_to_the_original_records(spadille: Spadille, tmp_path: Path) -> None:
    file = tmp_path / "codes"
    file.write_text(CODES)
    ended = spadille("code", "--decode", str(file))
    assert (ended.lines, ended.err, ended.status) == (RECORDS.splitlines(), "", 0)


def test_a_wrong_code_is_named_and_the_others_are_decoded(spadille: Spadille) -> None:
    first, second, *_ = CODES.splitlines()
    ended = spadille("code", "--decode", typed=f"{first}\n\n{second[:-2]}\n{second}\n")
    assert ended.lines == RECORDS.splitlines()[:2]
    assert ended.err == "spadille: -, line 3: That code isn’t complete, or it’s too long.\n"
    assert ended.status == 1


def test_an_unsound_record_has_no_code(spadille: Spadille) -> None:
    record = {**record_json(DEALS[0]), "actions": ["0 play AS"]}
    ended = spadille("code", "--language", "sv", typed=f"{json.dumps(record)}\n{RECORDS}")
    assert ended.lines == CODES.splitlines()
    assert ended.err.startswith("spadille: -, rad 1: ")
    assert ended.status == 1


def test_a_missing_file_is_named(spadille: Spadille) -> None:
    ended = spadille("code", "nowhere.jsonl")
    assert (ended.lines, ended.err, ended.status) == ([], "spadille: There is no file nowhere.jsonl.\n", 2)


def test_an_unknown_option_is_not_taken_for_a_file(spadille: Spadille) -> None:
    ended, judged = (spadille(command, "--raed", typed=RECORDS) for command in ("code", "check"))
    assert "--raed" in ended.err
    assert (ended.lines, ended.err, ended.status) == ([], judged.err, judged.status)


def test_a_line_nested_deeper_than_any_record_is_refused(spadille: Spadille) -> None:
    record = json.dumps(record_json(DEALS[0])).replace('"options": {}', f'"options": {"[" * 900}{"]" * 900}')
    ended = spadille("code", typed=f"{record}\n{RECORDS}")
    assert ended.lines == CODES.splitlines()
    assert ended.err.startswith("spadille: -, line 1: ")
