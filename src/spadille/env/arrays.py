"""Arrays that the core writes into: NumPy's where it is installed, else memory views of the same shape."""

from __future__ import annotations

from math import prod
from struct import calcsize
from typing import Any, Literal

Kind = Literal["B", "q"]
"""A byte, or a whole number of 8 bytes, as `struct` writes them."""

Array = Any
"""Anything with a buffer in one piece."""


def zeros_view(kind: Kind, shape: tuple[int, ...]) -> Array:
    """A memory view of zeros."""
    return memoryview(bytearray(calcsize(kind) * prod(shape))).cast(kind, shape)


try:
    from numpy import frombuffer
except ModuleNotFoundError:

    def zeros(kind: Kind, *shape: int) -> Array:
        """An array of zeros."""
        return zeros_view(kind, shape)

else:

    def zeros(kind: Kind, *shape: int) -> Array:
        """An array of zeros.

        >>> array("q", 2, 3).shape
        (2, 3)
        """
        return frombuffer(zeros_view(kind, shape), kind).reshape(shape)
