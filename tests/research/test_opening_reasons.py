"""Tests of card reasons before the play: the fates come from the playouts that give the values, and add up to
them.
"""

from collections.abc import Iterator

import pytest

from research.experiments.opening_reasons import FateCounter, Pair, list_decisions, make_pair
from spadille.cards import CARDS
from spadille.rules.goal import Objective
from spadille.solver.fates import DECLARING


def list_pairs(game: str) -> Iterator[Pair]:
    for view, chosen in list_decisions(game, "tests"):
        pair = make_pair(view, chosen, 8)
        if pair is not None:
            yield pair


@pytest.mark.parametrize("game", ["six-bid", "frog", "german-solo"])
def test_fates_before_the_play_add_up_to_the_counts_of_the_playouts(game: str) -> None:
    pair = next(pair for pair in list_pairs(game) if not pair.objective.avoids)
    points = pair.view.ranking.points
    for undertaking in (pair.better, pair.worse):
        fates = FateCounter(pair, undertaking).count()
        assert sum(fates.counts) == sum(pair.playouts.list_counts(undertaking))
        if pair.objective is Objective.POINTS:
            home = (points[card.number] * fates.ends_with(DECLARING, card.number) for card in CARDS)
            assert sum(home) == sum(fates.counts)
        else:
            assert sum(fates.takes(DECLARING, card.number) for card in CARDS) == sum(fates.counts)
