"""Render pictures as PNG, for clients that cannot show SVG.

resvg draws them with letters cut from the web's own fonts by `web/server_fonts.mjs`; their licence (SIL Open
Font License 1.1) lies in the web's `licences`.
The fonts of the machine are not used, so all machines draw the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

__all__ = ["FONTS", "render_png"]

FONTS: Final = tuple(str(Path(__file__).with_name(f"{font}.ttf")) for font in ("besley", "libre-franklin"))
_PLAIN: Final = "Libre Franklin Thin"
"""The family name in the font file, which does not depend on the weight."""


def render_png(svg: str) -> bytes:
    """Render an SVG picture as PNG."""
    return svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[*FONTS], sans_serif_family=_PLAIN)
