"""The arena: contests of bots on the same cards, with confidence intervals.

`compare` and its report are loaded when they are asked for: they need processes, which browsers do not have.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.estimate import Estimate
from spadille.arena.series import FinishedDeal, deals, play_out

if TYPE_CHECKING:
    from spadille.arena.comparison import Gain, Report, compare
    from spadille.arena.text_player import PipePlayer, TextPlayer, UnreadableAnswer

__all__ = [
    "Contest",
    "ContestError",
    "Deals",
    "Estimate",
    "FinishedDeal",
    "Gain",
    "PipePlayer",
    "Report",
    "TextPlayer",
    "UnreadableAnswer",
    "compare",
    "deals",
    "play_out",
]
_MODULES = {
    **dict.fromkeys(("Gain", "Report", "compare"), "comparison"),
    **dict.fromkeys(("PipePlayer", "TextPlayer", "UnreadableAnswer"), "text_player"),
}
"""The modules of the names that are loaded when they are asked for."""


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    return value
