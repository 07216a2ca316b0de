"""The bots that can join a table, and the bot that gives hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from spadille.bots import BOTS, Player
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.registry import INSTANT, OFFERED
from spadille.bots.search.budget import Budget

ADVISER: Final = "expert"
"""The bot that gives hints."""
SUBSTITUTE: Final = "club"
"""The bot that answers if another bot has no answer in time. It plays by rules of thumb."""

_SMALL_BUDGET: Final = Budget(worlds=8, scouts=3, screened=48, laid_away=3)
_QUICK_VARIANTS: Final[Mapping[str, Player]] = {
    "expert": replace(ExpertPlayer(), cards=RolloutSearch(worlds=8), budget=_SMALL_BUDGET),
}

FAST_BOTS: Final[Mapping[str, Player]] = {name: BOTS[name] for name in OFFERED if name in INSTANT}
"""The bots that answer at once, in the server's own process."""
SLOW_BOTS: Final[Mapping[str, Player]] = {
    **{name: BOTS[name] for name in OFFERED if name not in FAST_BOTS},
    **{f"{name}-quickly": player for name, player in _QUICK_VARIANTS.items()},
}
"""The bots that search, in worker processes. Those named `...-quickly` have a small budget."""


TIERS: Final[Mapping[str, tuple[str, ...]]] = {
    name: (f"{name}-quickly", name) if name in _QUICK_VARIANTS else (name,)
    for name in OFFERED
    if name in SLOW_BOTS
}
"""The quality tiers of each slow bot: the names of its variants, first with a small budget, last with the
full one."""
