"""Tests of a round of expert iteration: the same deals, with a target for every card at each choice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from research.training.expert_iteration.__main__ import lessons_by_objective
from research.training.expert_iteration.deals import SOURCES, play_deal, search_with, targets_in
from research.training.model_file import model_without, replace_policies, weights_in
from research.training.policy import features, network
from spadille.bots.learned.model import APPRENTICE, FILE, load_shipped_model, read_model
from spadille.bots.search.cardplay import settled
from spadille.play.seeing import view_of
from spadille.solver.worlds import WorldSampler
from tests.house.source import SPADILLE
from tests.laws.tables import sitting

SHIPPED = SPADILLE / "bots/learned" / FILE
SOURCE = SOURCES[0]


@pytest.fixture(scope="module")
def row() -> dict[str, object]:
    """Return the first deal of a round that was not passed out."""
    rows = (row for number in SOURCE.numbers() for row in play_deal(SHIPPED, SOURCE.name, number))
    return next(row for row in rows if "record" in row)


def test_a_deal_is_always_the_same_for_its_number(row: dict[str, object]) -> None:
    number = row["deal"]
    assert isinstance(number, int)
    assert list(play_deal(SHIPPED, SOURCE.name, number)) == [row] == [json.loads(json.dumps(row))]


def test_every_choice_of_a_card_has_targets(row: dict[str, object]) -> None:
    ((_, lessons),) = lessons_by_objective([row]).items()
    assert len(lessons) > 3
    for decision, wanted in lessons:
        assert len(wanted) == len(decision.cards) > 1
        assert sum(wanted.values()) == pytest.approx(1, abs=0.001)
        assert max(wanted.values()) > min(wanted.values())


def test_targets_rank_cards_as_the_search_does() -> None:
    deals = (deal for deal in sitting("wanted", 3).deals if deal.phase.kind == "play")
    views = (view_of(deal, deal.turn) for deal in deals)
    view = next(view for view in views if view.decision and len(view.decision.answers) > 2)
    assert view.known is not None
    search, worth = search_with(load_shipped_model()), settled(view, view.known).worth()
    good = search.choose(view, WorldSampler(view), worth, Random(1))
    wanted = targets_in(view, search, Random(1))
    assert wanted.keys() == good.keys()
    assert sorted(wanted, key=lambda card: wanted[card]) == sorted(good, key=lambda card: good[card])


def test_a_policy_learns_its_targets(row: dict[str, object]) -> None:
    """A policy trained on a few decisions follows them."""
    (lessons,) = lessons_by_objective([row]).values()
    few = lessons[:12] * 100
    first = [[float(at == 0) for at, _ in enumerate(decision.cards)] for decision, _ in few]
    decisions = features.to_arrays([decision for decision, _ in few], first)
    assert network.fit_network(decisions, seed=1).top_1 > 0.9


def test_weights_survive_packing() -> None:
    for numbers in weights_in(SHIPPED).values():
        assert network.pack_weights(*network.unpack_weights(numbers)) == numbers


def test_policies_of_the_apprentice_are_added_and_removed(tmp_path: Path) -> None:
    file, first = tmp_path / "learned.safetensors", model_without(SHIPPED, APPRENTICE)
    file.write_bytes(first)
    other = weights_in(file)["tricks"]
    replace_policies(file, {f"points{APPRENTICE}": other}, {f"points{APPRENTICE}": {}})
    before = {name: weights for name, weights in weights_in(SHIPPED).items() if APPRENTICE not in name}
    assert read_model(file).policies.keys() == {*before, f"points{APPRENTICE}"}
    again = tmp_path / "again.safetensors"
    again.write_bytes(model_without(file, APPRENTICE))
    assert weights_in(again) == before
