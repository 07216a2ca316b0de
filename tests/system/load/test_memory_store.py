"""Tests of the memory store of a load test."""

from __future__ import annotations

import asyncio

from spadille.storage import Event
from spadille.storage.store import event_row
from tests.system.load.memory_store import MemoryStore


def test_a_stored_event_is_read_back() -> None:
    async def store() -> list[Event]:
        memory = MemoryStore()
        await memory.insert(event_row(EVENT))
        return memory.load_events("oak")

    assert asyncio.run(store()) == [EVENT]


EVENT = Event("oak", 1, 1, 0, None, None, "opened", {}, "2026-01-01T00:00:00Z")
