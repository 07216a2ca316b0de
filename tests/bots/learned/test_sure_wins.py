"""Tests of sure wins: in null contracts a card that wins in every world is played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from research.experiments.sure_wins import decisions
from spadille.bots.explanation import DecidedBy
from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.learned.sure_wins import SureWinLimits, find_sure_win
from spadille.bots.search.cardplay import settled
from spadille.play.action import Play
from spadille.play.view import View
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import WorldSampler
from tests.bots.search.small_bots import SMALL_BOTS, SMALL_EXPERT

numbers = st.integers(min_value=0, max_value=10**6)
FEW = 60


def find_sure_cards(view: View) -> set[Play] | None:
    """Return the cards that succeed in every solved world, or None if there are too many worlds."""
    worlds = WorldSampler(view).enumerate(FEW)
    if worlds is None or view.known is None or view.decision is None:
        return None
    failed, made = settled(view, view.known).worth()
    wins = InformationSet(view, (0.0, 1.0) if made > failed else (1.0, 0.0)).average_payoffs(worlds)
    return {
        answer for answer in view.decision.answers if isinstance(answer, Play) and wins[answer.card] == 1.0
    }


@settings(max_examples=30)
@given(number=numbers)
def test_sure_win_wins_in_every_world(number: int) -> None:
    for view, _ in decisions(HeuristicPlayer(CLUB), number):
        certain = find_sure_cards(view)
        if certain is None or view.decision is None or len(view.decision.answers) == 1:
            continue
        found = find_sure_win(view, view.decision, SureWinLimits(max_worlds=FEW), Random(number))
        assert (found is None) == (not certain)
        assert found is None or found.play in certain


@settings(max_examples=10)
@given(number=numbers)
def test_expert_plays_sure_wins(number: int) -> None:
    for view, played in decisions(SMALL_BOTS["expert"], number):
        certain = find_sure_cards(view)
        if certain and view.decision is not None and len(view.decision.answers) > 1:
            assert played in certain
            assert SMALL_EXPERT.reasons(view, Random(number)).deciding is DecidedBy.CERTAIN


def test_both_sides_have_sure_wins() -> None:
    seen = {True: 0, False: 0}
    for number in range(40):
        for view, _ in decisions(HeuristicPlayer(CLUB), number):
            assert view.known is not None
            if find_sure_cards(view) and view.decision is not None and len(view.decision.answers) > 1:
                seen[view.seat == view.known.declarer] += 1
    assert min(seen.values()) > 5


def test_no_sure_win_with_too_many_worlds() -> None:
    view, _ = next(decisions(HeuristicPlayer(CLUB), 1))
    assert view.decision is not None
    assert find_sure_win(view, view.decision, SureWinLimits(max_worlds=1), Random(1)) is None
