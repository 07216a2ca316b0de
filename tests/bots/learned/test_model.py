"""Tests of the expert's model file. A file that does not fit this version is refused."""

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
from spadille.bots import BOTS, ModelError, with_model
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.contract_class import ContractClass
from spadille.bots.learned.model import FILE, Manifest, encode_model, load_shipped_model, read_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.learned.safetensors import TensorFile, decode_tensor_file
from spadille.bots.search.budget import Budget
from spadille.games import SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.goal import Objective
from spadille.solver.policy import SCHEMA, RolloutSettings, Schema
from tests.house.source import SPADILLE

SHIPPED = SPADILLE / "bots/learned" / FILE
BYTES = SHIPPED.read_bytes()
LITTLE = RolloutSearch(8, InferenceSettings(60), RolloutSettings(tricks=2))


def rewrite_model(path: Path, schema: Schema = SCHEMA, **kinds: object) -> Path:
    """Write the shipped model to `path` with another schema or outcome model."""
    manifest, size = replace(load_shipped_model().manifest, schema=schema), sum(schema.sizes.values())
    weights = {name: numbers.ljust(size, b"\0")[:size] for name, numbers in weights_in(SHIPPED).items()}
    path.write_bytes(encode_model(manifest, weights, {**outcomes_in(SHIPPED), **kinds}, {}))
    return path


def read_refusal(path: Path) -> ModelError:
    with pytest.raises(ModelError) as wrong:
        read_model(path)
    return wrong.value


def test_shipped_model_has_a_manifest() -> None:
    manifest = load_shipped_model().manifest
    assert manifest.schema == SCHEMA
    assert manifest.licence == "MIT"
    assert manifest.seed == "selfplay-a"
    assert manifest.metrics.keys() == load_shipped_model().policies.keys()
    assert len(manifest.commit) == 40
    assert manifest.date.startswith("20")
    assert "pimc" in manifest.data


def test_model_round_trips() -> None:
    assert (
        encode_model(
            load_shipped_model().manifest, weights_in(SHIPPED), outcomes_in(SHIPPED), hearing_in(SHIPPED)
        )
        == BYTES
    )


def test_schema_matches_the_core() -> None:
    assert dict(SCHEMA.situation)["hand-size"] == 13
    assert dict(SCHEMA.card)["depth"] == 20
    assert [sum(width for _, width in part) for part in (SCHEMA.situation, SCHEMA.card)] == [124, 266]
    assert Schema.from_json(json.loads(json.dumps(SCHEMA.to_json))) == SCHEMA
    assert len(SCHEMA.hash) == 64


def first_cards(player: ExpertPlayer) -> Iterator[Action]:
    """Yield the player's first card in some deals, whose auctions another player has bid."""
    rules = SIX_BID.rules("standard")
    for number in range(6):
        deal = Deal.of(dealt_by(Stream(key_of("models", number)), rules, rules.players, 0))
        while deal.turn is not None and deal.phase.kind != "play":
            deal = deal.play(BOTS["club"].answer(view_of(deal, deal.turn), Random(number)))
        if deal.turn is not None:
            yield player.answer(view_of(deal, deal.turn), Random(number))


def test_models_are_independent(tmp_path: Path) -> None:
    other = tmp_path / "other.safetensors"
    turned = {name: bytes(len(numbers)) for name, numbers in weights_in(SHIPPED).items()}
    other.write_bytes(encode_model(load_shipped_model().manifest, turned, outcomes_in(SHIPPED), {}))
    ours, theirs = load_shipped_model(), read_model(other)
    before = [*first_cards(ExpertPlayer(replace(LITTLE, model=ours), model=ours))]
    between = [*first_cards(ExpertPlayer(replace(LITTLE, model=theirs), model=theirs))]
    after = [*first_cards(ExpertPlayer(replace(LITTLE, model=ours), model=ours))]
    assert before == after
    assert before != between


