"""Pictures of dots, for those who cannot draw an SVG: the few shapes that our own pictures are made of.

Nothing but the standard library; letters are outlines of the web's own fonts (`scripts/letters.py`).
"""

from spadille.server.raster.painting import png

__all__ = ["png"]
