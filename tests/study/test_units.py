"""Tests of units and their ids."""

import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.arena import Contest, ContestError, Deals
from spadille.evaluation import evaluator_version
from spadille.games import GAMES, SIX_BID
from spadille.rules.refusal import NotAllowed
from spadille.study.execution import select_part
from spadille.study.provenance import PACKAGES, BotVersion, find_provenance
from spadille.study.study_error import StudyError
from spadille.study.study_plan import StudyPlan, make_plan, read_plan
from spadille.study.units import Unit, UnitOutput
from tests.arena.contests import RULES
from tests.study.sample_studies import STANDARD, make_contest, make_sample_plan

spans = st.tuples(st.integers(0, 60), st.integers(1, 30)).map(lambda span: (span[0], sum(span)))


def list_deals(study_plan: StudyPlan) -> list[int]:
    return [deal for unit in study_plan.units() for deal in range(unit.first, unit.end)]


@given(asked=st.lists(spans, max_size=5), shard=st.integers(1, 9))
def test_each_requested_deal_is_planned_once(asked: list[tuple[int, int]], shard: int) -> None:
    grown = make_sample_plan(shard=shard)
    for span in asked:
        before = list(grown.units())
        grown = grown.with_deals(span)
        assert list(grown.units())[: len(before)] == before
    wanted = {deal for first, end in asked for deal in range(first, end)}
    assert sorted(list_deals(grown)) == sorted(wanted)
    assert all(unit.end - unit.first <= shard for unit in grown.units())


@given(deals=st.integers(1, 50), parts=st.integers(1, 7))
def test_parts_partition_the_units(deals: int, parts: int) -> None:
    units = list(make_sample_plan(shard=3).with_deals((0, deals)).units())
    taken = [unit for place in range(1, parts + 1) for unit in select_part(units, (place, parts))]
    assert sorted(taken, key=lambda unit: unit.first) == units


@pytest.mark.parametrize("name", RULES)
def test_plan_round_trips(name: str) -> None:
    rules = RULES[name]
    paired = Contest(rules, rules.seats[-1], ("club", "novice"), "x", Deals.REPORTING, "all")
    alone = Contest(rules, rules.seats[0], ("club",), "x", auction=rules)
    for agreed in (paired, alone):
        written = make_plan(agreed, 7, UnitOutput(decisions=True)).with_deals((3, 40))
        read = read_plan(json.loads(json.dumps(written.to_json())))
        assert [unit.id for unit in read.units()] == [unit.id for unit in written.units()]
        assert read.identity == written.identity


def test_unit_id_covers_everything_that_matters() -> None:
    base = Unit(make_contest("club"), find_provenance(("club",)), 0, 10)
    other = find_provenance(("club",))
    tapped = GAMES["tapp"].rules(GAMES["tapp"].presets[0].id)
    changed = [
        replace(base, end=11),
        replace(base, first=1),
        replace(base, contest=make_contest("novice"), provenance=find_provenance(("novice",))),
        replace(base, contest=make_contest("club", seed="other")),
        replace(base, contest=replace(base.contest, deals=Deals.REPORTING)),
        replace(base, contest=replace(base.contest, seats=4)),
        replace(base, contest=replace(base.contest, rules=SIX_BID.rules("standard", {"sixty": "made"}))),
        replace(base, contest=replace(base.contest, rules=tapped)),
        replace(base, contest=replace(base.contest, auction=STANDARD)),
        replace(base, output=UnitOutput(records=True)),
        replace(base, output=UnitOutput(decisions=True)),
        replace(base, provenance=replace(other, version="0")),
        replace(base, provenance=replace(other, code="0")),
        replace(base, provenance=replace(other, bots=(BotVersion("club", "0"),))),
    ]
    assert base.id == replace(base, provenance=other).id
    assert len({unit.id for unit in [base, *changed]}) == len(changed) + 1


def test_custom_bot_is_hashed() -> None:
    stranger, of_the_house = find_provenance(("tests.arena.custom_bots:First", "club")).bots
    assert stranger.hash is not None
    assert of_the_house.hash is None


def test_every_package_that_a_version_covers_exists() -> None:
    package = Path(str(files("spadille")))
    covered = {*PACKAGES, *evaluator_version._PACKAGES}
    assert "evaluation" in PACKAGES
    assert {name for name in covered if not (package / name).is_dir()} == set()


def test_other_code_is_refused() -> None:
    made_by = replace(find_provenance(("club",)), code="another")
    with pytest.raises(StudyError) as wrong:
        Unit(make_contest("club"), made_by, 0, 1).check_provenance()
    assert wrong.value.code == "other-code"
    assert "another" in str(wrong.value.facts["theirs"])


@pytest.mark.parametrize(
    "changed", [{"spans": [[4, 4]]}, {"spans": [1]}, {"shard": 0}, {"v": 2}, {"set": "all"}]
)
def test_invalid_plan_is_refused(changed: dict[str, object]) -> None:
    written = make_sample_plan().with_deals((0, 4)).to_json()
    assert read_plan(written).deals == 4
    with pytest.raises(NotAllowed):
        read_plan(written | changed)


def test_auction_rules_must_deal_the_same_cards() -> None:
    with pytest.raises(ContestError) as wrong:
        Contest(STANDARD, 3, ("club",), "x", auction=RULES["german-solo/standard"])
    assert wrong.value.code == "other-cards"
