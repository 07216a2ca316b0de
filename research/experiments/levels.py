"""Levels beside `novice` and `club`: the errors of a novice, made so many times as often and as large.

python -m research.experiments.evenings --bots research.experiments.levels:TWICE,club
"""

from __future__ import annotations

from spadille.bots.heuristic.error_model import CLUB, NOVICE, ErrorModel
from spadille.bots.heuristic.player import HeuristicPlayer


def errors(times: float) -> ErrorModel:
    """So many times a novice's errors: none at 0."""
    return ErrorModel(
        caution=NOVICE.caution * times,
        misjudges=round(NOVICE.misjudges * times),
        dares=round(CLUB.dares + times * (NOVICE.dares - CLUB.dares)),
        forgets=round(NOVICE.forgets * times),
        careless=NOVICE.careless * times,
    )


TWO_THIRDS = HeuristicPlayer(errors(2 / 3))
FOUR_THIRDS = HeuristicPlayer(errors(4 / 3))
TWICE = HeuristicPlayer(errors(2))
