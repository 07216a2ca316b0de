"""A round of expert iteration: the same deals, and at each choice what every card was worth to the search."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from research.training.expert_iteration.__main__ import lessons_by_objective
from research.training.expert_iteration.deals import SOURCES, Teacher, search_with, wanted_in
from research.training.model_file import weights_in, with_policies, without
from research.training.policy import features, network
from spadille.bots.expert.model import APPRENTICE, FILE, load_shipped_model, read_model
from spadille.bots.search.cardplay import settled
from spadille.play.seeing import view_of
from spadille.solver.worlds import WorldSampler
from tests.house.source import SPADILLE
from tests.laws.tables import sitting

SHIPPED = SPADILLE / "bots/expert" / FILE
SOURCE = SOURCES[0]


@pytest.fixture(scope="module")
def row() -> dict[str, object]:
    """The first deal of a round that was not passed out."""
    teacher = Teacher(SHIPPED)
    rows = (row for number in range(SOURCE.first, SOURCE.last) for row in teacher(SOURCE.name, number))
    return next(row for row in rows if "record" in row)


def test_a_deal_is_always_the_same_and_can_be_kept(row: dict[str, object]) -> None:
    number = row["deal"]
    assert isinstance(number, int)
    assert list(Teacher(SHIPPED)(SOURCE.name, number)) == [row] == [json.loads(json.dumps(row))]


def test_at_every_choice_of_a_card_something_is_wanted(row: dict[str, object]) -> None:
    ((_, lessons),) = lessons_by_objective([row]).items()
    assert len(lessons) > 3
    for decision, wanted in lessons:
        assert len(wanted) == len(decision.cards) > 1
        assert sum(wanted.values()) == pytest.approx(1, abs=0.001)
        assert max(wanted.values()) > min(wanted.values())


def test_the_best_card_is_wanted_most() -> None:
    deals = (deal for deal in sitting("wanted", 3).deals if deal.phase.kind == "play")
    views = (view_of(deal, deal.turn) for deal in deals)
    view = next(view for view in views if view.decision and len(view.decision.answers) > 2)
    assert view.known is not None
    search, worth = search_with(load_shipped_model()), settled(view, view.known).worth()
    good = search.choose(view, WorldSampler(view), worth, Random(1))
    wanted = wanted_in(view, search, Random(1))
    assert wanted.keys() == good.keys()
    assert sorted(wanted, key=lambda card: wanted[card]) == sorted(good, key=lambda card: good[card])


def test_a_policy_comes_to_play_what_is_wanted(row: dict[str, object]) -> None:
    """Where the same few decisions are taught, the policy follows them."""
    (lessons,) = lessons_by_objective([row]).values()
    few = lessons[:12] * 100
    first = [[float(at == 0) for at, _ in enumerate(decision.cards)] for decision, _ in few]
    decisions = features.arrays([decision for decision, _ in few], first)
    assert network.fitted(decisions, seed=1).right > 0.9


def test_weights_are_read_as_they_were_packed() -> None:
    for numbers in weights_in(SHIPPED).values():
        assert network.packed(*network.unpacked(numbers)) == numbers


def test_what_was_learned_in_rounds_goes_in_and_out_again(tmp_path: Path) -> None:
    file, first = tmp_path / "learned.safetensors", without(SHIPPED, APPRENTICE)
    file.write_bytes(first)
    other = weights_in(file)["tricks"]
    with_policies(file, {f"points{APPRENTICE}": other}, {f"points{APPRENTICE}": {}})
    before = {name: weights for name, weights in weights_in(SHIPPED).items() if APPRENTICE not in name}
    assert read_model(file).policies.keys() == {*before, f"points{APPRENTICE}"}
    again = tmp_path / "again.safetensors"
    again.write_bytes(without(file, APPRENTICE))
    assert weights_in(again) == before
