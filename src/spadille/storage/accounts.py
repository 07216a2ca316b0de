"""Statements about accounts: devices, recovery codes, and the erasure of a player."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from spadille.storage.database import Statement
from spadille.storage.event import now
from spadille.storage.store import Player, Store


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which a player is signed in, with a session token of its own."""

    id: str
    name: str
    """The device's browser and system, as its user agent names them."""
    created: str
    last_seen: str
    """The day of the device's latest request. `created` is the day of its sign-in."""


_SELECT_DEVICES: Final = (
    "SELECT id, name, created, last_seen FROM devices WHERE player = :player "
    "ORDER BY last_seen DESC, created DESC, id"
)
_DELETE_CODES: Final = "DELETE FROM recovery_codes WHERE player = :player"
_INSERT_CODE: Final = (
    "INSERT INTO recovery_codes (code_hash, player, created) VALUES (:code, :player, :created)"
)
_ERASE_PLAYER: Final = (
    "UPDATE match_results SET player = NULL, name = '' WHERE player = :player",
    "DELETE FROM pseudonyms WHERE player = :player",
    "DELETE FROM seats WHERE player = :player",
    "DELETE FROM sheets WHERE player = :player",
    "DELETE FROM club_names WHERE (club_id, member) IN "
    "(SELECT club_id, member FROM club_names WHERE player = :player)",
    "DELETE FROM club_directors WHERE player = :player",
    _DELETE_CODES,
    "DELETE FROM result_cache WHERE player = :player",
    "DELETE FROM devices WHERE player = :player",
    "DELETE FROM players WHERE id = :player",
)


def list_devices(store: Store, player: Player) -> list[Device]:
    """Return a player's devices, the one seen last first."""
    return [Device(*row) for row in store.query(_SELECT_DEVICES, player=player.id)]


def find_signed_in(store: Store, devices: Collection[str]) -> set[str]:
    """Return those of `devices` that are still signed in."""
    query = "SELECT id FROM devices WHERE id = :device"
    return {device for device in devices if store.query(query, device=device)}


def list_tables(store: Store, player: Player) -> list[str]:
    """Return the ids of the tables where a player has had or was promised a seat."""
    query = "SELECT DISTINCT table_id FROM pseudonyms WHERE player = :player ORDER BY table_id"
    return [table for (table,) in store.query(query, player=player.id)]


def update_last_seen(device: str, day: str) -> Statement:
    """Return the statement that sets the day on which a device was last seen, unless a later day is set."""
    statement = "UPDATE devices SET last_seen = :day WHERE id = :device AND last_seen < :day"
    return statement, {"device": device, "day": day}


def sign_out(player: Player, device: str) -> Statement:
    """Return the statement that deletes one of a player's devices. The device's token becomes invalid."""
    statement = "DELETE FROM devices WHERE player = :player AND id = :device"
    return statement, {"player": player.id, "device": device}


def sign_out_others(player: Player) -> Statement:
    """Return the statement that deletes all devices of a player except `player.device`."""
    statement = "DELETE FROM devices WHERE player = :player AND id <> :device"
    return statement, {"player": player.id, "device": player.device}


def replace_recovery_code(player: Player, code_hash: bytes) -> list[Statement]:
    """Return the statements that replace a player's recovery code and sign out their other devices."""
    row = {"code": code_hash, "player": player.id, "created": now()}
    codes: list[Statement] = [(_DELETE_CODES, {"player": player.id}), (_INSERT_CODE, row)]
    return [*codes, sign_out_others(player)]


def erase_player(player: Player) -> list[Statement]:
    """Return the statements that erase a player. Their results stay, without the player's id and name."""
    return [(statement, {"player": player.id}) for statement in _ERASE_PLAYER]
