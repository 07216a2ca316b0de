"""Outlines as SVG writes them, made into polygons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Final

Point = tuple[float, float]
Polygon = Sequence[Point]

_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "s": 4, "a": 7, "z": 0}
_PIECES: Final = 8
"""So many straight pieces stand for a curve."""


@lru_cache(maxsize=1024)
def polygons(outline: str) -> Sequence[Polygon]:
    """The closed polygons of a path."""
    found: list[list[Point]] = []
    at = control = (0.0, 0.0)
    for written, given in _commands(outline):
        command, numbers = _smoothed(written, at, control, given)
        if command in "Cc":
            control = _absolute(command, at, numbers)[1]
        if command in "Mm":
            at = _absolute(command, at, numbers)[0]
            found.append([at])
        elif command in "Zz":
            at = found[-1][0]
        else:
            found[-1] += list(_CURVES[command.lower()](command, at, numbers))
            at = found[-1][-1]
        if command not in "Cc":
            control = at
    return found


def _smoothed(command: str, at: Point, control: Point, numbers: list[float]) -> tuple[str, list[float]]:
    """A curve that goes on smoothly, as one that says how: away from where the last one came from."""
    if command not in "Ss":
        return command, numbers
    rest = [along for point in _absolute(command, at, numbers) for along in point]
    return "C", [2 * at[0] - control[0], 2 * at[1] - control[1], *rest]


def _commands(outline: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; numbers that go on without a command belong to one like the last."""
    command, numbers = "", list[float]()
    for token in _TOKEN.findall(outline):
        if token.isalpha():
            command, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == _TAKES[command.lower()]:
            yield command, numbers
            command, numbers = {"M": "L", "m": "l"}.get(command, command), []


def _absolute(command: str, at: Point, numbers: Sequence[float]) -> list[Point]:
    x, y = at if command.islower() else (0.0, 0.0)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [(x + across, y + down) for across, down in pairs]


def _line(command: str, at: Point, numbers: Sequence[float]) -> Iterator[Point]:
    yield from _absolute(command, at, numbers)


def _across(command: str, at: Point, numbers: Sequence[float]) -> Iterator[Point]:
    yield (numbers[0] + (at[0] if command.islower() else 0), at[1])


def _down(command: str, at: Point, numbers: Sequence[float]) -> Iterator[Point]:
    yield (at[0], numbers[0] + (at[1] if command.islower() else 0))


def _curve(command: str, at: Point, numbers: Sequence[float]) -> Iterator[Point]:
    """A Bézier curve of the second or third degree."""
    points = [at, *_absolute(command, at, numbers)]
    for piece in range(1, _PIECES + 1):
        yield _along(points, piece / _PIECES)


def _along(points: Sequence[Point], part: float) -> Point:
    """De Casteljau: between the points, between those between them, until it is one."""
    while len(points) > 1:
        points = [(x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in pairwise(points)]
    return points[0]


def _arc(command: str, at: Point, numbers: Sequence[float]) -> Iterator[Point]:
    """A quarter of a circle at most, as our frames have it."""
    radius, sweep = numbers[0], numbers[4]
    (end,) = _absolute(command, at, numbers[5:])
    middle = _middle(at, end, radius, left=sweep == 0)
    begins, ends = (atan2(y - middle[1], x - middle[0]) for x, y in (at, end))
    turn = (ends - begins + pi) % (2 * pi) - pi
    for piece in range(1, _PIECES + 1):
        angle = begins + turn * piece / _PIECES
        yield (middle[0] + radius * cos(angle), middle[1] + radius * sin(angle))


def _middle(at: Point, end: Point, radius: float, *, left: bool) -> Point:
    across, down = end[0] - at[0], end[1] - at[1]
    length = hypot(across, down)
    away = max(radius**2 - length**2 / 4, 0) ** 0.5 / length * (1 if left else -1)
    return ((at[0] + end[0]) / 2 + down * away, (at[1] + end[1]) / 2 - across * away)


_CURVES: Final[dict[str, Callable[[str, Point, Sequence[float]], Iterator[Point]]]] = {
    "l": _line,
    "h": _across,
    "v": _down,
    "q": _curve,
    "c": _curve,
    "a": _arc,
}


def circle(x: float, y: float, radius: float) -> Polygon:
    """A circle."""
    many = max(8, ceil(radius * 2))
    return [
        (x + radius * cos(2 * pi * at / many), y + radius * sin(2 * pi * at / many)) for at in range(many)
    ]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Polygon:
    """A rectangle whose corners are round."""
    corners = ((x + width, y, -pi / 2), (x + width, y + height, 0), (x, y + height, pi / 2), (x, y, pi))
    return [
        (
            corner_x + (radius if corner_x == x else -radius) + radius * cos(angle + pi / 2 * at / _PIECES),
            corner_y + (radius if corner_y == y else -radius) + radius * sin(angle + pi / 2 * at / _PIECES),
        )
        for corner_x, corner_y, angle in corners
        for at in range(_PIECES + 1)
    ]


def drawn_round(polygon: Polygon, width: float) -> Iterator[Polygon]:
    """The line of a pen so wide along a closed polygon, a piece for each of its sides."""
    for (x, y), (to_x, to_y) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = hypot(to_x - x, to_y - y)
        if length:
            across, down = (to_y - y) / length * width / 2, (to_x - x) / length * width / 2
            yield (
                (x + across, y - down),
                (to_x + across, to_y - down),
                (to_x - across, to_y + down),
                (x - across, y + down),
            )


def dotted(polygon: Polygon, step: float, width: float) -> Iterator[Polygon]:
    """Dots at equal steps along a closed polygon."""
    over = 0.0
    for (x, y), (to_x, to_y) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = hypot(to_x - x, to_y - y)
        while over < length:
            part = over / length
            yield circle(x + (to_x - x) * part, y + (to_y - y) * part, width / 2)
            over += step
        over -= length
