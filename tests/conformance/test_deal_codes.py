"""Tests of deal codes of version 1: stored codes can always be read, and are written again unchanged."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spadille.games import FROG, GAMES
from spadille.notation.codes import code_of, deal_of, numbered
from spadille.notation.records import read_record, record_json
from spadille.rules.game import Game
from spadille.rules.options import Option
from tests.conformance import store_deal_codes
from tests.conformance.deal_codes import NUMBERS, decode_deal

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent.relative_to(ROOT)
KEPT = [json.loads(line) for line in (ROOT / HERE / "deal-codes.jsonl").read_text("utf-8").splitlines()]


HOUSE = replace(FROG, options=(), presets=(replace(FROG.presets[0], id="plain"),))
"""A game with one preset and no options."""


def command(game: Game) -> str:
    """Return the shell command that adds the missing entries of a game. No command removes entries."""
    return f"run: make game NAME={game.id} (docs/adding-a-game.md)"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_preset_has_stored_codes(game: Game) -> None:
    kept = {line["record"]["rules"] for line in KEPT if line["record"]["game"] == game.id}
    missing = {preset.id for preset in game.presets} - kept
    assert not missing, f"{HERE}/deal-codes.jsonl has no code of {game.id} by {missing}; {command(game)}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_word_of_an_option_has_a_stored_code(game: Game) -> None:
    missing = [
        option for _, option in store_deal_codes.missing_words(game, (line["record"] for line in KEPT))
    ]
    assert not missing, f"{HERE}/deal-codes.jsonl has no code by some word of {missing}; {command(game)}"


@pytest.mark.parametrize("line", KEPT, ids=lambda line: line["code"])
def test_a_stored_code_is_read_and_written_unchanged(line: dict[str, Any]) -> None:
    deal = deal_of(line["code"])
    assert {key: value for key, value in record_json(deal).items() if key != "result"} == line["record"]
    assert code_of(read_record(line["record"]).replay()) == line["code"]


@pytest.mark.parametrize("line", KEPT, ids=lambda line: line["code"])
def test_an_independent_reader_reads_the_same_deal(line: dict[str, Any]) -> None:
    assert decode_deal(line["code"]) == deal_of(line["code"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_preset_and_option_has_its_number(game: Game) -> None:
    line = f"{NUMBERS.relative_to(ROOT)}, line {game.id}: it has not what the game has; {command(game)}"
    assert game.id in numbered(), line
    numbers = numbered()[game.id]
    assert {name for name, _ in numbers.presets} == {preset.id for preset in game.presets}, line
    assert {name: set(words) for name, words in numbers.options} == {
        option.id: set(option.words) for option in game.options
    }, line


def number_games(file: Path, text: str, monkeypatch: pytest.MonkeyPatch, *games: Game) -> str:
    """Give numbers to some games in a file that begins with `text`, and return the new text of the file."""
    file.write_text(text, "utf-8")
    monkeypatch.setattr(store_deal_codes, "NUMBERS", file)
    for game in games:
        store_deal_codes.number_game(game)
    return file.read_text("utf-8")


def test_existing_numbers_never_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = NUMBERS.read_text("utf-8")
    assert number_games(tmp_path / "copy.jsonl", text, monkeypatch, *GAMES.values()) == text


def test_new_options_are_numbered_after_the_existing_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps({"game": "frog", "presets": {"plain": 0}, "options": {"rate": []}})
    presets = (replace(FROG.presets[0], id="cats"), *HOUSE.presets)
    more = replace(
        HOUSE, presets=presets, options=(Option("pots", "table", ("none", "two")), Option("rate", "prices"))
    )
    lines = number_games(
        tmp_path / "copy.jsonl", text, monkeypatch, more, replace(HOUSE, id="tapp")
    ).splitlines()
    assert list(map(json.loads, lines)) == [
        {
            "game": "frog",
            "presets": {"plain": 0, "cats": 1},
            "options": {"rate": [], "pots": ["none", "two"]},
        },
        {"game": "tapp", "presets": {"plain": 2}, "options": {}},
    ]
    assert list(json.loads(lines[0])["options"]) == ["rate", "pots"]


def test_codes_and_numbers_of_an_unplayed_game_can_be_withdrawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, kept = tmp_path / "numbers.jsonl", tmp_path / "codes.jsonl"
    gone, other = (json.dumps({"code": "-", "record": {"game": game}}) + "\n" for game in ("frog", "sluff"))
    kept.write_text(gone + other, "utf-8")
    presets = {"frog": {"cats": 0, "plain": 1}, "sluff": {"standard": 2}}
    lines = [{"game": game, "presets": given, "options": {"old": []}} for game, given in presets.items()]
    numbers.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    monkeypatch.setattr(store_deal_codes, "KEPT", kept)
    monkeypatch.setattr(store_deal_codes, "NUMBERS", numbers)
    store_deal_codes.withdraw_codes(HOUSE)
    assert kept.read_text("utf-8") == other
    left = list(map(json.loads, numbers.read_text("utf-8").splitlines()))
    assert left == [{"game": "frog", "presets": {"plain": 1}, "options": {}}, lines[1]]
    again = replace(HOUSE, presets=(*HOUSE.presets, replace(FROG.presets[0], id="dogs")))
    store_deal_codes.number_game(again)
    assert json.loads(numbers.read_text("utf-8").splitlines()[0])["presets"] == {"plain": 1, "dogs": 3}


def test_no_two_presets_have_one_number() -> None:
    given = [number for numbers in numbered().values() for _, number in numbers.presets]
    assert len(set(given)) == len(given)
