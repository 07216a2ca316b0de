"""Shared score sheets in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from spadille.storage.database import Insert, Statement
from spadille.storage.event import now
from spadille.storage.store import Player, Store

_SELECT_SHEET: Final = "SELECT id, player, log, version, changed FROM sheets WHERE id = :sheet"
_SELECT_VERSION: Final = "SELECT id, player, '[]', version, changed FROM sheets WHERE id = :sheet"
_SELECT_SHEETS: Final = """
SELECT id, player, '[]', version, changed FROM sheets WHERE player = :player
ORDER BY changed DESC, id LIMIT :most
"""
_COUNT: Final = "SELECT count(*) FROM sheets WHERE player = :player"
_UPDATE_LOG: Final = """
UPDATE sheets SET log = :log, version = version + 1, changed = :changed WHERE id = :sheet AND player = :player
"""
_DELETE: Final = "DELETE FROM sheets WHERE id = :sheet AND player = :player"


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A score sheet as stored, with the id of its owner."""

    id: str
    player: str
    text: str
    version: int
    changed: str

    @property
    def log(self) -> list[Any]:
        """Return the entries of the sheet."""
        entries: list[Any] = json.loads(self.text)
        return entries


def sheet_row(id: str, player: Player, log: Sequence[object]) -> Insert:
    """Return the row for a new sheet."""
    row = {"id": id, "player": player.id, "log": _encode_log(log), "version": 1, "changed": now()}
    return "sheets", row


def replace_log(sheet: StoredSheet, log: Sequence[object]) -> Statement:
    """Return the statement that replaces a sheet's log and increments its version."""
    return _UPDATE_LOG, {"sheet": sheet.id, "player": sheet.player, "log": _encode_log(log), "changed": now()}


def delete_sheet(sheet: StoredSheet) -> Statement:
    """Return the statement that deletes a sheet."""
    return _DELETE, {"sheet": sheet.id, "player": sheet.player}


def load_sheet(store: Store, id: str) -> StoredSheet | None:
    """Return the sheet with this id; None if there is none."""
    return next((StoredSheet(*row) for row in store.query(_SELECT_SHEET, sheet=id)), None)


def load_version(store: Store, id: str) -> StoredSheet | None:
    """Return the sheet with this id without its log; None if there is none."""
    return next((StoredSheet(*row) for row in store.query(_SELECT_VERSION, sheet=id)), None)


def list_sheets(store: Store, player: Player, most: int) -> list[StoredSheet]:
    """Return up to `most` of a player's sheets without their logs, the latest first."""
    return [StoredSheet(*row) for row in store.query(_SELECT_SHEETS, player=player.id, most=most)]


def count_sheets(store: Store, player: Player) -> int:
    """Return the number of a player's sheets."""
    ((count,),) = store.query(_COUNT, player=player.id)
    return int(count)


def _encode_log(log: Sequence[object]) -> str:
    return json.dumps(log, ensure_ascii=False)
