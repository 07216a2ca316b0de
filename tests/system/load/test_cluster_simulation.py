"""The simulation of many tables: who has too little names himself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.system.load.cluster_simulation import Costs, House, Wanted, played

SMALL = Wanted(tables=60, beat=1.0, seconds=2.0, holders=2, processors=1, proxies=1)


def test_a_move_takes_its_steps_and_no_longer_where_nobody_else_moves() -> None:
    costs = Costs()
    house = House(costs, holders=1, processors=1, proxies=1, tables=0)
    house.moved(0.0, house.holders[0])
    house.run(1.0)
    stored = costs.transaction + costs.line * costs.lines + costs.flush
    assert house.took == [pytest.approx(costs.proxy + costs.move + stored)]


def test_every_move_is_shown_where_there_is_room() -> None:
    house, busy = played(SMALL, Costs())
    assert len(house.took) > 0.9 * house.made > 0
    assert max(busy.values()) < 0.5


@pytest.mark.parametrize(
    ("part", "costs"),
    [
        ("servers", replace(Costs(), move=0.5)),
        ("database's processors", replace(Costs(), line=0.5)),
        ("database's disk", replace(Costs(), flush=0.5)),
        ("proxies", replace(Costs(), proxy=0.5)),
    ],
)
def test_what_takes_too_long_is_the_bottleneck(part: str, costs: Costs) -> None:
    _, busy = played(SMALL, costs)
    assert max(busy, key=lambda name: busy[name]) == part
