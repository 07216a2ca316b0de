"""The expert's model file: its parts put together, and one part put in anew.

`python -m research.training.model_file FOLDER FILE` makes a model of a folder of weights (`points.weights`
and so on, 4 bytes a number, with `outcome-model.json`) as they were kept before there were model files.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from spadille.bots.expert.model import FILE, Manifest, encode_model, read_model
from spadille.bots.expert.safetensors import decode_tensor_file
from spadille.solver.policy import SCHEMA

SHIPPED = Path("src/spadille/bots/expert") / FILE
SEED = "selfplay-a"
DATA = (
    "deals of Six-Bid Solo, German Solo and Progressive, played by pimc with 10 worlds, by ismcts with 6,000"
    " iterations and by club (research/training/policy/deals.py says which); 4,380 hands near a bid"
    " (research/training/fit_outcome_model.py); 36,000 deals of three rounds of expert iteration"
    " (research/training/expert_iteration); 1,400 auctions of the expert"
    " (research/training/auction_deals.py), and 264 with doubling, bid before it heard any;"
    " 6,300 deals near a bid that need not be made, for what the others make of it; 4,000 near a bid that is"
    " made, for what comes of it"
)
BEFORE = Manifest(
    SCHEMA,
    DATA,
    SEED,
    commit="2800cdf0664b7c724e4920b8e3cc85d2f496ddb0",
    date="2026-11-22",
    metrics={
        "points": {"decisions": 66085, "probability": 0.46, "uniform": 0.26, "top-1": 0.70, "bits": 3.1},
        "no-points": {"decisions": 7785, "probability": 0.54, "uniform": 0.23, "top-1": 0.79, "bits": 3.2},
        "tricks": {"decisions": 48522, "probability": 0.59, "uniform": 0.30, "top-1": 0.78, "bits": 3.1},
        "no-tricks": {"decisions": 13376, "probability": 0.69, "uniform": 0.29, "top-1": 0.87, "bits": 2.9},
        "points-heuristic": {
            "decisions": 57938,
            "probability": 0.77,
            "uniform": 0.26,
            "top-1": 0.90,
            "bits": 4.6,
        },
        "no-points-heuristic": {
            "decisions": 7815,
            "probability": 0.70,
            "uniform": 0.24,
            "top-1": 0.88,
            "bits": 4.4,
        },
    },
    licence="MIT",
)
"""Of what was learned before there were model files."""
ORDER = ("points", "points-heuristic", "no-points", "no-points-heuristic", "tricks", "no-tricks")


def weights_in(path: Path) -> dict[str, bytes]:
    """By policy, its numbers."""
    arrays = decode_tensor_file(path.read_bytes()).tensors
    named = groupby(arrays, lambda name: name.partition("/")[0])
    return {policy: b"".join(arrays[name].numbers for name in names) for policy, names in named}


def without(path: Path, ending: str) -> bytes:
    """A model but for the policies whose names end so, as a file of its own has it."""
    kept = {name: numbers for name, numbers in weights_in(path).items() if not name.endswith(ending)}
    manifest = read_model(path).manifest
    metrics = {name: found for name, found in manifest.metrics.items() if not name.endswith(ending)}
    return encode_model(replace(manifest, metrics=metrics), kept, outcomes_in(path), hearing_in(path))


def outcomes_in(path: Path) -> dict[str, object]:
    """The figures of the outcome model."""
    figures: dict[str, object] = json.loads(decode_tensor_file(path.read_bytes()).metadata["outcomes"])
    return figures


def hearing_in(path: Path) -> dict[str, object]:
    """The figures of what is heard in auctions."""
    figures: dict[str, object] = json.loads(
        decode_tensor_file(path.read_bytes()).metadata.get("hearing", "{}")
    )
    return figures


def with_policies(path: Path, policies: Mapping[str, bytes], metrics: Mapping[str, object]) -> list[str]:
    """Puts policies fitted anew in; gives the names of those that are not what they were, bit for bit."""
    before = weights_in(path)
    manifest = _now(read_model(path).manifest)
    manifest = replace(manifest, metrics={**manifest.metrics, **metrics})
    path.write_bytes(encode_model(manifest, {**before, **policies}, outcomes_in(path), hearing_in(path)))
    return [name for name, numbers in policies.items() if before.get(name) != numbers]


def with_outcomes(path: Path, outcomes: Mapping[str, object]) -> bool:
    """Puts an outcome model fitted anew in; whether it is what it was."""
    same = outcomes_in(path) == outcomes
    path.write_bytes(
        encode_model(_now(read_model(path).manifest), weights_in(path), outcomes, hearing_in(path))
    )
    return same


def with_hearing(path: Path, hearing: Mapping[str, object]) -> bool:
    """Puts what is heard in auctions, learned anew, in; whether it is what it was."""
    same = hearing_in(path) == hearing
    manifest = _now(read_model(path).manifest)
    path.write_bytes(encode_model(manifest, weights_in(path), outcomes_in(path), hearing))
    return same


def _now(manifest: Manifest) -> Manifest:
    logged = subprocess.run(
        ("git", "log", "-1", "--format=%H %cs"), capture_output=True, text=True, check=True
    ).stdout
    commit, date = logged.split()
    return replace(manifest, schema=SCHEMA, data=DATA, seed=SEED, commit=commit, date=date)


def main() -> None:
    """Make a model file of weights in files of their own."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("folder", type=Path)
    asks.add_argument("file", type=Path)
    asked = asks.parse_args()
    policies = {name: (asked.folder / f"{name}.weights").read_bytes() for name in ORDER}
    outcomes = json.loads((asked.folder / "outcome-model.json").read_text(encoding="utf-8"))
    asked.file.write_bytes(encode_model(BEFORE, policies, outcomes, {}))


if __name__ == "__main__":
    main()
