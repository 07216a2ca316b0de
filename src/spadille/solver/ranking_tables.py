"""Rankings encoded as tables for the native core."""

from __future__ import annotations

from functools import lru_cache

from spadille._core import RankingTables
from spadille.rules.follow import Void
from spadille.rules.order import Ranking


@lru_cache(maxsize=64)
def encode_ranking(ranking: Ranking, void: Void) -> RankingTables:
    """Encode a ranking, and the rule for a player who has no card of the suit led."""
    return RankingTables(
        bytes(ranking.suit_of),
        bytes(ranking.strength),
        bytes(ranking.points),
        None if ranking.trump is None else int(ranking.trump),
        void is Void.MUST_TRUMP,
    )
