"""Players for the back room of a test: what they do stands in their names."""

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

PLACE = "tests.support.worker_players:COMPANY"


class Last:
    """Gives the last answer there is."""

    def answer(self, view: View, _chance: Random) -> Action:
        """The last answer."""
        assert view.decision is not None
        return view.decision.answers[-1]


class Never:
    """Thinks for ever."""

    def answer(self, _view: View, _chance: Random) -> Action:
        """No answer."""
        threading.Event().wait()
        raise AssertionError


class Prints(Last):
    """Prints what it thinks, and then answers."""

    def answer(self, view: View, chance: Random) -> Action:
        """The last answer."""
        print("hm")  # noqa: T201 - whatever a player prints must not be taken for an answer
        return super().answer(view, chance)


class Breaks:
    """Breaks down."""

    def answer(self, _view: View, _chance: Random) -> Action:
        """No answer."""
        raise LookupError("the ace of spades is in my hand")


class Dies(Last):
    """Takes its process with it, as often as there are marks in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def answer(self, view: View, chance: Random) -> Action:
        """The last answer, if it comes to that."""
        for mark in self._folder.iterdir():
            mark.unlink()
            os._exit(1)
        return super().answer(view, chance)


class Company(Mapping[str, Player]):
    """Everybody, by name."""

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


COMPANY = Company()
