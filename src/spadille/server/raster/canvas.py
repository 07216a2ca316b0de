"""Dots in rows: shapes are filled smoothly, and the whole becomes a PNG."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Final

from spadille.server.raster.outlines import Polygon

Colour = tuple[int, int, int]
_Edge = tuple[float, float, float, float, int]
_Row = dict[int, float]

_SLICES: Final = 4
"""A row of dots is looked at in so many slices."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_COLOURED: Final = 2
_OPAQUE: Final = 0.996


class Canvas:
    """A picture that is painted from the back to the front."""

    def __init__(self, width: int, height: int, lit: Colour, edge: Colour) -> None:
        """Begins with a cloth that is lit a little above its middle."""
        self._width, self._height = width, height
        self._rows = [bytearray(_lit_row(width, height, y, lit, edge)) for y in range(height)]

    def fill(
        self, shapes: Sequence[Polygon], colour: Colour, opacity: float = 1, *, even: bool = False
    ) -> None:
        """Fills shapes together; with `even`, what lies within two of them is left out."""
        for y, edges in _edges_by_row(shapes, self._height):
            touched: _Row = {}
            ends: _Row = {}
            for place in range(_SLICES):
                for left, right in _spans(edges, y + (place + 0.5) / _SLICES, even=even):
                    _cover(touched, ends, max(left, 0), min(right, self._width))
            self._paint(self._rows[y], touched, ends, colour, opacity)

    def _paint(self, row: bytearray, touched: _Row, ends: _Row, colour: Colour, opacity: float) -> None:
        """Lays a colour over a row, as much of it in each place as was covered there."""
        level = 0.0
        places = sorted({*touched, *ends, *(place + 1 for place in touched)})
        for place, following in zip(places, [*places[1:], self._width], strict=False):
            level += ends.get(place, 0)
            much = (level + touched.get(place, 0)) / _SLICES * opacity
            if much > 1 - _OPAQUE:
                _blend(row, place, min(following, self._width), colour, much)

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", self._width, self._height, 8, _COLOURED, 0, 0, 0)
        dots = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        return _SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", dots) + _chunk(b"IEND", b"")


def _lit_row(width: int, height: int, y: int, lit: Colour, edge: Colour) -> bytes:
    """A row of the cloth: it darkens in steps as its colours are whole numbers."""
    steps = max(abs(inner - outer) for inner, outer in zip(lit, edge, strict=True)) or 1
    down = ((y + 0.5) / height - 0.45) / 0.8
    row, done = b"", 0
    for step in range(steps, -1, -1):
        reach = (step / steps) ** 2 - down**2
        half = round(max(reach, 0) ** 0.5 * 0.8 * width)
        side = max(width // 2 - half, done) if step else width // 2
        part = min((step + 0.5) / steps, 1)
        dot = bytes(round(inner + (outer - inner) * part) for inner, outer in zip(lit, edge, strict=True))
        row, done = row + dot * (side - done), side
    mirrored = b"".join(row[at : at + 3] for at in range(len(row) - 3, -1, -3))
    return row + mirrored


def _edges_by_row(shapes: Sequence[Polygon], height: int) -> Iterator[tuple[int, list[_Edge]]]:
    """The sides of shapes by the rows of dots they pass through, top to bottom."""
    rows: dict[int, list[_Edge]] = {}
    for shape in shapes:
        for (x, y), (to_x, to_y) in zip(shape, [*shape[1:], shape[0]], strict=True):
            if y != to_y:
                edge = (y, x, to_y, to_x, 1) if y < to_y else (to_y, to_x, y, x, -1)
                for row in range(max(floor(edge[0]), 0), min(ceil(edge[2]), height)):
                    rows.setdefault(row, []).append(edge)
    yield from sorted(rows.items())


def _spans(edges: Sequence[_Edge], y: float, *, even: bool) -> Iterator[tuple[float, float]]:
    """From where to where a line lies within the shapes."""
    crossed = sorted(
        (left + (right - left) * (y - top) / (bottom - top), way)
        for top, left, bottom, right, way in edges
        if top <= y < bottom
    )
    within, begins = 0, 0.0
    for x, way in crossed:
        before, within = within, within + (1 if even else way)
        was, is_in = (before % 2, within % 2) if even else (before, within)
        if is_in and not was:
            begins = x
        elif was and not is_in:
            yield begins, x


def _cover(touched: _Row, ends: _Row, left: float, right: float) -> None:
    """Notes how much of each dot a span covers: those at its ends, and from where to where all of them."""
    first, last = int(left), int(right)
    if right <= left:
        return
    if first == last:
        touched[first] = touched.get(first, 0) + right - left
        return
    touched[first] = touched.get(first, 0) + first + 1 - left
    touched[last] = touched.get(last, 0) + right - last
    ends[first + 1] = ends.get(first + 1, 0) + 1
    ends[last] = ends.get(last, 0) - 1


def _blend(row: bytearray, begins: int, ends: int, colour: Colour, much: float) -> None:
    if much >= _OPAQUE:
        row[3 * begins : 3 * ends] = bytes(colour) * (ends - begins)
        return
    for at in range(3 * begins, 3 * ends):
        under = row[at]
        row[at] = under + round((colour[at % 3] - under) * much)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
