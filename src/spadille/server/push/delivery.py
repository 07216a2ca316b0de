"""Queues of push messages, one for each push service. An unresponsive service does not delay the others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

from spadille.telemetry.log import Logger

_MAX_WAITING: Final = 1_000
_MAX_OF_HOST: Final = 500
MAX_OF_PLAYER, _MAX_OF_PLAYER_ELSEWHERE = 20, 4
"""The most queued messages of one player: for a host that answered its latest message, and for others."""
_SENDERS_OF_HOST: Final = 4
"""The most messages sent at a time to a host that answered its latest message. For other hosts it is one."""
_PROVEN_SENDERS, _OTHER_SENDERS = 16, 8
"""The most messages that are sent at a time: to all hosts that answered, and to all other hosts."""
_FIRST_WAIT: Final = 10.0
"""Seconds for which a host or a device waits after its first failure. Each further failure doubles it."""
_LONGEST_WAIT: Final = 3_600.0
_REMEMBERED: Final = 10_000

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message to a device about a table. `send` returns false if the push service did not answer."""

    host: str
    player: str
    device: str
    table: str
    send: Callable[[], Awaitable[bool]]


@dataclass(slots=True)
class _Host:
    """The queue of a push service: the messages that wait, and the tasks that send them."""

    waiting: dict[Hashable, Delivery] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)


class _Failures:
    """The consecutive failures of each host or device, and the time before which it gets no message."""

    def __init__(self) -> None:
        self._by_key: dict[str, tuple[int, float]] = {}

    def wait_ends(self, key: str) -> float:
        """Return the time before which a host or device gets no message; 0 if there is none."""
        return self._by_key.get(key, (0, 0.0))[1]

    def count(self, key: str, *, answered: bool) -> None:
        """Record whether a host or device answered.

        An answer clears its failures. Each further failure doubles the time for which it gets no message.
        """
        failures, _ = self._by_key.pop(key, (0, 0.0))
        if answered:
            return
        wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2.0**failures)
        self._by_key[key] = min(failures + 1, 20), asyncio.get_running_loop().time() + wait
        if len(self._by_key) > _REMEMBERED:
            del self._by_key[next(iter(self._by_key))]


class DeliveryQueues:
    """Sends messages in the background.

    A later message to a device about the same table replaces one that still waits.
    """

    def __init__(self) -> None:
        self._hosts: dict[str, _Host] = {}
        self._of_player: Counter[str] = Counter()
        self._failures = _Failures()
        self._proven: dict[str, None] = {}
        """The hosts that answered their latest message. The host that answered last is last."""
        self._slots = {True: asyncio.Semaphore(_PROVEN_SENDERS), False: asyncio.Semaphore(_OTHER_SENDERS)}

    def put(self, delivery: Delivery) -> None:
        """Queue a message. Drop it if the queues are full, or if its device must wait after a failure."""
        host = self._hosts.setdefault(delivery.host, _Host())
        key = delivery.device, delivery.table
        is_new = key not in host.waiting
        if is_new and self._must_drop(delivery, host):
            log.info("a notification is dropped", host=delivery.host)
            return
        self._of_player[delivery.player] += is_new
        host.waiting[key] = delivery
        allowed = _SENDERS_OF_HOST if delivery.host in self._proven else 1
        if len(host.tasks) < min(allowed, len(host.waiting)):
            task = asyncio.create_task(self._send_all(delivery.host, host))
            host.tasks.add(task)
            task.add_done_callback(host.tasks.discard)

    @property
    def waiting(self) -> int:
        """The number of messages that wait or are being sent."""
        return self._of_player.total()

    async def close(self) -> None:
        """Cancel all sending tasks. Messages that were not sent are dropped."""
        tasks = [task for host in self._hosts.values() for task in host.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def wait_until_sent(self) -> None:
        """Wait until all queued messages have been sent or have failed."""
        while tasks := [task for host in self._hosts.values() for task in host.tasks]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def _must_drop(self, delivery: Delivery, host: _Host) -> bool:
        allowed = MAX_OF_PLAYER if delivery.host in self._proven else _MAX_OF_PLAYER_ELSEWHERE
        return (
            len(host.waiting) >= _MAX_OF_HOST
            or self._of_player[delivery.player] >= allowed
            or self.waiting >= _MAX_WAITING
            or asyncio.get_running_loop().time() < self._failures.wait_ends(delivery.device)
        )

    async def _send_all(self, name: str, host: _Host) -> None:
        """Send the messages that wait for a host, one after the other, until none is left."""
        while host.waiting:
            pause = self._failures.wait_ends(name) - asyncio.get_running_loop().time()
            if pause > 0:
                await asyncio.sleep(pause)
                continue
            async with self._slots[name in self._proven]:
                if host.waiting:
                    delivery = host.waiting.pop(next(iter(host.waiting)))
                    await self._send(delivery)
        if len(host.tasks) == 1:
            self._hosts.pop(name, None)

    async def _send(self, delivery: Delivery) -> None:
        answered = False
        try:
            answered = await delivery.send()
        except Exception:
            log.exception("sending a notification failed", table=delivery.table)
        finally:
            self._of_player[delivery.player] -= 1
            if not self._of_player[delivery.player]:
                del self._of_player[delivery.player]
        self._failures.count(delivery.host, answered=answered)
        self._failures.count(delivery.device, answered=answered)
        self._proven.pop(delivery.host, None)
        if answered:
            self._proven[delivery.host] = None
            if len(self._proven) > _REMEMBERED:
                del self._proven[next(iter(self._proven))]
