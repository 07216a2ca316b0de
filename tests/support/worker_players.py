"""Players for tests of the workers. The class names describe their behaviour."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from spadille.bots import Player
from spadille.bots.heuristic.player import PLAYERS
from spadille.play.action import Action
from spadille.play.view import View

PLAYERS_PLACE = "tests.support.worker_players:PLAYERS_FOR_TESTS"


class Last:
    """A player that gives the last legal answer."""

    def answer(self, view: View, _chance: Random) -> Action:
        assert view.decision is not None
        return view.decision.answers[-1]


class Never:
    """A player that never answers."""

    def answer(self, _view: View, _chance: Random) -> Action:
        threading.Event().wait()
        raise AssertionError


class Prints(Last):
    """A player that prints before it answers."""

    def answer(self, view: View, chance: Random) -> Action:
        print("hm")  # noqa: T201 - whatever a player prints must not be taken for an answer
        return super().answer(view, chance)


class Breaks:
    """A player whose answer raises an error."""

    def answer(self, _view: View, _chance: Random) -> Action:
        raise LookupError("the ace of spades is in my hand")


class Dies(Last):
    """A player that ends its process, once for each file in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def answer(self, view: View, chance: Random) -> Action:
        for mark in self._folder.iterdir():
            mark.unlink()
            os._exit(1)
        return super().answer(view, chance)


class WorkerPlayers(Mapping[str, Player]):
    """The test players by name."""

    def __getitem__(self, name: str) -> Player:
        kind, _, rest = name.partition(" ")
        found: object = {"last": Last, "never": Never, "prints": Prints, "breaks": Breaks}.get(kind)
        if kind == "dies":
            return Dies(Path(rest))  # type: ignore[return-value]
        return found() if callable(found) else PLAYERS[name]

    def __iter__(self) -> Iterator[str]:
        return iter(PLAYERS)

    def __len__(self) -> int:
        return len(PLAYERS)


PLAYERS_FOR_TESTS = WorkerPlayers()
