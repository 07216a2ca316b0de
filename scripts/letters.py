"""Writes the letters that the house draws pictures with: outlines out of the web's own fonts (OFL 1.1).

`python -m scripts.letters` wants fontTools and brotli, which nothing else here needs:
`pip install fonttools brotli`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LETTERS: Final = ROOT / "src/spadille/server/raster/letters.json"
_FONTS: Final = ROOT / "web/node_modules/@fontsource-variable"
CUTS: Final = (("Besley", "besley", 600), ("Libre Franklin", "libre-franklin", 400))
"""A family, its package, and how bold."""
SHOWN: Final = "".join(map(chr, range(0x20, 0x7F))) + "ÄÅÉÖÜßäåéöü·–—‘’“”…×½−"
_SQUARE: Final = 1000
_NOTICE: Final = "Outlines of Besley and Libre Franklin, SIL Open Font License 1.1; see web/licences."


def letters() -> dict[str, Any]:
    """By family each letter's width and outline, in a square of 1000."""
    return {"notice": _NOTICE, **{family: _cut(package, weight) for family, package, weight in CUTS}}


def _cut(package: str, weight: int) -> dict[str, Any]:
    file = _FONTS / package / "files" / f"{package}-latin-wght-normal.woff2"
    variable = resolve_name("fontTools.ttLib:TTFont")(file)
    font = resolve_name("fontTools.varLib.instancer:instantiateVariableFont")(variable, {"wght": weight})
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    there = {letter: names[ord(letter)] for letter in SHOWN if ord(letter) in names}
    scale = _SQUARE / font["head"].unitsPerEm
    return {letter: _letter(glyphs, name, scale) for letter, name in there.items()}


def _letter(glyphs: Mapping[str, Any], name: str, scale: float) -> list[Any]:
    pen = resolve_name("fontTools.pens.svgPathPen:SVGPathPen")(glyphs, lambda at: str(round(at * scale)))
    glyphs[name].draw(pen)
    return [round(glyphs[name].width * scale), pen.getCommands()]


if __name__ == "__main__":
    LETTERS.write_text(json.dumps(letters(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    sys.stdout.write(f"{LETTERS}\n")
