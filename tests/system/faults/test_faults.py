"""Servers, proxies and the database die in mid-play: nothing acknowledged is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.nginx import with_nginx
from tests.system.faults.network import may_be_made
from tests.system.faults.scenarios import SCENES
from tests.system.faults.trial import Endured, Trial, endure

pytestmark = [pytest.mark.postgresql, with_nginx]


def endured(how: str, rounds: int, tables: int, log: Path) -> Endured:
    """What so many rounds came to."""
    with SCENES[how](log / "log") as scene:
        return endure(scene, Trial(rounds, tables))


def test_play_goes_on_through_kills_of_all_kinds(tmp_path: Path) -> None:
    found = endured("kills", rounds=3, tables=2, log=tmp_path)
    assert found.wrong == []
    assert found.befell.keys() == {"server killed", "proxy killed", "database killed"}
    assert found.exits == [0, 0]


@pytest.mark.long
@pytest.mark.parametrize(("how", "rounds"), [("kills", 100), ("upgrade", 10)])
def test_play_goes_on_through_very_many(how: str, rounds: int, tmp_path: Path) -> None:
    found = endured(how, rounds, tables=8, log=tmp_path)
    assert found.wrong == []
    assert found.befell.total() == rounds


@pytest.mark.long
def test_servers_that_are_cut_off_again_and_again_lose_nothing(tmp_path: Path) -> None:
    if not may_be_made():
        pytest.skip("no network namespace may be made here; it takes root and `ip`")
    found = endured("cut", rounds=30, tables=8, log=tmp_path)
    assert found.wrong == []
    assert len(found.befell) == 3
