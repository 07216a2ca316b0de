"""Queues of push messages: one for each push service, so that a silent one delays no other."""

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
"""The messages of one player that wait or are sent, if their host has answered, and if it has not yet."""
_SENDERS_OF_HOST: Final = 4
"""The messages that are sent at once to a host that has answered; to others only one."""
_PROVEN_SENDERS, _OTHER_SENDERS = 16, 8
"""The messages that are sent at once to hosts that have answered, and to all others."""
_FIRST_WAIT: Final = 10.0
"""Seconds for which a host or a device waits after its first failure. Each further failure doubles it."""
_LONGEST_WAIT: Final = 3_600.0
_REMEMBERED: Final = 10_000

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message to a device. `send` returns false if the push service did not answer."""

    host: str
    player: str
    device: str
    table: str
    send: Callable[[], Awaitable[bool]]


@dataclass(slots=True)
class _Host:
    """A push service: the messages that wait for it, and the tasks that send them."""

    waiting: dict[Hashable, Delivery] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)


class _Failures:
    """Failures in a row by key, and until when the next try waits."""

    def __init__(self) -> None:
        self._by_key: dict[str, tuple[int, float]] = {}

    def wait_ends(self, key: str) -> float:
        """Return the time until which a key waits; 0 if it does not."""
        return self._by_key.get(key, (0, 0.0))[1]

    def count(self, key: str, *, answered: bool) -> None:
        """Forget the failures of a key that answered; let another wait longer than the last time."""
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
        """The hosts that have answered, the latest last."""
        self._slots = {True: asyncio.Semaphore(_PROVEN_SENDERS), False: asyncio.Semaphore(_OTHER_SENDERS)}

    def put(self, delivery: Delivery) -> None:
        """Queue a message. It is dropped if the queues are full, or if its device has lately failed."""
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
        """Drop all messages."""
        tasks = [task for host in self._hosts.values() for task in host.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def wait_until_sent(self) -> None:
        """Wait until no message waits."""
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
        """Send what waits for a host, one message after the other."""
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
