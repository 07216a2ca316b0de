"""What people have the say about: their devices, their codes, and whether anything is kept of them at all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from spadille.storage.database import Statement
from spadille.storage.event import now
from spadille.storage.store import Player, Store


@dataclass(frozen=True, slots=True)
class Device:
    """A browser with a key of its own."""

    id: str
    name: str
    """What it says of itself, roughly."""
    came: str
    seen: str
    """The days on which it came and was seen last."""


_SELECT_DEVICES: Final = (
    "SELECT id, name, came, seen FROM devices WHERE player = :player ORDER BY seen DESC, came DESC, id"
)
_DELETE_CODES: Final = "DELETE FROM recoveries WHERE player = :player"
_INSERT_CODE: Final = "INSERT INTO recoveries (code_hash, player, made) VALUES (:code, :player, :made)"
_ERASE_PLAYER: Final = (
    "UPDATE results SET player = NULL, name = '' WHERE player = :player",
    "DELETE FROM guests WHERE player = :player",
    "DELETE FROM seats WHERE player = :player",
    "DELETE FROM sheets WHERE player = :player",
    _DELETE_CODES,
    "DELETE FROM findings WHERE player = :player",
    "DELETE FROM devices WHERE player = :player",
    "DELETE FROM players WHERE id = :player",
)


def list_devices(store: Store, player: Player) -> list[Device]:
    """Somebody's devices, the one seen last first."""
    return [Device(*row) for row in store.query(_SELECT_DEVICES, player=player.id)]


def find_signed_in(store: Store, devices: Collection[str]) -> set[str]:
    """Which of these devices still have a key that opens the house."""
    question = "SELECT id FROM devices WHERE id = :device"
    return {device for device in devices if store.query(question, device=device)}


def list_tables(store: Store, player: Player) -> list[str]:
    """The tables at which somebody has been."""
    question = "SELECT DISTINCT table_id FROM guests WHERE player = :player ORDER BY table_id"
    return [table for (table,) in store.query(question, player=player.id)]


def update_last_seen(device: str, day: str) -> Statement:
    """A device was seen on a day."""
    return "UPDATE devices SET seen = :day WHERE id = :device AND seen < :day", {"device": device, "day": day}


def sign_out(player: Player, device: str) -> Statement:
    """The key of one of somebody's devices is ended."""
    order = "DELETE FROM devices WHERE player = :player AND id = :device"
    return order, {"player": player.id, "device": device}


def sign_out_others(player: Player) -> Statement:
    """The keys of all his devices are ended but of the one he comes with."""
    order = "DELETE FROM devices WHERE player = :player AND id <> :device"
    return order, {"player": player.id, "device": player.device}


def replace_recovery_code(player: Player, code_hash: bytes) -> list[Statement]:
    """A recovery code is the only one of his that works, and no other device of his is signed in any more."""
    line = {"code": code_hash, "player": player.id, "made": now()}
    codes: list[Statement] = [(_DELETE_CODES, {"player": player.id}), (_INSERT_CODE, line)]
    return [*codes, sign_out_others(player)]


def erase_player(player: Player) -> list[Statement]:
    """Nothing is kept of somebody but what was done on seats that were nobody's in particular."""
    return [(order, {"player": player.id}) for order in _ERASE_PLAYER]
