"""Tests that the observation of a view equals the batch's observation for the same seat, and that networks
play at any table.
"""

import pickle
from collections import Counter
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import spadille as sp
from spadille.env import KINDS, Actions, Batch, NetPlayer, action_of, make_net, observe
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import spread_player
from spadille.play.action import Discard
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.env.test_matches_engine import EVERY
from tests.laws.tables import LAWFUL, sitting


def compare_observations(states: list[Deal]) -> Counter[str]:
    """Compare the observations in each state of a deal. Return the number of decisions by kind."""
    last, seen = states[-1], Counter[str]()
    batch, actions = Batch.from_layouts([last.layout]), Actions(last.layout.rules)
    batch.observe()
    for deal, action in zip(states, last.actions, strict=False):
        assert deal.turn is not None
        view, picked = view_of(deal, deal.turn), list[sp.Card]()
        numbers = actions.encode(action, last.layout.active)
        for number in numbers:
            observation, mask = observe(view, picked)
            expected, legal, _ = batch.arrays
            for part in batch.schema:
                assert bytes(observation[part.slice]) == bytes(expected[0][part.slice]), (part.name, deal)
            assert bytes(mask) == bytes(legal[0]), deal
            seen[KINDS[batch.kind[0]]] += 1
            batch.step([number])
            if isinstance(action, Discard):
                picked.append(sp.Card(actions.words[number]))
        assert action_of(view, *numbers) == action
    return seen


def preset_states(seed: str, count: int) -> list[list[Deal]]:
    """Return the states of `count` deals of every preset and number of seats."""
    every = []
    for (place, (rules, seats)), number in ((table, n) for table in enumerate(EVERY) for n in range(count)):
        stream = Stream(key_of(f"{seed} {place}", number))
        deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
        player, states = spread_player(deal, number + place, stream), [deal]
        while not deal.over:
            deal = deal.play(player(deal))
            states.append(deal)
        every.append(states)
    return every


def test_a_view_is_observed_as_the_batch_observes_it() -> None:
    seen = Counter[str]()
    for states in preset_states("observed", 1):
        seen += compare_observations(states)
    assert all(seen[kind] for kind in KINDS[:-1]), seen


@pytest.mark.long
@pytest.mark.parametrize("game", LAWFUL, ids=lambda game: game.id)
def test_views_of_random_tables_are_observed_as_the_batch_observes_them(game: object) -> None:
    decisions = number = 0
    while decisions < 100_000:
        states = list(sitting(f"observed {game}", number, (game,)).deals)  # type: ignore[arg-type]
        decisions += compare_observations(states).total()
        number += 1


def test_a_net_of_the_core_plays_the_same_at_a_table_as_in_a_batch() -> None:
    batch = Batch("german-solo", 4, seed=5)
    chance = np.random.default_rng(1)
    layers = [
        (
            chance.normal(size=(batch.schema.width, len(batch.actions))).astype(np.float32),
            np.zeros(len(batch.actions), np.float32),
        )
    ]
    net, chosen = make_net(layers), np.zeros(1, np.uint8)
    layout = batch.find_layout(0)
    alone, end = Batch.from_layouts([layout]), sp.play_out(Deal.of(layout), [NetPlayer(net)] * 4)
    alone.observe()
    for action in end.deal.actions:
        alone.choose_actions(net, chosen)
        assert alone.actions.encode(action, layout.active) == (chosen[0],)
        alone.step(chosen)
    assert alone.find_outcome(0) is not None


@pytest.mark.parametrize("game", sp.GAMES)
def test_a_function_of_the_observation_plays_every_game(game: str) -> None:
    weights = Random(1)

    def value(observation: NDArray[np.uint8]) -> list[list[float]]:
        assert observation.dtype == np.uint8
        return [[weights.random() for _ in range(len(Actions(deal.layout.rules)))]]

    deal = sp.deal(game, seed="a net")
    end = sp.play_out(deal, [NetPlayer(value)] * deal.layout.seats)
    assert end.deal.over


