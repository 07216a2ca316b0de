"""Search players with small budgets. Invariants that hold for them hold for any budget."""

from spadille.bots import BOTS, Player
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.search.budget import Budget
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.solver.policy import RolloutSettings

SMALL_BUDGET = Budget(worlds=3, scouts=2, screened=9, laid_away=3)
SMALL_EXPERT = ExpertPlayer(RolloutSearch(4, InferenceSettings(60)), SMALL_BUDGET)
SMALL_BOTS: dict[str, Player] = {
    "pimc": SearchPlayer(PIMC(worlds=4), SMALL_BUDGET),
    "ismcts": SearchPlayer(ISMCTS(iterations=40, worlds=4), SMALL_BUDGET),
    "expert": SMALL_EXPERT,
}
ALL_BOTS: dict[str, Player] = {**BOTS, **SMALL_BOTS}
"""All built-in players by name, the search players with small budgets."""
EXPERT_OF_40 = ExpertPlayer(
    RolloutSearch(40, InferenceSettings(600), RolloutSettings(tricks=5)), SMALL_BUDGET
)
PIMC_OF_TEN = SearchPlayer(PIMC(worlds=10), SMALL_BUDGET)
ISMCTS_OF_4000 = SearchPlayer(ISMCTS(iterations=4000), SMALL_BUDGET)
