"""Draw a player's portrait, always the same for the same name. The web draws it from the same file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

_FNV_START, _FNV_FACTOR = 0x811C9DC5, 0x01000193
_MIX: Final = 0x2C1B3C6D
_BACK: Final = "#2f4a86"


def draw_portrait(name: str, left: int, top: int, width: int) -> Iterator[str]:
    """Yield the SVG of a portrait on a card back, at a place and with a width."""
    scale = round(width / 42, 4)
    yield f'<g transform="translate({left} {top}) scale({scale})">'
    yield f'<rect width="42" height="58.8" rx="3" fill="{_BACK}" stroke="#9aa39d" stroke-width=".5"/>'
    yield '<rect x="2.6" y="2.6" width="36.8" height="53.6" rx="1.6" fill="none" stroke="#b8c6e6"/>'
    yield '<g transform="translate(3 5.4)">'
    yield '<ellipse cx="18" cy="24" rx="15.5" ry="21" fill="#efe9d9" stroke="#cbbf9f"/>'
    parts = choose_parts(name)
    for layer in _load_drawing()["layers"]:
        if all(parts[part] in those for part, those in layer["when"].items()):
            yield _draw_layer(parts.get(layer["fill"], layer["fill"]), layer["path"])
    yield "</g></g>"


def _draw_layer(fill: str, path: str) -> str:
    line = ' stroke="#4a3b33" stroke-width=".8" stroke-linecap="round"' if fill == "none" else ""
    return f'<path fill="{fill}"{line} d="{path}"/>'


def choose_parts(name: str) -> dict[str, str]:
    """Choose the parts of a portrait by the hash of the name (FNV-1a)."""
    drawing, left = _load_drawing(), _FNV_START
    for letter in name:
        left = (left ^ ord(letter)) * _FNV_FACTOR & 0xFFFFFFFF
    parts = {"beard": "none"}
    for part, choices in drawing["hers" if re.search(drawing["her_name"], name) else "his"]:
        parts[part] = choices[left % len(choices)]
        left = (left ^ left >> 15) * _MIX & 0xFFFFFFFF
    return parts


@cache
def _load_drawing() -> dict[str, Any]:
    """Load the parts to choose from, and the layers of the drawing, the lowest first."""
    text = resources.files(__package__).joinpath("portrait.json").read_text("utf-8")
    drawing: dict[str, Any] = json.loads(text)
    return drawing
