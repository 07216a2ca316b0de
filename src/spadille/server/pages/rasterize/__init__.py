"""Render pictures as PNG, for clients that cannot show SVG.

resvg draws them with subsets of the web client's fonts, which `web/server_fonts.mjs` makes. The licence of
the fonts (SIL Open Font License 1.1) is in the web client's folder `licences`. The fonts of the machine are
not used, so all machines draw the same pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

__all__ = ["FONTS", "render_png"]

FONTS: Final = tuple(str(Path(__file__).with_name(f"{font}.ttf")) for font in ("besley", "libre-franklin"))
_PLAIN: Final = "Libre Franklin Thin"
"""The family name in the font file. It contains a weight, but stands for all weights."""


def render_png(svg: str) -> bytes:
    """Render an SVG picture as PNG."""
    return svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[*FONTS], sans_serif_family=_PLAIN)
