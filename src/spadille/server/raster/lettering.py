"""Text as outlines, in the letters of the web's own fonts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from spadille.server.raster.outlines import Polygon, polygons

_FILE: Final = "letters.json"
_SQUARE: Final = 1000
_UNKNOWN: Final = "?"


@cache
def _families() -> Mapping[str, Mapping[str, tuple[int, str]]]:
    text = files(__package__ or "").joinpath(_FILE).read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, tuple[int, str]]] = json.loads(text)
    return found


def lettered(text: str, family: str, size: float, *, between: float = 0) -> tuple[Sequence[Polygon], float]:
    """A line of text that begins at nought on its base line, and how wide it is."""
    letters, scale = _families()[family], size / _SQUARE
    shapes: list[Polygon] = []
    at = 0.0
    for letter in text:
        width, outline = letters.get(letter) or letters[_UNKNOWN]
        shapes += [[(at + x * scale, -y * scale) for x, y in shape] for shape in polygons(outline)]
        at += width * scale + between
    return shapes, at
