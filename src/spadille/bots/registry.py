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

    home: str
    """Where it stands, in the `PLAYERS` there."""
    offered: bool = False
    """Whether people choose it as the level of a seat."""
    at_once: bool = False
    """Whether it needs so little time that it may think wherever it is asked."""
    learned: bool = False
    """Whether it plays by a model."""


_ENTRIES = Named(
    "bot",
    {
        "novice": Entry("spadille.bots.heuristic.player", offered=True, at_once=True),
        "club": Entry("spadille.bots.heuristic.player", offered=True, at_once=True),
        "fast": Entry("spadille.bots.fast", offered=True, at_once=True, learned=True),
        "pimc": Entry("spadille.bots.search.player"),
        "ismcts": Entry("spadille.bots.search.player"),
        "expert": Entry("spadille.bots.expert.player", offered=True, learned=True),
    },
)
"""The players by name, the weakest first."""


class Registry(Mapping[str, Player]):
    """The players by name, the weakest first."""

    def __getitem__(self, name: str) -> Player:
        player: Player = import_module(_ENTRIES[name].home).PLAYERS[name]
        return player

    def __contains__(self, name: object) -> bool:
        return name in _ENTRIES

    def __iter__(self) -> Iterator[str]:
        return iter(_ENTRIES)

    def __len__(self) -> int:
        return len(_ENTRIES)


LEARNED = tuple(name for name, entry in _ENTRIES.items() if entry.learned)
"""Those who play by a model."""
OFFERED = tuple(name for name, entry in _ENTRIES.items() if entry.offered)
"""The levels that people choose from."""
AT_ONCE = tuple(name for name, entry in _ENTRIES.items() if entry.at_once)
"""Those who need so little time that they may think wherever they are asked."""


def with_model(name: str, file: str | Path) -> Player:
    """One of those who play by a model, by another one.

    Raises:
        WrongModel: the file is no model, or does not fit this version.
    """
    player: Player = import_module(_ENTRIES[name].home).with_model(file)
    return player


BOTS: Mapping[str, Player] = Registry()
"""By name, the weakest first."""
