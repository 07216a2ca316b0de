"""Who somebody is at a table: an id of the table's own in its story, and apart from the story what may be
forgotten: whose id it is, and his name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from spadille.storage.event import Event, Guest
from spadille.storage.event_logs import printable

SELECT_GUESTS: Final = "SELECT seq, guest, player, name FROM guests WHERE table_id = :table"
"""The question who came to a table, and with which event."""
_PREFIX: Final = "guest-"
_LENGTH: Final = 20
LINE_UP_KINDS: Final = {"opened", "began"}
"""The kinds of events that say who sits where."""
ARRIVAL_KINDS: Final = {"sat", "wished"}
"""The kinds of events with which somebody comes."""


@lru_cache(maxsize=1 << 14)
def make_pseudonym(player: str, table: str) -> str:
    """Who a player is at a table. Whoever knows it from two tables cannot tell that it is one player: that
    takes his own id, which is told to nobody. A player who was forgotten has no other id left.

    >>> guest_id("ann", "oak") == guest_id("ann", "elm")
    False
    >>> guest_id(guest_id("ann", "oak"), "oak") == guest_id("ann", "oak")
    True
    """
    if player.startswith(_PREFIX):
        return player
    return _PREFIX + sha256(f"guest/{table}/{player}".encode()).hexdigest()[:_LENGTH]


def is_pseudonym(player: str | None) -> bool:
    """Whether all that is known of a player is who he was at a table."""
    return player is not None and player.startswith(_PREFIX)


def pseudonymize(event: Event) -> Event:
    """An event as it is stored: names and players' own ids stand beside it."""
    player, table = event.player, event.table
    shown = None if player is None else make_pseudonym(player, table)
    if event.kind in LINE_UP_KINDS:
        line_up = event.payload["line_up"]
        people = [who for who in line_up if who is not None and who["player"]]
        guests = {make_pseudonym(who["player"], table): Guest(who["player"], who["name"]) for who in people}
        payload = {**event.payload, "line_up": [_remove_name(who, table) for who in line_up]}
        return replace(event, player=shown, payload=payload, guests=guests)
    if event.kind in ARRIVAL_KINDS and shown is not None and player is not None:
        guests = {shown: Guest(player, event.payload["name"])}
        return replace(event, player=shown, payload={**event.payload, "name": ""}, guests=guests)
    return replace(event, player=shown)


def pseudonyms_in(event: Event) -> set[str]:
    """The ids of those who came with an event, as it says itself; nobody, where it is none."""
    try:
        return {who for who in _find_people(event) if is_pseudonym(who)}
    except (AttributeError, KeyError, TypeError):
        return set()


def _find_people(event: Event) -> Iterator[str]:
    if event.kind in LINE_UP_KINDS:
        yield from (who["player"] for who in event.payload["line_up"] if who is not None and who["player"])
    elif event.kind in ARRIVAL_KINDS and event.player is not None:
        yield event.player


def _remove_name(who: Mapping[str, str | None] | None, table: str) -> Mapping[str, str | None] | None:
    if who is None or who["player"] is None:
        return who
    return {**who, "name": "", "player": make_pseudonym(who["player"], table)}


def with_names(events: Iterable[Event], lines: Iterable[Sequence[Any]]) -> list[Event]:
    """Events of one table with those who came with them, as they are kept beside the story."""
    came: defaultdict[int, dict[str, Guest]] = defaultdict(dict)
    for seq, guest, player, name in lines:
        came[seq][guest] = Guest(printable(player), printable(name))
    return [replace(event, guests=came[event.seq]) if event.seq in came else event for event in events]
