"""The expert's model is a value in a file: two may meet, and one that does not fit is refused."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from research.training.model_file import (
    hearing_in,
    outcomes_in,
    replace_outcomes,
    replace_policies,
    weights_in,
)
from spadille.bots import BOTS, WrongModel, with_model
from spadille.bots.expert.arrays import Arrays, unpacked
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.contract_class import ContractClass
from spadille.bots.expert.model import FILE, Manifest, read_model, shipped, written
from spadille.bots.expert.player import Expert
from spadille.bots.expert.posterior import Inference
from spadille.bots.search.budget import Budget
from spadille.games import SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.solver.policy import SCHEMA, RolloutSettings, Schema
from spadille.solver.problems import Objective
from tests.house.source import SPADILLE

SHIPPED = SPADILLE / "bots/expert" / FILE
BYTES = SHIPPED.read_bytes()
LITTLE = RolloutSearch(8, Inference(60), RolloutSettings(tricks=2))


def rewritten(path: Path, schema: Schema = SCHEMA, **kinds: object) -> Path:
    """The shipped model with another schema or with another outcome model, in a file of its own."""
    manifest, size = replace(shipped().manifest, schema=schema), sum(schema.sizes.values())
    weights = {name: numbers.ljust(size, b"\0")[:size] for name, numbers in weights_in(SHIPPED).items()}
    path.write_bytes(written(manifest, weights, {**outcomes_in(SHIPPED), **kinds}, {}))
    return path


def refusal(path: Path) -> WrongModel:
    with pytest.raises(WrongModel) as wrong:
        read_model(path)
    return wrong.value


def test_the_shipped_model_says_what_it_is() -> None:
    manifest = shipped().manifest
    assert manifest.schema == SCHEMA
    assert manifest.licence == "MIT"
    assert manifest.seed == "selfplay-a"
    assert manifest.metrics.keys() == shipped().policies.keys()
    assert len(manifest.commit) == 40
    assert manifest.date.startswith("20")
    assert "pimc" in manifest.data


def test_a_model_is_written_as_it_was_read() -> None:
    assert (
        written(shipped().manifest, weights_in(SHIPPED), outcomes_in(SHIPPED), hearing_in(SHIPPED)) == BYTES
    )


def test_the_schema_is_what_the_core_declares() -> None:
    assert dict(SCHEMA.situation)["hand-size"] == 13
    assert dict(SCHEMA.card)["depth"] == 20
    assert [sum(width for _, width in part) for part in (SCHEMA.situation, SCHEMA.card)] == [124, 266]
    assert Schema.read(json.loads(json.dumps(SCHEMA.declared))) == SCHEMA
    assert len(SCHEMA.hash) == 64


def first_cards(player: Expert) -> Iterator[Action]:
    """What he plays first in some deals that another has bid."""
    rules = SIX_BID.rules("standard")
    for number in range(6):
        deal = Deal.of(dealt_by(Stream(key_of("models", number)), rules, rules.players, 0))
        while deal.turn is not None and deal.phase.kind != "play":
            deal = deal.play(BOTS["club"].answer(view_of(deal, deal.turn), Random(number)))
        if deal.turn is not None:
            yield player.answer(view_of(deal, deal.turn), Random(number))


def test_two_models_meet_and_neither_changes_the_other(tmp_path: Path) -> None:
    other = tmp_path / "other.safetensors"
    turned = {name: bytes(len(numbers)) for name, numbers in weights_in(SHIPPED).items()}
    other.write_bytes(written(shipped().manifest, turned, outcomes_in(SHIPPED), {}))
    ours, theirs = shipped(), read_model(other)
    before = [*first_cards(Expert(replace(LITTLE, model=ours), model=ours))]
    between = [*first_cards(Expert(replace(LITTLE, model=theirs), model=theirs))]
    after = [*first_cards(Expert(replace(LITTLE, model=ours), model=ours))]
    assert before == after
    assert before != between


def test_a_player_of_the_house_plays_by_a_model_of_ones_own(tmp_path: Path) -> None:
    copy = tmp_path / "copy.safetensors"
    copy.write_bytes(BYTES)
    player = with_model("expert", copy)
    assert isinstance(player, Expert)
    assert player.model.manifest == shipped().manifest
    assert player.budget == Budget(worlds=64, screened=200)


# Models that do not fit


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere").code == "model-file"
    assert refusal(tmp_path).code == "model-file"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\xff" * 40, BYTES[:-4], BYTES[:100], b"[" * 9000])
def test_a_file_that_is_something_else_is_no_model(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "something"
    path.write_bytes(content)
    assert refusal(path).code == "model-form"


def test_of_a_model_with_other_features_it_is_said_which_they_are(tmp_path: Path) -> None:
    wider = replace(SCHEMA, card=tuple((name, width + (name == "depth")) for name, width in SCHEMA.card))
    fewer = replace(SCHEMA, situation=SCHEMA.situation[:-1], hand=(*SCHEMA.hand, ("voids", 5)))
    turned = replace(SCHEMA, hand=SCHEMA.hand[::-1])
    for schema, differences in (
        (wider, "card.depth 21/20"),
        (fewer, "hand.voids 5/0, situation.still-to-play 0/4"),
        (replace(SCHEMA, units=64), "units 64/32"),
        (turned, "hand.plain-tops 8/8"),
    ):
        wrong = refusal(rewritten(tmp_path / "other", schema))
        assert wrong.code == "model-features"
        assert wrong.facts["differences"] == differences


def test_a_schema_that_does_not_have_its_own_hash_is_no_model(tmp_path: Path) -> None:
    path = tmp_path / "patched"
    path.write_bytes(BYTES.replace(SCHEMA.hash.encode(), b"0" * 64))
    assert refusal(path).code == "model-form"


def test_a_policy_that_is_missing_or_has_another_shape_is_named(tmp_path: Path) -> None:
    path, whole = tmp_path / "part", unpacked(BYTES)
    arrays = {name: array for name, array in whole.arrays.items() if not name.startswith("tricks/")}
    path.write_bytes(Arrays(whole.about, arrays).packed())
    assert refusal(path).facts["policies"] == "tricks"
    arrays = {name: array for name, array in whole.arrays.items() if name != "points/last"}
    path.write_bytes(Arrays(whole.about, arrays).packed())
    assert refusal(path).facts["policies"] == "points"


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    path, weights = tmp_path / "nan", weights_in(SHIPPED)
    nothing = b"\x00\x00\xc0\x7f" * (len(weights["points"]) // 4)
    path.write_bytes(written(shipped().manifest, {**weights, "points": nothing}, outcomes_in(SHIPPED), {}))
    assert refusal(path).code == "model-policies"


def test_a_kind_of_contract_of_which_nothing_was_learned_is_named(tmp_path: Path) -> None:
    wrong = refusal(rewritten(tmp_path / "other", blind={}))
    assert wrong.facts["kinds"] == ", ".join(ContractClass)


@given(at=st.integers(0, len(BYTES) - 1), byte=st.integers(0, 255), cut=st.integers(0, 60))
def test_whatever_lies_in_a_file_it_is_a_model_or_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int, cut: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "changed"
    changed = bytearray(BYTES)
    changed[at % 6000] = byte
    path.write_bytes(bytes(changed[: len(changed) - cut]))
    with suppress(WrongModel):
        assert read_model(path).policies.keys() >= set(Objective)


# Learning anew


def test_what_is_learned_anew_is_put_into_the_file_beside_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "model"
    path.write_bytes(BYTES)
    before = weights_in(path)
    assert replace_policies(path, {"points": before["points"]}, {}) == []
    assert replace_policies(path, {"points": before["tricks"]}, {"points": {"bits": 1}}) == ["points"]
    assert weights_in(path) == {**before, "points": before["tricks"]}
    assert read_model(path).manifest.metrics["points"] == {"bits": 1}
    assert replace_outcomes(path, outcomes_in(SHIPPED))
    assert isinstance(read_model(path).manifest, Manifest)
