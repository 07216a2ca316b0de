"""Pseudonyms: the ids by which a table's event log names players.

The player behind a pseudonym, and the player's name, are stored apart from the event log and can be erased.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from spadille.storage.event import Event, JoinedPlayer
from spadille.storage.event_logs import printable

SELECT_JOINED: Final = "SELECT seq, pseudonym, player, name FROM pseudonyms WHERE table_id = :table"
"""The query for the players who joined a table, each with the number of the event by which they joined."""
_PREFIX: Final = "guest-"
_LENGTH: Final = 20
LINE_UP_KINDS: Final = {"opened", "began"}
"""The kinds of events that contain a line-up: who has which seat."""
ARRIVAL_KINDS: Final = {"sat", "wished"}
"""The kinds of events by which a player joins a table."""


@lru_cache(maxsize=1 << 14)
def make_pseudonym(player: str, table: str) -> str:
    """Return a player's pseudonym at a table.

    Pseudonyms at two tables do not reveal that they belong to the same player. Only the player's own id,
    which no client receives, connects them. The pseudonym of an erased player is returned unchanged.

    >>> make_pseudonym("ann", "oak") == make_pseudonym("ann", "elm")
    False
    >>> make_pseudonym(make_pseudonym("ann", "oak"), "oak") == make_pseudonym("ann", "oak")
    True
    """
    if player.startswith(_PREFIX):
        return player
    return _PREFIX + sha256(f"guest/{table}/{player}".encode()).hexdigest()[:_LENGTH]


def is_pseudonym(player: str | None) -> bool:
    """Return whether `player` is a pseudonym, not a player's own id."""
    return player is not None and player.startswith(_PREFIX)


def pseudonymize(event: Event) -> Event:
    """Return an event in its stored form: the names and ids of players are moved to `joined`."""
    player, table = event.player, event.table
    shown = None if player is None else make_pseudonym(player, table)
    if event.kind in LINE_UP_KINDS:
        line_up = event.payload["line_up"]
        people = [person for person in line_up if person is not None and person["player"]]
        joined = {
            make_pseudonym(person["player"], table): JoinedPlayer(person["player"], person["name"])
            for person in people
        }
        payload = {**event.payload, "line_up": [_remove_name(person, table) for person in line_up]}
        return replace(event, player=shown, payload=payload, joined=joined)
    if event.kind in ARRIVAL_KINDS and shown is not None and player is not None:
        joined = {shown: JoinedPlayer(player, event.payload["name"])}
        return replace(event, player=shown, payload={**event.payload, "name": ""}, joined=joined)
    return replace(event, player=shown)


def pseudonyms_in(event: Event) -> set[str]:
    """Return the pseudonyms of the players who joined with an event; none if its payload is malformed."""
    try:
        return {person for person in _find_people(event) if is_pseudonym(person)}
    except (AttributeError, KeyError, TypeError):
        return set()


def _find_people(event: Event) -> Iterator[str]:
    if event.kind in LINE_UP_KINDS:
        yield from (
            person["player"] for person in event.payload["line_up"] if person is not None and person["player"]
        )
    elif event.kind in ARRIVAL_KINDS and event.player is not None:
        yield event.player


def _remove_name(person: Mapping[str, str | None] | None, table: str) -> Mapping[str, str | None] | None:
    if person is None or person["player"] is None:
        return person
    return {**person, "name": "", "player": make_pseudonym(person["player"], table)}


def with_names(events: Iterable[Event], rows: Iterable[Sequence[Any]]) -> list[Event]:
    """Return a table's events, each with the players who joined by it, from rows of `SELECT_JOINED`."""
    joined: defaultdict[int, dict[str, JoinedPlayer]] = defaultdict(dict)
    for seq, pseudonym, player, name in rows:
        joined[seq][pseudonym] = JoinedPlayer(printable(player), printable(name))
    return [replace(event, joined=joined[event.seq]) if event.seq in joined else event for event in events]
