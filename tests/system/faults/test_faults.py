"""Tests that kill servers, the proxy and the database during play: no acknowledged event is lost or
doubled.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.nginx import with_nginx
from tests.system.faults.network import is_supported
from tests.system.faults.scenarios import SCENARIOS
from tests.system.faults.trial import Trial, TrialResult, run_trial

pytestmark = [pytest.mark.postgresql, with_nginx]


def play_rounds(how: str, rounds: int, tables: int, log: Path) -> TrialResult:
    with SCENARIOS[how](log / "log") as scenario:
        return run_trial(scenario, Trial(rounds, tables))


def test_play_survives_kills_of_all_kinds(tmp_path: Path) -> None:
    found = play_rounds("kills", rounds=3, tables=2, log=tmp_path)
    assert found.errors == []
    assert found.faults.keys() == {"server killed", "proxy killed", "database killed"}
    assert found.exit_statuses == [0, 0]


@pytest.mark.long
@pytest.mark.parametrize(("how", "rounds"), [("kills", 100), ("upgrade", 10)])
def test_play_survives_many_faults(how: str, rounds: int, tmp_path: Path) -> None:
    found = play_rounds(how, rounds, tables=8, log=tmp_path)
    assert found.errors == []
    assert found.faults.total() == rounds


@pytest.mark.long
def test_servers_that_are_cut_off_lose_nothing(tmp_path: Path) -> None:
    if not is_supported():
        pytest.skip("network namespaces need root and `ip`")
    found = play_rounds("cut", rounds=30, tables=8, log=tmp_path)
    assert found.errors == []
    assert len(found.faults) == 3
