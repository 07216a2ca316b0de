"""A picture of ours, written as SVG, painted dot by dot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Final
from xml.etree import ElementTree as ET

from spadille.server.raster.canvas import Canvas, Colour
from spadille.server.raster.lettering import lettered
from spadille.server.raster.outlines import Polygon, circle, dotted, drawn_round, polygons, rounded

_SVG: Final = "{http://www.w3.org/2000/svg}"
_HREF: Final = "href"
_WAY: Final = re.compile(r"(\w+)\(([^)]*)\)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")

Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class PartStyle:
    """What a part of a picture takes over from what it stands in."""

    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    fill: str = "#000000"
    colour: str = "#000000"
    family: str = "Besley"

    def within(self, part: ET.Element) -> PartStyle:
        """The look of a part that stands in one with this look."""
        families = part.get("font-family", self.family).split(",")
        return replace(
            self,
            matrix=_placed(self.matrix, part.get("transform", "")),
            fill=part.get("fill", self.fill),
            colour=part.get("color", self.colour),
            family=families[0].strip(" '"),
        )

    def shown(self, shapes: Iterable[Polygon]) -> Sequence[Polygon]:
        """Shapes where they are seen."""
        a, b, c, d, e, f = self.matrix
        return [[(a * x + c * y + e, b * x + d * y + f) for x, y in shape] for shape in shapes]

    def ink(self, name: str) -> Colour:
        """A colour by its letters."""
        return _colour(self.colour if name == "currentColor" else name)


def png(svg: str) -> bytes:
    """The same picture as a PNG. It has to be one of our own: nothing is known but what they are made of."""
    root = ET.fromstring(svg)  # noqa: S314 - written by ourselves
    width, height = int(root.get("width", "0")), int(root.get("height", "0"))
    lit, edge = (_colour(stop.get("stop-color", "")) for stop in root.iter(f"{_SVG}stop"))
    painter = Painter(Canvas(width, height, lit, edge), _symbols(root))
    for part in root:
        painter.paint(part, PartStyle())
    return painter.canvas.png()


def _symbols(root: ET.Element) -> Mapping[str, ET.Element]:
    return {symbol.get("id", ""): symbol for symbol in root.iter(f"{_SVG}symbol")}


@dataclass(frozen=True, slots=True)
class Painter:
    """Paints part by part."""

    canvas: Canvas
    symbols: Mapping[str, ET.Element]

    def paint(self, part: ET.Element, around: PartStyle) -> None:
        """Paints a part, and all that stands in it."""
        look, kind = around.within(part), part.tag.removeprefix(_SVG)
        if kind == "g":
            for inner in part:
                self.paint(inner, look)
        elif kind == "use":
            self._use(part, look)
        elif kind != "defs":
            self._fill(part, look, _SHAPES[kind](part, look))

    def _use(self, part: ET.Element, look: PartStyle) -> None:
        """A shape by its name, in the middle of the room it is given."""
        symbol = self.symbols[part.get(_HREF, "").removeprefix("#")]
        box = _numbers(symbol.get("viewBox", ""))
        x, y, width, height = (_at(part, name) for name in ("x", "y", "width", "height"))
        scale = min(width / box[2], height / box[3])
        left, top = x + (width - box[2] * scale) / 2, y + (height - box[3] * scale) / 2
        moved = replace(look, matrix=_times(look.matrix, (scale, 0, 0, scale, left, top)))
        for inner in symbol:
            self._fill(inner, moved, polygons(inner.get("d", "")))

    def _fill(self, part: ET.Element, look: PartStyle, shapes: Sequence[Polygon]) -> None:
        """Fills shapes, and draws the line round them."""
        if look.fill != "none" and not look.fill.startswith("url("):
            opacity, even = float(part.get("fill-opacity", "1")), part.get("fill-rule") == "evenodd"
            self.canvas.fill(look.shown(shapes), look.ink(look.fill), opacity, even=even)
        if (ink := part.get("stroke")) is not None:
            self.canvas.fill(look.shown(_line(part, shapes)), look.ink(ink))


def _line(part: ET.Element, shapes: Sequence[Polygon]) -> Iterable[Polygon]:
    width, dashes = _at(part, "stroke-width", 1), _numbers(part.get("stroke-dasharray", ""))
    for shape in shapes:
        yield from dotted(shape, sum(dashes), width) if dashes else drawn_round(shape, width)


def _rectangle(part: ET.Element, _look: PartStyle) -> Sequence[Polygon]:
    x, y, width, height, radius = (_at(part, name) for name in ("x", "y", "width", "height", "rx"))
    return [rounded(x, y, width, height, radius)]


def _circle(part: ET.Element, _look: PartStyle) -> Sequence[Polygon]:
    return [circle(*(_at(part, name) for name in ("cx", "cy", "r")))]


def _path(part: ET.Element, _look: PartStyle) -> Sequence[Polygon]:
    return polygons(part.get("d", ""))


def _text(part: ET.Element, look: PartStyle) -> Sequence[Polygon]:
    size, between = _at(part, "font-size"), _at(part, "letter-spacing")
    shapes, width = lettered(part.text or "", look.family, size, between=between)
    x = _at(part, "x") - width * _BEFORE[part.get("text-anchor", "start")]
    return [[(x + along, _at(part, "y") + down) for along, down in shape] for shape in shapes]


_SHAPES: Final = {"rect": _rectangle, "circle": _circle, "path": _path, "text": _text}
_BEFORE: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a text stands before its place."""


def _at(part: ET.Element, name: str, usual: float = 0) -> float:
    return float(part.get(name, usual))


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _colour(text: str) -> Colour:
    digits = text.removeprefix("#")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def _placed(matrix: Matrix, ways: str) -> Matrix:
    """Moved, made larger or turned, as is written."""
    for way, numbers in _WAY.findall(ways):
        matrix = _times(matrix, _WAYS[way](*_numbers(numbers)))
    return matrix


def _moved(x: float, y: float = 0) -> Matrix:
    return (1, 0, 0, 1, x, y)


def _scaled(by: float) -> Matrix:
    return (by, 0, 0, by, 0, 0)


def _turned(degrees: float, x: float = 0, y: float = 0) -> Matrix:
    angle = radians(degrees)
    turn = (cos(angle), sin(angle), -sin(angle), cos(angle), 0.0, 0.0)
    return _times(_times(_moved(x, y), turn), _moved(-x, -y))


_WAYS: Final[Mapping[str, Callable[..., Matrix]]] = {"translate": _moved, "scale": _scaled, "rotate": _turned}


def _times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )
