"""Clubs in the database: their records, their members' names, and who may direct them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.club.entries import GENESIS, StoredEntry
from spadille.storage.database import Statement, TableName, insert_sql
from spadille.storage.store import Player, Store

_SELECT_CLUB: Final = """
SELECT id, member_key_hash, director_key_hash, draw_key, head, importing FROM clubs WHERE id = :club
"""
_SELECT_ENTRIES: Final = """
SELECT seq, payload, time, seal FROM club_entries WHERE club_id = :club AND seq > :after ORDER BY seq
"""
_SELECT_NAMES: Final = "SELECT seq, member, player, name FROM club_names WHERE club_id = :club ORDER BY seq"
_SELECT_DIRECTOR: Final = "SELECT 1 FROM club_directors WHERE club_id = :club AND player = :player"
_SELECT_OWN: Final = """
SELECT club_id FROM club_directors WHERE player = :player
UNION SELECT club_id FROM club_names WHERE player = :player
ORDER BY club_id LIMIT :most
"""
_COUNT_DIRECTED: Final = "SELECT count(*) FROM club_directors WHERE player = :player"
_UPDATE_HEAD: Final = "UPDATE clubs SET head = :head WHERE id = :club"
_UPDATE_PLAYER: Final = """
UPDATE club_names SET player = :player WHERE club_id = :club AND seq = :seq AND player IS NULL
"""


@dataclass(frozen=True, slots=True)
class StoredClub:
    """A club's row: the hashes of its keys, and the seal of its latest entry."""

    id: str
    member_key_hash: bytes
    director_key_hash: bytes
    draw_key: bytes
    """The key from which the secrets of draws are derived. It stays on this server."""
    head: str
    importing: int = 0
    """1 until the last part of another server's file has come."""


@dataclass(frozen=True, slots=True)
class ClubName:
    """A name that came with an entry of the record."""

    seq: int
    member: int
    player: str | None
    """The player who is the member. Only the name with which a member joined has one."""
    name: str


def load_club(store: Store, id: str) -> StoredClub | None:
    """Return a club's row; None if there is no such club."""
    return next((StoredClub(*row) for row in store.query(_SELECT_CLUB, club=id)), None)


def load_entries(store: Store, club: str, after: int = 0) -> list[StoredEntry]:
    """Return the entries of a club's record after number `after`, in order."""
    return [StoredEntry(*row) for row in store.query(_SELECT_ENTRIES, club=club, after=after)]


def load_names(store: Store, club: str) -> list[ClubName]:
    """Return the names of a club's members and their aliases, in the order of their entries."""
    return [ClubName(*row) for row in store.query(_SELECT_NAMES, club=club)]


def is_director(store: Store, club: str, player: Player) -> bool:
    """Return whether a player may direct a club."""
    return bool(store.query(_SELECT_DIRECTOR, club=club, player=player.id))


def list_own_clubs(store: Store, player: Player, most: int) -> list[str]:
    """Return the ids of up to `most` clubs that a player directs or belongs to."""
    return [club for (club,) in store.query(_SELECT_OWN, player=player.id, most=most)]


def count_directed(store: Store, player: Player) -> int:
    """Return the number of clubs that a player directs."""
    ((count,),) = store.query(_COUNT_DIRECTED, player=player.id)
    return int(count)


def insert_club(club: StoredClub) -> Statement:
    """Return the statement that inserts a club's row."""
    row = {
        "id": club.id,
        "member_key_hash": club.member_key_hash,
        "director_key_hash": club.director_key_hash,
        "draw_key": club.draw_key,
        "head": GENESIS,
        "importing": club.importing,
    }
    return _insert("clubs", row)


def append_entries(
    club: str, entries: Sequence[StoredEntry], names: Iterable[ClubName]
) -> Iterator[Statement]:
    """Yield the statements that append entries to a club's record, with the names that came with them.

    They fail if another server has appended an entry with the same number.
    """
    for entry in entries:
        row = {"seq": entry.seq, "payload": entry.payload, "time": entry.time, "seal": entry.seal}
        yield _insert("club_entries", {"club_id": club, **row})
    for name in names:
        named = {"seq": name.seq, "member": name.member, "player": name.player, "name": name.name}
        yield _insert("club_names", {"club_id": club, **named})
    if entries:
        yield _UPDATE_HEAD, {"club": club, "head": entries[-1].seal}


def insert_director(club: str, player: Player) -> Statement:
    """Return the statement that lets a player direct a club."""
    return _insert("club_directors", {"club_id": club, "player": player.id})


def link_member(club: str, name: ClubName, player: Player) -> Statement:
    """Return the statement that makes a player the member with this name, if no player is."""
    return _UPDATE_PLAYER, {"club": club, "seq": name.seq, "player": player.id}


def end_import(club: str) -> Statement:
    """Return the statement after which a club that was taken over can be used."""
    return "UPDATE clubs SET importing = 0 WHERE id = :club", {"club": club}


def unlink_member(club: str, member: int) -> Statement:
    """Return the statement after which another device may say that it is a member's."""
    statement = "UPDATE club_names SET player = NULL WHERE club_id = :club AND member = :member"
    return statement, {"club": club, "member": member}


def forget_member(club: str, member: int) -> Statement:
    """Return the statement that erases a member's names and device. The member's figures stay."""
    statement = "DELETE FROM club_names WHERE club_id = :club AND member = :member"
    return statement, {"club": club, "member": member}


def _insert(into: TableName, row: Mapping[str, object]) -> Statement:
    return insert_sql(into, tuple(row)), row
