"""Tests that OpenSpiel's counterfactual regret minimization approaches an equilibrium on a reduced pack."""

import sys

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

import spadille.adapters.openspiel  # noqa: F401 - registers the game
from spadille.adapters.game_table import GameTable


def measure_nash_conv(deals: int, rounds: int, times: int) -> list[float]:
    """Return the NashConv, in counters, of the initial strategy and after each of `times` runs of `rounds`
    CFR+ iterations.
    """
    game = pyspiel.load_game(f"spadille(game=six-bid,ranks=AT,contract=solo,deals={deals})")
    solver = cfr.CFRPlusSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(times):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    return found


def test_cfr_reduces_exploitability() -> None:
    before, after = measure_nash_conv(deals=1, rounds=5, times=1)
    assert after < before / 2


@pytest.mark.long
def test_cfr_keeps_reducing_exploitability_with_more_deals() -> None:
    found = measure_nash_conv(deals=6, rounds=10, times=3)
    sys.stdout.write(f"NashConv: {' '.join(f'{gap:.1f}' for gap in found)}\n")
    assert sorted(found, reverse=True) == found
    assert found[-1] < found[0] / 5


@pytest.mark.parametrize(
    ("ranks", "hand", "widow"), [("AT", 2, 2), ("AKT", 3, 3), ("AKQJT9", 7, 3), ("AKQJT9876", 11, 3)]
)
def test_reduced_pack_is_dealt_in_one_round(ranks: str, hand: int, widow: int) -> None:
    table = GameTable.of("six-bid").reduce(ranks=ranks, contract="solo")
    layout = table.layout("a test", 0, 0)
    assert [len(layout.hand(seat)) for seat in layout.active] == [hand] * 3
    assert len(layout.widow) == widow


@pytest.mark.parametrize("options", ["ranks=AX", "ranks=AA", "contract=frog", "game=german-solo,ranks=A9"])
def test_impossible_reduced_game_is_refused(options: str) -> None:
    with pytest.raises(Exception, match=r"are not ranks|unknown-contract|cannot be declared"):
        pyspiel.load_game(f"spadille({options})")
