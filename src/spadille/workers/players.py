"""Who may be asked to sit down with people, and who advises them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from spadille.bots import BOTS, Player
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.registry import INSTANT, OFFERED
from spadille.bots.search.budget import Budget

ADVISER: Final = "expert"
"""Who gives hints."""
SUBSTITUTE: Final = "club"
"""Who answers, by rules of thumb, where nobody else does in time."""

_SMALL_BUDGET: Final = Budget(worlds=8, scouts=3, screened=48, laid_away=3)
_QUICK_VARIANTS: Final[Mapping[str, Player]] = {
    "expert": replace(ExpertPlayer(), cards=RolloutSearch(worlds=8), budget=_SMALL_BUDGET),
}

FAST_BOTS: Final[Mapping[str, Player]] = {name: BOTS[name] for name in OFFERED if name in INSTANT}
"""Those who need so little time that they think in the server itself."""
SLOW_BOTS: Final[Mapping[str, Player]] = {
    **{name: BOTS[name] for name in OFFERED if name not in FAST_BOTS},
    **{f"{name}-quickly": player for name, player in _QUICK_VARIANTS.items()},
}
"""Those who look ahead, each also with little to look at."""


TIERS: Final[Mapping[str, tuple[str, ...]]] = {
    name: (f"{name}-quickly", name) if name in _QUICK_VARIANTS else (name,)
    for name in OFFERED
    if name in SLOW_BOTS
}
"""The quality tiers: under which names they are asked, first with a small budget, then with all of it."""
