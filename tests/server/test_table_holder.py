"""Tests of finding the server that owns a table, after the server named first did not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import cast

import pytest

from spadille.app.accounts.service import AccountService
from spadille.app.tables.registry import TableRegistry
from spadille.server.cluster import Cluster, cluster
from spadille.storage import Store
from spadille.storage.database import HeldElsewhere

HERE, THERE = "10.0.0.1:8765", "10.0.0.2:8765"
GONE, BACK = HeldElsewhere(2, THERE), HeldElsewhere(3, THERE)


class SharedDatabase:
    """A database that returns given answers, in order, about the server that owns a table."""

    def __init__(self, *holders: HeldElsewhere | None) -> None:
        self._holders: Iterator[HeldElsewhere | None] = iter(holders)

    def claim(self, _table: str) -> HeldElsewhere | None:
        return next(self._holders)

    def join(self, address: str | None, watcher: object) -> None:
        pass


class NoTables:
    """A server that owns no table."""

    def __contains__(self, _table: str) -> bool:
        return False


async def _found(store: SharedDatabase, unlike: str, alive: list[bytes]) -> HeldElsewhere | None:
    async def asked(address: str, path: str, _patience: float) -> bytes:
        assert (address, path) == (THERE, "/health")
        return alive.pop(0)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(cluster, "fetch_from_peer", asked)
        patched.setattr(cluster, "_POLL_INTERVAL", 0.0)
        ours = Cluster(cast("Store", store), HERE)
        await ours.open(cast("TableRegistry", NoTables()), cast("AccountService", None))
        return await ours.cached_holder("oak", unlike)


def test_a_server_restarted_at_its_address_is_not_taken_for_dead() -> None:
    alive = [b"", b"well"]
    assert asyncio.run(_found(SharedDatabase(GONE, BACK), THERE, alive)) == BACK
    assert alive == []


def test_the_lease_of_a_dead_server_is_waited_for() -> None:
    assert asyncio.run(_found(SharedDatabase(GONE, GONE, None), THERE, [b"", b""])) is None


def test_no_request_is_sent_back_to_its_sender() -> None:
    ours_of_before = HeldElsewhere(1, HERE)
    assert asyncio.run(_found(SharedDatabase(ours_of_before, None), HERE, [])) is None
