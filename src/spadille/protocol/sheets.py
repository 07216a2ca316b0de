"""The messages of shared score sheets, which the server stores so that other people can watch them."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Name, WireModel
from spadille.protocol.pad import PadEntry, PadSheet


class SheetLog(WireModel):
    """A request to replace the log of a stored score sheet."""

    log: list[PadEntry] = Field(max_length=2000)


class NewStoredSheet(SheetLog):
    """A request to store a score sheet, with the name of its writer."""

    name: Name


class StoredSheet(WireModel):
    """The id and the version of a stored score sheet. The id is part of its link."""

    sheet: str
    version: int


class WatchedSheet(WireModel):
    """A stored score sheet. `seen` is null if the caller already has this version."""

    version: int
    changed: str
    mine: bool
    seen: PadSheet | None


class SheetEntry(WireModel):
    """An entry in the list of the caller's stored score sheets."""

    sheet: str
    title: str
    game: str
    hands: int
    changed: str


class SheetList(WireModel):
    """The sheets of the caller that the server stores, the latest first."""

    sheets: list[SheetEntry]