def test_an_illegal_number_is_refused_with_the_legal_ones() -> None:
    view = sp.view_of(sp.deal("six-bid"), 1)
    pass_, bid = Actions(view.rules).words.index("pass"), Actions(view.rules).words.index("bid solo")
    assert str(action_of(view, np.int64(pass_))) == "1 pass"
    assert action_of(view, bid) == sp.read_action("1 bid solo")
    with pytest.raises(ValueError, match=r"^AS may not be done now: there are 41 \(pass\), 42 \(bid "):
        action_of(view, 0)
    with pytest.raises(ValueError, match="has no decision: wait"):
        observe(sp.view_of(sp.deal("six-bid"), 0))
    with pytest.raises(ValueError, match="the net gives 2 values for"):
        NetPlayer(lambda _: [1, 2]).answer(view, Random())


def test_rows_are_saved_and_restored_into_any_rows() -> None:
    batch = Batch("frog", 6, seed=3)
    _, mask, _ = batch.reset()
    batch.step(mask.argmax(axis=1))
    saved, before = batch.save([2]), batch.arrays[0].copy()
    batch.step(batch.arrays[1].argmax(axis=1).tolist())
    observations, _, _ = batch.restore(saved * 3, [2, 0, 5])
    assert [bytes(observations[row]) for row in (2, 0, 5)] == [bytes(before[2])] * 3
    everything = batch.save()
    copies = [batch.clone(), pickle.loads(pickle.dumps(batch))]
    for other in copies:
        assert other.save() == everything
        other.step(other.arrays[1].argmax(axis=1))
    assert copies[0].save() == copies[1].save() != batch.save() == everything
    for state, rows in (
        (saved, [0, 1]),
        (saved[:-1], [0]),
        (saved, [9]),
        (b"", [0]),
        (b"\xff" * len(saved), [0]),
    ):
        with pytest.raises(ValueError, match=r"no row|not the state of rows"):
            batch.restore(state, rows)
        assert batch.save() == everything


def test_a_critic_gets_the_hands_of_all_seats() -> None:
    batch = Batch("six-bid", 5, seed=2, seats=4)
    batch.observe()
    hands = batch.hands()
    assert hands.shape == (5, 4, 36)
    for row in range(5):
        layout = batch.find_layout(row)
        for seat in range(4):
            cards = layout.hands[seat]
            numbers = [] if cards is None else [card.number for card in cards]
            assert sorted(numbers) == np.flatnonzero(hands[row, seat]).tolist()
    while (batch.kind != KINDS.index("play")).any() or batch.totals[0] < 3:
        before = batch.hands()
        observations, mask, seat = batch.arrays
        own = observations[:, batch.schema["hand"]]
        assert (before[np.arange(5), seat] == own).all()
        batch.step(mask[:, ::-1].argmax(axis=1) * -1 + mask.shape[1] - 1)


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.int32, list])
def test_actions_of_any_whole_type_are_taken(kind: type) -> None:
    batch = Batch("six-bid", 3)
    _, mask, _ = batch.reset()
    chosen = mask.argmax(axis=1)
    batch.step(chosen.tolist() if kind is list else chosen.astype(kind))
    with pytest.raises(ValueError, match=r"256|range"):
        batch.step([256, 0, 0])
    with pytest.raises(TypeError, match="actions are whole numbers"):
        batch.step([1.5, 0, 0])


def test_arrays_are_handed_over_without_a_copy() -> None:
    batch = Batch("six-bid", 3)
    batch.reset()
    for array in batch.arrays:
        assert np.from_dlpack(array).ctypes.data == array.ctypes.data


def test_reprs_are_short() -> None:
    batch = Batch("six-bid", 3)
    shown = [repr(batch), repr(batch.schema), repr(NetPlayer(len)), repr(batch.actions)]
    assert shown[0] == "<Batch of six-bid standard: 3 deals at 3 seats>"
    assert max(map(len, shown)) <= 400
