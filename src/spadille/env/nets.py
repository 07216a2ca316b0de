"""Networks that play inside the core: they map an observation to a value for each action."""

from __future__ import annotations

from collections.abc import Sequence

from spadille._core import Net
from spadille.env.arrays import Array

_MILLION = 1_000_000


def make_net(layers: Sequence[tuple[Array, Array]], *, epsilon: float = 0.0) -> Net:
    """Make a network of fully connected layers, each a pair of weights and biases in 32-bit floats.

    Weights have a row for each input. The inputs of the first layer are the bytes of an observation, those of
    the others the rectified outputs of the layer before. The last layer gives a value for each action; the
    network chooses the legal action of the highest value, or any legal one with probability `epsilon`.

    Raises:
        NotSolvable: the shapes of the layers do not fit, or a number is not finite.
        ValueError: `epsilon` is no probability.
    """
    if not 0 <= epsilon <= 1:
        raise ValueError(f"epsilon is a probability, from 0 to 1, not {epsilon}")
    return Net(
        [(_flatten(weights), _flatten(biases)) for weights, biases in layers], round(epsilon * _MILLION)
    )


def _flatten(array: Array) -> Array:
    return memoryview(array).cast("B").cast("f")
