"""The report on endgames: two players continue the same deal."""

from pathlib import Path

import pytest

from research.experiments import endgames as report_endgames
from research.experiments.endgames import Endgames
from spadille.bots import BOTS
from spadille.games import SIX_BID
from spadille.play.deal import Deal
from tests.laws.tables import sitting


def endgames(number: int) -> Endgames:
    """Return the last three tricks of a deal of Six-Bid Solo."""
    return Endgames(Deal.of(sitting("endgames", number, (SIX_BID,)).layout), number, 3)


def test_same_endgame_player_gains_nothing() -> None:
    gains = list(endgames(1).gains([BOTS["club"], BOTS["club"]]))
    assert gains
    assert set(gains) == {None}


def test_endgame_gains_are_antisymmetric() -> None:
    clubs, novices = [BOTS["club"], BOTS["novice"]], [BOTS["novice"], BOTS["club"]]
    gained = [gain for number in range(4) for gain in endgames(number).gains(clubs)]
    lost = [gain for number in range(4) for gain in endgames(number).gains(novices)]
    assert any(gain is not None for gain in gained)
    assert [gain and -gain for gain in gained] == lost


def test_endgame_report_gives_gain_per_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report_endgames, "KEPT", tmp_path)
    report_endgames.main(["--bots", "club,club", "--deals", "2", "--last", "2"])
    report_endgames.main(["--deals", "2", "--last", "3"])
    same, none, ahead, _ = capsys.readouterr().out.splitlines()
    assert same == "club instead of club with 2 cards left, all seats of a deal: +0.00, deals 2"
    assert none.startswith("another ending for 0.0% of ")
    assert ahead.startswith("research.experiments.endgames:AHEAD instead of expert with 3 cards left, ")
