"""How cards behave under a contract, as the flat tables the native core plays by."""

from __future__ import annotations

from functools import lru_cache

from spadille._core import RankingTables
from spadille.rules.follow import Void
from spadille.rules.order import Ranking


@lru_cache(maxsize=64)
def encode_ranking(ranking: Ranking, void: Void) -> RankingTables:
    """The tables of a ranking, with what a player must do who is void in the suit led."""
    return RankingTables(
        bytes(ranking.suit_of),
        bytes(ranking.strength),
        bytes(ranking.points),
        None if ranking.trump is None else int(ranking.trump),
        void is Void.MUST_TRUMP,
    )
