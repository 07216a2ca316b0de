"""All players of the house by name, each loaded when it is asked for: some need the native core."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from spadille.bots.player import Player
from spadille.rules.named import Named


class Entry(NamedTuple):
    """A player, and what it is for."""

    module: str
    """Where it stands, in the `PLAYERS` there."""
    is_offered: bool = False
    """Whether people choose it as the level of a seat."""
    is_instant: bool = False
    """Whether it needs so little time that it may think wherever it is asked."""
    is_learned: bool = False
    """Whether it plays by a model."""


_ENTRIES = Named(
    "bot",
    {
        "novice": Entry("spadille.bots.heuristic.player", is_offered=True, is_instant=True),
        "club": Entry("spadille.bots.heuristic.player", is_offered=True, is_instant=True),
        "fast": Entry("spadille.bots.fast", is_offered=True, is_instant=True, is_learned=True),
        "pimc": Entry("spadille.bots.search.player"),
        "ismcts": Entry("spadille.bots.search.player"),
        "expert": Entry("spadille.bots.expert.player", is_offered=True, is_learned=True),
    },
)
"""The players by name, the weakest first."""


class Registry(Mapping[str, Player]):
    """The players by name, the weakest first."""

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
"""Those who play by a model."""
OFFERED = tuple(name for name, entry in _ENTRIES.items() if entry.is_offered)
"""The levels that people choose from."""
INSTANT = tuple(name for name, entry in _ENTRIES.items() if entry.is_instant)
"""Those who need so little time that they may think wherever they are asked."""


def with_model(name: str, file: str | Path) -> Player:
    """One of those who play by a model, by another one.

    Raises:
        ModelError: the file is no model, or does not fit this version.
    """
    player: Player = import_module(_ENTRIES[name].module).with_model(file)
    return player


BOTS: Mapping[str, Player] = Registry()
"""By name, the weakest first."""
