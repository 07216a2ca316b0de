"""The players that look ahead, looking at little: what holds for them holds however much they look at."""

from spadille.bots import BOTS, Player
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.search.budget import Budget
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.solver.policy import RolloutSettings

LITTLE = Budget(worlds=3, scouts=2, screened=9, laid_away=3)
QUICK_EXPERT = ExpertPlayer(RolloutSearch(4, InferenceSettings(60)), LITTLE)
QUICK: dict[str, Player] = {
    "pimc": SearchPlayer(PIMC(worlds=4), LITTLE),
    "ismcts": SearchPlayer(ISMCTS(iterations=40, worlds=4), LITTLE),
    "expert": QUICK_EXPERT,
}
EVERYBODY: dict[str, Player] = {**BOTS, **QUICK}
"""All players of the house, by their names."""
EXPERT_OF_40 = ExpertPlayer(RolloutSearch(40, InferenceSettings(600), RolloutSettings(tricks=5)), LITTLE)
PIMC_OF_TEN = SearchPlayer(PIMC(worlds=10), LITTLE)
ISMCTS_OF_4000 = SearchPlayer(ISMCTS(iterations=4000), LITTLE)
