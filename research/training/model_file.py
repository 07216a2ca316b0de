"""Read and replace parts of the expert's model file."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from spadille.bots.learned.model import FILE, Manifest, encode_model, read_model
from spadille.bots.learned.safetensors import decode_tensor_file
from spadille.solver.policy import SCHEMA

SHIPPED = Path("src/spadille/bots/learned") / FILE
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


def weights_in(path: Path) -> dict[str, bytes]:
    """Return the weights of each policy in a model file."""
    arrays = decode_tensor_file(path.read_bytes()).tensors
    named = groupby(arrays, lambda name: name.partition("/")[0])
    return {policy: b"".join(arrays[name].numbers for name in names) for policy, names in named}


def outcomes_in(path: Path) -> dict[str, object]:
    """Return the outcome model in a model file, as JSON."""
    figures: dict[str, object] = json.loads(decode_tensor_file(path.read_bytes()).metadata["outcomes"])
    return figures


def hearing_in(path: Path) -> dict[str, object]:
    """Return the auction inference in a model file, as JSON."""
    figures: dict[str, object] = json.loads(
        decode_tensor_file(path.read_bytes()).metadata.get("hearing", "{}")
    )
    return figures


def model_without(path: Path, ending: str) -> bytes:
    """Return the content of a model file without the policies whose names end with `ending`."""
    weights = {name: numbers for name, numbers in weights_in(path).items() if not name.endswith(ending)}
    manifest = read_model(path).manifest
    metrics = {name: figures for name, figures in manifest.metrics.items() if not name.endswith(ending)}
    return encode_model(replace(manifest, metrics=metrics), weights, outcomes_in(path), hearing_in(path))


def replace_policies(path: Path, policies: Mapping[str, bytes], metrics: Mapping[str, object]) -> list[str]:
    """Replace policies in a model file. Return the names of those whose weights changed."""
    before = weights_in(path)
    manifest = _manifest_now(path)
    manifest = replace(manifest, metrics={**manifest.metrics, **metrics})
    path.write_bytes(encode_model(manifest, {**before, **policies}, outcomes_in(path), hearing_in(path)))
    return [name for name, numbers in policies.items() if before.get(name) != numbers]


def replace_outcomes(path: Path, outcomes: Mapping[str, object]) -> bool:
    """Replace the outcome model in a model file. Return whether it is the same as before."""
    same = outcomes_in(path) == outcomes
    path.write_bytes(encode_model(_manifest_now(path), weights_in(path), outcomes, hearing_in(path)))
    return same


def replace_hearing(path: Path, hearing: Mapping[str, object]) -> bool:
    """Replace the auction inference in a model file. Return whether it is the same as before."""
    same = hearing_in(path) == hearing
    path.write_bytes(encode_model(_manifest_now(path), weights_in(path), outcomes_in(path), hearing))
    return same


def _manifest_now(path: Path) -> Manifest:
    """Return the manifest of a file, with the commit and date of this checkout."""
    command = ("git", "log", "-1", "--format=%H %cs")
    commit, date = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    manifest = read_model(path).manifest
    return replace(manifest, schema=SCHEMA, data=DATA, seed=SEED, commit=commit, date=date)
