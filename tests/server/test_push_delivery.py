"""Tests of push delivery on a virtual clock: an unresponsive push service delays no other one, and is called
at growing intervals.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from spadille.server.push import delivery
from spadille.server.push.delivery import Delivery, DeliveryQueues
from tests.support.virtual_clock import run_timed

TIMEOUT = 10.0


class Service:
    """A push service that records the times at which it is called."""

    def __init__(self, name: str, *, silent: bool = False) -> None:
        self.name = name
        self.silent = silent
        self.asked: list[float] = []

    def message(self, player: str, table: str = "oak", device: str = "") -> Delivery:
        return Delivery(self.name, player, device or f"{player}'s telephone", table, self._send)

    async def _send(self) -> bool:
        self.asked.append(asyncio.get_running_loop().time())
        await asyncio.sleep(TIMEOUT if self.silent else 0.0)
        return not self.silent


def test_a_silent_service_delays_no_other() -> None:
    silent, good = Service("silent", silent=True), Service("good")

    async def deliver() -> None:
        queues = DeliveryQueues()
        for number in range(400):
            queues.put(silent.message(f"player {number}"))
        for number in range(100):
            queues.put(good.message(f"other {number}"))
        await asyncio.sleep(5 * TIMEOUT)
        await queues.close()

    run_timed(deliver)
    assert good.asked == [0.0] * 100
    assert silent.asked == [0.0, 20.0]


def test_many_silent_services_do_not_delay_a_service_that_answers() -> None:
    silent = [Service(f"silent {number}", silent=True) for number in range(200)]
    good = Service("good")

    async def deliver() -> None:
        queues = DeliveryQueues()
        queues.put(good.message("Ann"))
        await queues.wait_until_sent()
        for service in silent:
            queues.put(service.message(service.name))
        await asyncio.sleep(1.0)
        queues.put(good.message("Bo"))
        await asyncio.sleep(1.0)
        await queues.close()

    run_timed(deliver)
    assert good.asked == [0.0, 1.0]


def test_the_delay_grows_with_each_failure_until_an_answer() -> None:
    service = Service("slow", silent=True)

    async def deliver() -> None:
        queues = DeliveryQueues()
        for number in range(9):
            queues.put(service.message(f"player {number}"))
        while len(service.asked) < 8:
            await asyncio.sleep(1.0)
        service.silent = False
        await queues.wait_until_sent()
        for number in range(3):
            queues.put(service.message(f"other {number}"))
        await queues.wait_until_sent()
        await queues.close()

    run_timed(deliver)
    waits = [after - before - TIMEOUT for before, after in pairwise(service.asked[:8])]
    assert waits == [10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 640.0]
    assert len(set(service.asked[9:])) == 1


def test_a_device_with_ever_new_services_is_delayed_too() -> None:
    services = [Service(f"silent {number}", silent=True) for number in range(30)]

    async def deliver() -> None:
        queues = DeliveryQueues()
        for service in services:
            queues.put(service.message("Eve", device="Eve's"))
            await asyncio.sleep(2 * TIMEOUT)
        await queues.close()

    run_timed(deliver)
    assert sum(len(service.asked) for service in services) < 7


@pytest.mark.parametrize("hosts", [1, 50])
def test_one_player_cannot_fill_the_queue(hosts: int) -> None:
    services = [Service(f"silent {number}", silent=True) for number in range(hosts)]
    good = Service("good")

    async def deliver() -> int:
        queues = DeliveryQueues()
        for number in range(3_000):
            queues.put(services[number % hosts].message("Eve", f"table {number}", f"device {number}"))
        waiting = queues.waiting
        queues.put(good.message("Ann"))
        await asyncio.sleep(1.0)
        await queues.close()
        return waiting

    assert run_timed(deliver)[0] <= delivery.MAX_OF_PLAYER
    assert good.asked == [0.0]
