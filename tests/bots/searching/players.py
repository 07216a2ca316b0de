"""The players that look ahead, looking at little: what holds for them holds however much they look at."""

from spadille.bots import BOTS, Player
from spadille.bots.expert.beliefs import Belief
from spadille.bots.expert.cardplay import Believing
from spadille.bots.expert.expert import Expert
from spadille.bots.searching import Searcher, Solving, Walking
from spadille.bots.searching.budget import Budget
from spadille.solver.outlook import Ahead

LITTLE = Budget(worlds=3, scouts=2, screened=9, laid_away=3)
QUICK_EXPERT = Expert(Believing(worlds=4), LITTLE)
QUICK: dict[str, Player] = {
    "pimc": Searcher(Solving(worlds=4), LITTLE),
    "ismcts": Searcher(Walking(iterations=40, worlds=4), LITTLE),
    "expert": QUICK_EXPERT,
}
EVERYBODY: dict[str, Player] = {**BOTS, **QUICK}
"""All players of the house, by their names."""
EXPERT_OF_40 = Expert(Believing(40, Belief(600), Ahead(tricks=5)), LITTLE)
PIMC_OF_TEN = Searcher(Solving(worlds=10), LITTLE)
ISMCTS_OF_4000 = Searcher(Walking(iterations=4000), LITTLE)
