"""A bot with twice the novice's errors, for tests that need a clear loser."""

from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.player import HeuristicPlayer

BEGINNER = HeuristicPlayer(ErrorModel(caution=0.2, misjudges=10, dares=25, forgets=50, careless=0.25))
