"""Deal codes of version 1: what was written once is read for ever, and written again alike."""

import json
from pathlib import Path
from typing import Any

import pytest

from spadille.games import GAMES
from spadille.notation.codes import code_of, deal_of, numbered
from spadille.notation.records import read_record, record_json
from spadille.rules.game import Game
from tests.conformance.deal_codes import NUMBERS, decoded

KEPT = [
    json.loads(line) for line in Path(__file__).with_name("deal-codes.jsonl").read_text("utf-8").splitlines()
]


def test_codes_of_every_preset_are_kept() -> None:
    presets = {(game.id, preset.id) for game in GAMES.values() for preset in game.presets}
    assert {(line["record"]["game"], line["record"]["rules"]) for line in KEPT} >= presets


@pytest.mark.parametrize("line", KEPT, ids=lambda line: line["code"])
def test_a_kept_code_is_read_and_written_alike(line: dict[str, Any]) -> None:
    deal = deal_of(line["code"])
    assert {key: value for key, value in record_json(deal).items() if key != "result"} == line["record"]
    assert code_of(read_record(line["record"]).replay()) == line["code"]


@pytest.mark.parametrize("line", KEPT, ids=lambda line: line["code"])
def test_a_second_reader_reads_the_same(line: dict[str, Any]) -> None:
    assert decoded(line["code"]) == deal_of(line["code"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_preset_and_option_has_its_number(game: Game) -> None:
    line = f"{NUMBERS.name} has no line for {game.id}: add its presets and options at the end"
    assert game.id in numbered(), line
    numbers = numbered()[game.id]
    assert {name for name, _ in numbers.presets} == {preset.id for preset in game.presets}, line
    assert {name: set(words) for name, words in numbers.options} == {
        option.id: set(option.words) for option in game.options
    }, line


def test_no_two_presets_have_one_number() -> None:
    given = [number for numbers in numbered().values() for _, number in numbers.presets]
    assert sorted(given) == list(range(len(given)))
