"""All players of the house by name, each loaded when it is asked for: some need the native core."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from spadille.bots.player import Player
from spadille.rules.named import Named

_HOMES = Named(
    "bot",
    {
        "novice": "spadille.bots.heuristic.player",
        "club": "spadille.bots.heuristic.player",
        "pimc": "spadille.bots.search.player",
        "ismcts": "spadille.bots.search.player",
        "expert": "spadille.bots.expert.player",
    },
)
"""Where each stands, in the `PLAYERS` there; the weakest first."""


class Registry(Mapping[str, Player]):
    """The players by name, the weakest first."""

    def __getitem__(self, name: str) -> Player:
        player: Player = import_module(_HOMES[name]).PLAYERS[name]
        return player

    def __contains__(self, name: object) -> bool:
        return name in _HOMES

    def __iter__(self) -> Iterator[str]:
        return iter(_HOMES)

    def __len__(self) -> int:
        return len(_HOMES)


LEARNED = ("expert",)
"""Those who play by a model."""


def with_model(name: str, file: str | Path) -> Player:
    """One of those who play by a model, by another one.

    Raises:
        WrongModel: the file is no model, or does not fit this version.
    """
    player: Player = import_module(_HOMES[name]).with_model(file)
    return player


BOTS: Mapping[str, Player] = Registry()
"""By name, the weakest first."""
