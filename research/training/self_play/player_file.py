"""A net that plays, in a file with what it fits and what it was learned from."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from itertools import count, takewhile
from pathlib import Path

import numpy as np

from examples.actor_critic import Net, Numbers
from research.training.policy.network import rounded
from spadille.bots.expert.safetensors import Tensor, TensorFile, decode_tensor_file
from spadille.env import Batch

_MANIFEST = "manifest"
Fit = dict[str, object]
"""What a net sees and does: seats, widths of what is seen by name, the actions in words."""


@dataclass(frozen=True)
class Training:
    """What a player was learned from."""

    game: str
    seed: int
    decisions: int
    minutes: float
    """Of the clock."""
    device: str


def fit_of(env: Batch) -> Fit:
    """What a net has to see and do at a table."""
    return {
        "seats": env.seats,
        "seen": {part.name: part.length for part in env.schema},
        "actions": list(env.actions.words),
    }


def write_player(path: Path, net: Net, fit: Fit, training: Training) -> None:
    """Keeps a net in a file, its numbers as bfloat16 has them."""
    arrays = {
        f"{name}{depth}": Tensor(numbers.shape, rounded(np.ascontiguousarray(numbers, "<f4")).tobytes())
        for depth, layer in enumerate(net.layers)
        for name, numbers in zip(("weights", "biases"), layer, strict=True)
    }
    manifest = {"fits": fit, "training": asdict(training), "licence": "MIT"}
    path.write_bytes(TensorFile({_MANIFEST: json.dumps(manifest)}, arrays).encode())


def read_player(path: Path) -> tuple[Net, Fit]:
    """A net, and what it fits.

    Raises:
        ValueError: the file is no such player.
    """
    kept = decode_tensor_file(path.read_bytes())
    if _MANIFEST not in kept.metadata:
        raise ValueError(f"{path.name} does not say what it fits")
    depths = takewhile(lambda depth: f"weights{depth}" in kept.tensors, count())
    parts = ([_numbers(kept.tensors[f"{name}{depth}"]) for name in ("weights", "biases")] for depth in depths)
    layers = [(weights, biases) for weights, biases in parts]
    return Net(layers), json.loads(kept.metadata[_MANIFEST])["fits"]


def _numbers(array: Tensor) -> Numbers:
    return np.frombuffer(array.numbers, "<f4").reshape(array.shape).astype(np.float32)
