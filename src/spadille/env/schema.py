"""Observation schema: the named parts of an observation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ObservedPart:
    """A named part of an observation: a range of its columns."""

    name: str
    start: int
    length: int

    @property
    def slice(self) -> slice:
        """Return the columns of the part."""
        return slice(self.start, self.start + self.length)


class ObservationSchema:
    """The parts of an observation, in order."""

    def __init__(self, parts: Sequence[tuple[str, int, int]]) -> None:
        self.parts = tuple(ObservedPart(*part) for part in parts)

    def __repr__(self) -> str:
        return f"<ObservationSchema of {len(self.parts)} parts in {self.width} bytes>"

    def __iter__(self) -> Iterator[ObservedPart]:
        return iter(self.parts)

    def __getitem__(self, name: str) -> slice:
        """Return the columns of a part.

        >>> ObservationSchema([("phase", 0, 6), ("place", 6, 3)])["place"]
        slice(6, 9, None)
        """
        for part in self.parts:
            if part.name == name:
                return part.slice
        raise KeyError(f"{name!r} is no part: there are {', '.join(part.name for part in self.parts)}")

    @property
    def width(self) -> int:
        """Return the number of bytes of an observation."""
        return self.parts[-1].start + self.parts[-1].length
