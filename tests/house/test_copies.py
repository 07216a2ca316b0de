"""Tests that public objects can be copied and pickled, and that the copies continue in the same way."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

import spadille as sp
from spadille.env.arrays import zeros
from spadille.env.reference_players import ReferencePlayers
from spadille.games import rules_named
from spadille.play.deal import Deal
from spadille.solver import NotSolvable, solve, solve_deal
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import Heuristic, PlayHistory, RolloutSettings, Uniform
from spadille.solver.questions import make_question

Value = TypeVar("Value")


def unpickle(value: Value) -> Value:
    again: Value = pickle.loads(pickle.dumps(value))
    return again


COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, unpickle]
ways = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])


def bid_out(game: str, seed: str = "copies") -> Deal:
    """Return a deal in mid-play."""
    deal = sp.deal(game, seed=seed)
    while deal.phase.kind != "play" or len(deal.phase.tricks) < 2:
        assert deal.turn is not None
        deal = deal.play(sp.bots.club.answer(sp.view_of(deal, deal.turn), Random(3)))
    return deal


def choose(batch: sp.env.Batch) -> list[tuple[bytes, ...]]:
    """Take the first legal action in each row of a batch for 120 steps. Return the arrays after each step,
    and the totals.
    """
    seen = []
    actions = zeros("B", len(batch))
    width = len(batch.actions)
    for _ in range(120):
        mask = memoryview(batch.arrays[1]).cast("B").tolist()
        for row in range(len(batch)):
            legal = mask[row * width : (row + 1) * width]
            actions[row] = legal.index(1) if any(legal) else 0
        seen.append(tuple(bytes(part) for part in batch.step(actions)))
    return [*seen, (repr(batch.totals).encode(),)]


@ways
@pytest.mark.parametrize("game", sp.GAMES)
def test_a_copied_batch_goes_on_as_it_would(game: str, copied: Callable[[Any], Any]) -> None:
    batch = sp.env.Batch(game, 5, seed=3, keep_pots=True)
    batch.reset()
    choose(batch)
    again = copied(batch)
    assert again.find_layout(3) == batch.find_layout(3)
    assert choose(again) == choose(batch)
    again.reset(9)
    batch.reset(9)
    assert choose(again) == choose(batch)


@ways
def test_a_copied_batch_keeps_its_bots(copied: Callable[[Any], Any]) -> None:
    batch = sp.env.Batch("frog", 3, seed=1)
    weights = array("f", [0.01 * (number % 7) for number in range(batch.schema.width * len(batch.actions))])
    net = sp.env.make_net([(weights, array("f", [0.0] * len(batch.actions)))], epsilon=0.25)
    batch.seat_bots([copied(net), None, "heuristic"])
    batch.reset()
    again = copied(batch)
    assert choose(again) == choose(batch)


def test_the_state_of_another_batch_is_refused() -> None:
    batch = sp.env.Batch("frog", 2)
    state = batch._core.save()
    for wrong in (b"", state[:-1], state + b"0", b"\xff" * len(state)):
        with pytest.raises(NotSolvable, match="not the state"):
            batch._core.load(wrong)
    assert batch._core.save() == state


@ways
@pytest.mark.parametrize("name", sp.bots.BOTS)
def test_a_copied_player_answers_alike(name: str, copied: Callable[[Any], Any]) -> None:
    deal = bid_out("frog")
    assert deal.turn is not None
    view = sp.view_of(deal, deal.turn)
    bot = sp.bots.BOTS[name]
    assert copied(bot).answer(view, Random(1)) == bot.answer(view, Random(1))


@ways
def test_deals_views_and_results_are_equal_values(copied: Callable[[Any], Any]) -> None:
    deal = bid_out("six-bid")
    end = sp.play_out(deal, ["novice"] * 3)
    question = make_question(deal, line=True)
    rules = deal.layout.rules
    for value in (
        *(deal, sp.view_of(deal, 0), end, end.result, rules, deal.layout, sp.Hand(7), sp.Card("TS")),
        *(
            question,
            question.problem,
            solve_deal(deal, line=True),
            sp.arena.Contest(rules, 3, ("club",), "s"),
        ),
        sp.env.Batch("frog", 1).find_layout(0),
    ):
        assert copied(value) == value
    refusal = copied(sp.NotAllowed("unknown-game", game="x").among(["frog"]))
    assert str(refusal) == "unknown-game: game x; there are frog"
    assert str(copied(NotSolvable("words"))) == "words"
    assert copied(sp.env.Batch("frog", 1).schema).parts == sp.env.Batch("frog", 1).schema.parts
    assert len(copied(sp.env.Batch("frog", 1).actions)) == len(sp.env.Batch("frog", 1).actions)


@ways
@pytest.mark.parametrize("game", ["six-bid", "german-solo"])
def test_what_samples_and_solves_goes_on_as_it_would(game: str, copied: Callable[[Any], Any]) -> None:
    deal = bid_out(game)
    assert deal.turn is not None
    view = sp.view_of(deal, deal.turn)
    sampler = sp.WorldSampler(view)
    worlds = sampler.sample(4, 5)
    assert copied(sampler).sample(4, 5) == worlds == copied(worlds)
    weighted = sampler.with_weights({sampler.constraints.locations[0]: [2.0] * 36})
    assert copied(weighted).sample(4, 5) == weighted.sample(4, 5)
    info = InformationSet(view, [float(count) for count in range(130)])
    assert copied(info).average_payoffs(worlds) == info.average_payoffs(worlds)
    history, settings = PlayHistory(view), RolloutSettings(tricks=2)
    for policy in (Uniform(), Heuristic(view), next(iter(sp.bots.BOTS["expert"].model.policies.values()))):  # type: ignore[attr-defined]
        rollouts = history.run_rollouts([policy], info, worlds, settings, seed=1)
        again = copied(history).run_rollouts([copied(policy)], copied(info), copied(worlds), settings, seed=1)
        assert again == rollouts
    problem = make_question(deal).problem
    assert solve(copied(problem)) == solve(problem)


@ways
def test_copied_reference_players_estimate_alike(copied: Callable[[Any], Any]) -> None:
    players = ReferencePlayers(rules_named("frog"), 3)
    assert copied(players).estimate_gains(5, 1) == players.estimate_gains(5, 1)
