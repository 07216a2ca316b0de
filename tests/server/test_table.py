from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.guests import Guest, open_house, play_on


def test_one_person_and_two_bots_play_a_match(tmp_path: Path) -> None:
    with open_house(tmp_path / "t.sqlite") as address, Guest(address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        play_on([page], Random(1), lambda table: table.stage == "finished")
