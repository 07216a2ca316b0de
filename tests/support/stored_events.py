"""Events to store, for tests that do not depend on their content."""

from __future__ import annotations

from collections import defaultdict

from spadille.storage import Event, Store
from spadille.storage.event import now
from spadille.storage.hash_chain import GENESIS, seal_event
from spadille.storage.store import Player, device_row, event_row, player_row, table_row

ANN = Player("ann", "Ann")
BO = Player("bo", "Bo")


def nth_event(seq: int, table: str = "oak") -> Event:
    """Return event number `seq` of a table's log, an action of Ann. Its hash chain is valid."""
    for _ in range(len(_HAPPENED[table]), seq):
        _HAPPENED[table].append(_next(_HAPPENED[table], table))
    return _HAPPENED[table][seq - 1]


_HAPPENED = defaultdict[str, list[Event]](list)


def _next(before: list[Event], table: str) -> Event:
    payload = {"action": f"0 said {len(before) + 1}"}
    event = Event(table, len(before) + 1, 1, 1, 0, ANN.id, "acted", payload, "2024-11-05T19:30:00.000Z")
    return seal_event(event, before[-1].seal if before else GENESIS)


def add_players_and_table(store: Store) -> Store:
    """Add the players Ann and Bo and the table `oak` to a store, and return the store."""
    rows = [player_row(player, now()) for player in (ANN, BO)]
    rows += [
        device_row(player, player.id, player.id[:1].encode() * 32, "", "2024-11-05") for player in (ANN, BO)
    ]
    store.enqueue(*rows, table_row("oak", "six-bid", "standard", now())).result()
    return store


def try_insert(store: Store, seq: int, table: str = "oak") -> bool:
    """Insert an event and return whether it was stored."""
    return store.enqueue(event_row(nth_event(seq, table))).exception() is None
