"""The expert's model: all that was learned, with a manifest that says of what and how.

It is a value: whoever plays by one is handed it, and two may meet.
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

from spadille.bots.expert.arrays import Array, Arrays, unpacked
from spadille.bots.expert.contract_class import ContractClass
from spadille.bots.expert.hearing import DEAF, Hearing, read_hearing
from spadille.bots.expert.outcome_model import OutcomeModel, read_outcomes
from spadille.bots.wrong_model import WrongModel
from spadille.rules.contract import Contract
from spadille.rules.goal import Objective
from spadille.solver import NotSolvable
from spadille.solver.policy import SCHEMA, PolicyModel, Schema

FILE = "expert.safetensors"
FORMAT = "spadille-expert/1"
HEURISTIC = "-heuristic"
"""Ends the names of what was fitted to players by rules of thumb."""
APPRENTICE = "-apprentice"
"""Ends the names of what learned from the search that it steers. It plays; nothing is believed by it."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a model is, and where it comes from."""

    schema: Schema
    """What its policies are told."""
    data: str
    """What it was fitted to."""
    seed: str
    commit: str
    """Of the code that fitted it."""
    date: str
    metrics: Mapping[str, object]
    """How well it foretells what it was not fitted to."""
    licence: str


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """All that the expert has learned."""

    manifest: Manifest
    policies: Mapping[str, PolicyModel]
    """By objective, and by objective and whose play they were fitted to."""
    outcomes: OutcomeModel
    hearing: Hearing = DEAF
    """What is heard in an auction; a file that says nothing of it hears nothing."""

    def policy_in(self, contract: Contract) -> PolicyModel:
        """How those who look ahead play a contract."""
        return self.policies[contract.goal.objective.value]

    def apprentice_in(self, contract: Contract) -> PolicyModel:
        """What learned from the search to play a contract; else what imitates those who look ahead."""
        name = contract.goal.objective.value
        return self.policies.get(name + APPRENTICE, self.policies[name])

    def policies_in(self, contract: Contract) -> tuple[PolicyModel, ...]:
        """The policies by which the others may play a contract, that of those who look ahead first."""
        name = contract.goal.objective.value
        return tuple(self.policies[key] for key in (name, name + HEURISTIC) if key in self.policies)


@cache
def shipped() -> Model:
    """The model that comes with this version, read once."""
    return read_model(files(__package__).joinpath(FILE))


def read_model(path: str | Path | Traversable) -> Model:
    """The model of a file.

    Raises:
        WrongModel: `model-file`, `model-form`, `model-features`, `model-policies`, `model-kinds`.
    """
    file = Path(path) if isinstance(path, str) else path
    try:
        content = file.read_bytes()
    except OSError as wrong:
        raise WrongModel("model-file", file=str(path), why=wrong.strerror or str(wrong)) from None
    try:
        return _model(str(path), unpacked(content))
    except WrongModel:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise WrongModel("model-form", file=str(path)) from None


def _model(file: str, arrays: Arrays) -> Model:
    if arrays.about["format"] != FORMAT:
        raise ValueError(arrays.about["format"])
    manifest = _manifest(arrays.about)
    if manifest.schema != SCHEMA:
        differences = ", ".join(_differences(manifest.schema, SCHEMA))
        raise WrongModel("model-features", file=file, differences=differences)
    policies = dict(_policies(file, arrays.arrays))
    missing = [name for name in Objective if name.value not in policies]
    if missing:
        raise WrongModel("model-policies", file=file, policies=", ".join(missing))
    hearing = read_hearing(json.loads(arrays.about.get("hearing", "{}")))
    return Model(manifest, policies, _outcomes(file, arrays.about), hearing)


def _manifest(about: Mapping[str, str]) -> Manifest:
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


def _differences(there: Schema, here: Schema) -> Iterator[str]:
    """What differs, each with its number there and here; of features in another order the first."""
    theirs, ours = there.numbers, here.numbers
    unlike = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
    if not unlike:
        unlike = [name for name, other in zip(theirs, ours, strict=True) if name != other][:1]
    yield from (f"{name} {theirs.get(name, 0)}/{ours.get(name, 0)}" for name in unlike)


def _policies(file: str, arrays: Mapping[str, Array]) -> Iterator[tuple[str, PolicyModel]]:
    for name, names in groupby(arrays, lambda array: array.partition("/")[0]):
        try:
            yield name, _policy({path.partition("/")[2]: arrays[path] for path in names})
        except NotSolvable:
            raise WrongModel("model-policies", file=file, policies=name) from None


def _policy(arrays: Mapping[str, Array]) -> PolicyModel:
    shapes = {name: array.shape for name, array in arrays.items()}
    if shapes != SCHEMA.shapes:
        raise NotSolvable(f"the weights have other shapes: {shapes}")
    return PolicyModel(b"".join(arrays[name].numbers for name in SCHEMA.shapes))


def _outcomes(file: str, about: Mapping[str, str]) -> OutcomeModel:
    outcomes = read_outcomes(json.loads(about["outcomes"]))
    known = outcomes.weighed.keys() & outcomes.blind.keys()
    if missing := [kind for kind in ContractClass if kind not in known]:
        raise WrongModel("model-kinds", file=file, kinds=", ".join(missing))
    return outcomes


def written(
    manifest: Manifest,
    policies: Mapping[str, bytes],
    outcomes: Mapping[str, object],
    hearing: Mapping[str, object],
) -> bytes:
    """A model as its file has it: the policies each as its numbers, the rest as it is read."""
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
        "hearing": json.dumps(hearing),
    }
    return Arrays(about, dict(_arrays(manifest.schema, policies.items()))).packed()


def _arrays(schema: Schema, policies: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, Array]]:
    for name, numbers in policies:
        begin = 0
        for part, size in schema.sizes.items():
            yield f"{name}/{part}", Array(schema.shapes[part], numbers[begin : begin + size])
            begin += size
