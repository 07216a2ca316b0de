"""The expert's model: everything learned, with a manifest of its origin.

A model is an immutable value. Each player holds its own, so players with different models can play together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path

from spadille.bots.learned.auction_inference import NO_INFERENCE, AuctionInference, read_auction_inference
from spadille.bots.learned.contract_class import ContractClass
from spadille.bots.learned.outcome_model import OutcomeModel, read_outcomes
from spadille.bots.learned.safetensors import Tensor, TensorFile, decode_tensor_file
from spadille.bots.player import ModelError
from spadille.rules.contract import Contract
from spadille.rules.goal import Objective
from spadille.solver import NotSolvable
from spadille.solver.policy import SCHEMA, PolicyModel, Schema

FILE = "expert.safetensors"
FORMAT = "spadille-expert/1"
HEURISTIC = "-heuristic"
"""The suffix of policies fitted to heuristic players."""
APPRENTICE = "-apprentice"
"""The suffix of policies learned from the expert's own search. They play in rollouts, but are not used to
infer the others' cards."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The description and origin of a model."""

    schema: Schema
    """The schema of the policies' features."""
    data: str
    """The training data."""
    seed: str
    commit: str
    """The commit of the training code."""
    date: str
    metrics: Mapping[str, object]
    """The losses on held-out data."""
    licence: str


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """Everything that the expert has learned."""

    manifest: Manifest
    policies: Mapping[str, PolicyModel]
    """The policies by name: an objective, with a suffix for what the policy was fitted to."""
    outcomes: OutcomeModel
    auction: AuctionInference = NO_INFERENCE
    """The learned models of auctions, empty if the file has none."""

    def __repr__(self) -> str:
        return f"<Model of {len(self.policies)} policies>"

    def policy_for(self, contract: Contract) -> PolicyModel:
        """Return the policy that imitates players who look ahead, for a contract's objective."""
        return self.policies[contract.goal.objective.value]

    def apprentice_for(self, contract: Contract) -> PolicyModel:
        """Return the policy learned from the expert's search, or if there is none, the one of
        `policy_for`.
        """
        name = contract.goal.objective.value
        return self.policies.get(name + APPRENTICE, self.policies[name])

    def policies_for(self, contract: Contract) -> tuple[PolicyModel, ...]:
        """Return the policies that the other players may follow, first that of players who look ahead."""
        name = contract.goal.objective.value
        return tuple(self.policies[key] for key in (name, name + HEURISTIC) if key in self.policies)


@cache
def load_shipped_model() -> Model:
    """Load the model that is shipped with this version. It is cached."""
    return read_model(files(__package__).joinpath(FILE))


def read_model(path: str | Path | Traversable) -> Model:
    """Read the model of a file.

    Raises:
        ModelError: `model-file`, `model-form`, `model-features`, `model-policies`, `model-kinds`.
    """
    file = Path(path) if isinstance(path, str) else path
    try:
        content = file.read_bytes()
    except OSError as wrong:
        raise ModelError("model-file", file=str(path), why=wrong.strerror or str(wrong)) from None
    try:
        return _decode_model(str(path), decode_tensor_file(content))
    except ModelError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ModelError("model-form", file=str(path)) from None


def _decode_model(file: str, arrays: TensorFile) -> Model:
    if arrays.metadata["format"] != FORMAT:
        raise ValueError(arrays.metadata["format"])
    manifest = _read_manifest(arrays.metadata)
    if manifest.schema != SCHEMA:
        differences = ", ".join(_list_differences(manifest.schema, SCHEMA))
        raise ModelError("model-features", file=file, differences=differences)
    policies = dict(_read_policies(file, arrays.tensors))
    missing = [name for name in Objective if name.value not in policies]
    if missing:
        raise ModelError("model-policies", file=file, policies=", ".join(missing))
    auction = read_auction_inference(json.loads(arrays.metadata.get("hearing", "{}")))
    return Model(manifest, policies, _read_outcomes(file, arrays.metadata), auction)


def _read_manifest(about: Mapping[str, str]) -> Manifest:
    schema = Schema.from_json(json.loads(about["schema"]))
    if schema.hash != about["schema-hash"]:
        raise ValueError(about["schema-hash"])
    return Manifest(
        schema,
        data=about["data"],
        seed=about["seed"],
        commit=about["commit"],
        date=about["date"],
        metrics=json.loads(about["metrics"]),
        licence=about["licence"],
    )


def _list_differences(there: Schema, here: Schema) -> Iterator[str]:
    """Yield the features with different sizes in two schemas, as "name size/size".

    If only the order differs, yield the first feature that differs.
    """
    theirs, ours = there.numbers, here.numbers
    unlike = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
    if not unlike:
        unlike = [name for name, other in zip(theirs, ours, strict=True) if name != other][:1]
    yield from (f"{name} {theirs.get(name, 0)}/{ours.get(name, 0)}" for name in unlike)


def _read_policies(file: str, arrays: Mapping[str, Tensor]) -> Iterator[tuple[str, PolicyModel]]:
    for name, names in groupby(arrays, lambda array: array.partition("/")[0]):
        try:
            yield name, _read_policy({path.partition("/")[2]: arrays[path] for path in names})
        except NotSolvable:
            raise ModelError("model-policies", file=file, policies=name) from None


def _read_policy(arrays: Mapping[str, Tensor]) -> PolicyModel:
    shapes = {name: array.shape for name, array in arrays.items()}
    if shapes != SCHEMA.shapes:
        raise NotSolvable(f"the weights have other shapes: {shapes}")
    return PolicyModel(b"".join(arrays[name].numbers for name in SCHEMA.shapes))


def _read_outcomes(file: str, about: Mapping[str, str]) -> OutcomeModel:
    outcomes = read_outcomes(json.loads(about["outcomes"]))
    known = outcomes.with_playouts.keys() & outcomes.hand_only.keys()
    if missing := [kind for kind in ContractClass if kind not in known]:
        raise ModelError("model-kinds", file=file, kinds=", ".join(missing))
    return outcomes


def encode_model(
    manifest: Manifest,
    policies: Mapping[str, bytes],
    outcomes: Mapping[str, object],
    auction: Mapping[str, object],
) -> bytes:
    """Encode a model as its file's content."""
    about = {
        "format": FORMAT,
        "schema": json.dumps(manifest.schema.to_json),
        "schema-hash": manifest.schema.hash,
        "data": manifest.data,
        "seed": manifest.seed,
        "commit": manifest.commit,
        "date": manifest.date,
        "metrics": json.dumps(manifest.metrics),
        "licence": manifest.licence,
        "outcomes": json.dumps(outcomes),
        "hearing": json.dumps(auction),
    }
    return TensorFile(about, dict(_make_tensors(manifest.schema, policies.items()))).encode()


def _make_tensors(schema: Schema, policies: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, Tensor]]:
    for name, numbers in policies:
        begin = 0
        for part, size in schema.sizes.items():
            yield f"{name}/{part}", Tensor(schema.shapes[part], numbers[begin : begin + size])
            begin += size
