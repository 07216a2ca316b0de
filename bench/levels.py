"""Levels between `club` and `novice`: the errors of a novice, made a part as often and as large.

`python -m bench.report_evenings --bots bench.levels:HALF,club` says how often one wins an evening.
"""

from __future__ import annotations

from spadille.bots.heuristic.error_model import CLUB, NOVICE, ErrorModel
from spadille.bots.heuristic.player import HeuristicPlayer


def errors(part: float) -> ErrorModel:
    """So much of a novice's errors: none at 0, all at 1."""
    return ErrorModel(
        caution=NOVICE.caution * part,
        misjudges=round(NOVICE.misjudges * part),
        dares=round(CLUB.dares + part * (NOVICE.dares - CLUB.dares)),
        forgets=round(NOVICE.forgets * part),
        careless=NOVICE.careless * part,
    )


THIRD = HeuristicPlayer(errors(1 / 3))
HALF = HeuristicPlayer(errors(1 / 2))
TWO_THIRDS = HeuristicPlayer(errors(2 / 3))
