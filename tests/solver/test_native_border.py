"""Tests that no value passed from Python makes the native core panic, abort or loop."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spadille as sp
from spadille import _core
from spadille.env.encode_rules import encode_rules
from spadille.games import rules_named
from spadille.play.deal import Deal
from spadille.solver.core_input import HistoryInput, InformationSetInput, ProblemInput
from spadille.solver.information_set import InformationSet, encode_worlds
from spadille.solver.policy import PlayHistory, Uniform
from spadille.solver.ranking_tables import encode_ranking
from spadille.solver.worlds import encode_constraints

WORD = (1 << 64) - 1
SMALL = st.integers(-2, 5)
NUMBERS = st.one_of(
    SMALL, st.integers(30, 70), st.sampled_from([200, 255, 256, 1 << 31, 1 << 63, WORD, 1 << 70])
)
MASKS = st.one_of(
    st.sampled_from([0, 1, 3, 0x1FF, 0x1FF << 9, 0x7FF << 18, (1 << 36) - 1, 1 << 36, 1 << 63, WORD, -1]),
    st.integers(0, (1 << 36) - 1),
)
BYTES = st.binary(max_size=12)
FLOATS = st.one_of(st.floats(), st.sampled_from([0.0, 1.0, 1e308, -1e308]))
MASK_LISTS = st.lists(MASKS, max_size=6)
ROWS = st.one_of(BYTES, MASK_LISTS.map(lambda row: array("Q", [cards & WORD for cards in row] * 2).tobytes()))


def lay_to_play(game: str) -> Deal:
    deal = sp.deal(game, seed="border")
    while deal.phase.kind != "play" or deal.phase.table is None or len(deal.phase.table.cards) != 1:
        assert deal.turn is not None
        deal = deal.play(sp.bots.club.answer(sp.view_of(deal, deal.turn), Random(3)))
    return deal


def view_in_play(game: str) -> sp.View:
    deal = lay_to_play(game)
    return sp.view_of(deal, deal.turn)


VIEW, OTHER = view_in_play("six-bid"), view_in_play("german-solo")
RANKINGS = [encode_ranking(view.ranking, view.rules.void) for view in (VIEW, OTHER)]
INFO = [InformationSet(view, [float(count) for count in range(130)]).core for view in (VIEW, OTHER)]
HISTORY = [PlayHistory(view).core for view in (VIEW, OTHER)]
WORLDS = [encode_worlds(sp.WorldSampler(view).sample(2, 1)) for view in (VIEW, OTHER)]
SAMPLER = encode_constraints(sp.WorldSampler(VIEW).constraints)
POLICIES = [
    Uniform().core,
    _core.Heuristic(RANKINGS[0], avoids=False),
    _core.Heuristic(RANKINGS[1], avoids=True),
    sp.bots.BOTS["fast"].model.policies["points"].core,  # type: ignore[attr-defined]
]
RULES = [rules_named(game) for game in sp.GAMES]
TABLES = [encode_rules(rules, rules.seats[0]) for rules in RULES]
BATCHES = [_core.Batch(tables, 2, 1) for tables in TABLES]
PLAYERS = [batch.make_players([[([0.1] * 9, 0.1)] * 2], 100) for batch in BATCHES]


def one_of(values: list[Any]) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


WORLD_ROWS = st.one_of(one_of(WORLDS), ROWS)
POLICY = one_of(POLICIES)
POLICY_LISTS = st.lists(POLICY, max_size=5)
PAYOFFS = st.lists(FLOATS, max_size=4)
OBJECTIVES = one_of(["points", "tricks", "no-points", "no-tricks", ""])
CALLED = st.one_of(st.none(), NUMBERS)
INFO_FIELDS = st.builds(
    InformationSetInput,
    SMALL,
    BYTES,
    CALLED,
    NUMBERS,
    OBJECTIVES,
    st.lists(NUMBERS, max_size=5),
    PAYOFFS,
    *([st.booleans()] * 3),
)
HISTORY_FIELDS = st.builds(
    HistoryInput,
    MASKS,
    SMALL,
    SMALL,
    BYTES,
    SMALL,
    NUMBERS,
    CALLED,
    NUMBERS,
    NUMBERS,
    NUMBERS,
    *([st.booleans()] * 4),
)
PROBLEM_FIELDS = st.builds(
    ProblemInput,
    *(MASK_LISTS, SMALL, BYTES, CALLED, NUMBERS, OBJECTIVES, st.one_of(st.none(), NUMBERS)),
    *(st.booleans(), NUMBERS),
)
INFORMATION_SETS = st.one_of(
    one_of(INFO),
    st.builds(lambda *given: attempt(_core.InformationSet, *given), one_of(RANKINGS), INFO_FIELDS),
)
HISTORIES = st.one_of(
    one_of(HISTORY),
    st.builds(lambda *given: attempt(_core.History, *given), one_of(RANKINGS), HISTORY_FIELDS),
)
ROLL = {"tricks": SMALL, "times": SMALL, "seed": NUMBERS}
ESTIMATES = st.lists(st.tuples(st.lists(FLOATS, min_size=9, max_size=9), FLOATS), min_size=2, max_size=2)
LAYERS = st.lists(
    st.tuples(st.lists(st.floats(width=32), max_size=6), st.lists(st.floats(width=32), max_size=3)),
    max_size=3,
).map(lambda layers: [(array("f", weights), array("f", biases)) for weights, biases in layers])
BOTS = st.one_of(
    one_of(["uniform", "x", None, 7]), ESTIMATES, LAYERS.map(lambda layers: attempt(_core.Net, layers, 0))
)
PREFIXES = st.lists(
    st.tuples(SMALL, MASK_LISTS, MASKS, st.lists(NUMBERS, max_size=5), BYTES, NUMBERS), max_size=3
)


def attempt(call: Callable[..., Any], *arguments: object, **named: object) -> Any:  # noqa: ANN401 - of the core
    """Call a function, and return None if it raises an error. A panic of the core is no `Exception` and is
    not caught.
    """
    with suppress(Exception):
        return call(*arguments, **named)
    return None


def drawn(data: st.DataObject, strategies: list[st.SearchStrategy[Any]]) -> list[Any]:
    return [data.draw(strategy) for strategy in strategies]


METHODS: dict[
    str, tuple[Callable[[Any], Callable[..., Any]], list[st.SearchStrategy[Any]], dict[str, Any]]
] = {
    "ranking": (
        lambda _: _core.RankingTables,
        [st.binary(min_size=30, max_size=40)] * 3 + [CALLED, st.booleans()],
        {},
    ),
    "problem": (
        lambda _: _core.Problem,
        [one_of(RANKINGS), PROBLEM_FIELDS, st.booleans(), st.booleans()],
        {},
    ),
    "solve": (
        lambda _: _core.solve,
        [
            st.lists(
                st.builds(
                    lambda *given: attempt(_core.Problem, *given),
                    one_of(RANKINGS),
                    PROBLEM_FIELDS,
                    st.booleans(),
                    st.booleans(),
                ).filter(lambda problem: problem is not None),
                max_size=2,
            ),
            NUMBERS,
        ],
        {},
    ),
    "information set": (lambda _: _core.InformationSet, [one_of(RANKINGS), INFO_FIELDS], {}),
    "history": (lambda _: _core.History, [one_of(RANKINGS), HISTORY_FIELDS], {}),
    "policy model": (lambda _: _core.PolicyModel, [BYTES], {}),
    "sampler": (
        lambda _: _core.WorldSampler,
        [
            MASKS,
            MASK_LISTS,
            MASK_LISTS,
            st.lists(st.lists(NUMBERS, max_size=4), max_size=3),
            st.lists(MASK_LISTS, max_size=3),
            st.lists(st.tuples(NUMBERS, MASKS, NUMBERS), max_size=2),
        ],
        {},
    ),
    "project": (
        lambda _: _core.project,
        [WORLD_ROWS, NUMBERS, st.lists(st.tuples(NUMBERS, MASKS), max_size=3)],
        {},
    ),
    "resample": (
        lambda _: _core.resample,
        [WORLD_ROWS, NUMBERS, st.one_of(BYTES, ROWS), NUMBERS, NUMBERS],
        {},
    ),
    "net": (lambda _: _core.Net, [LAYERS, NUMBERS], {}),
    "average payoffs": (lambda info: info.average_payoffs, [WORLD_ROWS], {}),
    "sure card": (lambda info: info.find_sure_card, [WORLD_ROWS, BYTES, st.booleans(), NUMBERS], {}),
    "tree": (lambda info: info.search_tree, [WORLD_ROWS, FLOATS, NUMBERS], {}),
    "decision features": (lambda history: history.decision_features, [MASK_LISTS, MASKS], {}),
    "hand features": (lambda history: history.hand_features, [WORLD_ROWS], {}),
    "card probabilities": (lambda history: history.card_probabilities, [POLICY, MASK_LISTS], {}),
    "likelihoods": (lambda history: history.log_likelihoods, [POLICY, WORLD_ROWS, NUMBERS, FLOATS], {}),
    "mixture": (lambda history: history.mix_policies, [POLICY_LISTS, WORLD_ROWS, NUMBERS, FLOATS], {}),
    "playouts": (lambda history: history.sample_playouts, [POLICY, WORLD_ROWS, SMALL, NUMBERS], {}),
    "rollouts": (
        lambda history: history.run_rollouts,
        [POLICY_LISTS, INFORMATION_SETS, WORLD_ROWS],
        {**ROLL, "ahead": SMALL, "fates": st.booleans()},
    ),
    "rollout ends": (
        lambda history: history.find_rollout_ends,
        [POLICY_LISTS, INFORMATION_SETS, WORLD_ROWS],
        {**ROLL, "fates": st.booleans()},
    ),
    "policy tree": (
        lambda history: history.search_tree,
        [POLICY, INFORMATION_SETS, WORLD_ROWS],
        {"exploration": FLOATS, "seed": NUMBERS},
    ),
    "enumerate": (lambda _: SAMPLER.enumerate, [NUMBERS, NUMBERS], {}),
    "sample": (lambda _: SAMPLER.sample, [SMALL, NUMBERS], {}),
    "weights": (
        lambda _: SAMPLER.with_weights,
        [st.lists(st.lists(FLOATS, min_size=35, max_size=36), max_size=4)],
        {},
    ),
    "batch": (lambda _: _core.Batch, [one_of([*TABLES, None, 7]), SMALL, NUMBERS], {}),
    "choose": (
        lambda batch: batch.choose_actions,
        [BOTS, st.sampled_from([bytearray(2), bytearray(3), b"12", 7])],
        {},
    ),
    "features": (lambda batch: batch.hand_features, [NUMBERS], {}),
    "outcome": (lambda batch: batch.outcome, [NUMBERS], {}),
    "seat bots": (lambda batch: batch.seat_bots, [st.lists(BOTS, max_size=5)], {}),
    "reset": (lambda batch: batch.reset, [NUMBERS], {}),
    "set deal": (
        lambda batch: batch.set_deal,
        [NUMBERS, NUMBERS, MASK_LISTS, MASKS, st.lists(NUMBERS, max_size=6)],
        {},
    ),
    "players": (lambda batch: batch.make_players, [st.lists(ESTIMATES, max_size=2), NUMBERS], {}),
    "gains": (lambda batch: batch.sample_gains, [one_of(PLAYERS), PREFIXES, SMALL], {}),
    "total gains": (lambda batch: batch.total_gains, [one_of(PLAYERS), NUMBERS, SMALL, NUMBERS], {}),
    "cards": (lambda batch: batch.deal_cards, [NUMBERS], {}),
    "observe": (lambda batch: batch.observe, [one_of([None, 7, VIEW])], {}),
    "play out": (lambda batch: batch.play_out, [SMALL], {}),
    "load": (lambda batch: batch.load, [BYTES], {}),
}
OWNERS = {
    **dict.fromkeys(["average payoffs", "sure card", "tree"], INFORMATION_SETS),
    **dict.fromkeys(
        [
            "decision features",
            "hand features",
            "card probabilities",
            "likelihoods",
            "mixture",
            "playouts",
            "rollouts",
            "rollout ends",
            "policy tree",
        ],
        HISTORIES,
    ),
    **dict.fromkeys(
        [
            "choose",
            "features",
            "outcome",
            "seat bots",
            "reset",
            "set deal",
            "players",
            "gains",
            "total gains",
            "cards",
            "observe",
            "play out",
            "load",
        ],
        one_of(BATCHES),
    ),
}


@pytest.mark.parametrize("name", METHODS)
@given(st.data())
def test_hostile_values_are_answered(name: str, data: st.DataObject) -> None:
    method, positional, named = METHODS[name]
    owner = data.draw(OWNERS.get(name, st.none()))
    if owner is None and name in OWNERS:
        return
    arguments = drawn(data, positional)
    attempt(method(owner), *arguments, **{key: data.draw(strategy) for key, strategy in named.items()})


@given(st.data())
def test_a_state_with_changed_bytes_is_answered(data: st.DataObject) -> None:
    """A restored deal may be impossible, but it must be possible to play on without a panic."""
    place = data.draw(st.integers(0, len(TABLES) - 1))
    batch = _core.Batch(TABLES[place], 1, 3)
    state = bytearray(batch.save())
    for _ in range(data.draw(st.integers(1, 4))):
        state[data.draw(st.integers(0, len(state) - 1))] = data.draw(st.integers(0, 255))
    attempt(batch.load, bytes(state))


@given(st.data())
def test_tables_with_a_changed_field_are_answered(data: st.DataObject) -> None:
    tables = data.draw(one_of(TABLES))
    field = data.draw(one_of([field.name for field in fields(tables)]))
    value = data.draw(st.one_of(NUMBERS, st.just(None), st.lists(NUMBERS, max_size=40), MASK_LISTS))
    attempt(_core.Batch, replace(tables, **{field: value}), 1, 1)


def test_a_size_that_does_not_fit_raises_a_memory_error() -> None:
    with pytest.raises(MemoryError):
        _core.Batch(TABLES[0], 1 << 50, 1)
    with pytest.raises(MemoryError):
        HISTORY_AT_START.sample_playouts(POLICIES[0], START_ROW * 4096, (1 << 32) - 1, 1)


START = sp.deal("six-bid", seed="border")
START_ROW = array(
    "Q", [*(hand.mask for hand in START.layout.hands if hand), START.layout.widow.mask]
).tobytes()
HISTORY_AT_START = _core.History(
    RANKINGS[0],
    HistoryInput(
        *((1 << 36) - 1, 3, 0, b"", 0, 1, None, 1, 0, 0),
        has_discards=False,
        counts_tricks=False,
        locked=False,
        aside_to_last=False,
    ),
)
