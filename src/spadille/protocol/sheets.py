"""Score sheets that a house keeps, so that others can look on."""

from __future__ import annotations

from pydantic import Field

from spadille.protocol.base import Name, Said
from spadille.protocol.pad import PadEntry, PadSheet


class SheetLog(Said):
    """A sheet as it stands now."""

    log: list[PadEntry] = Field(max_length=2000)


class SheetToKeep(SheetLog):
    """A sheet that others are to look at, and who writes it."""

    name: Name


class SheetKept(Said):
    """A sheet that is kept, by the id that its link has, and which version of it."""

    sheet: str
    version: int


class SheetLooked(Said):
    """A sheet as those see it who look on; nothing of it where it is still the version that they have."""

    version: int
    changed: str
    mine: bool
    seen: PadSheet | None


class KeptSheet(Said):
    """A line of the list of one's own sheets."""

    sheet: str
    title: str
    game: str
    hands: int
    changed: str


class KeptSheets(Said):
    """One's own sheets that the house keeps, the latest first."""

    sheets: list[KeptSheet]
