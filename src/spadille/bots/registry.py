"""The built-in players by name. Each is loaded on first use, because some need the native core."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from spadille.bots.player import Player
from spadille.rules.named import Named


class Entry(NamedTuple):
    """A player's module and properties."""

    module: str
    """The module that has the player in its `PLAYERS`."""
    is_offered: bool = False
    """Whether people can choose it for a seat."""
    is_instant: bool = False
    """Whether the player answers fast enough to run in the caller's thread."""
    is_learned: bool = False
    """Whether the player has a learned model."""


_ENTRIES = Named(
    "bot",
    {
        "novice": Entry("spadille.bots.heuristic.player", is_offered=True, is_instant=True),
        "club": Entry("spadille.bots.heuristic.player", is_offered=True, is_instant=True),
        "fast": Entry("spadille.bots.learned.fast", is_offered=True, is_instant=True, is_learned=True),
        "pimc": Entry("spadille.bots.search.player"),
        "ismcts": Entry("spadille.bots.search.player"),
        "expert": Entry("spadille.bots.learned.player", is_offered=True, is_learned=True),
    },
)
"""The entries of all built-in players, the weakest first."""


class Registry(Mapping[str, Player]):
    """The built-in players by name, the weakest first."""

    def __getitem__(self, name: str) -> Player:
        player: Player = import_module(_ENTRIES[name].module).PLAYERS[name]
        return player

    def __contains__(self, name: object) -> bool:
        return name in _ENTRIES

    def __iter__(self) -> Iterator[str]:
        return iter(_ENTRIES)

    def __len__(self) -> int:
        return len(_ENTRIES)


LEARNED = tuple(name for name, entry in _ENTRIES.items() if entry.is_learned)
"""The players with a learned model."""
OFFERED = tuple(name for name, entry in _ENTRIES.items() if entry.is_offered)
"""The players that people can choose."""
INSTANT = tuple(name for name, entry in _ENTRIES.items() if entry.is_instant)
"""The players that answer fast enough to run in the caller's thread."""


def with_model(name: str, file: str | Path) -> Player:
    """Return a learned player with the model of a file.

    Raises:
        ModelError: the file is no model, or does not fit this version.
        ValueError: no such player has a model.
    """
    if name not in LEARNED:
        raise ValueError(f"{name!r} has no model: {' and '.join(LEARNED)} have one")
    player: Player = import_module(_ENTRIES[name].module).with_model(file)
    return player


BOTS: Mapping[str, Player] = Registry()
"""The built-in players by name, the weakest first."""
