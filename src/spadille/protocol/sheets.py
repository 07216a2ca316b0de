"""Score sheets that the server stores, so that others can watch them."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Name, WireModel
from spadille.protocol.pad import PadEntry, PadSheet


class SheetLog(WireModel):
    """The current log of a sheet."""

    log: list[PadEntry] = Field(max_length=2000)


class NewStoredSheet(SheetLog):
    """A sheet to store, with the name of its writer."""

    name: Name


class StoredSheet(WireModel):
    """A stored sheet: the id in its link, and its version."""

    sheet: str
    version: int


class WatchedSheet(WireModel):
    """A sheet as watchers see it. `seen` is null if they already have this version."""

    version: int
    changed: str
    mine: bool
    seen: PadSheet | None


class SheetEntry(WireModel):
    """An entry in the list of the caller's sheets."""

    sheet: str
    title: str
    game: str
    hands: int
    changed: str


class SheetList(WireModel):
    """The sheets of the caller that the server stores, the latest first."""

    sheets: list[SheetEntry]
