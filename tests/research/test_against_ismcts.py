"""OpenSpiel's search plays in every seat of the same deal."""

from functools import partial
from pathlib import Path

import pytest

from research.experiments import against_ismcts
from research.experiments.against_ismcts import SearchTable, folder_for, gain_line, rows
from spadille.bots import BOTS
from spadille.study.runners import ProcessRunner


def test_openspiel_search_plays_every_seat() -> None:
    table = SearchTable("frog", 2, BOTS["novice"])
    gains = table.gains(0)
    assert gains == table.gains(0)
    least, most = table.game.parameters.table.bounds.payments
    assert len(gains) == 3
    assert all(least <= gain <= most for gain in gains)


def test_played_deals_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against_ismcts, "KEPT", tmp_path)
    folder = folder_for(2, "novice")
    folder.run_missing(partial(rows, 2, "novice"), folder.spans("frog", 0, 2), ProcessRunner(1), 1e-9)
    assert [row["deal"] for row in folder.read_rows("frog")] == [0]
    [row] = folder.read_rows("frog")
    assert "1 deals at 3 tables" in gain_line([row["gains"]], 2)
