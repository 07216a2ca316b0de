"""Tests that the native heuristic gains against random play and decides by the view alone."""

import numpy as np
import pytest

from research.training.fit_bid_estimates import play_random_bids
from spadille.env import Batch
from spadille.env.bid_estimates import BID_ESTIMATES
from spadille.games import GAMES
from spadille.notation.chance import Stream, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import deal_in
from spadille.solver.worlds import WorldSampler
from tests.env.engine_comparison import read_mask
from tests.laws.tables import LAWFUL, sitting


def average_gain(game: str, own: str, others: str) -> float:
    """Return the average gain of seat 0 if it is played by the bot `own` and the other seats by `others`."""
    seats = Batch(game, 1).seats
    batch = Batch(game, 200, seed=3, observe=False, bots=dict.fromkeys(range(1, seats), others))  # type: ignore[arg-type]
    batch.reset()
    chosen = np.zeros(200, np.uint8)
    while batch.totals[0] < 600:
        batch.choose_actions(own, chosen)  # type: ignore[arg-type]
        batch.step(chosen)
    deals, gains = batch.totals
    return gains[0] / deals


@pytest.mark.parametrize("game", GAMES)
def test_the_heuristic_beats_random_play(game: str) -> None:
    assert average_gain(game, "heuristic", "uniform") > 5
    assert average_gain(game, "uniform", "heuristic") < -5


def replay(deal: Deal, actions: tuple[Action, ...]) -> Batch:
    """Return a batch of one deal after these actions."""
    batch = Batch.from_layouts([deal.layout], observe=False)
    batch.observe()
    for action in actions:
        for number in batch.actions.encode(action, deal.layout.active):
            batch.step(bytes([number]))
    return batch


def choose(batch: Batch) -> int:
    chosen = bytearray(1)
    batch.choose_actions("heuristic", chosen)
    return chosen[0]


def test_the_heuristic_decides_by_the_view_alone() -> None:
    """Two deals with the same view are compared."""
    tried_in: set[str] = set()
    for number in range(60):
        states, stream = list(sitting("thumbs", number, LAWFUL).deals), Stream(key_of("thumbs", number))
        deal = states[stream.below(len(states) - 1)]
        assert deal.turn is not None
        view = view_of(deal, deal.turn)
        other = deal_in(view, WorldSampler(view).sample(1, number)[0])
        ours, theirs = replay(deal, deal.actions), replay(other, other.actions)
        assert choose(ours) == choose(theirs), (deal, deal.actions)
        assert read_mask(ours.arrays[1][0]) >> choose(ours) & 1
        tried_in.add(deal.phase.kind)
    assert tried_in >= {"auction", "play"}


def test_outcomes_match_the_contract() -> None:
    """An outcome has the contract, the partner, the trumps and the side's count."""
    env = play_random_bids("german-solo", 60, 1)
    outcomes = [env.find_outcome(row) for row in range(60)]
    assert {outcome.sign for outcome in outcomes if outcome} == {1, -1}
    for outcome in outcomes:
        assert outcome is not None
        assert outcome.contract is not None
        contract = env.rules.contract(outcome.contract)
        assert (outcome.partner is None) == (contract.partner.value == "alone")
        assert (outcome.trump is None) == (not contract.trumps)
        if contract.goal.mark is not None:
            assert (outcome.count >= contract.goal.mark) == (outcome.sign == 1)
    assert Batch("german-solo", 1).find_outcome(0) is None


def test_every_number_of_players_has_a_bid_estimate() -> None:
    assert {game.rules(game.presets[0].id).players for game in GAMES.values()} <= set(BID_ESTIMATES)
