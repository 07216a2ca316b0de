"""Nets that play inside the core: they value every action by what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from spadille._core import Net
from spadille.env.arrays import Array

_MILLION = 1_000_000


def make_net(layers: Sequence[tuple[Array, Array]], *, epsilon: float = 0.0) -> Net:
    """A net of fully connected layers, each its weights and biases, as numbers of 4 bytes.

    Weights have a row to each number that comes in: the bytes of an observation into the first layer, what
    the layer before gives, but nothing below 0, into the others. The last layer gives a value for each
    action; the most valued legal one is chosen, or any with the chance `explores`.

    Raises:
        NotSolvable: the layers do not follow from one another.
    """
    return Net(
        [(_flatten(weights), _flatten(biases)) for weights, biases in layers], round(epsilon * _MILLION)
    )


def _flatten(array: Array) -> Array:
    """One row after another."""
    return memoryview(array).cast("B").cast("f")
