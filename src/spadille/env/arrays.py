"""Arrays that the core writes to: NumPy arrays if NumPy is installed, else memory views of the same shape."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from struct import calcsize
from typing import Any, Literal

from spadille._core import Net

Kind = Literal["B", "q"]
"""An element type in the notation of `struct`: unsigned 8 bits or signed 64 bits."""

Array = Any
"""Any object with a contiguous buffer."""


def zeros_view(kind: Kind, shape: tuple[int, ...]) -> Array:
    """Return a memory view of zeros."""
    return memoryview(bytearray(calcsize(kind) * prod(shape))).cast(kind, shape)


try:
    from numpy import frombuffer
except ModuleNotFoundError:

    def zeros(kind: Kind, *shape: int) -> Array:
        """Return an array of zeros."""
        return zeros_view(kind, shape)

else:

    def zeros(kind: Kind, *shape: int) -> Array:
        """Return an array of zeros.

        >>> zeros("q", 2, 3).shape
        (2, 3)
        """
        return frombuffer(zeros_view(kind, shape), kind).reshape(shape)


def to_bytes(actions: Array) -> Array:
    """Return whole numbers of any array, tensor or list as bytes in a buffer.

    Raises:
        ValueError: a number is below 0 or above 255.
        TypeError: there is something else than whole numbers.
    """
    try:
        given = memoryview(actions)
    except TypeError:
        given = None
    if given is not None and given.format == "B":
        return actions
    numbers = to_list(actions)
    if strange := next((number for number in numbers if not isinstance(number, int)), None):
        raise TypeError(f"actions are whole numbers, one for each row, not {strange!r}")
    return bytearray(numbers)


def to_list(numbers: Array) -> list[Any]:
    """Return the numbers of an array, tensor or sequence as a list. A single row loses its first axis."""
    listed: list[Any] = numbers.tolist() if hasattr(numbers, "tolist") else list(numbers)
    return listed[0] if len(listed) == 1 and isinstance(listed[0], list) else listed


_MILLION = 1_000_000


def make_net(layers: Sequence[tuple[Array, Array]], *, epsilon: float = 0.0) -> Net:
    """Make a network of fully connected layers, each a pair of weights and biases in 32-bit floats.

    Weights have a row for each input. The inputs of the first layer are the bytes of an observation. The
    inputs of other layers are the rectified outputs of the layer before. The last layer gives a value for
    each action. The network chooses the legal action with the highest value, or with probability `epsilon`,
    a random one.


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
