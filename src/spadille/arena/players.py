"""Load players by name: built-in bots, bots with another model, and custom bots as `module:name`."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from spadille.arena.contest import ContestError
from spadille.bots import BOTS, Chance, ModelError, Player, with_model
from spadille.bots.registry import LEARNED
from spadille.play.action import Action
from spadille.play.view import View

PlayerFactory = Callable[[], Player]
"""A function that makes the player for one seat of one deal."""


class RandomPlayer:
    """Chooses legal answers uniformly at random: the baseline that any bot should beat."""

    def answer(self, view: View, chance: Chance) -> Action:
        assert view.decision is not None
        return view.decision.answers[chance.randrange(len(view.decision.answers))]

    def policy(self, view: View) -> Mapping[Action, float]:
        """Return the same probability for each legal answer."""
        assert view.decision is not None
        answers = view.decision.answers
        return dict.fromkeys(answers, 1 / len(answers))


BUILT_IN: dict[str, Player] = {**BOTS, "random": RandomPlayer()}
"""The bots that need no module or model file: those of `BOTS`, and `random`."""


@lru_cache
def load_player(name: str) -> PlayerFactory:
    """Return the factory of the bot called `name`. A class makes a new player for every seat of every deal.

    Raises:
        ContestError: `unknown-bot`, `no-module`, `module-fails`, `no-player`, `model-file`, `model-form`,
            `model-features`, `model-policies`, `model-kinds`.
    """
    if name in BUILT_IN:
        return lambda: BUILT_IN[name]
    module, colon, place = name.partition(":")
    if not (module and colon and place):
        raise ContestError("unknown-bot", bot=name, bots=", ".join(BUILT_IN))
    return _load_with_model(module, place) if module in LEARNED else _load_custom(name, module, place)


def _load_with_model(name: str, file: str) -> PlayerFactory:
    try:
        player = with_model(name, file)
    except ModelError as wrong:
        raise ContestError(wrong.code, **wrong.facts) from None
    return lambda: player


def _load_custom(name: str, module: str, place: str) -> PlayerFactory:
    found = getattr(_import_module(module), place, None)
    if not callable(getattr(found, "answer", None)):
        raise ContestError("no-player", bot=name)
    if inspect.isclass(found):
        return cast("PlayerFactory", found)
    return lambda: cast("Player", found)


def _import_module(module: str) -> object:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            raise ContestError("no-module", module=module) from None
        raise ContestError("module-fails", module=module, why=format_error(missing)) from None
    except (Exception, SystemExit) as wrong:  # noqa: BLE001 - a custom module may raise anything
        raise ContestError("module-fails", module=module, why=format_error(wrong)) from None


def format_error(error: BaseException) -> str:
    """Format an exception of a custom bot as one line."""
    message = " ".join(str(error).split())
    return f"{type(error).__name__}: {message}" if message else type(error).__name__
