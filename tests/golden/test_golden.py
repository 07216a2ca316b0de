"""Tests of golden deals: every contract of every preset, won and lost, as a player would write it down.

A page ends with its record. `python -m tests.golden.select_deals` writes the pages anew. Read the changes as
a card player would.
"""

import json
from pathlib import Path

import pytest

from spadille.games import GAMES
from spadille.notation.check import Sound, check
from spadille.rules.game import Game
from spadille.sentences.error_text import format_record_error
from spadille.text import load_catalogue
from tests.golden.deal_page import format_page

HERE = Path(__file__).parent
PAGES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", PAGES, ids=[f"{path.parent.name}/{path.stem}" for path in PAGES])
def test_the_deal_is_played_and_paid_as_written(path: Path) -> None:
    expected, _, record = path.read_text("utf-8").rpartition("\nrecord ")
    verdict = check(json.loads(record))
    assert isinstance(verdict, Sound), format_record_error(verdict.refusal, load_catalogue("en"))
    assert format_page(verdict.deal) == expected


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_contract_of_every_preset_has_its_pages(game: Game) -> None:
    written = {path.stem for path in PAGES if path.parent.name == game.id}
    for preset in game.presets:
        for contract in game.rules(preset.id).contracts:
            missing = {f"{preset.id}-{contract.id}-{outcome}" for outcome in ("won", "lost")} - written
            assert not missing, f"python -m tests.golden.select_deals {game.id} writes {sorted(missing)}"
