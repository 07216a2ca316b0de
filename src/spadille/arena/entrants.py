"""Entrants: bots of the house by name, or by name and model, and anybody's by module and name."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import cast

from spadille.arena.no_contest import NoContest
from spadille.bots import BOTS, Chance, Player, WrongModel, with_model
from spadille.bots.registry import LEARNED
from spadille.play.action import Action
from spadille.play.view import View

Maker = Callable[[], Player]
"""Makes the player for one seat of one deal."""


class AnyAnswer:
    """Answers at random, every answer as likely: what any player should beat."""

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""
        assert view.decision is not None
        return view.decision.answers[chance.randrange(len(view.decision.answers))]


HOUSE: dict[str, Player] = {**BOTS, "random": AnyAnswer()}
"""Who may enter by name alone."""


@lru_cache
def entrant(name: str) -> Maker:
    """Whoever enters under this name. A class makes a new player for every seat of every deal.

    Raises:
        NoContest: `unknown-bot`, `no-module`, `module-fails`, `no-player`, `model-file`, `model-form`,
            `model-features`, `model-policies`, `model-kinds`.
    """
    if name in HOUSE:
        return lambda: HOUSE[name]
    module, colon, place = name.partition(":")
    if not (module and colon and place):
        raise NoContest("unknown-bot", bot=name, bots=", ".join(HOUSE))
    return _by_model(module, place) if module in LEARNED else _outside(name, module, place)


def _by_model(name: str, file: str) -> Maker:
    try:
        player = with_model(name, file)
    except WrongModel as wrong:
        raise NoContest(wrong.code, **wrong.facts) from None
    return lambda: player


def _outside(name: str, module: str, place: str) -> Maker:
    found = getattr(_opened(module), place, None)
    if not callable(getattr(found, "answer", None)):
        raise NoContest("no-player", bot=name)
    if inspect.isclass(found):
        return cast("Maker", found)
    return lambda: cast("Player", found)


def _opened(module: str) -> object:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            raise NoContest("no-module", module=module) from None
        raise NoContest("module-fails", module=module, why=error_line(missing)) from None
    except (Exception, SystemExit) as wrong:  # noqa: BLE001 - a stranger's module may fail in any way
        raise NoContest("module-fails", module=module, why=error_line(wrong)) from None


def error_line(wrong: BaseException) -> str:
    """What went wrong in somebody else's code, in a line."""
    words = " ".join(str(wrong).split())
    return f"{type(wrong).__name__}: {words}" if words else type(wrong).__name__
