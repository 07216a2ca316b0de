"""Tests of the documentation of batches: its examples run, and its table of parts agrees with the schema."""

import doctest
import re
from pathlib import Path

import pytest

from spadille.env import Batch
from spadille.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "env.md"


def test_the_examples_run() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted > 20
    assert tried.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_observation_table_matches_the_schema(game: str) -> None:
    batch = Batch(game, 1)
    contracts = batch.rules.contracts
    shown = any(contract.widow_shown for contract in contracts)
    sizes = {"p": batch.rules.players, "c": len(contracts), "w": shown}
    rows = re.findall(r"^\| `(\w+)` \| ([\dpcwx() -]+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    widths = [(name, eval(width.replace("x", "*"), sizes)) for name, width in rows]
    assert [(name, width) for name, width in widths if width] == [
        (part.name, part.length) for part in batch.schema
    ]
