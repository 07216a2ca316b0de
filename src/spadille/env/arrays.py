"""Arrays for the core to write: NumPy arrays if NumPy is installed, else memory views of the same shape."""

from __future__ import annotations

from math import prod
from struct import calcsize
from typing import Any, Literal

Kind = Literal["B", "q"]
"""An element type in the notation of `struct`: unsigned 8 bits or signed 64 bits."""

Array = Any
"""An object with a contiguous buffer."""


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
