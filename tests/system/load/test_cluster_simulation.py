"""Tests that the simulation of a cluster finds the bottleneck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.system.load.cluster_simulation import Cluster, Costs, Scenario, simulate

SMALL = Scenario(tables=60, interval=1.0, seconds=2.0, servers=2, processors=1, proxies=1)


def test_a_single_move_takes_the_sum_of_its_steps() -> None:
    costs = Costs()
    cluster = Cluster(costs, holders=1, processors=1, proxies=1, tables=0)
    cluster.add_move(0.0, cluster.servers[0])
    cluster.run(1.0)
    stored = costs.transaction + costs.row * costs.rows + costs.flush
    assert cluster.latencies == [pytest.approx(costs.proxy + costs.move + stored)]


def test_every_move_is_shown_with_enough_servers() -> None:
    cluster, busy = simulate(SMALL, Costs())
    assert len(cluster.latencies) > 0.9 * cluster.moves > 0
    assert max(busy.values()) < 0.5


@pytest.mark.parametrize(
    ("part", "costs"),
    [
        ("servers", replace(Costs(), move=0.5)),
        ("database's processors", replace(Costs(), row=0.5)),
        ("database's disk", replace(Costs(), flush=0.5)),
        ("proxies", replace(Costs(), proxy=0.5)),
    ],
)
def test_the_slowest_part_is_the_bottleneck(part: str, costs: Costs) -> None:
    _, busy = simulate(SMALL, costs)
    assert max(busy, key=lambda name: busy[name]) == part
