"""The core's rules of thumb: they gain, and they decide by what the seat sees alone."""

import numpy as np
import pytest

from research.training.fit_bid_estimates import play_random_bids
from spadille.env import Batch
from spadille.env.promises import PROMISES
from spadille.games import GAMES
from spadille.notation.chance import Stream, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import deal_in
from spadille.solver.worlds import Whereabouts
from tests.env.agreeing import possible
from tests.laws.tables import LAWFUL, sitting


def gained(game: str, own: str, others: str) -> float:
    """What seat 0 gains a deal by one bot among others, over some hundred deals."""
    seats = Batch(game, 1).seats
    batch = Batch(game, 200, seed=3, observe=False, bots=dict.fromkeys(range(1, seats), others))  # type: ignore[arg-type]
    batch.reset()
    chosen = np.zeros(200, np.uint8)
    while batch.settled[0] < 600:
        batch.choices(own, chosen)  # type: ignore[arg-type]
        batch.step(chosen)
    deals, gains = batch.settled
    return gains[0] / deals


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_win_from_chance(game: str) -> None:
    assert gained(game, "heuristic", "uniform") > 5
    assert gained(game, "uniform", "heuristic") < -5


def stood(deal: Deal, actions: tuple[Action, ...]) -> Batch:
    """A batch of this one deal, as it stands after these actions."""
    batch = Batch.of([deal.layout], observe=False)
    batch.look()
    for action in actions:
        for number in batch.actions.numbers(action, deal.layout.active):
            batch.step(bytes([number]))
    return batch


def choice(batch: Batch) -> int:
    chosen = bytearray(1)
    batch.choices("heuristic", chosen)
    return chosen[0]


def test_they_decide_by_what_the_seat_sees() -> None:
    """Of two deals that a seat cannot tell apart it answers both alike."""
    tried_in: set[str] = set()
    for number in range(60):
        states, stream = list(sitting("thumbs", number, LAWFUL).deals), Stream(key_of("thumbs", number))
        deal = states[stream.below(len(states) - 1)]
        assert deal.turn is not None
        view = view_of(deal, deal.turn)
        other = deal_in(view, Whereabouts(view).drawn(1, number)[0])
        ours, theirs = stood(deal, deal.actions), stood(other, other.actions)
        assert choice(ours) == choice(theirs), (deal, deal.actions)
        assert possible(ours.arrays[1][0]) >> choice(ours) & 1
        tried_in.add(deal.phase.kind)
    assert tried_in >= {"auction", "play"}


def test_outcomes_are_the_engines() -> None:
    """What is told of a deal that is over: by the contract, the declarer and what he came to."""
    env = play_random_bids("german-solo", 60, 1)
    outcomes = [env.outcome(row) for row in range(60)]
    assert {outcome.sign for outcome in outcomes if outcome} == {1, -1}
    for outcome in outcomes:
        assert outcome is not None
        assert outcome.contract is not None
        contract = env.rules.contract(outcome.contract)
        assert (outcome.partner is None) == (contract.partner.value == "alone")
        assert (outcome.trump is None) == (not contract.trumps)
        if contract.goal.mark is not None:
            assert (outcome.count >= contract.goal.mark) == (outcome.sign == 1)
    assert Batch("german-solo", 1).outcome(0) is None


def test_there_is_a_promise_for_every_number_of_players() -> None:
    assert {game.rules(game.presets[0].id).players for game in GAMES.values()} <= set(PROMISES)