def test_with_model_uses_the_given_model(tmp_path: Path) -> None:
    copy = tmp_path / "copy.safetensors"
    copy.write_bytes(BYTES)
    player = with_model("expert", copy)
    assert isinstance(player, ExpertPlayer)
    assert player.model.manifest == load_shipped_model().manifest
    assert player.budget == Budget(worlds=64, screened=200)


# Models that do not fit this version


def test_missing_file_is_reported(tmp_path: Path) -> None:
    assert read_refusal(tmp_path / "nowhere").code == "model-file"
    assert read_refusal(tmp_path).code == "model-file"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\xff" * 40, BYTES[:-4], BYTES[:100], b"[" * 9000])
def test_other_file_is_no_model(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "something"
    path.write_bytes(content)
    assert read_refusal(path).code == "model-form"


def test_feature_differences_are_named(tmp_path: Path) -> None:
    wider = replace(SCHEMA, card=tuple((name, width + (name == "depth")) for name, width in SCHEMA.card))
    fewer = replace(SCHEMA, situation=SCHEMA.situation[:-1], hand=(*SCHEMA.hand, ("voids", 5)))
    turned = replace(SCHEMA, hand=SCHEMA.hand[::-1])
    for schema, differences in (
        (wider, "card.depth 21/20"),
        (fewer, "hand.voids 5/0, situation.still-to-play 0/4"),
        (replace(SCHEMA, units=64), "units 64/32"),
        (turned, "hand.plain-tops 8/8"),
    ):
        wrong = read_refusal(rewrite_model(tmp_path / "other", schema))
        assert wrong.code == "model-features"
        assert wrong.facts["differences"] == differences


def test_wrong_schema_hash_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "patched"
    path.write_bytes(BYTES.replace(SCHEMA.hash.encode(), b"0" * 64))
    assert read_refusal(path).code == "model-form"


def test_missing_or_misshapen_policy_is_named(tmp_path: Path) -> None:
    path, whole = tmp_path / "part", decode_tensor_file(BYTES)
    arrays = {name: array for name, array in whole.tensors.items() if not name.startswith("tricks/")}
    path.write_bytes(TensorFile(whole.metadata, arrays).encode())
    assert read_refusal(path).facts["policies"] == "tricks"
    arrays = {name: array for name, array in whole.tensors.items() if name != "points/last"}
    path.write_bytes(TensorFile(whole.metadata, arrays).encode())
    assert read_refusal(path).facts["policies"] == "points"


def test_nonfinite_weights_are_refused(tmp_path: Path) -> None:
    path, weights = tmp_path / "nan", weights_in(SHIPPED)
    nothing = b"\x00\x00\xc0\x7f" * (len(weights["points"]) // 4)
    path.write_bytes(
        encode_model(load_shipped_model().manifest, {**weights, "points": nothing}, outcomes_in(SHIPPED), {})
    )
    assert read_refusal(path).code == "model-policies"


def test_missing_contract_class_is_named(tmp_path: Path) -> None:
    wrong = read_refusal(rewrite_model(tmp_path / "other", blind={}))
    assert wrong.facts["kinds"] == ", ".join(ContractClass)


@given(at=st.integers(0, len(BYTES) - 1), byte=st.integers(0, 255), cut=st.integers(0, 60))
def test_any_file_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int, cut: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "changed"
    changed = bytearray(BYTES)
    changed[at % 6000] = byte
    path.write_bytes(bytes(changed[: len(changed) - cut]))
    with suppress(ModelError):
        assert read_model(path).policies.keys() >= set(Objective)


# Retraining


def test_training_replaces_parts_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "model"
    path.write_bytes(BYTES)
    before = weights_in(path)
    assert replace_policies(path, {"points": before["points"]}, {}) == []
    assert replace_policies(path, {"points": before["tricks"]}, {"points": {"bits": 1}}) == ["points"]
    assert weights_in(path) == {**before, "points": before["tricks"]}
    assert read_model(path).manifest.metrics["points"] == {"bits": 1}
    assert replace_outcomes(path, outcomes_in(SHIPPED))
    assert isinstance(read_model(path).manifest, Manifest)
