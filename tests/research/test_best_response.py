"""Tests of best responses, the gain of a seat that knows the other seats' policies, compared with
OpenSpiel's.
"""

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import spadille.adapters.openspiel  # noqa: F401 - it registers the game
from research.experiments.best_response import GameTree
from research.experiments.exploitability import last_tricks, main, sample_answers, whole_deals
from spadille.adapters.game_table import GameTable
from spadille.bots import BOTS
from spadille.notation.making import FIRST_SEED
from spadille.play.deal import Deal


def tree(deals: int) -> GameTree:
    """Return the game tree of `deals` deals from OpenSpiel's series: two cards each, a widow of two and one
    contract.
    """
    table = GameTable.of("six-bid").reduce(ranks="AT", contract="solo")
    return GameTree.of([Deal.of(table.layout(str(FIRST_SEED), number, 0)) for number in range(deals)])


def test_nash_conv_is_what_openspiel_computes() -> None:
    game = pyspiel.load_game("spadille(game=six-bid,ranks=AT,contract=solo,deals=4)")
    there = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    few = tree(4)
    assert few.nash_conv(few.uniform()) == pytest.approx(there)


def test_a_best_response_gains_no_less_and_payments_sum_to_zero() -> None:
    few = tree(12)
    for strategy in (few.uniform(), few.strategy(lambda view: sample_answers(BOTS["novice"], view, 2))):
        assert min(few.gains(strategy)) >= -1e-9
        assert few.values(strategy).sum() == pytest.approx(0)


def test_regret_minimization_comes_close_to_an_equilibrium() -> None:
    few = tree(12)
    plain, learned = few.nash_conv(few.uniform()), few.nash_conv(few.learned(60))
    assert learned < plain / 50


def test_the_last_tricks_start_from_every_possible_deal() -> None:
    (deals,) = last_tricks("german-solo", parts=1)
    seen = {tuple(str(action) for action in deal.actions) for deal in deals}
    assert len(seen) == 1 < len(deals)
    assert len({deal.layout for deal in deals}) == len(deals)
    assert {len(hand) for deal in deals for hand in deal.phase.hands if hand} == {2}


@pytest.mark.long
def test_every_deal_of_eight_cards_is_searched(capsys: pytest.CaptureFixture[str]) -> None:
    (deals,) = whole_deals("six-bid", "AT", "solo")
    assert len({deal.layout for deal in deals}) == len(deals) == 2_520
    main(["--games", "0", "--bots", "random,club,learned"])
    _, *rows = capsys.readouterr().out.splitlines()
    random, club, learned = (float(row.split()[1]) for row in rows)
    assert learned < club < random
